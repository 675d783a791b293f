// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/axes/axes_explanation.h"

#include "pages/axes/norm_card.h"
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

AxesExplanation::AxesExplanation(QWidget* parent)
    : QWidget(parent), m_theme(&theme(ThemeName::Light)), m_cardRows(new QVBoxLayout), m_heading(wrapped(this)),
      m_see(wrapped(this)), m_hint(wrapped(this)), m_exactness(wrapped(this)) {
    m_content = new QWidget;
    auto* column = new QVBoxLayout(m_content);
    column->setContentsMargins(16, 14, 12, 12);
    column->setSpacing(10);
    m_cardRows->setSpacing(14);
    column->addLayout(m_cardRows);
    column->addWidget(ruleLine(m_content));
    column->addWidget(m_heading);
    column->addWidget(m_see);
    column->addStretch();
    column->addWidget(ruleLine(m_content));
    column->addWidget(m_hint);
    column->addWidget(m_exactness);

    auto* scroll = new QScrollArea(this);
    scroll->setWidget(m_content);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->addWidget(scroll);
    m_hint->setText(tr("Hover a cell to see its group. Click to keep it, Esc to let go. Drag an input cell up or down "
                       "to change its value, double-click to type one."));
    m_heading->setText(tr("What you see"));
    m_exactness->setToolTip(ExactnessTable::explanation());
}

void AxesExplanation::setTheme(const Theme& theme) {
    m_theme = &theme;
    for (NormCard* card : m_cards) card->setTheme(theme);
    m_heading->setFont(theme.font(TextSize::Body, QFont::DemiBold));
    m_see->setFont(theme.font(TextSize::Body));
    for (QLabel* small : {m_hint, m_exactness}) small->setFont(theme.font(TextSize::Small));
    QPalette muted = palette();
    muted.setColor(QPalette::WindowText, theme.muted);
    for (QLabel* small : {m_hint, m_exactness}) small->setPalette(muted);
    for (QFrame* line : findChildren<QFrame*>("rule"))
        line->setStyleSheet(QStringLiteral("background: %1").arg(theme.rule.name()));
    showTexts();
    fitHeight();
}

void AxesExplanation::showTexts() {
    m_see->setText(richText(m_sentence, *m_theme));
    m_exactness->setText(m_differences.richText(*m_theme));
}

void AxesExplanation::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fitHeight();
}

// A scroll area does not ask wrapped texts how high they are at its width.
void AxesExplanation::fitHeight() {
    for (NormCard* card : m_cards) card->layout()->activate();
    m_content->layout()->activate();
    m_content->setMinimumHeight(m_content->layout()->totalHeightForWidth(width()));
}

void AxesExplanation::setResult(const AxesResult& result, const Figure& figure, const AxesSettings& display) {
    matchCards(result);
    for (std::size_t k = 0; k < m_cards.size(); ++k) m_cards[k]->setRun(result, k, figure, display.view);
    const ExactnessTable differences(result, figure);
    if (m_sentence != figure.sentence || m_differences != differences) {
        m_sentence = figure.sentence;
        m_differences = differences;
        showTexts();
    }
    fitHeight();
}

void AxesExplanation::matchCards(const AxesResult& result) {
    while (m_cards.size() > result.runs.size()) {
        delete m_cards.back();
        m_cards.pop_back();
    }
    while (m_cards.size() < result.runs.size()) {
        m_cards.push_back(new NormCard(*m_theme, this));
        m_cardRows->addWidget(m_cards.back());
        connect(m_cards.back(), &NormCard::termHovered, this, &AxesExplanation::termHovered);
    }
}

} // namespace normscope::ui
