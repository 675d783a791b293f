// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/axes.h"

#include <algorithm>
#include <cmath>

namespace normscope {

namespace {

double between(double a, double b, double t) { return std::isfinite(a) && std::isfinite(b) ? a + t * (b - a) : b; }

using Numbers = std::vector<double>;

bool sameSize(const Numbers& a, const Numbers& b) { return a.size() == b.size(); }

void blendInto(const Numbers& a, Numbers& b, double t) {
    if (!sameSize(a, b)) return;
    for (std::size_t k = 0; k < b.size(); ++k) b[k] = between(a[k], b[k], t);
}

void blendInto(const Margin& a, Margin& b, double t) {
    blendInto(a.mean, b.mean, t);
    blendInto(a.sd, b.sd, t);
}

bool matches(const MatrixPlot& a, const MatrixPlot& b) {
    return a.values.rows() == b.values.rows() && a.values.cols() == b.values.cols();
}

void blendInto(const MatrixPlot& a, MatrixPlot& b, double t) {
    for (Index k = 0; k < b.values.size(); ++k) b.values.data()[k] = between(a.values.data()[k], b.values.data()[k], t);
    blendInto(a.rowMargin, b.rowMargin, t);
    blendInto(a.columnMargin, b.columnMargin, t);
    b.limit = between(a.limit, b.limit, t);
    b.marginLimit = between(a.marginLimit, b.marginLimit, t);
}

bool matches(const Plot& a, const Plot& b) {
    const auto same = [](const Series& p, const Series& q) {
        return p.name == q.name && p.style == q.style && sameSize(p.x, q.x) && sameSize(p.y, q.y) &&
               sameSize(p.y2, q.y2);
    };
    return std::equal(a.series.begin(), a.series.end(), b.series.begin(), b.series.end(), same);
}

void blendInto(const Axis& a, Axis& b, double t) {
    b.lower = between(a.lower, b.lower, t);
    b.upper = between(a.upper, b.upper, t);
}

void blendInto(const Plot& a, Plot& b, double t) {
    blendInto(a.x, b.x, t);
    blendInto(a.y, b.y, t);
    for (std::size_t k = 0; k < b.series.size(); ++k) {
        blendInto(a.series[k].x, b.series[k].x, t);
        blendInto(a.series[k].y, b.series[k].y, t);
        blendInto(a.series[k].y2, b.series[k].y2, t);
    }
}

bool matches(const Arithmetic&, const Arithmetic&) { return true; }
void blendInto(const Arithmetic&, Arithmetic&, double) {}

bool matches(const CellCard&, const CellCard&) { return true; }
void blendInto(const CellCard& a, CellCard& b, double t) { b.limit = between(a.limit, b.limit, t); }

bool matches(const HistogramStrip&, const HistogramStrip&) { return true; }
void blendInto(const HistogramStrip&, HistogramStrip&, double) {}

bool matches(const Wiring&, const Wiring&) { return true; }
void blendInto(const Wiring&, Wiring&, double) {}

bool matches(const HeatMap&, const HeatMap&) { return true; }
void blendInto(const HeatMap&, HeatMap&, double) {}

bool matches(const ArmCards&, const ArmCards&) { return true; }
void blendInto(const ArmCards&, ArmCards&, double) {}

bool matches(const TextTable&, const TextTable&) { return true; }
void blendInto(const TextTable&, TextTable&, double) {}

bool matches(const Reading&, const Reading&) { return true; }
void blendInto(const Reading&, Reading&, double) {}

bool panelsMatch(const Panel& a, const Panel& b) {
    if (a.index() != b.index() || panelName(a) != panelName(b)) return false;
    return std::visit([&](const auto& one) { return matches(one, std::get<std::decay_t<decltype(one)>>(b)); }, a);
}

} // namespace

Figure blend(const Figure& a, const Figure& b, double t) {
    const bool match = std::equal(a.panels.begin(), a.panels.end(), b.panels.begin(), b.panels.end(), panelsMatch);
    if (!match || t >= 1) return b;
    Figure result = b;
    for (std::size_t k = 0; k < result.panels.size(); ++k)
        std::visit(
            [&](auto& one) { blendInto(std::get<std::decay_t<decltype(one)>>(a.panels[k]), one, std::max(t, 0.0)); },
            result.panels[k]);
    return result;
}

} // namespace normscope
