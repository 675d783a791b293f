// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plot/theme.h"

#include <QWidget>

#include <vector>

class QLabel;
class QToolButton;
class QVBoxLayout;

namespace normscope::ui {

class Control;

// A heading with its controls; those seldom needed are folded away behind "more" at the heading's right.
class Section : public QWidget {
    Q_OBJECT
public:
    Section(const QString& title, QWidget* parent);

    void add(Control* control, bool seldom);
    void setTheme(const Theme& theme);
    void showEdited(); // a folded control that is not at its default shows in the button
    void setUnfolded(bool unfolded);

protected:
    void paintEvent(QPaintEvent*) override;

private:
    const Theme* m_theme;
    QLabel* m_heading;
    QToolButton* m_more;
    QWidget* m_folded;
    std::vector<Control*> m_seldom;
};

} // namespace normscope::ui
