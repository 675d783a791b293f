// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "error.h"
#include "figure/figure.h"
#include "lesson/lesson.h"

#include <functional>
#include <map>
#include <string>
#include <vector>

// Whether what a lesson says is what is measured.
namespace normscope {

using Metrics = std::map<std::string, double>;

struct Measurement {
    Metrics metrics;
    Figure figure; // of the page at the end of its timeline; panels of the view that the scenario shows
};
// Runs a scenario to its end. The core has no threads: who has some brings them.
using Measure = std::function<Expected<Measurement>(const Scenario&)>;

// What a step measures, by run; "" is its own scenario.
using StepMeasurements = std::map<std::string, Measurement>;
Expected<StepMeasurements> measured(const LessonStep& step, const Measure& measure);

// An unknown run or metric is an error that names the one most like it.
Expected<double> valueOf(const Measured& measured, const StepMeasurements& measurements);
// claim and what was measured for it.
struct ClaimResult {
    double measured = 0, bound = 0;
    bool holds = false;
};
Expected<ClaimResult> tested(const Claim& claim, const StepMeasurements& measurements);
std::string plain(const Claim& claim); // "layer.row_mean_max_abs <= 1e-06"

Expected<std::string> quotedText(const Quoted& quoted, const StepMeasurements& measurements); // "89.9 %"

// Every mistake of a lesson's run, in the order of its steps: a claim that does not hold (with what was measured), a
// metric that is not there, a panel or series that the page does not have; and in the words marks that point at nothing
// and numbers that should be quoted. Files are those of the lesson's folder: "lesson.json", "en.md".
std::vector<Error> check(const Lesson& lesson, const Measure& measure);

} // namespace normscope
