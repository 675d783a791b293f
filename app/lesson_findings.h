// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "command.h"

#include "lesson/lesson.h"

#include <set>
#include <string>
#include <vector>

namespace normscope::cli {

// A lesson and the folder that stands before its files in errors.
struct NamedLesson {
    std::string place;
    Lesson lesson;
};

// What came of running lessons.
struct LessonFindings {
    std::vector<Error> mistakes;
    std::set<std::string> mistaken; // places of the lessons that have some
    bool stopped = false;           // by Ctrl-C: nothing of this counts
};

// How far it is stands on a terminal's stderr.
LessonFindings checkLessons(const std::vector<NamedLesson>& lessons, const Streams& streams);

// Of a path as readLesson takes it: what it puts before the names of the lesson's files.
std::string folderOf(const std::string& path);

} // namespace normscope::cli
