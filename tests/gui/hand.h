// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QApplication>
#include <QScrollArea>
#include <QTest>
#include <QWindow>

// A hand on mouse and keyboard. Events go to the window, which finds out what lies under the pointer and what has the
// focus, as when they come from the system.
namespace normscope::ui {

inline QPoint inWindow(const QWidget& part, const QPoint& at) { return part.mapTo(part.window(), at); }
inline QWindow* windowOf(const QWidget& part) { return part.window()->windowHandle(); }

inline void press(const QWidget& part, const QPoint& at) {
    QTest::mousePress(windowOf(part), Qt::LeftButton, {}, inWindow(part, at));
}
inline void moveTo(const QWidget& part, const QPoint& at) { QTest::mouseMove(windowOf(part), inWindow(part, at)); }
inline void release(const QWidget& part, const QPoint& at) {
    QTest::mouseRelease(windowOf(part), Qt::LeftButton, {}, inWindow(part, at));
}
inline void click(const QWidget& part, const QPoint& at, Qt::MouseButton button = Qt::LeftButton) {
    moveTo(part, at);
    QTest::mouseClick(windowOf(part), button, {}, inWindow(part, at));
}
inline void click(const QWidget& part) { click(part, part.rect().center()); }
inline void drag(const QWidget& part, const QPoint& from, const QPoint& to) {
    press(part, from);
    moveTo(part, (from + to) / 2);
    moveTo(part, to);
    release(part, to);
}

inline void strike(const QWidget& part, Qt::Key key) { QTest::keyClick(windowOf(part), key); }
inline void type(const QWidget& part, const QString& text) {
    for (const QChar letter : text) QTest::keyClick(windowOf(part), letter.toLatin1());
}

// By scrolling, as a wheel would; a widget beside its scroll area is not under any pointer.
inline void reveal(QWidget& part) {
    for (QWidget* outer = part.parentWidget(); outer; outer = outer->parentWidget())
        if (auto* area = qobject_cast<QScrollArea*>(outer)) area->ensureWidgetVisible(&part);
}

// By Tab alone, from wherever the focus is; false: it is not to be reached so.
inline bool tabTo(const QWidget& part) {
    constexpr int enough = 300; // more than any window has
    for (int k = 0; k < enough && !part.hasFocus(); ++k) strike(part, Qt::Key_Tab);
    return part.hasFocus();
}

} // namespace normscope::ui
