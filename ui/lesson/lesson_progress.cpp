// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/lesson_progress.h"

#include <algorithm>

namespace normscope::ui {

namespace {

const QString lastKey = QStringLiteral("lastLesson");

QString keyOf(const Lesson& lesson) { return QStringLiteral("lessons/") + QString::fromStdString(lesson.id); }

} // namespace

LessonRecord LessonProgress::record(const Lesson& lesson) const {
    return fitting(recordFrom(m_settings.value(keyOf(lesson)).toString().toUtf8()), lesson);
}

void LessonProgress::keep(const Lesson& lesson, const LessonRecord& record) {
    m_settings.setValue(keyOf(lesson), QString::fromUtf8(toJson(record)));
    m_settings.setValue(lastKey, QString::fromStdString(lesson.id));
}

int LessonProgress::stepsDone(const Lesson& lesson) const {
    const LessonRecord kept = record(lesson);
    return int(std::ranges::count_if(kept.steps, [](const auto& step) { return step.second.done; }));
}

QString LessonProgress::last() const { return m_settings.value(lastKey).toString(); }

} // namespace normscope::ui
