// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/explanation_dock.h"

#include <QFrame>
#include <QLabel>
#include <QScrollArea>
#include <QVBoxLayout>

namespace normscope::ui {

ExplanationDock::ExplanationDock(QWidget* parent)
    : QWidget(parent), m_theme(&theme(ThemeName::Light)), m_content(new QWidget), m_column(new QVBoxLayout(m_content)),
      m_top(new QVBoxLayout), m_heading(wrappedLabel(m_content)), m_see(wrappedLabel(m_content)) {
    m_heading->setText(tr("What you see"));
    build();
    scrollContent();
}

void ExplanationDock::build() {
    m_column->setContentsMargins(16, 14, 12, 12);
    m_column->setSpacing(10);
    m_column->addLayout(m_top);
    addRule();
    m_column->addWidget(m_heading);
    m_column->addWidget(m_see);
    m_column->addStretch();
    addRule();
}

void ExplanationDock::addRule() {
    auto* line = new QFrame(m_content);
    line->setObjectName("rule");
    line->setFixedHeight(1);
    m_column->addWidget(line);
}

void ExplanationDock::scrollContent() {
    auto* scroll = new QScrollArea(this);
    scroll->setWidget(m_content);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setAccessibleName(m_heading->text()); // the keyboard scrolls it
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->addWidget(scroll);
}

QLabel* ExplanationDock::wrappedLabel(QWidget* parent) {
    auto* label = new QLabel(parent);
    label->setWordWrap(true);
    label->setTextFormat(Qt::RichText);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    label->setFocusPolicy(Qt::NoFocus);
    return label;
}

QLabel* ExplanationDock::addFoot() {
    m_feet.push_back(wrappedLabel(m_content));
    m_column->addWidget(m_feet.back());
    return m_feet.back();
}

void ExplanationDock::setTheme(const Theme& theme) {
    m_theme = &theme;
    m_heading->setFont(theme.font(TextSize::Body, QFont::DemiBold));
    m_see->setFont(theme.font(TextSize::Body));
    m_see->setText(richText(m_sentence, theme));
    QPalette muted = palette();
    muted.setColor(QPalette::WindowText, theme.muted);
    for (QLabel* foot : m_feet) {
        foot->setFont(theme.font(TextSize::Small));
        foot->setPalette(muted);
    }
    for (QFrame* line : findChildren<QFrame*>("rule"))
        line->setStyleSheet(QStringLiteral("background: %1").arg(theme.rule.name()));
    themeChanged();
    fitHeight();
}

void ExplanationDock::setSentence(const Text& sentence) {
    if (m_sentence == sentence) return;
    m_sentence = sentence;
    m_see->setText(richText(sentence, *m_theme));
    fitHeight();
}

void ExplanationDock::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fitHeight();
}

// A scroll area does not ask wrapped texts how high they are at its width.
void ExplanationDock::fitHeight() {
    for (int k = 0; k < m_top->count(); ++k)
        if (QWidget* part = m_top->itemAt(k)->widget(); part && part->layout()) part->layout()->activate();
    m_column->activate();
    m_content->setMinimumHeight(m_column->totalHeightForWidth(width()));
}

} // namespace normscope::ui
