// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/lesson_json.h"

#include "lesson/lesson_file.h"
#include "lesson/step_json.h"
#include "scenario/json_value.h"

#include <algorithm>

namespace normscope {

namespace {

using nlohmann::json;

constexpr std::size_t mostSteps = 100;

void checkHead(JsonObject& root) {
    const json* format = root.find("format");
    if (!format || *format != "normscope-lesson")
        root.errors().refuse("", NORMSCOPE_TEXT("not a NormScope lesson: \"format\": \"normscope-lesson\" is missing"));
    const json& version = root.need("version");
    if (!version.is_number_integer() || version < 1)
        root.refuse("version", NORMSCOPE_TEXT("must be a whole number, 1 at least"));
    if (version.is_number() && version > lessonVersion)
        root.refuse("version", {NORMSCOPE_TEXT("made by a newer NormScope (lesson version %1); this one reads up to "
                                               "version %2"),
                                {version.dump(), std::to_string(lessonVersion)}});
}

void readSteps(JsonObject& root, Lesson& lesson) {
    const json& steps = root.need("steps");
    if (!steps.is_array() || steps.empty() || steps.size() > mostSteps)
        return root.refuse("steps", {NORMSCOPE_TEXT("must be a list of 1 ... %1"), {std::to_string(mostSteps)}});
    Scenario before;
    for (std::size_t i = 0; i < steps.size() && !root.errors().error; ++i) {
        LessonStep step = stepFrom(steps[i], i, before, root.errors());
        if (std::ranges::find(lesson.steps, step.id, &LessonStep::id) != lesson.steps.end())
            root.refuse("steps[" + std::to_string(i) + "].id",
                        {NORMSCOPE_TEXT("\"%1\" is the name of another step"), {step.id}});
        before = step.scenario;
        lesson.steps.push_back(std::move(step));
    }
}

} // namespace

Expected<Lesson> parseLessonJson(std::string_view text, const std::string& name) {
    const auto parsed = parseJson(text, name);
    if (!parsed) return unexpected(parsed.error());
    FirstError errors{name};
    JsonObject root(*parsed, "", errors);
    Lesson lesson;
    checkHead(root);
    lesson.order = root.whole("order", 0, 1000000, 0);
    lesson.minutes = root.whole("minutes", 1, 600);
    readSteps(root, lesson);
    root.refuseOthers();
    if (errors.error) return unexpected(*errors.error);
    return lesson;
}

} // namespace normscope
