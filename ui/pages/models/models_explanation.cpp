// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/models/models_explanation.h"

#include "lab/axes_words.h"

#include <QLabel>
#include <QVBoxLayout>

namespace normscope::ui {

ModelsExplanation::ModelsExplanation(QWidget* parent)
    : ExplanationDock(parent), m_norm(wrappedLabel(this)), m_formulas(this), m_remark(wrappedLabel(this)),
      m_stepHeading(wrappedLabel(this)), m_step(wrappedLabel(this)), m_legend(addFoot()), m_gestures(addFoot()) {
    top().setSpacing(4);
    top().addWidget(m_norm);
    top().addLayout(m_formulas.layout());
    for (QLabel* label : {m_remark, m_stepHeading, m_step}) top().addWidget(label);
    m_stepHeading->setText(tr("One residual step"));
}

void ModelsExplanation::themeChanged() {
    for (QLabel* heading : {m_norm, m_stepHeading})
        heading->setFont(shownTheme().font(TextSize::Body, QFont::DemiBold));
    for (QLabel* words : {m_remark, m_step}) words->setFont(shownTheme().font(TextSize::Body));
    showFormulas();
    showTexts();
}

void ModelsExplanation::setModel(const Model& model, const Scenario& scenario) {
    tell(Told{normOf(model), stepFormula(model, scenario), affineRemark(model)}, ModelsView::Table);
}

void ModelsExplanation::setNorm(const CheckpointNorm* norm) {
    tell(norm ? std::optional(Told{normOf(*norm), {}, {}}) : std::nullopt, ModelsView::Checkpoint);
}

void ModelsExplanation::tell(const std::optional<Told>& told, ModelsView view) {
    if (told == m_told && view == m_view && !m_gestures->text().isEmpty()) return;
    m_told = told;
    m_view = view;
    showFormulas();
    showTexts();
    fitHeight();
}

void ModelsExplanation::showFormulas() {
    m_formulas.show(m_told ? normFormulas(m_told->norm) : std::vector<FormulaRef>(), shownTheme());
}

void ModelsExplanation::showTexts() {
    const auto show = [](QLabel* label, const QString& text) {
        label->setText(text);
        label->setVisible(!text.isEmpty());
    };
    show(m_norm, m_told ? richText(Text("%1", {methodName(m_told->norm.kind)}), shownTheme()) : QString());
    show(m_remark, m_told ? m_told->remark : QString());
    show(m_step, m_told ? m_told->step : QString());
    m_stepHeading->setVisible(!m_step->text().isEmpty());
    m_legend->setText(modelsLegend(m_view));
    m_gestures->setText(modelsGestures(m_view));
}

} // namespace normscope::ui
