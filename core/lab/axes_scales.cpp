// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/axes_scales.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace normscope {

namespace {

constexpr double sharedWithin = 4;   // beyond this factor the smaller matrix would lose its colours
constexpr double binsPerSide = 12.0; // about what fits under a matrix

double largestMargin(const Margin& margin) {
    double largest = 0;
    for (std::size_t i = 0; i < margin.mean.size(); ++i) {
        const double reach = std::abs(margin.mean[i]) + margin.sd[i];
        if (std::isfinite(reach)) largest = std::max(largest, reach);
    }
    return largest;
}

double largestMargin(const MatrixStatistics& statistics) {
    return std::max(largestMargin(statistics.margins.rows), largestMargin(statistics.margins.columns));
}

// The width of a bin that people can count with, not below `least`.
double readableWidth(double least) {
    const double unit = std::pow(10.0, std::floor(std::log10(least)));
    for (const double step : {1.0, 2.0, 2.5, 4.0, 5.0})
        if (step * unit >= least * (1 - 1e-9)) return step * unit;
    return 10 * unit;
}

// -limit ... limit, an even number of bins on each side.
std::vector<double> symmetricEdges(double limit) {
    const double width = readableWidth(limit / binsPerSide);
    const double half = 2 * std::ceil(limit / width / 2 - 1e-9);
    std::vector<double> edges;
    for (double k = -half; k <= half; ++k) edges.push_back(k * width);
    return edges;
}

std::vector<double> edgesFor(const MatrixStatistics& statistics) {
    const Moments& cells = statistics.cells;
    if (cells.n == 0) return {-1, 1};
    const double range = cells.max - cells.min;
    if (!std::isfinite(range)) return {cells.min, cells.max};
    const double width = readableWidth(range > 0 ? range / (2 * binsPerSide) : std::max(std::abs(cells.max), 1.0));
    return edgesOfWidth(cells.min, cells.max, width);
}

} // namespace

double roundedUp(double value) {
    if (!(value > 0) || !std::isfinite(value)) return 1;
    const double unit = std::pow(10.0, std::floor(std::log10(value)) - 1);
    const double rounded = std::ceil(value / unit * (1 - 1e-12)) * unit;
    return rounded > 0 && std::isfinite(rounded) ? rounded : value;
}

AxesScales axesScales(const AxesResult& result) {
    double input = result.inputStatistics.maxAbs, output = 0;
    double inputMargin = largestMargin(result.inputStatistics), outputMargin = 0;
    for (const AxesRun& run : result.runs) {
        if (run.kind == NormKind::None) continue;
        output = std::max(output, run.statistics.maxAbs);
        outputMargin = std::max(outputMargin, largestMargin(run.statistics));
    }
    AxesScales scales;
    scales.shared = output == 0 || input == 0 || (input <= sharedWithin * output && output <= sharedWithin * input);
    if (scales.shared) {
        input = output = std::max(input, output);
        inputMargin = outputMargin = std::max(inputMargin, outputMargin);
    }
    scales.input = roundedUp(input);
    scales.output = roundedUp(output);
    scales.inputMargin = roundedUp(inputMargin);
    scales.outputMargin = roundedUp(outputMargin);
    return scales;
}

void fillHistograms(AxesResult& result) {
    const AxesScales& scales = result.scales;
    const std::vector<double> outputEdges = symmetricEdges(scales.output);
    const std::vector<double> inputEdges = scales.shared ? outputEdges : edgesFor(result.inputStatistics);
    result.inputStatistics.histogram = histogram(result.sample.x, inputEdges);
    for (AxesRun& run : result.runs)
        run.statistics.histogram = histogram(run.y, run.kind == NormKind::None ? inputEdges : outputEdges);
}

} // namespace normscope
