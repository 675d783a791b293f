// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pages/explanation_dock.h"
#include "pages/formula_rows.h"
#include "scenario/scenario.h"

namespace normscope::ui {

// The right dock of the Precision page: the norm that is computed, what the view is about, what is to be seen, what the
// marks are and what can be done.
class PrecisionExplanation : public ExplanationDock {
    Q_OBJECT
public:
    explicit PrecisionExplanation(QWidget* parent = nullptr);

    void setSettings(const PrecisionSettings& settings);

protected:
    void themeChanged() override;

private:
    void showFormulas();
    void showTexts();

    PrecisionSettings m_settings;
    QLabel* m_norm;
    FormulaRows m_definition;
    QLabel* m_heading;
    FormulaRows m_about;
    QLabel* m_legend;
    QLabel* m_gestures;
};

} // namespace normscope::ui
