// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/training_scene.h"

#include <algorithm>
#include <cmath>
#include <span>

// Inside the networks: the chosen arm's stream behind one layer, and all layers of all arms at one step.
namespace normscope {

namespace {

constexpr Index digitRows = 8; // tokens of a digit that is read row by row

Index tokensOf(const TrainingSettings& settings) { return settings.data == TrainingData::DigitRows ? digitRows : 1; }

// The next of these times a power of ten.
double roundedUp(double value) {
    const double decade = std::pow(10, std::floor(std::log10(value)));
    for (const double step : {1.0, 1.5, 2.0, 3.0, 4.0, 5.0, 6.0, 8.0})
        if (value <= step * decade * (1 + 1e-9)) return step * decade;
    return 10 * decade;
}

double widest(const MatrixD& values) {
    double most = 0;
    for (const double value : std::span(values.data(), std::size_t(values.size())))
        if (std::isfinite(value)) most = std::max(most, std::abs(value));
    return most > 0 ? roundedUp(most) : 1;
}

std::vector<std::string> numbered(Index n) {
    std::vector<std::string> labels;
    for (Index k = 1; k <= n; ++k) labels.push_back(count(k));
    return labels;
}

// The newest that is kept of the steps up to the cursor.
const StreamDetail* detailAt(const TrainingRun* run, Index steps) {
    const StreamDetail* found = nullptr;
    if (!run) return found;
    for (const auto& detail : run->details)
        if (detail->step < steps) found = detail.get();
    return found;
}

Text subtitleOf(const TrainingScene& scene, const TrainingRun& run, const MatrixPlot& plot) {
    const ArmSettings& start = scene.start(scene.arm);
    const Text shown(NORMSCOPE_TEXT("%1 of %2 rows × %3 of %4, ±%5"),
                     {count(plot.values.rows()), count(start.batch * tokensOf(scene.settings())),
                      count(plot.values.cols()), count(start.model.width), shortNumber(plot.limit)});
    if (run.detailEvery <= 1) return shown;
    return {NORMSCOPE_TEXT("%1, kept every %2 steps"), {shown, count(run.detailEvery)}};
}

void fill(const TrainingScene& scene, const TrainingRun& run, const StreamDetail& detail, Index layer,
          MatrixPlot& plot) {
    const StreamDetail::Layer& stream = detail.layers[std::size_t(layer)];
    plot.values = stream.values.cast<double>();
    plot.limit = widest(plot.values);
    plot.marginLimit = plot.limit / 2;
    plot.subtitle = subtitleOf(scene, run, plot);
    plot.rowLabels = numbered(plot.values.rows());
    plot.columnLabels = numbered(plot.values.cols());
    const Index tokens = tokensOf(scene.settings());
    plot.tokens = tokens < plot.values.rows() ? tokens : 1;
    plot.rowMargin = stream.margins.rows;
    plot.columnMargin = stream.margins.columns;
    const StepRecord* record = recordAt(scene, scene.arm, detail.step + 1);
    if (record && layer < std::ssize(record->layerRms))
        plot.summary = {NORMSCOPE_TEXT("RMS %1"), {statistic(reading(record->layerRms[std::size_t(layer)]))}};
}

Index chosenLayer(const TrainingScene& scene) {
    return std::clamp<Index>(scene.display.layer, 0, scene.start(scene.arm).model.layers);
}

MatrixPlot streamPanel(const TrainingScene& scene) {
    const ArmLook& look = scene.looks[scene.arm];
    const Index layer = chosenLayer(scene);
    const TextArgument place =
        layer == 0 ? Text(NORMSCOPE_TEXT("Input")) : Text(NORMSCOPE_TEXT("Layer %1"), {count(layer)});
    MatrixPlot plot;
    plot.name = "layer";
    plot.role = look.role;
    plot.title = {"%1, %2", {place, armMention(look)}};
    const TrainingRun* run = firstRun(scene.result, scene.arm);
    const StreamDetail* detail = detailAt(run, scene.cursor);
    if (!detail || layer >= std::ssize(detail->layers)) return plot;
    plot.title = {NORMSCOPE_TEXT("%1, %2, step %3"), {place, armMention(look), count(detail->step + 1)}};
    fill(scene, *run, *detail, layer, plot);
    plot.description = {NORMSCOPE_TEXT("%1: %2 rows, %3 columns; %4"),
                        {plot.title, count(plot.values.rows()), count(plot.values.cols()), plot.summary}};
    return plot;
}

Series layerLine(const ArmLook& look, const std::vector<double>& values, Index first) {
    Series line{.name = look.key, .label = {}, .role = look.role};
    line.form = look.form;
    line.second = look.second;
    for (std::size_t k = 0; k < values.size(); ++k) {
        if (!std::isfinite(values[k]) || values[k] <= 0) continue;
        line.x.push_back(double(first + Index(k)));
        line.y.push_back(values[k]);
    }
    if (line.y.empty()) return line;
    line.letter = look.letter;
    line.endLabel = {"%1", {{Text(powerReading(line.y.back())), look.role}}};
    return line;
}

Index deepest(const TrainingScene& scene) {
    Index layers = 1;
    for (std::size_t k = 0; k < scene.arms(); ++k) layers = std::max(layers, scene.start(k).model.layers);
    return layers;
}

Plot layerPlot(const TrainingScene& scene, const char* name, Text title, std::vector<double> StepRecord::*values,
               Index first) {
    Plot plot;
    plot.name = name;
    plot.title = std::move(title);
    plot.subtitle = {NORMSCOPE_TEXT("by layer at step %1, log scale"), {count(scene.cursor)}};
    plot.x = {NORMSCOPE_TEXT("layer l"), "", 0, double(deepest(scene)), false};
    plot.cursor = Cursor{double(chosenLayer(scene)), {}, 0};
    for (std::size_t k = 0; k < scene.arms(); ++k)
        if (const StepRecord* record = recordAt(scene, k, scene.cursor)) {
            Series line = layerLine(scene.looks[k], record->*values, first);
            if (!line.y.empty()) plot.series.push_back(std::move(line));
        }
    plot.y = keptAxis(scene, plot.name, decadesOf(plot.series, 0.1, 10));
    plot.description = {"%1, %2", {plot.title, plot.subtitle}};
    return plot;
}

} // namespace

void addStream(const TrainingScene& scene, std::vector<Panel>& panels) {
    panels.emplace_back(streamPanel(scene));
    panels.emplace_back(
        layerPlot(scene, "layer-gradient", NORMSCOPE_TEXT("Gradient norm"), &StepRecord::layerGradient, 1));
    panels.emplace_back(layerPlot(scene, "layer-rms", NORMSCOPE_TEXT("RMS of the stream"), &StepRecord::layerRms, 0));
}

} // namespace normscope
