// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plot/theme.h"

#include <QPushButton>

namespace normscope::ui {

class LessonLabel;

// One lesson of the list: its title, what it is about, and how far one is. A click opens it.
class LessonEntry : public QPushButton {
    Q_OBJECT
public:
    struct Words {
        QString title, summary;
        QString state; // "8 min · 3 of 7 steps done"
    };

    explicit LessonEntry(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    void setWords(const Words& words);

    QSize sizeHint() const override { return QWidget::sizeHint(); } // of its words
    QSize minimumSizeHint() const override { return QWidget::minimumSizeHint(); }

protected:
    void paintEvent(QPaintEvent*) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    const Theme* m_theme;
    LessonLabel* m_title;
    LessonLabel* m_summary;
    LessonLabel* m_state;
};

} // namespace normscope::ui
