// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/training_scene.h"

#include <algorithm>
#include <cmath>
#include <limits>

// Gradients and streams by layer and step: one map an arm, one scale for all.
namespace normscope {

namespace {

constexpr Index mostColumns = 600;         // more steps share a column
constexpr std::size_t mostSamples = 20000; // for the scale
constexpr double mostDecades = 6;
constexpr double outliers = 0.03; // of the values on either side do not set the scale: an arm that is blowing up

struct MapKind {
    const char* name;
    const char* title;
    const char* subtitle;
    std::vector<double> StepRecord::*values;
    Index firstLayer;
    bool notesLast; // the layer that is read out
};

MapKind kindOf(TrainingView view) {
    if (view == TrainingView::RmsMap)
        return {"rms-map-",
                NORMSCOPE_TEXT("RMS of the stream"),
                NORMSCOPE_TEXT("by layer and step"),
                &StepRecord::layerRms,
                0,
                true};
    return {"gradient-map-",
            NORMSCOPE_TEXT("Gradient norm"),
            NORMSCOPE_TEXT("by layer and step"),
            &StepRecord::layerGradient,
            1,
            false};
}

Index stepsAColumn(const TrainingScene& scene) { return (scene.settings().steps + mostColumns - 1) / mostColumns; }

double greater(double a, double b) {
    if (!std::isfinite(a) || !std::isfinite(b)) return std::numeric_limits<double>::quiet_NaN();
    return std::max(a, b);
}

// Steps that share a column show their greatest value.
MatrixD cells(const TrainingRun& run, const MapKind& kind, Index rows, Index width) {
    MatrixD values = MatrixD::Constant(rows, (run.steps() + width - 1) / width, 0);
    for (Index step = 0; step < run.steps(); ++step) {
        const std::vector<double>& layers = (*run.records[std::size_t(step)]).*kind.values;
        for (Index row = 0; row < rows; ++row) {
            double& cell = values(row, step / width);
            const bool known = row < std::ssize(layers);
            cell = greater(cell, known ? layers[std::size_t(row)] : std::numeric_limits<double>::quiet_NaN());
        }
    }
    return values;
}

struct Scale {
    double lower = 0.1, upper = 10;
};

Scale scaleOf(const std::vector<HeatMap>& maps) {
    Index all = 0;
    for (const HeatMap& map : maps) all += map.values.size();
    const Index every = all / Index(mostSamples) + 1;
    std::vector<double> powers;
    for (const HeatMap& map : maps)
        for (Index i = 0; i < map.values.size(); i += every)
            if (const double value = map.values.data()[i]; std::isfinite(value) && value > 0)
                powers.push_back(std::log10(value));
    if (powers.empty()) return {};
    const auto rank = [&](double share) { return powers.begin() + Index(share * double(powers.size() - 1)); };
    std::ranges::nth_element(powers, rank(outliers));
    double lower = std::floor(*rank(outliers));
    std::ranges::nth_element(powers, rank(1 - outliers));
    const double upper = std::max(std::ceil(*rank(1 - outliers)), lower + 1);
    lower = std::max(lower, upper - mostDecades);
    return {std::pow(10, lower), std::pow(10, upper)};
}

Text noteOf(const TrainingScene& scene, std::size_t arm, const MapKind& kind) {
    const StepRecord* record = recordAt(scene, arm, scene.cursor);
    if (!record) return {};
    const std::vector<double>& values = record->*kind.values;
    if (values.empty()) return {};
    const Index layer = kind.notesLast ? std::ssize(values) - 1 + kind.firstLayer : 1;
    const double value = kind.notesLast ? values.back() : values.front();
    return {NORMSCOPE_TEXT("layer %1\n%2"), {count(layer), powerReading(value)}};
}

HeatMap mapOf(const TrainingScene& scene, std::size_t arm, const MapKind& kind) {
    const ArmLook& look = scene.looks[arm];
    const Index layers = scene.start(arm).model.layers, width = stepsAColumn(scene);
    HeatMap map;
    map.name = kind.name + look.key;
    map.letter = look.letter;
    map.role = look.role;
    map.second = look.second;
    map.x = {NORMSCOPE_TEXT("step"), "", 0, double(std::max<Index>(scene.settings().steps, 1)), false};
    map.y = {NORMSCOPE_TEXT("layer"), "", double(kind.firstLayer) - 0.5, double(layers) + 0.5, false};
    map.y0 = double(kind.firstLayer);
    map.dx = double(width);
    map.x0 = 1 + (map.dx - 1) / 2;
    if (const TrainingRun* run = firstRun(scene.result, arm))
        map.values = cells(*run, kind, layers + 1 - kind.firstLayer, width);
    map.note = noteOf(scene, arm, kind);
    if (scene.newest > 0) map.cursor = Cursor{double(scene.cursor), {}, 0};
    map.description = {"%1, %2: %3", {Text(kind.title), armMention(look), map.note}};
    return map;
}

Text subtitleOf(const TrainingScene& scene, const MapKind& kind) {
    const Index width = stepsAColumn(scene);
    if (width <= 1) return kind.subtitle;
    return {NORMSCOPE_TEXT("%1, greatest of %2 steps"), {Text(kind.subtitle), count(width)}};
}

} // namespace

void addMaps(const TrainingScene& scene, std::vector<Panel>& panels) {
    const MapKind kind = kindOf(scene.display.view);
    std::vector<HeatMap> maps;
    for (std::size_t k = 0; k < scene.arms(); ++k) maps.push_back(mapOf(scene, k, kind));
    if (maps.empty()) return;
    maps.front().title = kind.title;
    maps.front().subtitle = subtitleOf(scene, kind);
    const Scale scale = scaleOf(maps);
    for (HeatMap& map : maps) {
        const HeatMap* kept = keptPanel<HeatMap>(scene, map.name);
        map.lower = kept ? kept->lower : scale.lower;
        map.upper = kept ? kept->upper : scale.upper;
        map.showScale = &map == &maps.back();
        map.showYLabels = &map == &maps.front();
        panels.emplace_back(std::move(map));
    }
}

} // namespace normscope
