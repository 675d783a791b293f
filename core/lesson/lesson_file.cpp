// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/lesson_file.h"

#include "io/excerpt.h"
#include "lesson/lesson_folder.h"
#include "lesson/lesson_json.h"
#include "lesson/lesson_text.h"
#include "lesson/names.h"

#include <filesystem>

namespace normscope {

namespace {

const std::string jsonName = "lesson.json", textEnding = ".md";

std::string pathOf(const std::string& folder, const std::string& file) {
    return folder.empty() || folder.ends_with('/') ? folder + file : folder + "/" + file;
}

unexpected<Error> refusal(std::string file, Text reason) {
    return unexpected(Error{std::move(file), "", std::move(reason)});
}

std::string languageOf(const std::string& file) {
    return file.ends_with(textEnding) ? file.substr(0, file.size() - textEnding.size()) : std::string();
}

Expected<void> checkFiles(const LessonFiles& files, const std::string& name) {
    for (const std::string& needed : {jsonName, "en" + textEnding})
        if (!files.contains(needed)) return refusal(pathOf(name, needed), NORMSCOPE_TEXT("is missing"));
    for (const auto& [file, text] : files) {
        if (file != jsonName && !isLanguage(languageOf(file)))
            return refusal(pathOf(name, excerpt(file)),
                           NORMSCOPE_TEXT("must be named after a language: \"en.md\", \"zh_CN.md\""));
        if (text.size() > largestLessonFile)
            return refusal(pathOf(name, file), {NORMSCOPE_TEXT("the file has %1 bytes, at most %2 are read"),
                                                {std::to_string(text.size()), std::to_string(largestLessonFile)}});
    }
    return {};
}

// "dir/" as "dir".
std::string withoutSlash(std::string path) {
    while (path.size() > 1 && path.ends_with('/')) path.pop_back();
    return path;
}

Expected<Lesson> parsed(const Expected<LessonFolder>& folder, const std::string& name) {
    if (!folder) return unexpected(folder.error());
    return parseLesson(folder->files, folder->id, name);
}

} // namespace

Expected<Lesson> parseLesson(const LessonFiles& files, const std::string& id, const std::string& name) {
    if (!isLessonId(id))
        return refusal(name,
                       {NORMSCOPE_TEXT("a lesson is called by lower case letters, digits and hyphens, not \"%1\""),
                        {excerpt(id)}});
    if (const auto checked = checkFiles(files, name); !checked) return unexpected(checked.error());
    auto lesson = parseLessonJson(files.at(jsonName), pathOf(name, jsonName));
    if (!lesson) return lesson;
    lesson->id = id;
    for (const auto& [file, text] : files) {
        if (file == jsonName) continue;
        auto texts = parseLessonText(text, lesson->steps, pathOf(name, file));
        if (!texts) return unexpected(texts.error());
        lesson->texts.emplace(languageOf(file), std::move(*texts));
    }
    return lesson;
}

Expected<Lesson> readLesson(const std::string& path) {
    std::error_code fault;
    const std::filesystem::path place(path);
    const auto status = std::filesystem::status(place, fault);
    if (!std::filesystem::exists(status)) return refusal(path, NORMSCOPE_TEXT("there is no such file or folder"));
    if (std::filesystem::is_directory(status)) return parsed(readLessonFolder(path), withoutSlash(path));
    if (place.extension() == ".zip") return parsed(readLessonZip(path), path);
    if (place.filename() != jsonName)
        return refusal(path, NORMSCOPE_TEXT("a lesson is a folder, a .zip of one, or its lesson.json"));
    const std::string folder = place.parent_path().string();
    return parsed(readLessonFolder(folder.empty() ? "." : folder), folder);
}

} // namespace normscope
