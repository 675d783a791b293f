// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/golden.h"
#include "lab/precision.h"
#include "lab/precision_study.h"

#include <QtTest>

#include <algorithm>
#include <cmath>
#include <stdexcept>

// What the tests of the Precision page share.
namespace normscope::test {

inline Scenario precisionScenario(PrecisionView view = PrecisionView::Grid) {
    Scenario scenario;
    scenario.page = Page::Precision;
    scenario.precision.view = view;
    return scenario;
}

// The grid and the chosen cell without the other studies.
inline PrecisionResult gridOnly(const Scenario& scenario) {
    PrecisionResult result;
    result.scenario = scenario;
    addGrid(result);
    return result;
}

inline NumberFormat formatOf(const std::string& name) {
    if (name == "fp32") return NumberFormat::Float32;
    if (name == "fp16") return NumberFormat::Float16;
    if (name == "bf16") return NumberFormat::BFloat16;
    throw std::runtime_error("no format " + name);
}

inline Emulation native(NumberFormat format, bool flushToZero = false) {
    return {format, Accumulation::Native, flushToZero};
}

// Of LayerNorm with two passes.
inline RowTrace layerTrace(const Emulation& emulation, double eps, std::vector<double> row) {
    for (double& value : row) value = emulation.rounded(value);
    return traceRow(Centring::Mean, eps, emulation, VarianceAlgorithm::TwoPass, row);
}

inline const OperationTrace& operation(const RowTrace& trace, NormOperation wanted) {
    for (const OperationTrace& one : trace.operations)
        if (one.operation == wanted) return one;
    throw std::runtime_error("the norm has no such operation");
}

// One line a figure in the output; a measured value further away than allowed fails.
inline bool within(const char* what, double measured, double expected, double allowed) {
    const bool good = std::abs(measured - expected) <= allowed;
    qInfo("%-52s expected %.4g +- %.2g, measured %.4g%s", what, expected, allowed, measured, good ? "" : "  <-- off");
    return good;
}

inline bool withinFactor(const char* what, double measured, double expected, double factor) {
    const bool good = measured <= expected * factor && measured >= expected / factor;
    qInfo("%-52s expected %.3g up to a factor %.3g, measured %.3g%s", what, expected, factor, measured,
          good ? "" : "  <-- off");
    return good;
}

inline bool between(const char* what, double measured, double lower, double upper) {
    const bool good = measured >= lower && measured <= upper;
    qInfo("%-52s expected %.4g ... %.4g, measured %.4g%s", what, lower, upper, measured, good ? "" : "  <-- off");
    return good;
}

// The bits, not nearly so.
inline bool exactly(const char* what, double measured, double expected) {
    const bool good = measured == expected || (std::isnan(measured) && std::isnan(expected));
    qInfo("%-52s expected %.17g, measured %.17g%s", what, expected, measured, good ? "" : "  <-- off");
    return good;
}

template <class T>
const T& panel(const Figure& figure, const std::string& name) {
    for (const Panel& one : figure.panels)
        if (panelName(one) == name) return std::get<T>(one);
    throw std::runtime_error("no panel " + name);
}

inline std::vector<std::string> panelNames(const Figure& figure) {
    std::vector<std::string> names;
    for (const Panel& one : figure.panels) names.push_back(panelName(one));
    return names;
}

inline const Series* find(const Plot& plot, const std::string& name) {
    const auto found = std::ranges::find(plot.series, name, &Series::name);
    return found == plot.series.end() ? nullptr : &*found;
}

inline bool contains(const Text& text, const std::string& part) {
    const std::string words = plain(text);
    const bool found = words.find(part) != std::string::npos;
    if (!found) qWarning("\"%s\" is not in \"%s\"", part.c_str(), words.c_str());
    return found;
}

} // namespace normscope::test
