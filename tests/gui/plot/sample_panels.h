// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "figure/figure.h"

#include <cmath>

// Small panels with everything in them, for tests that draw.
namespace normscope::ui {

inline MatrixPlot sampleMatrix(Index rows = 4, Index columns = 5) {
    MatrixPlot panel;
    panel.name = "input";
    panel.title = "Input";
    panel.subtitle = "sample";
    panel.summary = Text("%1 and columns", {{"every row", Role::Statistic}});
    panel.description = "A matrix.";
    panel.limit = 2;
    panel.values = MatrixD(rows, columns);
    for (Index row = 0; row < rows; ++row)
        for (Index column = 0; column < columns; ++column)
            panel.values(row, column) = 2 * std::sin(double(row * columns + column));
    for (Index row = 0; row < rows; ++row) panel.rowLabels.push_back("r" + std::to_string(row + 1));
    for (Index column = 0; column < columns; ++column)
        panel.columnLabels.push_back("name" + std::to_string(column + 1));
    panel.showColumnLabels = true;
    panel.rowMargin = {std::vector<double>(std::size_t(rows), 0.5), std::vector<double>(std::size_t(rows), 1), {}};
    panel.columnMargin = {
        std::vector<double>(std::size_t(columns), -0.5), std::vector<double>(std::size_t(columns), 1), {}};
    panel.marginLimit = 2;
    return panel;
}

inline Plot samplePlot() {
    Plot panel;
    panel.name = "histogram-layer";
    panel.title = "after LayerNorm";
    panel.x = {"y", "", -2, 2, false};
    panel.y = {"cells", "", 0, 10, false};
    panel.series = {{"layer", "", Role::Layer, SeriesStyle::FilledSteps, false, {-2, -1, 0, 1, 2}, {1, 8, 6, 2}},
                    {"input", "input", Role::Plain, SeriesStyle::Steps, false, {-2, -1, 0, 1, 2}, {3, 4, 5, 5}}};
    panel.notes = {Text("%1", {{"0.00 ± 1.00", Role::Statistic}}), "max 2.4"};
    panel.description = "A histogram.";
    return panel;
}

inline Arithmetic sampleArithmetic() {
    Arithmetic panel;
    panel.name = "arithmetic-layer";
    panel.title = "row 5, 13 values";
    panel.statistics = "mean and variance";
    panel.role = Role::Layer;
    panel.x = "0.09";
    panel.mean = "−0.42";
    panel.var = "1.14";
    panel.eps = "10^−5";
    panel.y = "0.48";
    panel.description = "A formula.";
    return panel;
}

inline CellCard sampleCard() {
    CellCard panel;
    panel.title = "Cell: wine 5, magnesium";
    panel.value = "x = 0.09";
    panel.source = "measured 101";
    panel.scaleTitle = "one colour scale";
    panel.limit = 2.6;
    return panel;
}

} // namespace normscope::ui
