// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plot/theme.h"

#include <QWidget>

class QToolButton;

namespace normscope::ui {

class LessonLabel;
class StepDots;

// The top of the lesson's dock: what it is, how far one is, and the way out. A rule parts it from what follows.
class LessonHeader : public QWidget {
    Q_OBJECT
public:
    explicit LessonHeader(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    void setTitle(const QString& title);
    void setPlace(int step, int count); // step from 0; count: behind the last; of no steps: not shown

signals:
    void listPressed();
    void leavePressed();

protected:
    void paintEvent(QPaintEvent*) override;

private:
    QToolButton* addButton(const char* name, const QString& words, const QString& help);

    const Theme* m_theme;
    LessonLabel* m_title;
    QToolButton* m_list;
    QToolButton* m_leave;
    StepDots* m_dots;
    LessonLabel* m_place;
};

} // namespace normscope::ui
