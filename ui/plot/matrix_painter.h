// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plot/matrix_layout.h"

#include <QImage>

class QPainter;

// Draws a matrix with margins, piece by piece; the same on screen and in files.
namespace normscope::ui {

// The values as colours, made once per change of values or theme.
struct MatrixPixels {
    QImage image;                     // one pixel a cell; non-finite: page colour
    std::vector<CellIndex> nonFinite; // row by row
};

MatrixPixels matrixPixels(const MatrixPlot& panel, const Theme& theme);

struct MatrixScene {
    const MatrixPlot& panel;
    const MatrixLayout& layout;
    const Theme& theme;
    const MatrixPixels& pixels;
};

void drawMatrix(QPainter& painter, const MatrixScene& scene);

// The pieces, in the order in which drawMatrix stacks them.
void drawCells(QPainter& painter, const MatrixScene& scene);
void drawCellValues(QPainter& painter, const MatrixScene& scene);
void drawNonFinite(QPainter& painter, const MatrixScene& scene);
void drawSampleLines(QPainter& painter, const MatrixScene& scene);
void drawChanged(QPainter& painter, const MatrixScene& scene);
void drawMargins(QPainter& painter, const MatrixScene& scene);
void drawHeading(QPainter& painter, const MatrixScene& scene);
void drawRowNames(QPainter& painter, const MatrixScene& scene);
void drawColumnNames(QPainter& painter, const MatrixScene& scene);
void drawChosen(QPainter& painter, const MatrixScene& scene);

// px of the numbers in the cells; 0: they do not fit.
int cellValueSize(const MatrixScene& scene);

bool isLit(const MatrixPlot& panel, GroupShape shape);

// Of cells closer than size pixels, one: marks of that size stay apart.
std::vector<CellIndex> thinned(const std::vector<CellIndex>& cells, const MatrixLayout& layout, double size);

} // namespace normscope::ui
