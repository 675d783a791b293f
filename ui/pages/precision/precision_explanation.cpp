// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/precision/precision_explanation.h"

#include "formula/formula_view.h"
#include "lab/precision_words.h"
#include "pages/precision/precision_formulas.h"

#include <QLabel>
#include <QVBoxLayout>

namespace normscope::ui {

PrecisionExplanation::PrecisionExplanation(QWidget* parent)
    : ExplanationDock(parent), m_norm(wrappedLabel(this)), m_rows(new QVBoxLayout), m_heading(wrappedLabel(this)),
      m_formula(wrappedLabel(this)), m_legend(addFoot()), m_gestures(addFoot()) {
    m_rows->setSpacing(2);
    top().setSpacing(4);
    top().addWidget(m_norm);
    top().addLayout(m_rows);
    top().addSpacing(6);
    top().addWidget(m_heading);
    top().addWidget(m_formula);
}

void PrecisionExplanation::themeChanged() {
    for (QLabel* heading : {m_norm, m_heading}) heading->setFont(shownTheme().font(TextSize::Body, QFont::DemiBold));
    m_formula->setFont(shownTheme().font(TextSize::Body));
    showFormulas();
    showTexts();
}

void PrecisionExplanation::setSettings(const PrecisionSettings& settings) {
    if (m_settings == settings && !m_formulas.empty()) return;
    m_settings = settings;
    showFormulas();
    showTexts();
    fitHeight();
}

// A formula is never squeezed: the dock scrolls instead.
void PrecisionExplanation::showFormulas() {
    const std::vector<FormulaRef> formulas = precisionFormulas(m_settings);
    while (m_formulas.size() > formulas.size()) {
        delete m_formulas.back();
        m_formulas.pop_back();
    }
    while (m_formulas.size() < formulas.size()) {
        m_formulas.push_back(new FormulaView(shownTheme(), this));
        m_rows->addWidget(m_formulas.back(), 0, Qt::AlignLeft);
    }
    for (std::size_t k = 0; k < formulas.size(); ++k) {
        m_formulas[k]->setTheme(shownTheme());
        m_formulas[k]->setFormula(formulas[k]);
        m_formulas[k]->setFixedSize(m_formulas[k]->sizeHint());
    }
}

void PrecisionExplanation::showTexts() {
    const ViewFormula about = viewFormula(m_settings);
    m_norm->setText(richText(Text("%1", {methodName(kindOf(m_settings.norm))}), shownTheme()));
    m_heading->setText(about.heading);
    m_formula->setText(about.formula);
    m_legend->setText(viewLegend(m_settings.view));
    const QString gestures = viewGestures(m_settings.view);
    m_gestures->setText(gestures);
    m_gestures->setVisible(!gestures.isEmpty());
}

} // namespace normscope::ui
