// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenario/parameter_builders.h"
#include "scenario/parameter_groups.h"

namespace normscope {

namespace {

using describe::at;

Parameter upstream() {
    return describe::choice<Upstream>(
        {.key = "axes.upstream",
         .group = "view",
         .label = NORMSCOPE_TEXT("gradient that arrives"),
         .help = NORMSCOPE_TEXT("The gradient at the output for the backward view: seeded N(0, 1) numbers, or 1 at the "
                                "chosen cell and 0 elsewhere. LayerNorm removes its mean and its part along x̂, RMSNorm "
                                "only the latter.")},
        at(&Scenario::axes, &AxesSettings::upstream),
        {{Upstream::Random, "random", NORMSCOPE_TEXT("random")},
         {Upstream::OneCell, "one_cell", NORMSCOPE_TEXT("1 at the chosen cell")}});
}

Parameter factor() {
    return describe::real(
        {.key = "axes.factor",
         .group = "view",
         .label = NORMSCOPE_TEXT("bench factor"),
         .help = NORMSCOPE_TEXT("Of the invariance bench: what data or weights are multiplied by, and how far they are "
                                "shifted. No entry of the table should depend on it."),
         .scale = ParameterScale::Logarithmic,
         .lower = 0.01,
         .upper = 100,
         .sliderLower = 0.1,
         .sliderUpper = 10},
        at(&Scenario::axes, &AxesSettings::factor));
}

Parameter view() {
    return describe::choice<AxesView>(
        {.key = "axes.view",
         .group = "view",
         .label = NORMSCOPE_TEXT("shown below"),
         .help =
             NORMSCOPE_TEXT("Cell: the arithmetic of the chosen cell. Influence: how much each input moves the "
                            "chosen output. Backward: a gradient before and after the norm. Invariance: what may be "
                            "done to data and weights without moving the output."),
         .display = true},
        at(&Scenario::axes, &AxesSettings::view),
        {{AxesView::Cell, "cell", NORMSCOPE_TEXT("cell")},
         {AxesView::Influence, "influence", NORMSCOPE_TEXT("influence")},
         {AxesView::Backward, "backward", NORMSCOPE_TEXT("backward")},
         {AxesView::Invariance, "invariance", NORMSCOPE_TEXT("invariance")}});
}

Parameter row() {
    return describe::integer({.key = "axes.row",
                              .group = "view",
                              .label = NORMSCOPE_TEXT("row of the chosen cell"),
                              .help = NORMSCOPE_TEXT("Counted from 0. Clicking a cell in a matrix sets it."),
                              .lower = 0,
                              .upper = double(maxRows - 1),
                              .sliderLower = 0,
                              .sliderUpper = 31,
                              .display = true},
                             at(&Scenario::axes, &AxesSettings::row));
}

Parameter column() {
    return describe::integer({.key = "axes.column",
                              .group = "view",
                              .label = NORMSCOPE_TEXT("column of the chosen cell"),
                              .help = NORMSCOPE_TEXT("Counted from 0. Clicking a cell in a matrix sets it."),
                              .lower = 0,
                              .upper = double(maxColumns - 1),
                              .sliderLower = 0,
                              .sliderUpper = 63,
                              .display = true},
                             at(&Scenario::axes, &AxesSettings::column));
}

Parameter cellValues() {
    return describe::onOff({.key = "axes.cell_values",
                            .group = "view",
                            .label = NORMSCOPE_TEXT("cell values"),
                            .help = NORMSCOPE_TEXT("Prints the number in every cell, as long as the cells are large "
                                                   "enough to read it (up to about 24 × 24)."),
                            .display = true},
                           at(&Scenario::axes, &AxesSettings::cellValues));
}

Parameter changedCells() {
    return describe::onOff(
        {.key = "axes.changed_cells",
         .group = "view",
         .label = NORMSCOPE_TEXT("changed cells"),
         .help =
             NORMSCOPE_TEXT("After you change a value, marks every output cell that moved: one row under LayerNorm, "
                            "a whole column under BatchNorm on batch statistics."),
         .display = true},
        at(&Scenario::axes, &AxesSettings::changedCells));
}

} // namespace

std::vector<Parameter> axesParameters() {
    return {upstream(), factor(), view(), row(), column(), cellValues(), changedCells()};
}

} // namespace normscope
