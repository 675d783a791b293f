// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plot/theme.h"

#include <QStackedWidget>

#include <functional>
#include <vector>

class QShortcut;

namespace normscope::ui {

class LessonList;
class ResultView;
class StepView;

// What stands in the right dock while there is a lesson: the list of lessons, a step, or the result; with the keys
// that work in the whole window.
class LessonDock : public QStackedWidget {
    Q_OBJECT
public:
    explicit LessonDock(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    LessonList& list() { return *m_list; }
    StepView& step() { return *m_step; }
    ResultView& result() { return *m_result; }

    void showList();
    void showStep();
    void showResult();
    void showKeys(); // after anything that decides which of them count

signals:
    void listWanted();
    void leaveWanted();
    void backWanted();
    void nextWanted();

private:
    void addKey(const QKeySequence& key, std::vector<QShortcut*>& keys, const std::function<void()>& action);
    void addKeys();
    void connectHeaders();

    LessonList* m_list;
    StepView* m_step;
    ResultView* m_result;
    std::vector<QShortcut*> m_answerKeys, m_walkKeys;
};

} // namespace normscope::ui
