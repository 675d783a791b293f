// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/depth_scene.h"
#include "nn/build_stack.h"

#include <algorithm>
#include <cmath>

// The panels that show the chosen arm: histograms of every layer, the diagram of a step, the matrix of one layer.
namespace normscope {

namespace {

constexpr double widestShared = 20; // of streams whose layers share one colour scale

Text chosenTitle(const char* pattern, const DepthScene& scene) { return {pattern, {armWord(scene.chosen().arm)}}; }

bool pending(const DepthScene& scene, std::size_t layer) {
    return scene.place.direction == 1 && Index(layer) > scene.place.layer;
}

Text stripSubtitle(const DepthScene& scene, const DepthDetail& detail) {
    const Text range(NORMSCOPE_TEXT("share of %1 values, ±%2"),
                     {count(scene.rows() * scene.settings().width), shortNumber(detail.edges.back())});
    if (scene.display.strip == DepthStrip::Branch || detail.outside < 0.0005) return range;
    return {NORMSCOPE_TEXT("%1, up to %2 % beyond"), {range, percent(detail.outside)}};
}

WiringSlots slotsOf(Placement placement) {
    switch (placement) {
    case Placement::Post:
    case Placement::DeepNorm:
        return {false, false, true};
    case Placement::Pre:
    case Placement::LayerScale:
        return {true, false, false};
    case Placement::Sandwich:
        return {true, true, false};
    case Placement::Output:
    case Placement::OutputQk:
        return {false, true, false};
    case Placement::None:
    case Placement::ReZero:
        break;
    }
    return {};
}

Text placementWord(Placement placement) {
    switch (placement) {
    case Placement::Post:
        return NORMSCOPE_TEXT("Post");
    case Placement::DeepNorm:
        return "DeepNorm";
    case Placement::Pre:
        return NORMSCOPE_TEXT("Pre");
    case Placement::LayerScale:
        return "LayerScale";
    case Placement::Sandwich:
        return "Peri";
    case Placement::Output:
        return NORMSCOPE_TEXT("output");
    case Placement::OutputQk:
        return NORMSCOPE_TEXT("output, QK");
    case Placement::ReZero:
        return "ReZero";
    case Placement::None:
        break;
    }
    return {};
}

Text blockWord(const DepthSettings& depth) {
    switch (depth.block) {
    case BlockKind::Linear:
        return NORMSCOPE_TEXT("Linear, d × d");
    case BlockKind::Mlp:
        return {NORMSCOPE_TEXT("MLP, width %1 d"), {count(depth.hidden)}};
    case BlockKind::AttentionFfn:
        return NORMSCOPE_TEXT("attention, then MLP");
    case BlockKind::Parallel:
        return NORMSCOPE_TEXT("attention + MLP");
    case BlockKind::Plain:
        return NORMSCOPE_TEXT("activation, then Linear");
    case BlockKind::Xiong:
        break;
    }
    return NORMSCOPE_TEXT("token mean, then MLP");
}

Text trunkWord(const DepthScene& scene) {
    if (scene.chosen().arm.placement != Placement::DeepNorm) return {};
    const Index steps = scene.layers() * stepsOf(scene.settings().block);
    return {"× %1", {fixed(deepNormAlpha(steps), 2)}};
}

Text scaleWord(const DepthScene& scene) {
    if (scene.chosen().arm.placement == Placement::ReZero) return "× 0";
    if (scene.chosen().arm.placement != Placement::LayerScale) return {};
    return {"× %1", {epsPlain(scene.settings().layerScale)}};
}

Text wiringSummary(const DepthScene& scene) {
    const DepthSettings& depth = scene.settings();
    const Index steps = depth.layers * stepsOf(depth.block);
    const DepthArm& arm = scene.chosen().arm;
    const Text times = stepsOf(depth.block) == 1 ? Text(NORMSCOPE_TEXT("× %1 layers"), {count(steps)})
                                                 : Text(NORMSCOPE_TEXT("× %1: two a layer"), {count(steps)});
    if (!mayEndWithNorm(arm.placement)) return times;
    if (!depth.finalNorm) return {NORMSCOPE_TEXT("%1, no final norm"), {times}};
    return {NORMSCOPE_TEXT("%1, then one final %2"), {times, methodName(arm.norm)}};
}

double widestRms(const DepthResult::Arm& arm) {
    double most = 0;
    for (const DepthLayer& layer : arm.runs.front().layers)
        if (std::isfinite(layer.rms)) most = std::max(most, layer.rms);
    return most;
}

// One scale for all layers, so that the drift is seen in the colours; a stream that explodes gets one a layer.
void setScales(const DepthScene& scene, const DepthDetail& detail, const DepthDetail::Layer& layer, MatrixPlot& plot) {
    const DepthResult::Arm& arm = scene.chosen();
    const double input = arm.runs.empty() ? 1 : arm.runs.front().layers.front().rms;
    const bool shared = !arm.runs.empty() && widestRms(arm) < widestShared * input;
    const double largest = layer.values.size() > 0 ? layer.values.cwiseAbs().maxCoeff() : 1;
    const double own = std::isfinite(largest) && largest > 0 ? largest : 1;
    plot.limit = shared ? detail.edges.back() : own;
    plot.marginLimit = 0.45 * plot.limit; // three sds of the widest layer fill the colours, a mean ± sd the margins
    plot.subtitle = {NORMSCOPE_TEXT("%1 of %2 rows × %3 of %4, ±%5"),
                     {count(plot.values.rows()), count(scene.rows()), count(plot.values.cols()),
                      count(scene.settings().width), shortNumber(plot.limit)}};
}

std::vector<std::string> numbered(Index n) {
    std::vector<std::string> labels;
    for (Index k = 1; k <= n; ++k) labels.push_back(count(k));
    return labels;
}

// What the first seed's layer is like beyond its curve.
Text layerSummary(const DepthScene& scene) {
    const DepthResult::Arm& arm = scene.chosen();
    if (arm.runs.empty()) return {};
    const DepthLayer& layer = arm.runs.front().layers[std::size_t(scene.place.layer)];
    std::vector<Text> parts = {{NORMSCOPE_TEXT("RMS %1"), {statistic(reading(layer.rms))}},
                               {NORMSCOPE_TEXT("max %1"), {reading(layer.maxAbs)}}};
    if (!std::isnan(layer.updateRatio))
        parts.push_back({NORMSCOPE_TEXT("adds %1 %"), {fixed(100 * layer.updateRatio, 0)}});
    if (!std::isnan(layer.saturated))
        parts.push_back(
            {NORMSCOPE_TEXT("flat %1 %, dead %2 %"), {fixed(100 * layer.saturated, 0), fixed(100 * layer.dead, 0)}});
    return sequence(parts, ", ");
}

} // namespace

HistogramStrip stripPanel(const DepthScene& scene) {
    HistogramStrip strip;
    strip.name = "histograms";
    const bool branch = scene.display.strip == DepthStrip::Branch;
    strip.title = chosenTitle(
        branch ? NORMSCOPE_TEXT("What each layer adds, %1") : NORMSCOPE_TEXT("Values in each layer, %1"), scene);
    strip.role = roleOf(scene.chosen().arm);
    strip.x = {NORMSCOPE_TEXT("layer l"), "", 0, double(scene.layers()), false};
    strip.cursor = Cursor{double(scene.place.layer), {}, 0};
    strip.edges = {-1, 1};
    strip.description = {NORMSCOPE_TEXT("Histograms of %1 layers of %2"),
                         {count(scene.layers()), armName(scene.chosen().arm)}};
    const auto& detail = scene.chosen().detail;
    if (!detail) return strip;
    strip.edges = detail->edges;
    strip.subtitle = stripSubtitle(scene, *detail);
    for (std::size_t l = 0; l < detail->layers.size(); ++l)
        strip.columns.push_back(
            {double(l), branch ? detail->layers[l].branch : detail->layers[l].stream, pending(scene, l)});
    return strip;
}

Wiring wiringPanel(const DepthScene& scene) {
    const DepthArm& arm = scene.chosen().arm;
    Wiring wiring;
    wiring.title = NORMSCOPE_TEXT("The block: drag the norm");
    wiring.role = roleOf(arm);
    wiring.places = slotsOf(arm.placement);
    if (arm.norm != NormKind::None) wiring.norm = {"%1", {methodName(arm.norm)}};
    wiring.placement = placementWord(arm.placement);
    wiring.block = blockWord(scene.settings());
    wiring.trunk = trunkWord(scene);
    wiring.scale = scaleWord(scene);
    wiring.summary = wiringSummary(scene);
    wiring.description = {NORMSCOPE_TEXT("%1: %2"), {armName(arm), wiring.summary}};
    return wiring;
}

MatrixPlot layerPanel(const DepthScene& scene) {
    MatrixPlot plot;
    plot.name = "layer";
    plot.title = scene.place.layer == 0
                     ? Text(NORMSCOPE_TEXT("Input, %1"), {armWord(scene.chosen().arm)})
                     : Text(NORMSCOPE_TEXT("Layer %1, %2"), {count(scene.place.layer), armWord(scene.chosen().arm)});
    plot.role = roleOf(scene.chosen().arm);
    const auto& detail = scene.chosen().detail;
    if (!detail || scene.place.layer >= std::ssize(detail->layers)) return plot;
    const DepthDetail::Layer& layer = detail->layers[std::size_t(scene.place.layer)];
    plot.values = layer.values;
    setScales(scene, *detail, layer, plot);
    plot.rowLabels = numbered(plot.values.rows());
    plot.columnLabels = numbered(plot.values.cols());
    plot.tokens = scene.settings().tokens < plot.values.rows() ? scene.settings().tokens : 1;
    plot.rowMargin = layer.margins.rows;
    plot.columnMargin = layer.margins.columns;
    plot.summary = layerSummary(scene);
    plot.description = {NORMSCOPE_TEXT("%1: %2 rows, %3 columns; %4"),
                        {plot.title, count(plot.values.rows()), count(plot.values.cols()), plot.summary}};
    return plot;
}

} // namespace normscope
