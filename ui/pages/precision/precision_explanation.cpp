// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/precision/precision_explanation.h"

#include "lab/precision_words.h"
#include "pages/precision/precision_formulas.h"

#include <QLabel>
#include <QVBoxLayout>

namespace normscope::ui {

PrecisionExplanation::PrecisionExplanation(QWidget* parent)
    : ExplanationDock(parent), m_norm(wrappedLabel(this)), m_definition(this), m_heading(wrappedLabel(this)),
      m_about(this), m_legend(addFoot()), m_gestures(addFoot()) {
    top().setSpacing(4);
    top().addWidget(m_norm);
    top().addLayout(m_definition.layout());
    top().addSpacing(6);
    top().addWidget(m_heading);
    top().addLayout(m_about.layout());
}

void PrecisionExplanation::themeChanged() {
    for (QLabel* heading : {m_norm, m_heading}) heading->setFont(shownTheme().font(TextSize::Body, QFont::DemiBold));
    showFormulas();
    showTexts();
}

void PrecisionExplanation::setSettings(const PrecisionSettings& settings) {
    if (m_settings == settings && !m_heading->text().isEmpty()) return;
    m_settings = settings;
    showFormulas();
    showTexts();
    fitHeight();
}

void PrecisionExplanation::showFormulas() {
    m_definition.show(precisionFormulas(m_settings), shownTheme());
    m_about.show(viewFormula(m_settings).rows, shownTheme());
}

void PrecisionExplanation::showTexts() {
    m_norm->setText(richText(Text("%1", {methodName(kindOf(m_settings.norm))}), shownTheme()));
    m_heading->setText(viewFormula(m_settings).heading);
    m_legend->setText(viewLegend(m_settings.view));
    const QString gestures = viewGestures(m_settings.view);
    m_gestures->setText(gestures);
    m_gestures->setVisible(!gestures.isEmpty());
}

} // namespace normscope::ui
