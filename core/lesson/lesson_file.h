// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "error.h"
#include "lesson/lesson.h"

#include <map>
#include <string>
#include <vector>

// Lessons as teachers write them: a folder, or a zip archive of one, with lesson.json and a text a language. The format
// is told in docs/lessons.md. Files from strangers are expected.
namespace normscope {

inline constexpr int lessonVersion = 1;

// By name without the folder: "lesson.json", "en.md".
using LessonFiles = std::map<std::string, std::string>;

// The first mistake, as FILE: step "ID", PLACE: REASON. Every step, option and quoted number must have its words in
// every language, and every word its step; unknown keys, wrong types and scenarios that no file may hold are refused.
Expected<Lesson> parseLesson(const LessonFiles& files, const std::string& id, const std::string& name);
// path: a folder, a .zip of one (with or without the folder's name inside), or a lesson.json.
Expected<Lesson> readLesson(const std::string& path);

// What is built in, in the order of the list.
const std::vector<Lesson>& builtInLessons();

} // namespace normscope
