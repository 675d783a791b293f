// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/precision_study.h"

namespace normscope {

namespace {

bool sameOverflow(const Scenario& a, const Scenario& b) {
    const PrecisionSettings &p = a.precision, &q = b.precision;
    return a.seed == b.seed && p.seeds == q.seeds && p.format == q.format && p.sums == q.sums &&
           p.flushToZero == q.flushToZero;
}

bool sameVariance(const Scenario& a, const Scenario& b) {
    const PrecisionSettings &p = a.precision, &q = b.precision;
    return a.seed == b.seed && p.seeds == q.seeds && p.values == q.values;
}

} // namespace

PrecisionResult quickPrecision(const Scenario& scenario, const PrecisionResult* earlier) {
    PrecisionResult result;
    result.scenario = scenario;
    addGrid(result);
    result.effective = effectiveEps(scenario);
    result.floor = studyFloor(scenario, result.grid.eps);
    const bool overflowKnown = earlier && sameOverflow(scenario, earlier->scenario);
    result.overflow = overflowKnown ? earlier->overflow : studyOverflow(scenario);
    const bool varianceKnown = earlier && sameVariance(scenario, earlier->scenario);
    result.variance = varianceKnown ? earlier->variance : studyVariance(scenario);
    result.generation = untrained(scenario);
    result.planned = scenario.precision.models * scenario.precision.modelSteps;
    return result;
}

PrecisionResult runPrecision(const Scenario& scenario, std::stop_token stop) {
    PrecisionResult result = quickPrecision(scenario);
    for (Index k = 0; k < scenario.precision.models; ++k) {
        auto model = trainLanguageModel(scenario, scenario.seed + std::uint64_t(k), stop);
        if (!model) break;
        result.models.push_back(std::move(model));
        result.done += scenario.precision.modelSteps;
    }
    result.generation = studyGeneration(scenario, result.models, stop);
    return result;
}

} // namespace normscope
