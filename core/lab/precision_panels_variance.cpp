// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/precision_scene.h"
#include "lab/training_lines.h"

#include <algorithm>
#include <cmath>

// The error of six algorithms against the offset.
namespace normscope {

namespace {

using Point = VarianceStudy::Point;
using Points = std::vector<Point>;

constexpr double leastShown = 1e-9; // an error of 0 has no place on the axis

struct Look {
    Role role = Role::Plain;
    std::size_t line = 0;
    bool band = false;
};

Look lookOf(VarianceAlgorithm algorithm) {
    switch (algorithm) {
    case VarianceAlgorithm::OnePass:
        return {Role::Failure, 0, true};
    case VarianceAlgorithm::Pairwise:
        return {Role::Failure, 1, false};
    case VarianceAlgorithm::TwoPass:
        return {Role::Strong, 0, true};
    case VarianceAlgorithm::CorrectedTwoPass:
        return {Role::Strong, 2, false};
    case VarianceAlgorithm::Welford:
        return {Role::Muted, 1, true};
    case VarianceAlgorithm::Shifted:
        break;
    }
    return {Role::Muted, 4, false};
}

std::vector<double> column(const Points& points, double Point::*member, double least) {
    std::vector<double> values;
    for (const Point& point : points) values.push_back(std::max(point.*member, least));
    return values;
}

Series bandOf(const PrecisionScene& scene, VarianceAlgorithm algorithm, const Points& points) {
    Series band{.name = algorithmKey(algorithm) + "_band", .label = {}, .role = lookOf(algorithm).role};
    band.style = SeriesStyle::Band;
    band.x = scene.result.variance.offsets;
    band.y = column(points, &Point::least, leastShown);
    band.y2 = column(points, &Point::largest, leastShown);
    return band;
}

Series lineOf(const PrecisionScene& scene, VarianceAlgorithm algorithm, const Points& points) {
    const Look look = lookOf(algorithm);
    Series line = lineNumber(look.line, look.role, algorithmKey(algorithm));
    line.x = scene.result.variance.offsets;
    line.y = column(points, &Point::median, 0);
    line.endLabel = algorithmName(algorithm);
    return line;
}

// Where a variance came out below 0, at the largest error of the seeds.
Series negatives(const PrecisionScene& scene, VarianceAlgorithm algorithm, const Points& points) {
    Series crosses{.name = algorithmKey(algorithm) + "_negative", .label = {}, .role = Role::Failure};
    crosses.style = SeriesStyle::Points;
    crosses.crosses = true;
    for (std::size_t k = 0; k < points.size(); ++k) {
        if (points[k].negative == 0) continue;
        crosses.x.push_back(scene.result.variance.offsets[k]);
        crosses.y.push_back(points[k].largest);
        crosses.pointLabels.push_back({"%1", {count(points[k].negative)}});
    }
    return crosses;
}

void addSeries(const PrecisionScene& scene, Plot& plot) {
    const auto& algorithms = scene.result.variance.algorithms;
    for (const auto& [algorithm, points] : algorithms)
        if (lookOf(algorithm).band) plot.series.push_back(bandOf(scene, algorithm, points));
    for (const auto& [algorithm, points] : algorithms) plot.series.push_back(lineOf(scene, algorithm, points));
    bool labelled = false;
    for (const auto& [algorithm, points] : algorithms) {
        Series crosses = negatives(scene, algorithm, points);
        if (crosses.x.empty()) continue;
        if (!labelled) crosses.label = {NORMSCOPE_TEXT("negative, of %1 seeds"), {count(scene.settings().seeds)}};
        labelled = true;
        plot.series.push_back(std::move(crosses));
    }
}

} // namespace

Plot variancePlot(const PrecisionScene& scene) {
    const VarianceStudy& study = scene.result.variance;
    Plot plot;
    plot.name = "variance";
    plot.title = NORMSCOPE_TEXT("Error of the variance against the offset");
    plot.subtitle = {NORMSCOPE_TEXT("relative, fp32, %1 values, %2 seeds"),
                     {count(scene.settings().values), count(scene.settings().seeds)}};
    plot.x = {NORMSCOPE_TEXT("offset c"), "", study.offsets.front(), study.offsets.back(), true};
    addSeries(scene, plot);
    plot.y = decadesOf(plot.series, 1e-8, 1e8);
    plot.y.lower = std::max(plot.y.lower, leastShown);
    plot.series.push_back(
        guideLine("all_wrong", study.offsets.front(), study.offsets.back(), 1, NORMSCOPE_TEXT("100 % wrong")));
    std::vector<Text> ends;
    for (const auto& [algorithm, points] : study.algorithms)
        ends.push_back({"%1 %2", {algorithmName(algorithm), measured(points.back().median)}});
    plot.description = {NORMSCOPE_TEXT("%1: at offset %2 %3"),
                        {plot.title, measured(study.offsets.back()), sequence(ends, ", ")}};
    return plot;
}

} // namespace normscope
