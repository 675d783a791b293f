// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lesson/lesson_record.h"

#include <QSettings>
#include <QString>

namespace normscope::ui {

// How far a person is in each lesson, between sessions: by the lesson's id.
class LessonProgress {
public:
    explicit LessonProgress(QSettings& settings) : m_settings(settings) {} // outlives this

    LessonRecord record(const Lesson& lesson) const; // of what the lesson still asks for
    void keep(const Lesson& lesson, const LessonRecord& record);
    int stepsDone(const Lesson& lesson) const;
    QString last() const; // id of the lesson that was kept last; empty: none

private:
    QSettings& m_settings;
};

} // namespace normscope::ui
