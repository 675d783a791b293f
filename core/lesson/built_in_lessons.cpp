// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/lesson_file.h"
#include "lesson/lesson_folder.h"

#include <lesson_list.h> // written by the CMakeLists.txt beside this file

#include <algorithm>
#include <stdexcept>
#include <tuple>

namespace normscope {

namespace {

std::vector<Lesson> read() {
    std::vector<Lesson> all;
    for (const LessonFolder& folder : builtInFolders()) {
        auto lesson = parseLesson(folder.files, folder.id, folder.id);
        if (!lesson) throw std::logic_error("lesson " + plain(lesson.error()));
        all.push_back(std::move(*lesson));
    }
    std::ranges::sort(all, {}, [](const Lesson& lesson) { return std::tie(lesson.order, lesson.id); });
    return all;
}

} // namespace

const std::vector<Lesson>& builtInLessons() {
    static const std::vector<Lesson> all = read();
    return all;
}

} // namespace normscope
