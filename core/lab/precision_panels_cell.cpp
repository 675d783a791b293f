// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/precision_scene.h"
#include "lab/precision_study.h"

#include <algorithm>
#include <cmath>

// The chosen cell: its operations, and the vector that comes out.
namespace normscope {

namespace {

using Values = std::vector<double>;

// What became of one operation's values.
struct Fate {
    Index nan = 0, infinite = 0, vanished = 0;
    double error = 0; // relative
};

Fate fateOf(const OperationTrace& operation) {
    Fate fate{.error = relativeError(operation)};
    for (std::size_t i = 0; i < operation.exact.size(); ++i) {
        const double value = operation.emulated[i];
        fate.nan += std::isnan(value);
        fate.infinite += std::isinf(value);
        fate.vanished += value == 0 && operation.exact[i] != 0;
    }
    return fate;
}

// "64 of 64" for vectors, nothing for a single value.
Text howMany(Index some, Index all, const char* word) {
    if (all == 1) return word;
    return {"%1: %2", {Text(word), Text(NORMSCOPE_TEXT("%1 of %2"), {count(some), count(all)})}};
}

Text failedText(const Text& text) { return {"%1", {{text, Role::Failure}}}; }

Text stateText(const OperationTrace& operation) {
    const Fate fate = fateOf(operation);
    const Index all = std::ssize(operation.exact);
    if (fate.nan > 0) return failedText(howMany(fate.nan, all, "NaN"));
    if (fate.infinite > 0) return failedText(howMany(fate.infinite, all, "inf"));
    if (fate.vanished == all) return failedText(howMany(all, all, NORMSCOPE_TEXT("rounds to 0")));
    if (fate.vanished > 0) return howMany(fate.vanished, all, NORMSCOPE_TEXT("rounds to 0"));
    if (fate.error == 0) return NORMSCOPE_TEXT("exact");
    return {NORMSCOPE_TEXT("off by %1"), {measured(fate.error)}};
}

Text valueText(const Values& values) {
    const auto isNan = [](double v) { return std::isnan(v); };
    if (std::ranges::any_of(values, isNan)) return "NaN";
    const auto [least, greatest] = std::ranges::minmax(values);
    if (least == greatest) return {"%1", {significant(least, 3)}};
    return {NORMSCOPE_TEXT("%1 … %2"), {measured(least), measured(greatest)}};
}

Text cellTitle(const PrecisionScene& scene) {
    return {
        NORMSCOPE_TEXT("%1, ε = %2, sd = %3"),
        {formatName(scene.settings().format), epsPlain(scene.result.scenario.norm.eps), epsPlain(scene.settings().sd)}};
}

struct Output {
    const OperationTrace& y;
    double limit = 1; // of the axis, both ways
};

// Room for all that is finite, but not for what is wildly wrong.
Output outputOf(const PrecisionScene& scene) {
    Output output{scene.result.trace.operations.back()};
    double exact = 0, emulated = 0;
    for (const double value : output.y.exact)
        if (std::isfinite(value)) exact = std::max(exact, std::abs(value));
    for (const double value : output.y.emulated)
        if (std::isfinite(value)) emulated = std::max(emulated, std::abs(value));
    const double most = exact > 0 ? std::clamp(emulated, exact, 3 * exact) : emulated;
    if (most > 0) output.limit = 1.1 * most;
    return output;
}

Series valuesOf(const Values& y, const std::string& name) {
    Series series{.name = name, .label = {"%1", {name}}};
    for (std::size_t i = 0; i < y.size(); ++i) series.x.push_back(double(i + 1));
    series.y = y;
    return series;
}

// At the edge of the axes; NaN in the middle.
Series failures(const Output& output) {
    Series crosses{.name = "not_finite", .label = NORMSCOPE_TEXT("not finite"), .role = Role::Failure};
    crosses.style = SeriesStyle::Points;
    crosses.crosses = true;
    for (std::size_t i = 0; i < output.y.emulated.size(); ++i) {
        const double value = output.y.emulated[i];
        if (std::isfinite(value)) continue;
        crosses.x.push_back(double(i + 1));
        crosses.y.push_back(std::isnan(value) ? 0 : std::copysign(output.limit, value));
    }
    return crosses;
}

void addNotes(const PrecisionCell& cell, Index all, Plot& plot) {
    if (cell.nan > 0)
        plot.notes.push_back(failedText({NORMSCOPE_TEXT("NaN in %1 of %2"), {count(cell.nan), count(all)}}));
    if (cell.infinite > 0)
        plot.notes.push_back(failedText({NORMSCOPE_TEXT("inf in %1 of %2"), {count(cell.infinite), count(all)}}));
    if (cell.state == PrecisionCell::State::AllZero)
        plot.notes.push_back(failedText({NORMSCOPE_TEXT("0 in %1 of %2"), {count(all), count(all)}}));
}

} // namespace

TextTable operationsPanel(const PrecisionScene& scene) {
    const RowTrace& trace = scene.result.trace;
    TextTable table;
    table.name = "operations";
    table.title = NORMSCOPE_TEXT("Operation by operation");
    table.subtitle = cellTitle(scene);
    table.corner = NORMSCOPE_TEXT("operation");
    table.columns = {"float64", {"%1", {formatName(scene.settings().format)}}, NORMSCOPE_TEXT("what became of it")};
    for (std::size_t k = 0; k < trace.operations.size(); ++k) {
        const OperationTrace& operation = trace.operations[k];
        table.rows.push_back({operationName(operation.operation, scene.means(), scene.settings().variance),
                              {valueText(operation.exact), valueText(operation.emulated), stateText(operation)},
                              trace.broken == k});
    }
    table.description = {NORMSCOPE_TEXT("The operations of %1 on the chosen row, in float64 and in %2"),
                         {methodName(kindOf(scene.settings().norm)), formatName(scene.settings().format)}};
    return table;
}

Plot vectorPlot(const PrecisionScene& scene) {
    const Output output = outputOf(scene);
    const Index all = std::ssize(output.y.exact);
    Plot plot;
    plot.name = "vector";
    plot.title = NORMSCOPE_TEXT("The output of the chosen cell");
    plot.subtitle = cellTitle(scene);
    plot.x = {NORMSCOPE_TEXT("feature"), "", 0, double(all + 1), false};
    plot.y = {"y", "", -output.limit, output.limit, false};
    Series exact = valuesOf(output.y.exact, "float64");
    exact.theory = true;
    Series emulated = valuesOf(output.y.emulated, formatName(scene.settings().format));
    emulated.style = SeriesStyle::Points;
    emulated.role = scene.role();
    plot.series = {std::move(exact), std::move(emulated)};
    if (Series crosses = failures(output); !crosses.x.empty()) plot.series.push_back(std::move(crosses));
    addNotes(scene.result.chosen, all, plot);
    plot.description = {NORMSCOPE_TEXT("%1 outputs in float64 and in %2; relative error %3"),
                        {count(all), formatName(scene.settings().format), measured(scene.result.chosen.error)}};
    return plot;
}

} // namespace normscope
