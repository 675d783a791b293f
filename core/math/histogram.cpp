// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "math/histogram.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <stdexcept>

namespace normscope {
namespace {

// Halves, as the full difference of two finite values may overflow.
double position(double v, double lower, double upper) { return (v / 2 - lower / 2) / (upper / 2 - lower / 2); }

// The bin of a value within the edges. The guess is exact for most values of equal bins; the edges decide.
std::size_t binOf(double v, const std::vector<double>& edges) {
    const std::size_t bins = edges.size() - 1;
    const double guess = position(v, edges.front(), edges.back()) * static_cast<double>(bins);
    auto k = static_cast<std::size_t>(std::clamp(guess, 0.0, static_cast<double>(bins - 1)));
    while (k > 0 && v < edges[k]) --k;
    while (k + 1 < bins && v >= edges[k + 1]) ++k;
    return k;
}

void checkEdges(const std::vector<double>& edges) {
    const bool finite = std::all_of(edges.begin(), edges.end(), [](double e) { return std::isfinite(e); });
    const bool rising = std::adjacent_find(edges.begin(), edges.end(), std::greater_equal<>()) == edges.end();
    if (edges.size() < 2 || !finite || !rising) throw std::invalid_argument("histogram: edges must be finite and rise");
}

std::vector<double> equalEdges(double lower, double upper, Index bins) {
    std::vector<double> edges;
    for (Index k = 0; k < bins; ++k) {
        const double t = static_cast<double>(k) / static_cast<double>(bins);
        const double edge = lower * (1 - t) + upper * t;
        if (edges.empty() || edge > edges.back()) edges.push_back(edge); // bins finer than the numbers merge
    }
    edges.front() = lower;
    while (edges.size() > 1 && edges.back() >= upper) edges.pop_back();
    edges.push_back(upper);
    return edges;
}

// One bin around a single value, wide enough to differ from it.
std::vector<double> edgesAround(double value) {
    const double half = std::fmax(0.5, std::fabs(value) * 0x1p-10);
    const double largest = std::numeric_limits<double>::max();
    return {std::fmax(value - half, -largest), std::fmin(value + half, largest)};
}

} // namespace

Histogram histogram(CellsRef<double> x, std::vector<double> edges) {
    checkEdges(edges);
    Histogram h{std::move(edges), {}};
    h.counts.resize(h.edges.size() - 1);
    for (Index i = 0; i < x.rows(); ++i)
        for (Index j = 0; j < x.cols(); ++j) {
            const double v = x.coeff(i, j);
            if (!std::isfinite(v))
                ++h.nonFinite;
            else if (v < h.edges.front())
                ++h.below;
            else if (v > h.edges.back())
                ++h.above;
            else
                ++h.counts[binOf(v, h.edges)];
        }
    return h;
}

Histogram histogram(CellsRef<double> x, Index bins) {
    const Moments m = finiteMoments(x);
    if (m.n == 0) return {{}, {}, 0, 0, x.size()};
    if (m.min == m.max) return histogram(x, edgesAround(m.min));
    return histogram(x, equalEdges(m.min, m.max, std::clamp<Index>(bins, 1, maxBins)));
}

std::vector<double> edgesOfWidth(double lower, double upper, double width) {
    if (!std::isfinite(lower) || !std::isfinite(upper) || lower > upper)
        throw std::invalid_argument("edgesOfWidth: the range must be finite and rise");
    if (lower == upper && !(width > 0)) return edgesAround(lower);
    const double least = (upper / 2 - lower / 2) / (static_cast<double>(maxBins - 2) / 2); // snapping adds up to two
    if (!(width > least)) width = least;
    const double first = std::floor(lower / width);
    const double last = std::fmax(std::ceil(upper / width), first + 1);
    if (!(std::fabs(first) < 0x1p52 && std::fabs(last) < 0x1p52) || !std::isfinite(last * width))
        return lower == upper ? edgesAround(lower) : equalEdges(lower, upper, maxBins);
    std::vector<double> edges;
    for (double k = first; k <= last; ++k) edges.push_back(k * width);
    return edges;
}

double niceWidth(double range, Index bins) {
    if (!(range > 0) || !std::isfinite(range) || bins < 1)
        throw std::invalid_argument("niceWidth: range must be positive and finite, bins at least 1");
    const double raw = range / static_cast<double>(bins);
    const double power = std::pow(10.0, std::floor(std::log10(raw)));
    const double digit = raw / power;
    // The borders are the geometric means of 1, 2, 5 and 10.
    const double nice = digit < std::sqrt(2.0) ? 1 : digit < std::sqrt(10.0) ? 2 : digit < std::sqrt(50.0) ? 5 : 10;
    return nice * power;
}

} // namespace normscope
