// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/sketch_curve.h"

#include "io/excerpt.h"
#include "lesson/names.h"
#include "lesson/words_check.h"

#include <algorithm>
#include <cmath>

namespace normscope {

namespace {

constexpr Index mostNames = 25; // below an axis

unexpected<Error> refusal(const char* place, Text reason) { return unexpected(Error{"", place, std::move(reason)}); }

template <class Kind>
const Kind* panelOf(const Figure& figure, const std::string& name) {
    for (const Panel& panel : figure.panels)
        if (const auto* one = std::get_if<Kind>(&panel); one && one->name == name) return one;
    return nullptr;
}

bool canShow(const Axis& axis, double value) { return std::isfinite(value) && (!axis.logarithmic || value > 0); }

void addPoint(SketchCurve& curve, double x, double y) {
    if (canShow(curve.x, x) && canShow(curve.y, y)) curve.points.emplace_back(x, y);
}

// The middle of a step between its edges.
double placeOf(const Series& series, std::size_t i) {
    const bool steps = series.style == SeriesStyle::Steps || series.style == SeriesStyle::FilledSteps;
    return steps ? (series.x[i] + series.x[i + 1]) / 2 : series.x[i];
}

SketchCurve curveOf(const Plot& plot, const Series& series) {
    SketchCurve curve{plot.x, plot.y, plot.title, series.role, {}};
    if (!series.label.empty()) curve.title = {"%1: %2", {plot.title, series.label}};
    for (std::size_t i = 0; i < series.y.size(); ++i) addPoint(curve, placeOf(series, i), series.y[i]);
    std::ranges::stable_sort(curve.points, {}, [](const auto& point) { return point.first; });
    return curve;
}

Expected<SketchCurve> seriesCurve(const Figure& figure, const SketchPrediction& prediction) {
    const auto* plot = panelOf<Plot>(figure, prediction.panel);
    if (!plot) return refusal("panel", {NORMSCOPE_TEXT("\"%1\" is no plot with curves"), {excerpt(prediction.panel)}});
    std::vector<std::string> names;
    for (const Series& series : plot->series) {
        if (series.name == prediction.series) return curveOf(*plot, series);
        names.push_back(series.name);
    }
    return refusal("series", {NORMSCOPE_TEXT("the plot has no series \"%1\"%2"),
                              {excerpt(prediction.series), insteadOf(prediction.series, names)}});
}

// The names of rows or columns as ticks, counted from 1 as the axis is; too many are left out.
void nameTicks(Axis& axis, const std::vector<std::string>& names) {
    if (std::ssize(names) > mostNames) return;
    for (std::size_t i = 0; i < names.size(); ++i)
        axis.ticks.push_back({static_cast<double>(i + 1), Text("%1", {names[i]})});
}

Expected<SketchCurve> meansCurve(const Figure& figure, const SketchPrediction& prediction) {
    const auto* matrix = panelOf<MatrixPlot>(figure, prediction.panel);
    if (!matrix) return refusal("panel", {NORMSCOPE_TEXT("\"%1\" is no matrix"), {excerpt(prediction.panel)}});
    const bool rows = prediction.what == SketchPrediction::What::RowMeans;
    const std::vector<double>& means = rows ? matrix->rowMargin.mean : matrix->columnMargin.mean;
    SketchCurve curve{{}, {}, matrix->title, matrix->role, {}};
    curve.x.title = rows ? Text(NORMSCOPE_TEXT("row")) : Text(NORMSCOPE_TEXT("feature"));
    curve.x.lower = 0.5;
    curve.x.upper = static_cast<double>(means.size()) + 0.5;
    const auto& columns = matrix->shortColumnLabels.empty() ? matrix->columnLabels : matrix->shortColumnLabels;
    nameTicks(curve.x, rows ? matrix->rowLabels : columns);
    curve.y.title = NORMSCOPE_TEXT("mean");
    curve.y.lower = -matrix->marginLimit;
    curve.y.upper = matrix->marginLimit;
    for (std::size_t i = 0; i < means.size(); ++i) addPoint(curve, static_cast<double>(i + 1), means[i]);
    return curve;
}

} // namespace

Expected<SketchCurve> sketchCurve(const Figure& figure, const SketchPrediction& prediction) {
    if (auto missing = missingPanel(figure, prediction.panel)) return refusal("panel", std::move(*missing));
    if (prediction.what == SketchPrediction::What::Series) return seriesCurve(figure, prediction);
    return meansCurve(figure, prediction);
}

} // namespace normscope
