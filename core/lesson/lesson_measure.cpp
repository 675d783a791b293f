// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/lesson_check.h"
#include "lesson/names.h"

#include <cmath>

namespace normscope {

namespace {

unexpected<Error> refusal(std::string place, Text reason) {
    return unexpected(Error{"", std::move(place), std::move(reason)});
}

Expected<Measurement> measuredRun(const std::string& run, const Scenario& scenario, const Measure& measure) {
    auto measurement = measure(scenario);
    if (measurement) return measurement;
    Error error = measurement.error();
    if (!run.empty()) error.place = "runs." + run + (error.place.empty() ? "" : ": " + error.place);
    return unexpected(std::move(error));
}

Expected<double> metricOf(const std::string& run, const std::string& metric, const StepMeasurements& measurements) {
    const auto measurement = measurements.find(run);
    std::vector<std::string> names;
    if (measurement == measurements.end()) {
        for (const auto& [name, one] : measurements)
            if (!name.empty()) names.push_back(name);
        return refusal("run", {NORMSCOPE_TEXT("the step has no run \"%1\"%2"), {run, insteadOf(run, names)}});
    }
    const Metrics& metrics = measurement->second.metrics;
    if (const auto found = metrics.find(metric); found != metrics.end()) return found->second;
    for (const auto& [name, value] : metrics) names.push_back(name);
    return refusal("metric", {NORMSCOPE_TEXT("the run has no metric \"%1\"%2"), {metric, insteadOf(metric, names)}});
}

bool holds(const Claim& claim, double measured, double bound) {
    switch (claim.comparison) {
    case Comparison::Less:
        return measured < bound;
    case Comparison::LessEqual:
        return measured <= bound;
    case Comparison::Greater:
        return measured > bound;
    case Comparison::GreaterEqual:
        return measured >= bound;
    case Comparison::Near:
        return std::abs(measured - bound) <= claim.tolerance;
    case Comparison::Within:
        return std::abs(measured / bound - 1) <= claim.tolerance;
    case Comparison::Is:
        break;
    }
    return measured == bound || (std::isnan(measured) && std::isnan(bound));
}

} // namespace

Expected<StepMeasurements> measured(const LessonStep& step, const Measure& measure) {
    StepMeasurements measurements;
    auto own = measuredRun("", step.scenario, measure);
    if (!own) return unexpected(own.error());
    measurements.emplace("", std::move(*own));
    for (const auto& [name, scenario] : step.runs) {
        auto run = measuredRun(name, scenario, measure);
        if (!run) return unexpected(run.error());
        measurements.emplace(name, std::move(*run));
    }
    return measurements;
}

Expected<double> valueOf(const Measured& measured, const StepMeasurements& measurements) {
    const auto value = metricOf(measured.run, measured.metric, measurements);
    if (!value || measured.over.empty()) return value;
    const auto over = metricOf(measured.overRun, measured.over, measurements);
    if (!over) return refusal("over", over.error().reason);
    return *value / *over;
}

Expected<ClaimResult> tested(const Claim& claim, const StepMeasurements& measurements) {
    const auto value = valueOf(claim.measured, measurements);
    if (!value) return unexpected(value.error());
    ClaimResult result{*value, claim.bound, false};
    if (claim.boundMeasured) {
        const auto bound = valueOf(*claim.boundMeasured, measurements);
        if (!bound) return refusal("bound", bound.error().reason);
        result.bound *= *bound;
    }
    result.holds = holds(claim, result.measured, result.bound);
    return result;
}

Expected<std::string> quotedText(const Quoted& quoted, const StepMeasurements& measurements) {
    const auto value = valueOf(quoted.measured, measurements);
    if (!value) return unexpected(value.error());
    switch (quoted.as) {
    case Quoted::As::Fixed:
        return fixed(*value, quoted.digits);
    case Quoted::As::Significant:
        return significant(*value, quoted.digits);
    case Quoted::As::Percent:
        break;
    }
    return fixed(100 * *value, quoted.digits) + " %";
}

} // namespace normscope
