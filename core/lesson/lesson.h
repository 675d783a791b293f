// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scenario/scenario.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <variant>
#include <vector>

// A lesson: steps that drive the window, ask the student to predict, and state what the step's run must have measured.
// What it says stands apart from what it does: lesson.json is one for all languages, the words are en.md, zh_CN.md ...
namespace normscope {

// A number that a run measures: a metric of `normscope run`, perhaps divided by another one of it or of another run.
struct Measured {
    std::string run; // one of the step's runs; empty: its own scenario
    std::string metric;
    std::string overRun, over; // over empty: no division
    bool operator==(const Measured&) const = default;
};

// Less ... GreaterEqual as they are written; Near: |measured - bound| <= tolerance; Within: |measured / bound - 1| <=
// tolerance; Is: both the same, NaN included.
enum class Comparison { Less, LessEqual, Greater, GreaterEqual, Near, Within, Is };

struct Claim {
    Measured measured;
    Comparison comparison = Comparison::Less;
    double bound = 0;
    std::optional<Measured> boundMeasured = {}; // instead: bound times this
    double tolerance = 0;
};

// A number that the words quote as {name}.
struct Quoted {
    enum class As { Fixed, Significant, Percent }; // Percent: times 100, fixed, with " %"
    Measured measured;
    As as = As::Significant;
    int digits = 3;
};

// Before the measurement is shown. The words of options and questions stand in the texts, under their ids.
struct ChoosePrediction {
    std::vector<std::string> options;
    std::string right;
};
struct NumberPrediction {
    Measured measured;
    double tolerance = 0.1; // what still counts as right: relative to the measured value, or absolute
    bool absolute = false;
};
// The curve that is drawn by hand: a series of a plot, or the means of a matrix's rows or features.
struct SketchPrediction {
    enum class What { Series, RowMeans, FeatureMeans };
    std::string panel;
    What what = What::Series;
    std::string series;
    double tolerance = 0.15; // mean distance that still counts as right, in heights of the y axis
};
using Prediction = std::variant<ChoosePrediction, NumberPrediction, SketchPrediction>;

struct Question {
    std::vector<std::string> options;
    std::string right;
};

// What the timeline does when the step opens.
struct Opening {
    enum class Kind { End, Frame, Play };
    Kind kind = Kind::End;
    double frame = 0;
};

struct LessonStep {
    std::string id;
    Scenario scenario;                    // of the whole step, with all changes so far
    std::map<std::string, Scenario> runs; // others that it measures, by name
    Opening opening;
    std::vector<std::string> focus;  // panels with a ring
    std::vector<std::string> hidden; // panels that are covered until the prediction is made
    // Keys of parameters. shown empty: all. locked: visible, but out of reach ("*": all).
    std::vector<std::string> shown, locked;
    std::map<std::string, Quoted> quoted;
    std::vector<Claim> claims;
    std::optional<Prediction> prediction;
    std::optional<Question> question;
};

// One language's words of a step. Markdown with the marks of lesson_text.h.
struct LessonWords {
    struct Option {
        std::string text;
        std::string explanation; // said after it was chosen
    };
    struct Asked {
        std::string text;
        std::map<std::string, Option> options; // by id; none for a number or a sketch
        std::string after;                     // said once it is answered, whatever the answer; may be empty
    };
    std::string title;
    std::string body;
    std::optional<Asked> prediction, question;
};

struct LessonTexts {
    std::string title;
    std::string summary;            // one sentence, for the list
    std::vector<LessonWords> steps; // in the order of the lesson's steps
};

struct Lesson {
    std::string id; // name of its folder: lower case letters, digits, hyphens
    int order = 0;  // in the list; lessons of equal order by id
    int minutes = 0;
    std::vector<LessonStep> steps;            // at least one
    std::map<std::string, LessonTexts> texts; // by language: "en", "zh_CN"; "en" is always there
};

// Those of the language, or of its base ("zh" for "zh_CN"), or English.
const LessonTexts& textsFor(const Lesson& lesson, const std::string& language);

} // namespace normscope
