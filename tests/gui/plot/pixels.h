// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plot/panel_view.h"

#include <QApplication>
#include <QImage>
#include <QMouseEvent>

#include <cstdlib>

// Pictures of views and what stands in them; the pointer over views.
namespace normscope::ui {

inline QImage pictureOf(PanelView& view) {
    view.show();
    QCoreApplication::processEvents(); // plots replot when the event loop is back
    return view.grab().toImage();
}

inline bool isNear(const QColor& a, const QColor& b, int tolerance = 24) {
    return std::abs(a.red() - b.red()) <= tolerance && std::abs(a.green() - b.green()) <= tolerance &&
           std::abs(a.blue() - b.blue()) <= tolerance;
}

inline int countNear(const QImage& image, const QRect& area, const QColor& colour, int tolerance = 24) {
    const QRect inside = area & image.rect();
    int found = 0;
    for (int y = inside.top(); y <= inside.bottom(); ++y)
        for (int x = inside.left(); x <= inside.right(); ++x)
            found += isNear(image.pixelColor(x, y), colour, tolerance);
    return found;
}

inline void sendMouse(QWidget& view, QEvent::Type type, const QPoint& at) {
    const Qt::MouseButton button = type == QEvent::MouseMove ? Qt::NoButton : Qt::LeftButton;
    const Qt::MouseButtons held = type == QEvent::MouseButtonRelease ? Qt::NoButton : Qt::LeftButton;
    QMouseEvent event(type, at, view.mapToGlobal(at), button, held, Qt::NoModifier);
    QApplication::sendEvent(&view, &event);
}

inline void drag(QWidget& view, const QPoint& from, const QPoint& to) {
    sendMouse(view, QEvent::MouseButtonPress, from);
    sendMouse(view, QEvent::MouseMove, (from + to) / 2);
    sendMouse(view, QEvent::MouseMove, to);
    sendMouse(view, QEvent::MouseButtonRelease, to);
}

inline void click(QWidget& view, const QPoint& at) {
    sendMouse(view, QEvent::MouseButtonPress, at);
    sendMouse(view, QEvent::MouseButtonRelease, at);
}

} // namespace normscope::ui
