// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/axes/axes_explanation.h"

#include "pages/axes/norm_card.h"

#include <QLabel>
#include <QVBoxLayout>

namespace normscope::ui {

AxesExplanation::AxesExplanation(QWidget* parent) : ExplanationDock(parent) {
    top().setSpacing(14);
    m_hand = addFoot();
    m_exactness = addFoot();
    m_exactness->setToolTip(ExactnessTable::explanation());
}

void AxesExplanation::themeChanged() {
    for (NormCard* card : m_cards) card->setTheme(shownTheme());
    m_exactness->setText(m_differences.richText(shownTheme()));
}

QString AxesExplanation::handText(AxesView view) {
    if (view == AxesView::Invariance)
        return tr("Press a cell of the table to guess: yes, the output stays, no, it moves, or no guess. T tests, P "
                  "predicts again.");
    return tr("Hover a cell to see its group. Click to keep it, Esc to let go. Drag an input cell up or down to change "
              "its value, double-click to type one.");
}

void AxesExplanation::setResult(const AxesResult& result, const Figure& figure, const AxesSettings& display) {
    matchCards(result);
    for (std::size_t k = 0; k < m_cards.size(); ++k) m_cards[k]->setRun(result, k, figure, display.view);
    setSentence(figure.sentence);
    m_hand->setText(handText(display.view));
    const ExactnessTable differences(result, figure);
    if (m_differences != differences) {
        m_differences = differences;
        m_exactness->setText(m_differences.richText(shownTheme()));
    }
    fitHeight();
}

void AxesExplanation::matchCards(const AxesResult& result) {
    while (m_cards.size() > result.runs.size()) {
        delete m_cards.back();
        m_cards.pop_back();
    }
    while (m_cards.size() < result.runs.size()) {
        m_cards.push_back(new NormCard(shownTheme(), this));
        top().addWidget(m_cards.back());
        connect(m_cards.back(), &NormCard::termHovered, this, &AxesExplanation::termHovered);
    }
}

} // namespace normscope::ui
