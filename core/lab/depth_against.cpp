// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/depth_scene.h"

#include <cmath>

// The last layer's gradient against the depth of the stack: figure 3 of Xiong et al. 2020 (arXiv 2002.04745).
namespace normscope {

namespace {

struct Sweep {
    const DepthResult::Arm& arm;
    std::vector<double> depths;
    DepthBand band;
    double slope = 0;
};

Sweep sweepOf(const DepthResult::Arm& arm) {
    Sweep sweep{arm, {}, sweepBand(arm), 0};
    for (const auto& [layers, runs] : arm.sweep) sweep.depths.push_back(double(layers));
    sweep.slope = logLogSlope(sweep.depths, sweep.band.median);
    return sweep;
}

Series lineOf(const Sweep& sweep) {
    Series line{.name = armKey(sweep.arm.arm), .label = {}, .role = roleOf(sweep.arm.arm)};
    line.form = formOf(sweep.arm.arm);
    line.x = sweep.depths;
    line.y = sweep.band.median;
    const std::string power = std::isnan(sweep.slope) ? "" : fixed(sweep.slope, 2);
    line.endLabel = {"%1 %2", {armWord(sweep.arm.arm), power.empty() ? Text() : Text("L^%1", {power})}};
    return line;
}

Series bandOf(const Sweep& sweep) {
    Series area = lineOf(sweep);
    area.name += "_band";
    area.style = SeriesStyle::Band;
    area.form = LineForm::Plain;
    area.endLabel = {};
    area.y = sweep.band.lowest;
    area.y2 = sweep.band.highest;
    return area;
}

// Theorem 1 bounds the last FFN gradient of Pre-LN by O(d sqrt(ln d / L)): the law's slope through the first point.
Series rootLaw(const Sweep& sweep) {
    Series line{.name = armKey(sweep.arm.arm) + "_theory", .label = NORMSCOPE_TEXT("theory: 1/√L")};
    line.theory = true;
    line.x = sweep.depths;
    for (const double depth : sweep.depths)
        line.y.push_back(sweep.band.median.front() * std::sqrt(sweep.depths.front() / depth));
    return line;
}

} // namespace

Plot againstDepthPlot(const DepthScene& scene) {
    Plot plot;
    plot.name = "against-depth";
    plot.title = NORMSCOPE_TEXT("Gradient of the last layer against depth");
    plot.subtitle = NORMSCOPE_TEXT("L2 norm of ∂loss/∂W2, both axes log");
    plot.x = {NORMSCOPE_TEXT("layers L"), "", 5, 115, true};
    plot.endTitle = NORMSCOPE_TEXT("slope");
    std::vector<Sweep> sweeps;
    for (const DepthResult::Arm& arm : scene.result.arms)
        if (!arm.sweep.empty()) sweeps.push_back(sweepOf(arm));
    for (const Sweep& sweep : sweeps)
        if (scene.settings().seeds > 1) plot.series.push_back(bandOf(sweep));
    for (const Sweep& sweep : sweeps) plot.series.push_back(lineOf(sweep));
    DepthScene logarithmic = scene;
    logarithmic.display.logarithmic = true;
    plot.y = fittedAxis(logarithmic, plot.name, plot.series);
    for (const Sweep& sweep : sweeps)
        if (scene.display.theory && sweep.arm.arm.placement == Placement::Pre && scene.settings().finalNorm)
            plot.series.push_back(rootLaw(sweep));
    std::vector<Text> slopes;
    for (const Sweep& sweep : sweeps) slopes.push_back({"%1 %2", {armName(sweep.arm.arm), fixed(sweep.slope, 2)}});
    plot.description = {NORMSCOPE_TEXT("Log-log slopes: %1"), {sequence(slopes, ", ")}};
    return plot;
}

} // namespace normscope
