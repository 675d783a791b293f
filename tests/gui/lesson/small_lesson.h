// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lesson/lesson_file.h"

#include <QtGlobal>

inline constexpr const char* smallLessonFolder = NORMSCOPE_TEST_DIR "/gui/lesson/small";

// Five short steps on the Axes page, which take milliseconds to measure: every kind of prediction, a question, a hidden
// plot, controls, and another run.
inline normscope::Lesson smallLesson() {
    const auto lesson = normscope::readLesson(smallLessonFolder);
    if (!lesson) qFatal("%s", plain(lesson.error()).c_str());
    return *lesson;
}
