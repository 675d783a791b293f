// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lab/axes.h"
#include "math/random.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <stdexcept>
#include <utility>
#include <vector>

// What the tests of the Axes page share.
namespace axestest {

using namespace normscope;

inline AxesResult run(const Scenario& scenario) {
    const Expected<Table> table = loadTable(scenario.data, scenario.seed);
    if (!table) throw std::runtime_error(plain(table.error()));
    return runAxes(scenario, *table);
}

// A result over a matrix of one's own, in its own units; samples of some rows each.
inline AxesResult runTokens(const MatrixD& x, Index tokens, Scenario scenario = {}) {
    Table table;
    table.name = "test";
    table.values = x;
    for (Index j = 0; j < x.cols(); ++j) table.columns.push_back("f" + std::to_string(j + 1));
    scenario.data.source = DataSource::File;
    scenario.data.units = Units::Raw;
    scenario.data.tokens = tokens;
    scenario.data.samples = x.rows() / tokens;
    return runAxes(scenario, table);
}

inline AxesResult runMatrix(const MatrixD& x, Scenario scenario = {}) { return runTokens(x, 1, std::move(scenario)); }

inline MatrixD seededNormals(Index rows, Index columns, std::uint64_t seed = 3) {
    Random random(seed);
    MatrixD x(rows, columns);
    for (Index i = 0; i < rows; ++i)
        for (Index j = 0; j < columns; ++j) x(i, j) = 0.3 * double(j) + (1 + 0.2 * double(i)) * random.normal();
    return x;
}

// d value / d x by central differences: value(x) is a number.
template <class F>
MatrixD centralDifferences(const MatrixD& x, F value, double h = 1e-5) {
    MatrixD result(x.rows(), x.cols());
    for (Index i = 0; i < x.rows(); ++i)
        for (Index j = 0; j < x.cols(); ++j) {
            MatrixD up = x, down = x;
            up(i, j) += h;
            down(i, j) -= h;
            result(i, j) = (value(up) - value(down)) / (2 * h);
        }
    return result;
}

inline Figure figureAt(const AxesResult& result, double frame = 0) {
    AxesLook look;
    look.frame = frame;
    return axesFigure(result, look);
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

inline QJsonObject golden() {
    QFile file(NORMSCOPE_TEST_DIR "/golden/axes.json");
    if (!file.open(QIODevice::ReadOnly)) throw std::runtime_error("no golden/axes.json");
    return QJsonDocument::fromJson(file.readAll()).object();
}

inline std::vector<double> numbers(const QJsonValue& list) {
    std::vector<double> result;
    for (const QJsonValue& value : list.toArray()) result.push_back(value.toDouble());
    return result;
}

inline std::vector<double> numbers(const MatrixD& matrix) { return {matrix.data(), matrix.data() + matrix.size()}; }

inline double largestDifference(const std::vector<double>& a, const std::vector<double>& b) {
    if (a.size() != b.size() || a.empty()) return std::numeric_limits<double>::infinity();
    double largest = 0;
    for (std::size_t k = 0; k < a.size(); ++k) largest = std::max(largest, std::abs(a[k] - b[k]));
    return largest;
}

} // namespace axestest
