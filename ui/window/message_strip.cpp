// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/message_strip.h"

#include "plot/rich_text.h"

#include <QAccessible>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>

namespace normscope::ui {

MessageStrip::MessageStrip(QWidget* parent)
    : QWidget(parent), m_theme(&theme(ThemeName::Light)), m_label(new QLabel(this)) {
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(24, 6, 24, 6);
    row->addWidget(m_label, 1);
    m_label->setWordWrap(true);
    m_label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    setAccessibleName(tr("Message"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Maximum);
    hide();
}

void MessageStrip::setTheme(const Theme& theme) {
    m_theme = &theme;
    m_label->setFont(theme.font(TextSize::Body));
    show();
}

void MessageStrip::setMessage(const QString& text) {
    m_message = text;
    show();
    if (text.isEmpty()) return;
    m_label->setAccessibleName(text);
    QAccessibleEvent event(m_label, QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
}

void MessageStrip::setSentence(const Text& sentence) {
    m_sentence = sentence;
    show();
}

// There is room for one: what all of the page shows, not what the chosen cell does.
QString MessageStrip::firstParagraph() const {
    Text first = m_sentence;
    first.pattern = first.pattern.substr(0, first.pattern.find('\n'));
    return richText(first, *m_theme);
}

void MessageStrip::show() {
    const bool sentence = m_message.isEmpty() && m_theme->name == ThemeName::Projector && !m_sentence.empty();
    m_label->setTextFormat(sentence ? Qt::RichText : Qt::PlainText);
    m_label->setText(sentence ? firstParagraph() : m_message);
    setVisible(!m_label->text().isEmpty());
    update();
}

void MessageStrip::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), m_theme->bar);
    painter.fillRect(0, 0, width(), 1, m_theme->rule);
}

} // namespace normscope::ui
