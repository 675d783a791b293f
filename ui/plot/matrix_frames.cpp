// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/matrix_painter.h"

#include <QPainter>

#include <algorithm>

namespace normscope::ui {
namespace {

QPen framePen(const QColor& colour, double width) {
    return QPen(colour, width, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin);
}

// The group of the chosen cell, parted from the cells by a halo in page colour.
void drawGroup(QPainter& painter, const Theme& theme, const QRectF& area) {
    const QRectF frame = area.adjusted(-1.5, -1.5, 0.5, 0.5);
    painter.setPen(framePen(theme.page, 4.5));
    painter.drawRect(frame);
    painter.setPen(framePen(theme.statistic.text, 2));
    painter.drawRect(frame);
}

void drawCellFrame(QPainter& painter, const MatrixScene& scene, const QRectF& cell) {
    const QRectF frame = cell.adjusted(-0.5, -0.5, -0.5, -0.5);
    painter.setPen(framePen(scene.theme.ink, 2.5));
    painter.drawRect(frame);
    if (scene.panel.locked) painter.fillRect(QRectF(frame.topLeft(), QSizeF(4, 4)), scene.theme.ink);
}

// The block of a cell; the last ones of the matrix may be smaller.
QRectF blockOf(const MatrixScene& scene, CellIndex cell) {
    const Index rows = std::max(scene.panel.blockRows, Index(1)),
                columns = std::max(scene.panel.blockColumns, Index(1));
    const CellIndex first{cell.row - cell.row % rows, cell.column - cell.column % columns};
    const CellIndex last{std::min(first.row + rows, scene.layout.rows) - 1,
                         std::min(first.column + columns, scene.layout.columns) - 1};
    return scene.layout.cell(first).united(scene.layout.cell(last));
}

bool contains(const MatrixLayout& layout, CellIndex cell) {
    return cell.row >= 0 && cell.row < layout.rows && cell.column >= 0 && cell.column < layout.columns;
}

} // namespace

void drawChosen(QPainter& painter, const MatrixScene& scene) {
    if (!scene.panel.chosen || !contains(scene.layout, *scene.panel.chosen)) return;
    const CellIndex chosen = *scene.panel.chosen;
    painter.setBrush(Qt::NoBrush);
    if (isLit(scene.panel, GroupShape::Row)) drawGroup(painter, scene.theme, scene.layout.row(chosen.row));
    if (isLit(scene.panel, GroupShape::Column)) drawGroup(painter, scene.theme, scene.layout.column(chosen.column));
    if (isLit(scene.panel, GroupShape::Block)) drawGroup(painter, scene.theme, blockOf(scene, chosen));
    drawCellFrame(painter, scene, scene.layout.cell(chosen));
}

} // namespace normscope::ui
