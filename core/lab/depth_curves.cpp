// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/depth_scene.h"

#include <algorithm>
#include <cmath>

// The two plots that share the layers as their x axis.
namespace normscope {

namespace {

using Values = std::vector<double>;

constexpr std::size_t mostReadings = 4; // beside the cursor; of more arms only the chosen one's

Values layersFrom(std::size_t first, std::size_t count) {
    Values x;
    for (std::size_t k = 0; k < count; ++k) x.push_back(double(first + k));
    return x;
}

// What the sweep has reached of a curve over layers 0 ... L: [from, to].
struct Reached {
    std::size_t from = 0, to = 0;
    bool nothing = false;
};

Reached forwardReach(const DepthScene& scene) {
    const auto last = std::size_t(scene.layers());
    return scene.place.direction == 1 ? Reached{0, std::size_t(scene.place.layer)} : Reached{0, last};
}

Reached backwardReach(const DepthScene& scene) {
    const auto last = std::size_t(scene.layers());
    if (scene.place.direction == 1) return {last, last, true};
    return scene.place.direction == -1 ? Reached{std::size_t(scene.place.layer), last} : Reached{0, last};
}

Series part(Series series, const Values& y, std::size_t from, std::size_t to) {
    series.x = layersFrom(from, to - from + 1);
    series.y.assign(y.begin() + Index(from), y.begin() + Index(to) + 1);
    return series;
}

struct Curve {
    const DepthResult::Arm& arm;
    DepthBand band;
    bool second = false;
};

Series lineOf(const Curve& curve, const std::string& name) {
    Series line{.name = name, .label = {}, .role = roleOf(curve.arm.arm)};
    line.form = formOf(curve.arm.arm);
    line.second = curve.second;
    return line;
}

Series bandOf(const Curve& curve, const Reached& reached) {
    Series area = part(lineOf(curve, armKey(curve.arm.arm) + "_band"), curve.band.lowest, reached.from, reached.to);
    area.style = SeriesStyle::Band;
    area.form = LineForm::Plain;
    area.y2 = part(area, curve.band.highest, reached.from, reached.to).y;
    return area;
}

std::string atLayer(const Values& y, Index layer) {
    const double value = y[std::size_t(layer)];
    return std::isnan(value) ? std::string() : reading(value);
}

TextArgument endReading(double value) {
    if (std::isfinite(value)) return {reading(value)};
    return {Text(NORMSCOPE_TEXT("not finite")), Role::Failure};
}

void addLine(const DepthScene& scene, const Curve& curve, const Reached& reached, std::vector<Series>& series) {
    const Values& y = curve.band.median;
    const std::string key = armKey(curve.arm.arm);
    const std::size_t last = y.size() - 1;
    Series done = part(lineOf(curve, key), y, reached.from, reached.to);
    Series pending = lineOf(curve, key + "_pending");
    if (reached.nothing)
        pending = part(pending, y, 0, last);
    else if (reached.to < last)
        pending = part(pending, y, reached.to, last);
    else if (reached.from > 0)
        pending = part(pending, y, 0, reached.from);
    pending.pending = true;
    Series& rightmost = !reached.nothing && reached.to == last ? done : pending;
    rightmost.endLabel = {"%1 %2", {armWord(curve.arm.arm), endReading(y.back())}};
    const std::string value = atLayer(y, scene.place.layer);
    const bool room = scene.result.arms.size() <= mostReadings || &curve.arm == &scene.chosen();
    if (!value.empty() && !reached.nothing && room) done.cursorLabel = {"%1", {{value, roleOf(curve.arm.arm)}}};
    if (!pending.y.empty()) series.push_back(std::move(pending));
    if (!reached.nothing) series.push_back(std::move(done));
}

bool sharesItsLine(const DepthArm& a, const DepthArm& b) { return roleOf(a) == roleOf(b) && formOf(a) == formOf(b); }

std::vector<Curve> curvesOf(const DepthScene& scene, double DepthLayer::*quantity) {
    std::vector<Curve> curves;
    for (const DepthResult::Arm& arm : scene.result.arms) {
        DepthBand values = band(arm.runs, quantity);
        if (values.median.empty()) continue;
        const bool second =
            std::ranges::any_of(curves, [&](const Curve& earlier) { return sharesItsLine(earlier.arm.arm, arm.arm); });
        curves.push_back({arm, std::move(values), second});
    }
    return curves;
}

std::vector<Series> seriesOf(const DepthScene& scene, const std::vector<Curve>& curves, const Reached& reached) {
    std::vector<Series> series;
    if (scene.settings().seeds > 1 && !reached.nothing)
        for (const Curve& curve : curves)
            if (curve.arm.runs.size() > 1) series.push_back(bandOf(curve, reached));
    for (const Curve& curve : curves) addLine(scene, curve, reached, series);
    return series;
}

Text badge(const DepthScene& scene) {
    return {scene.place.layer == 0 ? NORMSCOPE_TEXT("input") : NORMSCOPE_TEXT("layer %1"), {count(scene.place.layer)}};
}

Plot layeredPlot(const DepthScene& scene, const char* name) {
    Plot plot;
    plot.name = name;
    plot.x = {NORMSCOPE_TEXT("layer l"), "", 0, double(scene.layers()), false};
    plot.cursor = Cursor{double(scene.place.layer), {}, scene.place.direction};
    plot.endTitle = {NORMSCOPE_TEXT("at layer %1"), {count(scene.layers())}};
    return plot;
}

Text theoryLabel(const DepthScene& scene, const DepthTheory& theory, const Values& measured) {
    const std::string gap = percent(misfit(theory, measured));
    if (theory.perLayer == 0)
        return {NORMSCOPE_TEXT("theory: recursion (→ × %1), misfit %2 %"),
                {fixed(limitingFactor(scene.settings()), 3), gap}};
    return {NORMSCOPE_TEXT("theory: √(1 + %1 l), misfit %2 %"), {significant(theory.perLayer, 3), gap}};
}

Series theoryLine(const std::string& name, Values y, Text label) {
    Series line{.name = name, .label = std::move(label)};
    line.theory = true;
    line.x = layersFrom(0, y.size());
    line.y = std::move(y);
    return line;
}

void addTheory(const DepthScene& scene, const Curve& curve, std::vector<Series>& series) {
    const DepthTheory theory = theoryOf(scene.result.scenario, curve.arm.arm);
    const std::string key = armKey(curve.arm.arm) + "_theory";
    if (!theory.lower.empty()) {
        Series wedge = theoryLine(key, theory.lower, NORMSCOPE_TEXT("theory: √(1 + l/2) … √(1 + 3l/2)"));
        wedge.style = SeriesStyle::Band;
        wedge.y2 = theory.upper;
        series.insert(series.begin(), std::move(wedge));
    }
    if (theory.rms.empty()) return;
    const auto same = std::ranges::find_if(series, [&](const Series& s) { return s.theory && s.y == theory.rms; });
    if (same == series.end())
        series.push_back(theoryLine(key, theory.rms, theoryLabel(scene, theory, curve.band.median)));
    else
        same->label = {"%1, %2 %", {same->label, percent(misfit(theory, curve.band.median))}};
}

// Lemma 2 of Xiong et al. speaks of what goes into Post-LN's second norm: 3/2 d.
void addBeforeTheNorm(const DepthScene& scene, const DepthResult::Arm& arm, std::vector<Series>& series) {
    if (arm.arm.placement != Placement::Post || !isXiongSetting(scene.result.scenario)) return;
    const Values sum = band(arm.runs, &DepthLayer::sumRms).median;
    if (sum.size() < 2) return;
    Series measured = part({.name = armKey(arm.arm) + "_sum",
                            .label = NORMSCOPE_TEXT("before the norm; theory: √(3/2)"),
                            .role = roleOf(arm.arm)},
                           sum, 1, sum.size() - 1);
    measured.pending = true;
    series.push_back(std::move(measured));
    Series law = theoryLine(armKey(arm.arm) + "_sum_theory", Values(sum.size() - 1, std::sqrt(1.5)), {});
    for (double& x : law.x) ++x;
    series.push_back(std::move(law));
}

Text scaleWord(const DepthScene& scene) {
    return scene.display.logarithmic ? NORMSCOPE_TEXT("log scale") : NORMSCOPE_TEXT("linear scale");
}

void describe(Plot& plot, const std::vector<Curve>& curves) {
    std::vector<Text> ends;
    for (const Curve& curve : curves)
        ends.push_back({NORMSCOPE_TEXT("%1 ends at %2"), {armName(curve.arm.arm), reading(curve.band.median.back())}});
    plot.description = {"%1: %2", {plot.title, sequence(ends, ", ")}};
}

struct Quantity {
    double DepthLayer::*member;
    const char* title;
    const char* subtitle;
};

Quantity gradientQuantity(DepthGradient gradient) {
    switch (gradient) {
    case DepthGradient::Weights:
        break;
    case DepthGradient::LastMatrix:
        return {&DepthLayer::lastGradient, NORMSCOPE_TEXT("Gradient norm of each layer's last matrix"),
                NORMSCOPE_TEXT("L2 norm of ∂loss/∂W2, %1")};
    case DepthGradient::Stream:
        return {&DepthLayer::streamGradient, NORMSCOPE_TEXT("Gradient norm of the stream"),
                NORMSCOPE_TEXT("L2 norm of ∂loss/∂x, %1")};
    }
    return {&DepthLayer::weightGradient, NORMSCOPE_TEXT("Gradient norm of each layer's weights"),
            NORMSCOPE_TEXT("L2 norm of ∂loss/∂W, %1")};
}

} // namespace

Plot rmsPlot(const DepthScene& scene) {
    Plot plot = layeredPlot(scene, "rms");
    plot.title = NORMSCOPE_TEXT("RMS of the residual stream");
    plot.subtitle = {NORMSCOPE_TEXT("input sd = 1, %1"), {scaleWord(scene)}};
    plot.cursor->label = badge(scene);
    plot.hideXLabels = true;
    const std::vector<Curve> curves = curvesOf(scene, &DepthLayer::rms);
    plot.series = seriesOf(scene, curves, forwardReach(scene));
    plot.y = fittedAxis(scene, plot.name, plot.series);
    if (scene.display.theory)
        for (const Curve& curve : curves) {
            addTheory(scene, curve, plot.series);
            addBeforeTheNorm(scene, curve.arm, plot.series);
        }
    describe(plot, curves);
    return plot;
}

Plot gradientPlot(const DepthScene& scene) {
    const Quantity quantity = gradientQuantity(scene.display.gradient);
    Plot plot = layeredPlot(scene, "gradient");
    plot.title = quantity.title;
    plot.subtitle = {quantity.subtitle, {scaleWord(scene)}};
    const std::vector<Curve> curves = curvesOf(scene, quantity.member);
    plot.series = seriesOf(scene, curves, backwardReach(scene));
    plot.y = fittedAxis(scene, plot.name, plot.series);
    describe(plot, curves);
    return plot;
}

} // namespace normscope
