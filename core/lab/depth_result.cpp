// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/bits_hash.h"
#include "lab/depth.h"
#include "scenario/depth_arms.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace normscope {

namespace {

constexpr double nan = std::numeric_limits<double>::quiet_NaN();
constexpr double inf = std::numeric_limits<double>::infinity();

void addTasks(const Scenario& scenario, Index layers, bool sweep, std::vector<DepthTask>& tasks) {
    for (Index k = 0; k < scenario.depth.seeds; ++k)
        for (std::size_t arm = 0; arm < scenario.depth.arms.size(); ++arm)
            tasks.push_back({arm, scenario.seed + std::uint64_t(k), layers, k == 0 && !sweep, sweep});
}

void insert(std::vector<DepthRun>& runs, const DepthRun& run) {
    runs.insert(std::ranges::upper_bound(runs, run.seed, {}, &DepthRun::seed), run);
}

double middle(std::vector<double> values) {
    std::ranges::sort(values);
    const std::size_t n = values.size();
    return n % 2 == 1 ? values[n / 2] : (values[n / 2 - 1] + values[n / 2]) / 2;
}

// A value that no run has does not exist; one that some lack overflowed there.
void append(DepthBand& band, std::vector<double> values) {
    if (std::ranges::all_of(values, [](double v) { return std::isnan(v); })) {
        for (auto* side : {&band.median, &band.lowest, &band.highest}) side->push_back(nan);
        return;
    }
    for (double& value : values)
        if (std::isnan(value)) value = inf;
    const auto [least, greatest] = std::ranges::minmax(values);
    band.lowest.push_back(least);
    band.highest.push_back(greatest);
    band.median.push_back(middle(std::move(values)));
}

bool counts(const DepthRun& run) { return run.status == NormStatus::Ok; }

} // namespace

std::vector<DepthTask> depthTasks(const Scenario& scenario, bool sweep) {
    std::vector<DepthTask> tasks;
    addTasks(scenario, scenario.depth.layers, false, tasks);
    if (!sweep) return tasks;
    for (const Index layers : sweepDepths) addTasks(scenario, layers, true, tasks);
    return tasks;
}

DepthResult emptyDepthResult(const Scenario& scenario, bool sweep) {
    DepthResult result;
    result.scenario = scenario;
    for (const DepthArm& arm : scenario.depth.arms) result.arms.push_back({arm, {}, {}, {}});
    result.planned = depthTasks(scenario, sweep).size();
    return result;
}

void add(DepthResult& result, const DepthAnswer& answer) {
    if (answer.run.stopped) return;
    DepthResult::Arm& arm = result.arms[answer.task.arm];
    insert(answer.task.sweep ? arm.sweep[answer.task.layers] : arm.runs, answer.run);
    if (answer.detail) arm.detail = answer.detail;
    ++result.done;
}

DepthResult runDepth(const Scenario& scenario, bool sweep, std::stop_token stop) {
    DepthResult result = emptyDepthResult(scenario, sweep);
    DepthWorker worker;
    for (const DepthTask& task : depthTasks(scenario, sweep)) {
        if (stop.stop_requested()) break;
        add(result, worker.run(scenario, task, stop));
    }
    return result;
}

DepthBand band(const std::vector<DepthRun>& runs, double DepthLayer::*quantity) {
    DepthBand result;
    const auto fine = std::ranges::find_if(runs, counts);
    if (fine == runs.end()) return result;
    for (std::size_t l = 0; l < fine->layers.size(); ++l) {
        std::vector<double> values;
        for (const DepthRun& run : runs)
            if (counts(run)) values.push_back(run.layers[l].*quantity);
        append(result, std::move(values));
    }
    return result;
}

DepthBand sweepBand(const DepthResult::Arm& arm) {
    DepthBand result;
    for (const auto& [layers, runs] : arm.sweep) {
        std::vector<double> values;
        for (const DepthRun& run : runs)
            if (counts(run)) values.push_back(run.layers.back().lastGradient);
        if (values.empty()) values.push_back(nan);
        append(result, std::move(values));
    }
    return result;
}

double logLogSlope(const std::vector<double>& x, const std::vector<double>& y) {
    double n = 0, sx = 0, sy = 0, sxx = 0, sxy = 0;
    for (std::size_t k = 0; k < x.size(); ++k) {
        if (!(x[k] > 0 && y[k] > 0 && std::isfinite(y[k]))) continue;
        const double u = std::log(x[k]), v = std::log(y[k]);
        ++n, sx += u, sy += v, sxx += u * u, sxy += u * v;
    }
    return n < 2 ? nan : (n * sxy - sx * sy) / (n * sxx - sx * sx);
}

std::string bitsCode(const DepthResult& result) {
    BitsHash hash;
    const auto addRuns = [&](const std::vector<DepthRun>& runs) {
        for (const DepthRun& run : runs)
            for (const DepthLayer& layer : run.layers)
                for (const double value : {layer.rms, layer.maxAbs, layer.branchRms, layer.updateRatio,
                                           layer.streamGradient, layer.weightGradient, layer.lastGradient})
                    hash.add(value);
    };
    for (const DepthResult::Arm& arm : result.arms) {
        addRuns(arm.runs);
        for (const auto& [layers, runs] : arm.sweep) addRuns(runs);
    }
    return hash.code();
}

std::string armKey(const DepthArm& arm) { return named(arm).key; }

Text armName(const DepthArm& arm) { return Text(named(arm).name); }

const std::vector<DepthArm>& allArms() {
    static const std::vector<DepthArm> arms = [] {
        std::vector<DepthArm> all;
        for (const NamedArm& arm : namedArms()) all.push_back(arm.arm);
        return all;
    }();
    return arms;
}

double depthTimelineLength(Index layers) { return 2 * double(layers) + 1; }

DepthPlace depthPlace(double frame, const DepthSettings& settings) {
    const double depth = double(settings.layers), end = depthTimelineLength(settings.layers);
    if (frame <= 0 || frame >= end) return {std::clamp<Index>(settings.layer, 0, settings.layers), 0};
    if (frame <= depth) return {Index(std::ceil(frame)), 1};
    if (frame <= depth + 1) return {settings.layers, 1};
    return {Index(std::ceil(end - frame)), -1};
}

} // namespace normscope
