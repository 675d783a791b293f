// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plot/theme.h"

#include <QPointer>
#include <QWidget>

namespace normscope::ui {

// A 2 px ink ring, 2 px outside the control that has the keyboard focus. It shows once the keyboard is used to get
// there and goes with the next press of the mouse.
class FocusRing : public QWidget {
    Q_OBJECT
public:
    explicit FocusRing(QWidget* window); // lies above everything in it

    void setTheme(const Theme& theme);

protected:
    void paintEvent(QPaintEvent*) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void follow(QWidget* focused);
    void place();

    const Theme* m_theme;
    QPointer<QWidget> m_focused;
    bool m_byKeyboard = false;
};

} // namespace normscope::ui
