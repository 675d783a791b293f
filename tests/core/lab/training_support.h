// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lab/training.h"

#include <QtTest>

#include <algorithm>
#include <cmath>
#include <limits>
#include <stdexcept>

// Results of trainings that never took place, with known numbers.
namespace normscope::test {

// How a run goes: everything moves evenly from its first value to its last over the steps of the scenario.
struct Course {
    double lossFrom = 2.4, lossTo = 0.4;
    double accuracyTo = 0.9; // from 0.1
    double batchAccuracyTo = std::numeric_limits<double>::quiet_NaN();
    double firstGradientFrom = 1, firstGradientTo = 0.5; // of layer 1; layer L stays at 0.5
    double shareTo = 0.6;                                // from 0.2
    double clipFactor = 1;
    double learningRate = 3e-3;
};
inline constexpr Course learns{};
inline constexpr Course sticks{
    .lossFrom = 2.4, .lossTo = 2.3, .accuracyTo = 0.1, .firstGradientTo = 1.6e-5, .shareTo = 1e-6};

inline double between(double from, double to, double part) { return from + (to - from) * part; }

inline StepRecord knownRecord(const TrainingSettings& settings, const ArmSettings& arm, const Course& course,
                              Index step) {
    const double part = double(step + 1) / double(settings.steps);
    const auto layers = std::size_t(arm.model.layers);
    StepRecord record;
    record.step = step;
    record.loss = between(course.lossFrom, course.lossTo, part);
    record.accuracy = between(0.1, course.accuracyTo, part);
    record.learningRate = course.learningRate;
    record.gradientNorm = 4 - part;
    record.clipFactor = course.clipFactor;
    record.updateRatio = 1e-2;
    record.share = between(0.2, course.shareTo, part);
    record.layerRms.assign(layers + 1, 2);
    record.layerGradient.assign(layers, 0.5);
    record.layerGradient.front() = between(course.firstGradientFrom, course.firstGradientTo, part);
    record.layerUpdate.assign(layers, 1e-2);
    record.affine = {1 - 0.1 * part, 0.05, 0.02};
    if (arm.arm.norm == NormKind::Batch) record.running = {0.5, 1.5};
    if ((step + 1) % settings.evaluateEvery == 0)
        record.test = Evaluation{record.loss + 0.1, record.accuracy, course.batchAccuracyTo};
    return record;
}

inline StreamDetail knownDetail(const ArmSettings& arm, Index step) {
    StreamDetail detail{step, {}};
    for (Index layer = 0; layer <= arm.model.layers; ++layer) {
        const MatrixF values = MatrixF::Constant(streamRows, streamColumns, float(layer + 1));
        detail.layers.push_back({values, margins(values.cast<double>())});
    }
    return detail;
}

// Finished when all steps are done. Details every ten steps of the first seed.
inline TrainingRun knownRun(const Scenario& scenario, std::size_t arm, Index seed, Index steps, const Course& course) {
    const ArmSettings start = planOf(scenario.training, arm).start;
    TrainingRun run;
    run.seed = scenario.seed + std::uint64_t(seed);
    run.detailEvery = seed == 0 ? 10 : 0;
    for (Index step = 0; step < steps; ++step) {
        run.records.push_back(std::make_shared<const StepRecord>(knownRecord(scenario.training, start, course, step)));
        if (seed == 0 && step % 10 == 0)
            run.details.push_back(std::make_shared<const StreamDetail>(knownDetail(start, step)));
    }
    run.outcome.steps = steps;
    if (steps < scenario.training.steps) return run;
    run.outcome.end = TrainingEnd::Finished;
    run.outcome.testLoss = run.records.back()->test->loss;
    run.outcome.testAccuracy = run.records.back()->test->accuracy;
    return run;
}

// Its last record is the one of the step in which the gradient of layer 3 overflowed.
inline TrainingRun divergedRun(const Scenario& scenario, std::size_t arm, Index seed, Index steps,
                               const Course& course = {}) {
    TrainingRun run = knownRun(scenario, arm, seed, steps, course);
    run.outcome.end = TrainingEnd::Diverged;
    run.outcome.divergence = Divergence{Divergence::Tensor::Gradient, steps - 1, 3};
    run.outcome.testLoss = std::numeric_limits<double>::quiet_NaN();
    run.outcome.testAccuracy = 0.1;
    return run;
}

// No run has begun. Ten classes, 360 samples held out.
inline TrainingResult blankResult(const Scenario& scenario) {
    TrainingResult result;
    result.scenario = scenario;
    for (std::size_t arm = 0; arm < scenario.training.arms.size(); ++arm) {
        result.arms.push_back({planOf(scenario.training, arm), {}});
        result.arms.back().runs.resize(std::size_t(scenario.training.seeds));
    }
    result.classes = 10;
    result.testSamples = 360;
    count(result);
    return result;
}

inline void setRun(TrainingResult& result, std::size_t arm, Index seed, TrainingRun run) {
    result.arms[arm].runs[std::size_t(seed)] = std::make_shared<const TrainingRun>(std::move(run));
    count(result);
}

inline Scenario trainingScenario() {
    Scenario scenario;
    scenario.page = Page::Training;
    return scenario;
}

inline Scenario withArms(const std::vector<DepthArm>& kinds) {
    Scenario scenario = trainingScenario();
    scenario.training.arms.clear();
    for (const DepthArm& kind : kinds) scenario.training.arms.push_back({kind, {}, {}});
    return scenario;
}

// Post-LN (stuck), Post-LN with warm-up and Pre-LN: so many steps of each, of so many seeds.
inline TrainingResult knownResult(const Scenario& scenario, Index steps, Index seeds = 1) {
    TrainingResult result = blankResult(scenario);
    for (std::size_t arm = 0; arm < result.arms.size(); ++arm)
        for (Index seed = 0; seed < seeds; ++seed)
            setRun(result, arm, seed, knownRun(scenario, arm, seed, steps, arm == 0 ? sticks : learns));
    return result;
}

inline TrainingLook lookAt(double frame = 1e9) {
    TrainingLook look;
    look.frame = frame;
    return look;
}

template <class T>
const T& panel(const Figure& figure, const std::string& name) {
    for (const Panel& one : figure.panels)
        if (panelName(one) == name) return std::get<T>(one);
    throw std::runtime_error("no panel " + name);
}

inline const Series* find(const Plot& plot, const std::string& name) {
    const auto found = std::ranges::find(plot.series, name, &Series::name);
    return found == plot.series.end() ? nullptr : &*found;
}

inline bool contains(const Text& text, const std::string& part) {
    const std::string words = plain(text);
    const bool found = words.find(part) != std::string::npos;
    if (!found) qWarning("\"%s\" is not in \"%s\"", part.c_str(), words.c_str());
    return found;
}

} // namespace normscope::test
