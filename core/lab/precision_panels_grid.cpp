// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/precision_scene.h"

#include <algorithm>
#include <cmath>
#include <limits>

// The error in each format by eps and sd, one cell a setting.
namespace normscope {

namespace {

using State = PrecisionCell::State;

// 0, 10^-5, 10^-3 ...: more would not fit below the cells.
bool isLabelled(double sd) {
    constexpr double labelled[] = {0, 1e-5, 1e-3, 1e-1, 10, 1000};
    return std::ranges::find(labelled, sd) != std::end(labelled);
}

Text tickLabel(double value, bool chosen) { return {"%1", {{powerOfTen(value), chosen ? Role::Strong : Role::Plain}}}; }

Axis sdAxis(const PrecisionScene& scene, const std::optional<CellIndex>& chosen) {
    const std::vector<double>& sds = scene.result.grid.sds;
    Axis axis{NORMSCOPE_TEXT("sd of the input row"), "", 0.5, double(sds.size()) + 0.5, false};
    for (Index k = 0; k < std::ssize(sds); ++k) {
        const bool isChosen = chosen && chosen->column == k;
        const bool besideIt =
            chosen && !isLabelled(sds[std::size_t(chosen->column)]) && std::abs(chosen->column - k) == 1;
        if (isChosen || (isLabelled(sds[std::size_t(k)]) && !besideIt))
            axis.ticks.push_back({double(k + 1), tickLabel(sds[std::size_t(k)], isChosen)});
    }
    return axis;
}

Axis epsAxis(const PrecisionScene& scene, const std::optional<CellIndex>& chosen) {
    const std::vector<double>& eps = scene.result.grid.eps;
    const Index rows = std::ssize(eps);
    Axis axis{"ε", "", 0.5, double(rows) + 0.5, false};
    for (Index k = 0; k < rows; ++k)
        axis.ticks.push_back({double(rows - k), tickLabel(eps[std::size_t(k)], chosen && chosen->row == k)});
    return axis;
}

std::optional<HeatMark> markOf(const PrecisionCell& cell, Index row, Index column) {
    switch (cell.state) {
    case State::NotANumber:
        return HeatMark{row, column, "NaN", true};
    case State::Infinite:
        return HeatMark{row, column, "inf", true};
    case State::AllZero:
        return HeatMark{row, column, "0", true};
    case State::Exact:
        return HeatMark{row, column, "=", false};
    case State::Ok:
    case State::Wrong:
        break;
    }
    return {};
}

// Rows that are to come are cells with no word.
void fill(const PrecisionScene& scene, NumberFormat format, HeatMap& map) {
    const auto& cells = scene.result.grid.cells.at(format);
    const Index rows = std::ssize(scene.result.grid.eps), columns = std::ssize(scene.result.grid.sds);
    map.values = MatrixD::Zero(rows, columns);
    for (Index k = 0; k < rows; ++k)
        for (Index column = 0; column < columns; ++column) {
            const Index row = rows - 1 - k;
            const PrecisionCell& cell = cells[std::size_t(k)][std::size_t(column)];
            if (std::size_t(k) >= scene.rows) {
                map.marks.push_back({row, column, Text(), false});
                continue;
            }
            map.values(row, column) = cell.error;
            if (const auto mark = markOf(cell, row, column)) map.marks.push_back(*mark);
        }
}

Text noteOf(const GridCount& counted) {
    std::vector<Text> parts;
    const auto add = [&](Index n, const char* pattern) {
        if (n > 0) parts.push_back({pattern, {count(n)}});
    };
    add(counted.nan, NORMSCOPE_TEXT("%1 NaN"));
    add(counted.infinite, NORMSCOPE_TEXT("%1 inf"));
    add(counted.allZero, NORMSCOPE_TEXT("%1 all zero"));
    add(counted.wrong, NORMSCOPE_TEXT("%1 wrong"));
    if (!parts.empty()) return {"%1", {{sequence(parts, ", "), Role::Failure}}};
    return {NORMSCOPE_TEXT("%1 of %2 finite"), {count(counted.finite()), count(counted.cells)}};
}

HeatMap mapOf(const PrecisionScene& scene, NumberFormat format) {
    const auto chosen = chosenPlace(scene.result);
    HeatMap map;
    map.name.append("grid-").append(formatName(format));
    map.title = {"%1", {formatName(format)}};
    map.role = scene.role();
    map.apart = true;
    map.x = sdAxis(scene, chosen);
    map.y = epsAxis(scene, chosen);
    map.lower = 1e-8;
    fill(scene, format, map);
    if (chosen && format == scene.settings().format)
        map.chosen = CellIndex{map.values.rows() - 1 - chosen->row, chosen->column};
    map.note = noteOf(countOf(scene.result.grid, format, scene.rows));
    map.description = {NORMSCOPE_TEXT("Error of %1 in %2 against float64, by ε and sd: %3"),
                       {methodName(kindOf(scene.settings().norm)), formatName(format), map.note}};
    return map;
}

} // namespace

void addGridPanels(const PrecisionScene& scene, std::vector<Panel>& panels) {
    for (const NumberFormat format : gridFormats) {
        HeatMap map = mapOf(scene, format);
        const bool first = format == *std::begin(gridFormats), last = format == *std::rbegin(gridFormats);
        if (first) map.subtitle = NORMSCOPE_TEXT("relative rms error");
        map.showYLabels = first;
        map.showScale = last;
        panels.emplace_back(std::move(map));
    }
}

} // namespace normscope
