// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/training_lines.h"

#include <algorithm>
#include <cmath>

namespace normscope {

namespace {

constexpr std::size_t mostThinPoints = 1000; // of a line behind the others

Series part(Series line, const StepCurve& curve, std::size_t from, std::size_t to) {
    line.x.assign(curve.x.begin() + Index(from), curve.x.begin() + Index(to));
    line.y.assign(curve.y.begin() + Index(from), curve.y.begin() + Index(to));
    return line;
}

void labelCursor(const TrainingScene& scene, ValueLabel label, Series& line) {
    const auto at = std::ranges::find(line.x, double(scene.cursor));
    if (!scene.hovered || at == line.x.end()) return;
    line.cursorLabel = {"%1", {{label(line.y[std::size_t(at - line.x.begin())]), line.role}}};
}

StepCurve curveOf(const TrainingRun& run, const StepQuantity& quantity, Index from) {
    return averaged(stepCurve(run, quantity.value, from), quantity.average);
}

void append(StepCurve& curve, const StepCurve& from, std::size_t point) {
    curve.x.push_back(from.x[point]);
    curve.y.push_back(from.y[point]);
}

} // namespace

StepCurve stepCurve(const TrainingRun& run, StepValue value, Index from) {
    StepCurve curve;
    for (const auto& record : run.records) {
        const std::optional<double> y = value(*record);
        if (!y || record->step + 1 < from) continue;
        if (!std::isfinite(*y)) break;
        curve.x.push_back(double(record->step + 1));
        curve.y.push_back(*y);
    }
    return curve;
}

StepCurve averaged(StepCurve curve, Average average) {
    if (average == Average::None) return curve;
    const bool geometric = average == Average::Geometric;
    std::vector<double> own = curve.y;
    if (geometric)
        for (double& y : own) y = std::log(y);
    for (std::size_t k = 0; k < own.size(); ++k) {
        const std::size_t first = k + 1 > averagedSteps ? k + 1 - averagedSteps : 0;
        double sum = 0;
        for (std::size_t i = first; i <= k; ++i) sum += own[i];
        const double mean = sum / double(k + 1 - first);
        curve.y[k] = geometric ? std::exp(mean) : mean;
    }
    return curve;
}

StepCurve thinnedOut(const StepCurve& curve, std::size_t most) {
    const std::size_t points = curve.x.size();
    if (points <= most) return curve;
    const std::size_t stretch = (2 * points + most - 1) / most;
    StepCurve result;
    append(result, curve, 0);
    for (std::size_t from = 1; from + 1 < points; from += stretch) {
        const auto begin = curve.y.begin() + Index(from),
                   end = curve.y.begin() + Index(std::min(from + stretch, points - 1));
        const auto [least, greatest] = std::minmax_element(begin, end);
        const auto a = std::size_t(least - curve.y.begin()), b = std::size_t(greatest - curve.y.begin());
        append(result, curve, std::min(a, b));
        if (a != b) append(result, curve, std::max(a, b));
    }
    append(result, curve, points - 1);
    return result;
}

Series armLine(const ArmLook& look, const std::string& name) {
    Series line{.name = name, .label = {}, .role = look.role};
    line.form = look.form;
    line.second = look.second;
    return line;
}

void addFirstSeed(const TrainingScene& scene, const Series& line, const StepCurve& curve, ValueLabel label,
                  const std::string& letter, std::vector<Series>& series) {
    const auto all = curve.x.size();
    const auto reached = std::size_t(std::ranges::upper_bound(curve.x, double(scene.reached)) - curve.x.begin());
    Series done = part(line, curve, 0, reached);
    Series pending = part(line, curve, reached > 0 ? reached - 1 : 0, all);
    pending.name += "_pending";
    pending.pending = true;
    if (label && all > 0) {
        Series& lettered = reached > 0 ? done : pending;
        lettered.letter = letter;
        lettered.endLabel = {"%1", {{label(lettered.y.back()), line.role}}};
        labelCursor(scene, label, done);
    }
    if (reached < all) series.push_back(std::move(pending));
    if (reached > 0) series.push_back(std::move(done));
}

void addOtherSeeds(const TrainingScene& scene, std::size_t arm, const StepQuantity& quantity,
                   std::vector<Series>& series) {
    const auto& runs = scene.result.arms[arm].runs;
    for (std::size_t k = 1; k < runs.size(); ++k) {
        if (!runs[k]) continue;
        const StepCurve curve = thinnedOut(curveOf(*runs[k], quantity, scene.looks[arm].from), mostThinPoints);
        if (curve.x.empty()) continue;
        const std::string name = scene.looks[arm].key + "_seed_" + std::to_string(runs[k]->seed);
        Series line = part(armLine(scene.looks[arm], name), curve, 0, curve.x.size());
        line.thin = true;
        series.push_back(std::move(line));
    }
}

Series guideLine(const std::string& name, double from, double to, double y, Text label) {
    Series line{.name = name, .label = {}};
    line.theory = true;
    line.x = {from, to};
    line.y = {y, y};
    line.endLabel = std::move(label);
    return line;
}

Plot emptyStepPlot(const TrainingScene& scene, const char* name) {
    Plot plot;
    plot.name = name;
    plot.x = {NORMSCOPE_TEXT("step"), "", 0, double(std::max<Index>(scene.settings().steps, 1)), false};
    if (scene.newest > 0) plot.cursor = Cursor{double(scene.cursor), {}, 0};
    return plot;
}

Plot stepPlot(const TrainingScene& scene, const StepQuantity& quantity) {
    Plot plot = emptyStepPlot(scene, quantity.name);
    if (quantity.otherSeeds)
        for (std::size_t k = 0; k < scene.arms(); ++k) addOtherSeeds(scene, k, quantity, plot.series);
    for (std::size_t k = 0; k < scene.arms(); ++k)
        if (const TrainingRun* run = firstRun(scene.result, k)) {
            const ArmLook& look = scene.looks[k];
            addFirstSeed(scene, armLine(look, look.key), curveOf(*run, quantity, look.from), quantity.label,
                         look.letter, plot.series);
        }
    return plot;
}

void describeEnds(Plot& plot) {
    std::vector<Text> ends;
    for (const Series& line : plot.series)
        if (!line.letter.empty()) ends.push_back({"%1 %2", {line.letter, line.endLabel}});
    plot.description = ends.empty() ? plot.title : Text("%1: %2", {plot.title, sequence(ends, ", ")});
}

} // namespace normscope
