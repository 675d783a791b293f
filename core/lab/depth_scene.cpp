// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/depth_scene.h"

#include "scenario/depth_arms.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace normscope {

namespace {

constexpr double margin = 1.25; // of a logarithmic axis beyond its values

struct Extent {
    double lowest = std::numeric_limits<double>::infinity(), highest = 0;
};

// Of what a logarithmic axis can show.
Extent extentOf(const std::vector<Series>& series) {
    Extent extent;
    const auto take = [&](const std::vector<double>& values) {
        for (const double value : values)
            if (std::isfinite(value) && value > 0) {
                extent.lowest = std::min(extent.lowest, value);
                extent.highest = std::max(extent.highest, value);
            }
    };
    for (const Series& one : series) {
        take(one.y);
        take(one.y2);
    }
    return extent;
}

const Plot* plotNamed(const Figure* figure, const std::string& name) {
    if (!figure) return nullptr;
    for (const Panel& panel : figure->panels)
        if (const auto* plot = std::get_if<Plot>(&panel); plot && plot->name == name) return plot;
    return nullptr;
}

} // namespace

DepthScene depthScene(const DepthResult& result, const DepthLook& look) {
    DepthScene scene{result, look.display.value_or(result.scenario.depth), {}, 0, look.ranges};
    DepthSettings timeline = result.scenario.depth;
    timeline.layer = look.hovered.value_or(scene.display.layer);
    scene.place = depthPlace(look.hovered ? 0 : look.frame, timeline);
    const auto last = std::ssize(result.arms) - 1;
    scene.arm = std::size_t(std::clamp<Index>(scene.display.arm, 0, last));
    return scene;
}

Role roleOf(const DepthArm& arm) { return roleOf(arm.norm); }

LineForm formOf(const DepthArm& arm) {
    switch (arm.placement) {
    case Placement::None:
        return LineForm::None;
    case Placement::Post:
        return LineForm::Post;
    case Placement::Pre:
        return LineForm::Pre;
    case Placement::Sandwich:
        return LineForm::Sandwich;
    case Placement::Output:
    case Placement::OutputQk:
        return LineForm::Output;
    case Placement::DeepNorm:
        return LineForm::DeepNorm;
    case Placement::ReZero:
        return LineForm::ReZero;
    case Placement::LayerScale:
        return LineForm::LayerScale;
    }
    return LineForm::Plain;
}

TextArgument armWord(const DepthArm& arm) { return {armName(arm), roleOf(arm)}; }

std::string reading(double value) {
    const double size = std::abs(value);
    if (!std::isfinite(value) || size == 0) return size == 0 ? "0" : significant(value, 2);
    if (size < 0.0995 || size >= 99995) return significant(value, 2);
    return fixed(value, size < 9.995 ? 2 : size < 99.95 ? 1 : 0);
}

Axis fittedAxis(const DepthScene& scene, const std::string& panel, const std::vector<Series>& series) {
    Axis axis;
    axis.logarithmic = scene.display.logarithmic;
    const Plot* kept = plotNamed(scene.ranges, panel);
    if (kept && kept->y.logarithmic == axis.logarithmic) return kept->y;
    const Extent extent = extentOf(series);
    if (extent.highest <= 0) {
        axis.lower = axis.logarithmic ? 0.1 : 0;
        axis.upper = axis.logarithmic ? 10 : 1;
    } else if (axis.logarithmic) {
        axis.lower = extent.lowest / margin;
        axis.upper = extent.highest * margin;
    } else {
        axis.upper = extent.highest * 1.05;
    }
    return axis;
}

} // namespace normscope
