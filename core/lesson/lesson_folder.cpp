// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/lesson_folder.h"

#include "io/file.h"

#include <filesystem>

namespace normscope {

namespace {

namespace fs = std::filesystem;

std::string nameOf(const fs::path& folder) {
    std::error_code fault;
    const fs::path whole = fs::absolute(folder, fault).lexically_normal();
    return (whole.has_filename() ? whole : whole.parent_path()).filename().string();
}

unexpected<Error> unreadable(const std::string& path, const std::error_code& fault) {
    return unexpected(Error{path, "", {NORMSCOPE_TEXT("cannot be read: %1"), {fault.message()}}});
}

} // namespace

bool isLessonFile(const std::string& name) {
    return name == "lesson.json" || (name.ends_with(".md") && name != "README.md" && !name.starts_with('.'));
}

Expected<LessonFolder> readLessonFolder(const std::string& path) {
    LessonFolder lesson{nameOf(path), {}};
    std::error_code fault;
    fs::directory_iterator entries(path, fault);
    for (; !fault && entries != fs::directory_iterator(); entries.increment(fault)) {
        const std::string name = entries->path().filename().string();
        if (!isLessonFile(name)) continue;
        if (lesson.files.size() > mostLanguages)
            return unexpected(Error{path, "", NORMSCOPE_TEXT("holds too many texts")});
        auto text = readTextFile(entries->path().string(), largestLessonFile);
        if (!text) return unexpected(text.error());
        lesson.files.emplace(name, std::move(*text));
    }
    if (fault) return unreadable(path, fault);
    return lesson;
}

} // namespace normscope
