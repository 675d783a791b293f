// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pages/explanation_dock.h"
#include "pages/formula_rows.h"
#include "pages/models/models_formulas.h"

namespace normscope::ui {

// The right dock of the Models page: the norm of what is chosen as a formula, one step of the model, what is to be
// seen, and what can be done.
class ModelsExplanation : public ExplanationDock {
    Q_OBJECT
public:
    explicit ModelsExplanation(QWidget* parent = nullptr);

    void setModel(const Model& model, const Scenario& scenario);
    void setNorm(const CheckpointNorm* norm); // null: there is no checkpoint

protected:
    void themeChanged() override;

private:
    struct Told {
        NormTold norm;
        QString step, remark;
        bool operator==(const Told&) const = default;
    };
    void tell(const std::optional<Told>& told, ModelsView view);
    void showFormulas();
    void showTexts();

    std::optional<Told> m_told;
    ModelsView m_view = ModelsView::Table;
    QLabel* m_norm;
    FormulaRows m_formulas;
    QLabel* m_remark;
    QLabel* m_stepHeading;
    QLabel* m_step;
    QLabel* m_legend;
    QLabel* m_gestures;
};

} // namespace normscope::ui
