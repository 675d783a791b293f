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

// A series over the layers 0 ... 24 whose logarithm grows evenly.
inline Series sampleLine(const std::string& name, Role role, LineForm form, double growth) {
    Series line;
    line.name = name;
    line.role = role;
    line.form = form;
    for (int layer = 0; layer <= 24; ++layer) {
        line.x.push_back(layer);
        line.y.push_back(std::pow(growth, layer));
    }
    line.endLabel = Text("%1 %2", {{name, role}, {fixed(line.y.back(), 2)}});
    line.cursorLabel = Text("%1", {{fixed(line.y[9], 2)}});
    return line;
}

inline Series sampleBand(const Series& around) {
    Series band = around;
    band.name += " seeds";
    band.style = SeriesStyle::Band;
    band.endLabel = band.cursorLabel = {};
    band.y2 = around.y;
    for (double& y : band.y) y *= 0.8;
    for (double& y : band.y2) y *= 1.25;
    return band;
}

inline Plot sampleDepthPlot() {
    Plot panel;
    panel.name = "rms";
    panel.title = "RMS of the stream";
    panel.subtitle = "log scale";
    panel.x = {"", "", 0, 24, false};
    panel.y = {"", "", 0.5, 40, true};
    const Series none = sampleLine("No norm", Role::None, LineForm::None, 1.13);
    const Series pre = sampleLine("Pre-LN", Role::Layer, LineForm::Pre, 1.04);
    const Series post = sampleLine("Post-LN", Role::Layer, LineForm::Post, 1);
    panel.series = {sampleBand(none), sampleBand(pre), none, pre, post};
    panel.series.push_back({"theory", {}, Role::None, SeriesStyle::Line, true, {0, 24}, {1, 18}});
    panel.series.back().endLabel = "recursion, misfit 1.1 %";
    panel.cursor = Cursor{9, Text("layer %1", {{"9"}}), -1};
    panel.endTitle = "at layer 24";
    panel.description = "A plot over the layers.";
    return panel;
}

// All bins of a layer are equal; the last layer is not finite.
inline HistogramStrip sampleStrip(int columns = 25) {
    HistogramStrip panel;
    panel.name = "histograms";
    panel.title = "Values in each layer";
    panel.subtitle = "share of 1,536 values";
    panel.role = Role::Layer;
    panel.x = {"", "", 0, double(columns - 1), false};
    for (int edge = -4; edge <= 4; ++edge) panel.edges.push_back(edge);
    for (int layer = 0; layer < columns; ++layer)
        panel.columns.push_back({double(layer), std::vector<double>(8, 0.125), false});
    panel.columns.back().share = {};
    panel.cursor = Cursor{9};
    panel.description = "Histograms.";
    return panel;
}

inline Wiring sampleWiring(const WiringSlots& places = {.before = true}) {
    Wiring panel;
    panel.title = "The block: drag the norm";
    panel.role = Role::Layer;
    panel.places = places;
    panel.norm = "LayerNorm";
    panel.placement = "Pre-LN";
    panel.block = "MLP, width 4 d";
    panel.trunk = "× 2.63";
    panel.scale = "× 0.1";
    panel.summary = "× 24 layers, then one final LayerNorm";
    panel.description = "A residual step.";
    return panel;
}

// Layers 1 ... 12 over the first 50 of 100 steps: evenly through the decades from the lowest layer to the highest one.
inline HeatMap sampleHeatMap(Index columns = 50) {
    HeatMap panel;
    panel.name = "gradient-map-a";
    panel.title = "Gradient norm";
    panel.subtitle = "log scale";
    panel.letter = "A";
    panel.role = Role::Layer;
    panel.x = {"step", "", 0, 100, false};
    panel.y = {"layer", "", 0.5, 12.5, false};
    panel.values = MatrixD(12, columns);
    for (Index row = 0; row < 12; ++row) panel.values.row(row).setConstant(std::pow(10, -4 + 5 * double(row) / 11));
    panel.lower = 1e-4;
    panel.upper = 10;
    panel.note = Text("layer %1\n%2", {{"1"}, {"1.6·10^−5"}});
    panel.cursor = Cursor{50};
    panel.description = "A map.";
    return panel;
}

// Ten settings across and five down, some of which fail.
inline HeatMap sampleGrid() {
    HeatMap panel;
    panel.name = "grid-fp16";
    panel.title = "fp16";
    panel.x = {"sd of the input row", "", -0.5, 9.5, false, {{0, "0"}, {1, "10^-5"}, {9, "10^3"}}};
    panel.y = {"ε", "", -0.5, 4.5, false, {{0, "10^-12"}, {4, "10^-3"}}};
    panel.x0 = panel.y0 = 0;
    panel.lower = 1e-8;
    panel.upper = 1;
    panel.values = MatrixD::Constant(5, 10, 1e-3);
    panel.values(0, 0) = std::nan("");
    panel.values(2, 5) = HUGE_VAL;
    panel.values(4, 0) = 0;
    panel.marks = {{0, 0, "NaN", true}, {4, 0, "=", false}};
    panel.chosen = CellIndex{1, 2};
    panel.note = Text("%1", {{"2 fail", Role::Failure}});
    panel.apart = true;
    panel.description = "A grid.";
    return panel;
}

inline Plot sampleBars() {
    Plot panel;
    panel.name = "composition";
    panel.title = "Test batches";
    panel.x = {"", "", 0.4, 3.6, false, {{1, "running"}, {2, "mixed"}, {3, "one class"}}};
    panel.y = {"", "", 0, 110, false};
    panel.series.resize(2);
    panel.series[0] = {"layer", {}, Role::Layer, SeriesStyle::Bars, false, {0.8, 1.8, 2.8}, {97, 97, 97}};
    panel.series[1] = {"batch", {}, Role::Batch, SeriesStyle::Bars, false, {1.2, 2.2, 3.2}, {97, 97, 10}};
    for (Series& series : panel.series) {
        series.barWidth = 0.35;
        for (const double y : series.y) series.pointLabels.push_back(Text("%1", {{fixed(y, 0)}}));
    }
    panel.description = "Bars.";
    return panel;
}

inline TextTable sampleTable() {
    TextTable panel;
    panel.name = "invariance";
    panel.title = "What may be done";
    panel.subtitle = "without moving the output";
    panel.corner = "norm";
    panel.columns = {"scale the data", "shift one sample of the data", "scale one unit"};
    panel.rows.resize(2);
    panel.rows[0] = {Text("%1", {{"LayerNorm", Role::Layer}}), {"yes", "yes, exactly", "no"}, false};
    panel.rows[1] = {Text("%1", {{"BatchNorm", Role::Batch}}), {"yes", "no, by 2.5", "yes"}, true};
    panel.pressable = true;
    panel.description = "A table.";
    return panel;
}

inline Reading sampleReading() {
    Reading panel;
    panel.name = "verdict";
    panel.title = "fp16, sd = 10^-4";
    panel.paragraphs = {Text("%1 rounds to %2: the smallest number is 6.0·10^-8 and ε rounds to 0 too",
                             {{"σ^2 = 10^-8", Role::Statistic}, {"0", Role::Strong}}),
                        Text("so the output is %1", {{"inf in 64 of 64", Role::Failure}})};
    panel.description = "A verdict.";
    return panel;
}

inline ArmCards sampleArmCards(std::size_t count = 3) {
    using Mark = ArmCards::Mark;
    ArmCards panel;
    panel.title = "Arms";
    panel.description = "Who is who.";
    for (std::size_t k = 0; k < count; ++k) {
        const bool failed = k == 0;
        ArmCards::Card card;
        card.letter = std::string(1, char('A' + int(k)));
        card.title = "Post-LN, no warm-up";
        card.role = Role::Layer;
        card.form = LineForm::Post;
        card.second = failed;
        card.settings = Text("norm %1 · warm-up %2", {{"after sum", Role::Strong}, {"100 steps", Role::Strong}});
        card.status = failed ? Text("stuck at chance") : Text("learning, loss %1", {{"0.50"}});
        card.state = failed ? Mark::Failure : Mark::Success;
        card.share = Text("%1 of %2", {{"3"}, {"5"}});
        card.runs = {card.state, card.state, card.state, Mark::Running, Mark::Waiting};
        panel.cards.push_back(card);
    }
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
