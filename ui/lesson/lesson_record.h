// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lesson/lesson.h"

#include <QByteArray>
#include <QJsonValue>

#include <map>
#include <optional>
#include <string>
#include <vector>

// What a person has answered in a lesson, as plain data.
namespace normscope::ui {

// To a prediction or a question. Which of the parts count, the step says.
struct GivenAnswer {
    bool skipped = false;              // a prediction that was not made
    std::string option = {};           // its id
    std::optional<double> number = {}; // may be NaN
    std::vector<double> drawn = {};    // a value a place of the curve
    std::optional<bool> right = {};    // none: skipped, or not measured yet
    std::optional<double> measured =
        {};        // of a number: the measured one; of a curve: how far it is from the measured one
    int tries = 1; // of a question
    bool operator==(const GivenAnswer&) const = default;
};

struct StepRecord {
    bool done = false; // left by "Next"
    std::optional<GivenAnswer> prediction = {};
    std::optional<GivenAnswer> question = {}; // the last one given
    bool operator==(const StepRecord&) const = default;
};

struct LessonRecord {
    std::string step;      // where the person is; empty: at the first one
    bool finished = false; // looks at the result
    std::map<std::string, StepRecord> steps;
    bool operator==(const LessonRecord&) const = default;
};

// What of the record the lesson, which may have been rewritten since, still asks for.
LessonRecord fitting(LessonRecord record, const Lesson& lesson);

// For the settings. What cannot be read is an empty record.
QByteArray toJson(const LessonRecord& record);
LessonRecord recordFrom(const QByteArray& json);

QJsonValue jsonNumber(double value); // one that JSON cannot write is a word: "nan", "inf", "-inf"
std::optional<double> numberOf(const QJsonValue& value);

} // namespace normscope::ui
