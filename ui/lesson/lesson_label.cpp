// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/lesson_label.h"

namespace normscope::ui {

LessonLabel::LessonLabel(QWidget* parent) : QLabel(parent) {
    setWordWrap(true);
    setTextFormat(Qt::RichText);
    setHtml({});
}

void LessonLabel::setHtml(const QString& html) {
    if (html == text() && !html.isEmpty()) return;
    const bool links = html.contains(QLatin1String("<a href"));
    setTextInteractionFlags(links ? Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard : Qt::NoTextInteraction);
    setFocusPolicy(links ? Qt::StrongFocus : Qt::NoFocus);
    setText(html);
    setVisible(!html.isEmpty());
}

void LessonLabel::setLook(const Theme& theme, TextSize size, int weight, bool muted) {
    setFont(theme.font(size, weight));
    QPalette colours = theme.palette();
    colours.setColor(QPalette::WindowText, muted ? theme.muted : theme.ink);
    setPalette(colours);
}

} // namespace normscope::ui
