// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/precision_ranges.h"
#include "lab/precision_scene.h"
#include "lab/precision_study.h"
#include "lab/training_lines.h"

#include <algorithm>
#include <cmath>

namespace normscope {

namespace {

std::vector<double> widthsOf(const OverflowStudy& study) { return {study.widths.begin(), study.widths.end()}; }

Axis widthAxis(const OverflowStudy& study) {
    constexpr double margin = 1.1;
    Axis axis{NORMSCOPE_TEXT("values summed, d"), "", double(study.widths.front()) / margin,
              double(study.widths.back()) * margin, true};
    for (const Index width : study.widths) axis.ticks.push_back({double(width), {"%1", {count(width)}}});
    return axis;
}

Series widthLine(const OverflowStudy& study, const std::vector<double>& y, Series line) {
    line.x = widthsOf(study);
    line.y = y;
    return line;
}

Text theoryLabel(const PrecisionScene& scene) {
    const Emulation emulation = emulationOf(scene.settings(), scene.settings().format);
    if (valuesBreakFirst(scene.settings()))
        return {NORMSCOPE_TEXT("theory: a value beyond %1"), {measured(facts(emulation.format).largest)}};
    return {NORMSCOPE_TEXT("theory √(%1 / d)"), {measured(facts(emulation.sumFormat()).largest)}};
}

Text formatSubtitle(const PrecisionScene& scene) {
    const std::string format = formatName(scene.settings().format);
    if (scene.settings().sums == Accumulation::Float32) return {NORMSCOPE_TEXT("%1, sums in fp32"), {format}};
    return {NORMSCOPE_TEXT("%1, sums rounded after each addition"), {format}};
}

Text measuredNote(const PrecisionScene& scene) {
    const OverflowStudy& study = scene.result.overflow;
    const Index none = std::ranges::count_if(study.measured, [](double s) { return std::isnan(s); });
    if (none == 0) return {};
    if (none == std::ssize(study.measured))
        return {NORMSCOPE_TEXT("no overflow up to an rms of %1"), {count(greatestRms)}};
    return {NORMSCOPE_TEXT("no overflow up to an rms of %1 at %2 widths"), {count(greatestRms), count(none)}};
}

Series shareLine(const OverflowStudy& study, const std::vector<double>& share, std::size_t number, Role role,
                 const char* name, Text label) {
    Series line = widthLine(study, share, lineNumber(number, role, name));
    line.label = std::move(label);
    return line;
}

} // namespace

Plot overflowPlot(const PrecisionScene& scene) {
    const OverflowStudy& study = scene.result.overflow;
    Plot plot;
    plot.name = "overflow";
    plot.title = NORMSCOPE_TEXT("Input rms from which the mean square overflows");
    plot.subtitle = formatSubtitle(scene);
    plot.x = widthAxis(study);
    plot.hideXLabels = true;
    Series found = widthLine(study, study.measured, lineNumber(0, Role::Strong, "measured"));
    found.label = NORMSCOPE_TEXT("half of the seeds overflow");
    Series law = widthLine(study, study.threshold, {.name = "threshold", .label = theoryLabel(scene)});
    law.theory = true;
    plot.series = {std::move(found), std::move(law)};
    plot.y = decadesOf(plot.series, 1, greatestRms);
    if (const Text note = measuredNote(scene); !note.empty()) plot.notes.push_back(note);
    plot.description = {NORMSCOPE_TEXT("Over %1 values an rms of %2 overflows by theory, over %3 values one of %4"),
                        {count(study.widths.front()), measured(study.threshold.front()), count(study.widths.back()),
                         measured(study.threshold.back())}};
    return plot;
}

Plot overflowSharePlot(const PrecisionScene& scene) {
    const OverflowStudy& study = scene.result.overflow;
    Plot plot;
    plot.name = "overflow-share";
    plot.title = NORMSCOPE_TEXT("Share of seeds that overflow");
    plot.subtitle = {NORMSCOPE_TEXT("%1 seeds"), {count(scene.settings().seeds)}};
    plot.x = widthAxis(study);
    plot.y = {{}, "", 0, 1.05, false};
    plot.series = {
        shareLine(study, study.fractionAtHalf, 1, Role::Muted, "half", NORMSCOPE_TEXT("half the threshold")),
        shareLine(study, study.fractionAtThreshold, 0, Role::Strong, "threshold", NORMSCOPE_TEXT("at the threshold")),
        shareLine(study, study.fractionAtTwice, 3, Role::Failure, "twice", NORMSCOPE_TEXT("twice the threshold"))};
    plot.description = {NORMSCOPE_TEXT("At twice the threshold %1 to %2 % of the seeds overflow"),
                        {fixed(100 * std::ranges::min(study.fractionAtTwice), 0),
                         fixed(100 * std::ranges::max(study.fractionAtTwice), 0)}};
    return plot;
}

} // namespace normscope
