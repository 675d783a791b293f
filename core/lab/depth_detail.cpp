// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/depth_measure.h"

#include <algorithm>
#include <cmath>

// What the histograms and the matrix of the Depth page show.
namespace normscope {

namespace {

constexpr Index bins = 41; // odd: one is centred on 0
constexpr double sdsShown = 3;

// The next of these times a power of ten.
double roundedUp(double value) {
    const double decade = std::pow(10, std::floor(std::log10(value)));
    for (const double step : {1.0, 1.2, 1.5, 2.0, 2.5, 3.0, 4.0, 5.0, 6.0, 8.0})
        if (value <= step * decade * (1 + 1e-9)) return step * decade;
    return 10 * decade;
}

double widest(const std::vector<DepthLayer>& layers) {
    double rms = 0;
    for (const DepthLayer& layer : layers)
        if (std::isfinite(layer.rms)) rms = std::max(rms, layer.rms);
    return rms > 0 ? roundedUp(sdsShown * rms) : 1;
}

std::vector<double> symmetricEdges(double limit) {
    std::vector<double> edges;
    for (Index k = 0; k <= bins; ++k) edges.push_back(limit * (2 * double(k) / double(bins) - 1));
    return edges;
}

// Shares of all values, one a bin; empty if a value is not finite.
std::vector<double> shares(const Eigen::Map<MatrixF>& values, const std::vector<double>& edges, double& outside) {
    const MatrixD cells = values.cast<double>();
    const Histogram counted = histogram(CellsRef<double>(cells), edges);
    if (counted.nonFinite > 0) return {};
    std::vector<double> result;
    const double total = double(values.size());
    for (const Index n : counted.counts) result.push_back(double(n) / total);
    outside = std::max(outside, double(counted.below + counted.above) / total);
    return result;
}

// Margins of the rows and columns that are shown, each over the whole stream.
Margins shownMargins(const MatrixD& stream, Index rows, Index columns) {
    Margins all;
    all.rows = margins(stream.topRows(rows)).rows;
    all.columns = margins(stream.leftCols(columns)).columns;
    return all;
}

DepthDetail::Layer streamOf(const Eigen::Map<MatrixF>& stream, DepthDetail& detail) {
    const Index rows = std::min(detailRows, stream.rows()), columns = std::min(detailColumns, stream.cols());
    const MatrixD all = stream.cast<double>();
    DepthDetail::Layer layer;
    layer.values = all.topLeftCorner(rows, columns);
    layer.margins = shownMargins(all, rows, columns);
    layer.stream = shares(stream, detail.edges, detail.outside);
    return layer;
}

} // namespace

DepthDetail detailOf(const FloatWork& work, const std::vector<DepthLayer>& layers, Index steps) {
    DepthDetail detail;
    detail.edges = symmetricEdges(widest(layers));
    for (Index l = 0; l < std::ssize(layers); ++l) {
        detail.layers.push_back(streamOf(work.stream(l * steps), detail));
        double unused = 0;
        if (l > 0) detail.layers.back().branch = shares(work.step(l * steps - 1).added.map(), detail.edges, unused);
    }
    return detail;
}

} // namespace normscope
