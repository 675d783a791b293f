// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/lesson_entry.h"

#include "lesson/lesson_label.h"

#include <QKeyEvent>
#include <QPainter>
#include <QVBoxLayout>

namespace normscope::ui {

LessonEntry::LessonEntry(QWidget* parent)
    : QPushButton(parent), m_theme(&theme(ThemeName::Light)), m_title(new LessonLabel(this)),
      m_summary(new LessonLabel(this)), m_state(new LessonLabel(this)) {
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred); // a button would not let its words wrap
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(10, 8, 10, 8);
    column->setSpacing(3);
    for (LessonLabel* label : {m_title, m_summary, m_state}) {
        label->setAttribute(Qt::WA_TransparentForMouseEvents);
        column->addWidget(label);
    }
}

void LessonEntry::setTheme(const Theme& theme) {
    m_theme = &theme;
    m_title->setLook(theme, TextSize::Body, QFont::DemiBold);
    m_summary->setLook(theme, TextSize::Body);
    m_state->setLook(theme, TextSize::Small, QFont::Normal, true);
    update();
}

void LessonEntry::setWords(const Words& words) {
    m_title->setHtml(words.title.toHtmlEscaped());
    m_summary->setHtml(words.summary.toHtmlEscaped());
    m_state->setHtml(words.state.toHtmlEscaped());
    setAccessibleName(words.title);
    setAccessibleDescription(QStringLiteral("%1 %2").arg(words.summary, words.state));
}

void LessonEntry::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        click();
    else
        QPushButton::keyPressEvent(event);
}

void LessonEntry::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(underMouse() ? m_theme->ink : m_theme->controlBorder);
    painter.setBrush(isDown() ? m_theme->controlPressed : m_theme->controlFill);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
}

} // namespace normscope::ui
