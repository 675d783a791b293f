// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pages/explanation_dock.h"
#include "pages/formula_rows.h"
#include "scenario/scenario.h"

namespace normscope::ui {

// The right dock of the Batch page: how running statistics move and how long they remember, what the error of a batch's
// mean is, what is to be seen, and what the colours are.
class BatchExplanation : public ExplanationDock {
    Q_OBJECT
public:
    explicit BatchExplanation(QWidget* parent = nullptr);

    void setSettings(const NormSettings& norm, const BatchSettings& batch);

protected:
    void themeChanged() override;

private:
    void showTexts();

    NormSettings m_norm;
    Index m_size = 0;
    QLabel* m_runningTitle;
    FormulaRows m_update, m_memory;
    QLabel* m_words;
    QLabel* m_errorTitle;
    FormulaRows m_error;
    QLabel* m_foot;
};

} // namespace normscope::ui
