// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "error.h"
#include "lesson/lesson_file.h"

#include <string>

// The files of a lesson that somebody has sent.
namespace normscope {

inline constexpr std::size_t largestLessonFile = std::size_t(256) << 10; // bytes, each
inline constexpr std::size_t mostLanguages = 50;

// lesson.json, or a text; a README.md is none of a lesson's files.
bool isLessonFile(const std::string& name);

// A lesson's files and what it is called.
struct LessonFolder {
    std::string id;
    LessonFiles files;
};
Expected<LessonFolder> readLessonFolder(const std::string& path);
Expected<LessonFolder> readLessonZip(const std::string& path);

} // namespace normscope
