// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/precision_ranges.h"
#include "lab/precision_study.h"
#include "lab/precision_words.h"

#include <algorithm>
#include <cmath>
#include <functional>

// Formats × eps × sd: one norm of one row each, and what became of it.
namespace normscope {

namespace {

using State = PrecisionCell::State;

constexpr double wrong = 0.1; // relative error

// Those of the grid and the chosen one.
template <std::size_t n>
std::vector<double> withChosen(const double (&grid)[n], double chosen) {
    std::vector<double> values(grid, grid + n);
    if (std::ranges::find(values, chosen) == values.end()) values.push_back(chosen);
    return values;
}

bool equalsRounded(const OperationTrace& y, const Emulation& emulation) {
    for (std::size_t i = 0; i < y.exact.size(); ++i)
        if (y.emulated[i] != emulation.rounded(y.exact[i])) return false;
    return true;
}

State stateOf(const PrecisionCell& cell, const OperationTrace& y, const Emulation& emulation) {
    if (cell.nan > 0) return State::NotANumber;
    if (cell.infinite > 0) return State::Infinite;
    if (equalsRounded(y, emulation)) return State::Exact;
    if (std::ranges::all_of(y.emulated, [](double v) { return v == 0; })) return State::AllZero;
    return cell.error > wrong ? State::Wrong : State::Ok;
}

RowTrace traceOf(const Scenario& scenario, const Emulation& emulation, double eps, const std::vector<double>& row) {
    const PrecisionSettings& settings = scenario.precision;
    return traceRow(centringOf(settings.norm), eps, emulation, settings.variance, row);
}

std::vector<std::vector<PrecisionCell>> cellsOf(const Scenario& scenario, const PrecisionGrid& grid,
                                                NumberFormat format, const std::vector<double>& unit) {
    const Emulation emulation = emulationOf(scenario.precision, format);
    std::vector<std::vector<PrecisionCell>> cells(grid.eps.size());
    for (const double sd : grid.sds) {
        const std::vector<double> row = roundedRow(scenario, emulation, unit, sd);
        for (std::size_t k = 0; k < grid.eps.size(); ++k)
            cells[k].push_back(cellOf(traceOf(scenario, emulation, grid.eps[k], row), emulation));
    }
    return cells;
}

EffectiveEps effectiveIn(NumberFormat format, const Scenario& scenario) {
    const Emulation emulation = emulationOf(scenario.precision, format);
    EffectiveEps eps{.format = format, .stored = emulation.roundedSum(scenario.norm.eps)};
    eps.subnormal = eps.stored > 0 && eps.stored < facts(emulation.sumFormat()).smallestNormal;
    eps.absorbedAtOne = emulation.roundedSum(1 + eps.stored) == 1;
    return eps;
}

} // namespace

std::vector<double> roundedRow(const Scenario& scenario, const Emulation& emulation, const std::vector<double>& unit,
                               double sd) {
    std::vector<double> row;
    for (const double value : unit) row.push_back(emulation.rounded(value * sd + scenario.precision.offset));
    return row;
}

PrecisionCell cellOf(const RowTrace& trace, const Emulation& emulation) {
    const OperationTrace& y = trace.operations.back();
    PrecisionCell cell;
    cell.nan = std::ranges::count_if(y.emulated, [](double v) { return std::isnan(v); });
    cell.infinite = std::ranges::count_if(y.emulated, [](double v) { return std::isinf(v); });
    cell.error = relativeError(y);
    cell.state = stateOf(cell, y, emulation);
    return cell;
}

std::vector<double> epsOfGrid(const Scenario& scenario) {
    std::vector<double> eps = withChosen(gridEps, scenario.norm.eps);
    std::ranges::sort(eps, std::greater());
    return eps;
}

void addGrid(PrecisionResult& result) {
    const Scenario& scenario = result.scenario;
    const PrecisionSettings& settings = scenario.precision;
    PrecisionGrid& grid = result.grid;
    grid.eps = epsOfGrid(scenario);
    grid.sds = withChosen(gridSds, settings.sd);
    std::ranges::sort(grid.sds);
    const std::vector<double> unit = normals(scenario.seed, PrecisionStream::Row, settings.features);
    for (const NumberFormat format : gridFormats) grid.cells[format] = cellsOf(scenario, grid, format, unit);
    const Emulation emulation = emulationOf(settings, settings.format);
    result.row = roundedRow(scenario, emulation, unit, settings.sd);
    result.trace = traceOf(scenario, emulation, scenario.norm.eps, result.row);
    result.chosen = cellOf(result.trace, emulation);
}

std::vector<EffectiveEps> effectiveEps(const Scenario& scenario) {
    std::vector<EffectiveEps> all;
    for (const NumberFormat format :
         {NumberFormat::Float64, NumberFormat::Float32, NumberFormat::BFloat16, NumberFormat::Float16})
        all.push_back(effectiveIn(format, scenario));
    return all;
}

} // namespace normscope
