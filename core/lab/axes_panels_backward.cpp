// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/axes_norms.h"
#include "lab/axes_panels.h"
#include "lab/axes_scales.h"
#include "lab/axes_words.h"
#include "lab/gradient_parts.h"

#include <algorithm>
#include <cmath>

namespace normscope {

namespace {

Series series(const char* name, Text label, Role role, SeriesStyle style, std::vector<double> y) {
    Series result{name, std::move(label), role, style, false, {}, std::move(y)};
    for (std::size_t k = 0; k < result.y.size(); ++k) result.x.push_back(double(k + 1));
    return result;
}

// Size as L2 norm and share of the arriving squared size.
Text sizeNote(const std::vector<double>& part, double arriving) {
    const double size = l2(part);
    const double share = arriving > 0 ? size * size / (arriving * arriving) : 0;
    return {"%1, %2 %", {strong(number(size)), percent(share)}};
}

// What arrives, the two parts that the norm removes, and what is left.
std::vector<Series> backwardSeries(const AxesRun& run, const GradientParts& parts) {
    const double arriving = l2(parts.h);
    std::vector<Series> all;
    const auto add = [&](Series one, Text note) {
        one.note = std::move(note);
        all.push_back(std::move(one));
    };
    add(series("arriving", NORMSCOPE_TEXT("arriving"), Role::Plain, SeriesStyle::Bars, parts.h),
        {NORMSCOPE_TEXT("size %1"), {strong(number(arriving))}});
    if (parts.removesMean)
        add(series("mean_part", NORMSCOPE_TEXT("mean"), Role::Statistic, SeriesStyle::Line, parts.meanPart),
            sizeNote(parts.meanPart, arriving));
    if (parts.removesXhat)
        add(series("xhat_part", NORMSCOPE_TEXT("along x̂"), Role::Statistic, SeriesStyle::Points, parts.xhatPart),
            sizeNote(parts.xhatPart, arriving));
    add(series("passed", NORMSCOPE_TEXT("passed"), roleOf(run.kind), SeriesStyle::Line, parts.passed),
        sizeNote(parts.passed, arriving));
    return all;
}

Text backwardDescription(const AxesRun& run, const Plot& plot) {
    std::vector<Text> sizes;
    for (const Series& one : plot.series) sizes.push_back({"%1 %2", {one.label, one.note}});
    sizes.insert(sizes.end(), plot.notes.begin(), plot.notes.end());
    return {"%1, %2: %3", {methodName(run.kind), plot.subtitle, sequence(sizes, "; ")}};
}

// A row where nothing is shared.
Text groupOf(const AxesScene& scene, const AxesRun& run) {
    const Sample& sample = scene.result.sample;
    if (run.kind == NormKind::None) return {NORMSCOPE_TEXT("row %1"), {rowLabel(sample, scene.worked.row)}};
    return groupName(sample, run, run.groups.at(scene.worked));
}

// Where the bars of a group stand: features of a row, rows of a column, or the values of a block by rows.
Axis groupAxis(const AxesScene& scene, const AxesRun& run, std::size_t values) {
    Axis axis{NORMSCOPE_TEXT("feature"), "", 0.5, double(values) + 0.5, false};
    if (run.groups.shape == GroupShape::Column) axis.title = rowNoun(scene.result.sample);
    if (run.groups.shape == GroupShape::Block)
        axis.title = run.groups.columns == 1 ? NORMSCOPE_TEXT("token of the sample")
                     : run.groups.rows == 1  ? NORMSCOPE_TEXT("feature of the group")
                                             : NORMSCOPE_TEXT("value of the group, token by token");
    return axis;
}

double reach(const std::vector<Series>& all) {
    double largest = 0;
    for (const Series& one : all)
        for (const double y : one.y)
            if (std::isfinite(y)) largest = std::max(largest, std::abs(y));
    return roundedUp(largest);
}

} // namespace

Plot backwardPanel(const AxesScene& scene, const AxesRun& run) {
    const GradientParts parts = gradientParts(run, scene.norm(), shownUpstream(scene, run), scene.worked);
    Plot plot;
    plot.name = "backward-" + normKey(run.kind);
    plot.title = {"%1", {{methodTitle(run.kind), roleOf(run.kind)}}};
    plot.subtitle = {NORMSCOPE_TEXT("gradient in %1"), {groupOf(scene, run)}};
    plot.series = backwardSeries(run, parts);
    plot.x = groupAxis(scene, run, parts.h.size());
    const double limit = reach(plot.series);
    plot.y = {NORMSCOPE_TEXT("gradient"), "", -limit, limit, false};
    plot.notes = {{NORMSCOPE_TEXT("× rstd %1 = dx, size %2"),
                   {number(parts.rstd), strong(number(parts.rstd * l2(parts.passed)))}}};
    plot.description = backwardDescription(run, plot);
    return plot;
}

} // namespace normscope
