// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/depth/depth_explanation.h"

#include "pages/depth/arm_card.h"
#include "pages/depth/chosen_arm.h"

#include <QLabel>
#include <QVBoxLayout>

namespace normscope::ui {

DepthExplanation::DepthExplanation(QWidget* parent) : ExplanationDock(parent), m_foot(addFoot()) {
    top().setSpacing(10);
}

void DepthExplanation::themeChanged() {
    for (ArmCard* card : m_cards) card->setTheme(shownTheme());
}

void DepthExplanation::setSettings(const DepthSettings& settings) {
    matchCards(settings);
    for (std::size_t k = 0; k < m_cards.size(); ++k) {
        m_cards[k]->setArm(settings.arms[k]);
        m_cards[k]->setChecked(k == chosenArm(settings));
    }
    QStringList foot;
    if (settings.seeds > 1)
        foot += tr("Bands: lowest to highest of %1 seeds; the line is the median.").arg(settings.seeds);
    if (settings.theory) foot += tr("Thin dashes without marks are theory, not measurement.");
    m_foot->setText(foot.join(' '));
    fitHeight();
}

void DepthExplanation::matchCards(const DepthSettings& settings) {
    while (m_cards.size() > settings.arms.size()) {
        m_cards.back()->hide();
        m_cards.back()->deleteLater(); // its click may still be on the way
        m_cards.pop_back();
    }
    while (m_cards.size() < settings.arms.size()) {
        auto* card = new ArmCard(shownTheme(), this);
        connect(card, &ArmCard::clicked, this, [this, arm = int(m_cards.size())] { emit armChosen(arm); });
        top().addWidget(card);
        m_cards.push_back(card);
    }
}

} // namespace normscope::ui
