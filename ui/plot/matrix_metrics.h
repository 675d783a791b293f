// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "figure/figure.h"
#include "plot/theme.h"

// Room around the cells of a matrix, in pixels.
namespace normscope::ui {

constexpr double marginGap = 8;
constexpr double rowMarginWidth = 56;
constexpr double columnMarginHeight = 60;
constexpr double largestCellWidth = 32;
constexpr double largestCellHeight = 28;
constexpr double nameAngle = 62; // degrees, of the names above the columns

int matrixLeft(const MatrixPlot& panel, const Theme& theme);   // row names
int matrixRight(const MatrixPlot& panel, const Theme& theme);  // margin
int matrixTop(const MatrixPlot& panel, const Theme& theme);    // title, sentence, column names
int matrixBottom(const MatrixPlot& panel, const Theme& theme); // margin, summary

// On a projector the short ones, where there are.
const std::vector<std::string>& columnNames(const MatrixPlot& panel, const Theme& theme);
double longestColumnName(const Theme& theme); // wider names end in "…"; a projector has less room for them

} // namespace normscope::ui
