// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "command_line.h"

#include "columns.h"
#include "lesson/lesson_file.h"
#include "lesson_findings.h"

#include <nlohmann/json.hpp>

namespace normscope::cli {

namespace {

using nlohmann::ordered_json;

std::string counted(std::size_t count, const char* one, const char* many) {
    return std::to_string(count) + " " + (count == 1 ? one : many);
}

std::string asTable(const std::string& language) {
    std::vector<std::vector<std::string>> rows;
    for (const Lesson& lesson : builtInLessons()) {
        const LessonTexts& texts = textsFor(lesson, language);
        rows.push_back({lesson.id, std::to_string(lesson.minutes) + " min",
                        counted(lesson.steps.size(), "step", "steps"), texts.title});
        rows.push_back({"", "", "", texts.summary});
    }
    return columns(rows);
}

std::string asJson(const std::string& language) {
    auto list = ordered_json::array();
    for (const Lesson& lesson : builtInLessons()) {
        const LessonTexts& texts = textsFor(lesson, language);
        auto steps = ordered_json::array(), languages = ordered_json::array();
        for (std::size_t i = 0; i < lesson.steps.size(); ++i)
            steps.push_back({{"id", lesson.steps[i].id}, {"title", texts.steps[i].title}});
        for (const auto& [name, words] : lesson.texts) languages.push_back(name);
        list.push_back({{"id", lesson.id},
                        {"title", texts.title},
                        {"summary", texts.summary},
                        {"minutes", lesson.minutes},
                        {"steps", steps},
                        {"languages", languages}});
    }
    return list.dump(2) + "\n";
}

std::size_t claimsOf(const Lesson& lesson) {
    std::size_t claims = 0;
    for (const LessonStep& step : lesson.steps) claims += step.claims.size();
    return claims;
}

// "all" or a path. A path's lesson keeps the path in its errors.
Expected<std::vector<NamedLesson>> lessonsNamed(const std::string& name) {
    std::vector<NamedLesson> lessons;
    if (name == "all") {
        for (const Lesson& lesson : builtInLessons()) lessons.push_back({lesson.id, lesson});
        return lessons;
    }
    auto lesson = readLesson(name);
    if (!lesson) return unexpected(lesson.error());
    return std::vector<NamedLesson>{{folderOf(name), std::move(*lesson)}};
}

// All mistakes but the last, which is the command's.
Outcome<void> complain(const std::vector<Error>& mistakes, const Streams& streams) {
    if (mistakes.empty()) return {};
    for (std::size_t i = 0; i + 1 < mistakes.size(); ++i) refuse(streams, mistakes[i]);
    return unexpected(Failure(mistakes.back()));
}

Outcome<void> check(const std::string& name, const Streams& streams) {
    const auto lessons = lessonsNamed(name);
    if (!lessons) return unexpected(Failure(lessons.error()));
    const LessonFindings findings = checkLessons(*lessons, streams);
    if (findings.stopped)
        return unexpected(Failure({"", "", NORMSCOPE_TEXT("stopped before all was measured")}, Interrupted));
    for (const auto& [place, lesson] : *lessons)
        if (!findings.mistaken.contains(place))
            streams.out << lesson.id << ": " << counted(lesson.steps.size(), "step", "steps") << ", "
                        << counted(claimsOf(lesson), "claim holds", "claims hold") << "\n";
    return complain(findings.mistakes, streams);
}

Outcome<void> run(const Arguments& arguments, const Streams& streams) {
    const auto checked = arguments.value("--check");
    if (checked && (arguments.has("--json") || arguments.has("--lang")))
        return unexpected(Failure({"", "--check", NORMSCOPE_TEXT("not together with --json or --lang")}));
    if (checked) return check(*checked, streams);
    const std::string language = arguments.value("--lang", "en");
    streams.out << (arguments.has("--json") ? asJson(language) : asTable(language));
    return {};
}

} // namespace

Command lessonsCommand() {
    return {.name = "lessons",
            .summary = "List the lessons that are built in, or check what a lesson claims",
            .usage = "[--json] [--lang LANGUAGE] | --check LESSON",
            .details =
                "LESSON is a lesson's folder, a zip archive of one, or all for those that are built in. To check "
                "one is to run every step of it and to compare each claim, number and name in it with what was "
                "measured; each mistake is one line on stderr, and the exit code is then 2.\n",
            .options = {{"--json", "", "the list as JSON"},
                        {"--lang", "LANGUAGE", "titles in this language: en, zh_CN; en where a lesson has no other"},
                        {"--check", "LESSON", "run the lesson and say whether all it claims is so"}},
            .operands = 0,
            .run = run};
}

} // namespace normscope::cli
