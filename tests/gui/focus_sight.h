// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "window/focus_ring.h"

#include <QAccessible>
#include <QApplication>

// What a person without a mouse needs to know of the place where the focus is.
namespace normscope::ui {

inline QString spokenName(QWidget& widget) {
    const QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(&widget);
    return spoken ? spoken->text(QAccessible::Name) : QString();
}

inline QString described(QWidget& widget) {
    return QStringLiteral("%1 \"%2\" (%3)")
        .arg(QLatin1String(widget.metaObject()->className()), widget.objectName(), spokenName(widget));
}

// At least half of it is not scrolled away. visibleRegion() would not count what a child covers.
inline bool isInSight(const QWidget& widget) {
    QRect seen = widget.rect();
    for (const QWidget* inner = &widget; !inner->isWindow(); inner = inner->parentWidget())
        seen = seen.translated(inner->pos()) & inner->parentWidget()->rect();
    return widget.isVisible() && 2 * seen.height() >= widget.height() && 2 * seen.width() >= widget.width();
}

// The ring lies 2 px outside the control and is 2 px wide.
inline bool isRinged(const QWidget& widget) {
    const auto* ring = widget.window()->findChild<FocusRing*>();
    const QRect place(widget.mapTo(widget.window(), QPoint(0, 0)), widget.size());
    return ring && ring->isVisible() && ring->geometry() == place.adjusted(-4, -4, 4, 4);
}

// Why the focus could be lost to a person; empty: it is to be seen and to be heard.
inline QString focusTrouble() {
    QWidget* focus = QApplication::focusWidget();
    if (!focus) return QStringLiteral("nothing has the focus");
    if (!isInSight(*focus)) return described(*focus) + QStringLiteral(" has the focus out of sight");
    if (!isRinged(*focus)) return described(*focus) + QStringLiteral(" has no focus ring");
    return spokenName(*focus).isEmpty() ? described(*focus) + QStringLiteral(" has no name") : QString();
}

} // namespace normscope::ui
