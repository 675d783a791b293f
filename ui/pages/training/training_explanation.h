// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lab/training.h"
#include "pages/explanation_dock.h"

namespace normscope::ui {

// The right dock of the Training page: how the arms learn, what is to be seen, what the lines are, and what is kept of
// a run.
class TrainingExplanation : public ExplanationDock {
    Q_OBJECT
public:
    explicit TrainingExplanation(QWidget* parent = nullptr);

    void setSettings(const TrainingSettings& settings);
    void setResult(const TrainingResult& result);

protected:
    void themeChanged() override;

private:
    void showFormulas();

    TrainingSettings m_settings;
    QLabel* m_formulas;
    QLabel* m_snapshots;
};

} // namespace normscope::ui
