// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/depth/depth_explanation.h"

#include "pages/depth/arm_card.h"
#include "pages/depth/chosen_arm.h"
#include "plot/rich_text.h"

#include <QFrame>
#include <QLabel>
#include <QScrollArea>
#include <QVBoxLayout>

namespace normscope::ui {

namespace {

QLabel* wrapped(QWidget* parent) {
    auto* label = new QLabel(parent);
    label->setWordWrap(true);
    label->setTextFormat(Qt::RichText);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    label->setFocusPolicy(Qt::NoFocus);
    return label;
}

QFrame* ruleLine(QWidget* parent) {
    auto* line = new QFrame(parent);
    line->setObjectName("rule");
    line->setFixedHeight(1);
    return line;
}

} // namespace

DepthExplanation::DepthExplanation(QWidget* parent)
    : QWidget(parent), m_theme(&theme(ThemeName::Light)), m_cardRows(new QVBoxLayout), m_heading(wrapped(this)),
      m_see(wrapped(this)), m_foot(wrapped(this)) {
    m_content = new QWidget;
    auto* column = new QVBoxLayout(m_content);
    column->setContentsMargins(16, 14, 12, 12);
    column->setSpacing(10);
    m_cardRows->setSpacing(10);
    column->addLayout(m_cardRows);
    column->addWidget(ruleLine(m_content));
    column->addWidget(m_heading);
    column->addWidget(m_see);
    column->addStretch();
    column->addWidget(ruleLine(m_content));
    column->addWidget(m_foot);

    auto* scroll = new QScrollArea(this);
    scroll->setWidget(m_content);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->addWidget(scroll);
    m_heading->setText(tr("What you see"));
}

void DepthExplanation::setTheme(const Theme& theme) {
    m_theme = &theme;
    for (ArmCard* card : m_cards) card->setTheme(theme);
    m_heading->setFont(theme.font(TextSize::Body, QFont::DemiBold));
    m_see->setFont(theme.font(TextSize::Body));
    m_see->setText(richText(m_sentence, theme));
    m_foot->setFont(theme.font(TextSize::Small));
    QPalette muted = palette();
    muted.setColor(QPalette::WindowText, theme.muted);
    m_foot->setPalette(muted);
    for (QFrame* line : findChildren<QFrame*>("rule"))
        line->setStyleSheet(QStringLiteral("background: %1").arg(theme.rule.name()));
    fitHeight();
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

void DepthExplanation::setSentence(const Text& sentence) {
    if (m_sentence == sentence) return;
    m_sentence = sentence;
    m_see->setText(richText(sentence, *m_theme));
    fitHeight();
}

void DepthExplanation::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fitHeight();
}

// A scroll area does not ask wrapped texts how high they are at its width.
void DepthExplanation::fitHeight() {
    for (ArmCard* card : m_cards) card->layout()->activate();
    m_content->layout()->activate();
    m_content->setMinimumHeight(m_content->layout()->totalHeightForWidth(width()));
}

void DepthExplanation::matchCards(const DepthSettings& settings) {
    while (m_cards.size() > settings.arms.size()) {
        m_cards.back()->hide();
        m_cards.back()->deleteLater(); // its click may still be on the way
        m_cards.pop_back();
    }
    while (m_cards.size() < settings.arms.size()) {
        auto* card = new ArmCard(*m_theme, this);
        connect(card, &ArmCard::clicked, this, [this, arm = int(m_cards.size())] { emit armChosen(arm); });
        m_cardRows->addWidget(card);
        m_cards.push_back(card);
    }
}

} // namespace normscope::ui
