// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/matrix_layout.h"

#include "plot/matrix_metrics.h"
#include "plot/text_painter.h"

#include <algorithm>
#include <cmath>

namespace normscope::ui {
namespace {

double edge(double start, double length, Index index, Index count) {
    return start + std::round(length * double(index) / double(count));
}

double share(double length, Index count) { return count > 0 ? length / double(count) : 0; }

Index indexAt(double position, double length, Index count) {
    return std::clamp(Index(position / length * double(count)), Index(0), count - 1);
}

// Whole pixels while cells are cells; below 4 pixels the area is filled instead.
double fittedCell(double room, Index count, double largest) {
    const double cell = std::min(share(std::max(room, 0.0), count), largest);
    return cell >= 4 ? std::floor(cell) : cell;
}

struct Insets {
    int left = 0, right = 0;
};

struct Shared {
    std::vector<Insets> sides;
    int top = 0, bottom = 0, width = 0; // width: of all sides
    Index rows = 0, columns = 0;
};

Shared sharedInsets(std::span<const MatrixPlot* const> panels, const Theme& theme) {
    Shared shared;
    for (const MatrixPlot* panel : panels) {
        const Insets sides{matrixLeft(*panel, theme), matrixRight(*panel, theme)};
        shared.sides.push_back(sides);
        shared.width += sides.left + sides.right;
        shared.top = std::max(shared.top, matrixTop(*panel, theme));
        shared.bottom = std::max(shared.bottom, matrixBottom(*panel, theme));
        shared.rows = std::max(shared.rows, panel->values.rows());
        shared.columns = std::max(shared.columns, panel->values.cols());
    }
    return shared;
}

QSize cellsSize(const MatrixPlot& panel, QSizeF cell) {
    return {int(std::round(cell.width() * double(panel.values.cols()))),
            int(std::round(cell.height() * double(panel.values.rows())))};
}

} // namespace

double MatrixLayout::cellWidth() const { return share(cells.width(), columns); }
double MatrixLayout::cellHeight() const { return share(cells.height(), rows); }

QRectF MatrixLayout::row(Index row) const {
    const double top = edge(cells.top(), cells.height(), row, rows);
    return {cells.left(), top, cells.width(), edge(cells.top(), cells.height(), row + 1, rows) - top};
}

QRectF MatrixLayout::column(Index column) const {
    const double left = edge(cells.left(), cells.width(), column, columns);
    return {left, cells.top(), edge(cells.left(), cells.width(), column + 1, columns) - left, cells.height()};
}

QRectF MatrixLayout::cell(CellIndex index) const {
    const QRectF across = row(index.row), down = column(index.column);
    return {down.left(), across.top(), down.width(), across.height()};
}

std::optional<CellIndex> MatrixLayout::at(QPointF point) const {
    if (rows == 0 || columns == 0 || !cells.contains(point)) return std::nullopt;
    return CellIndex{indexAt(point.y() - cells.top(), cells.height(), rows),
                     indexAt(point.x() - cells.left(), cells.width(), columns)};
}

MatrixLayout layOut(const MatrixPlot& panel, const Theme& theme, const QRect& cells) {
    const double scale = textScale(theme);
    MatrixLayout layout;
    layout.rows = panel.values.rows();
    layout.columns = panel.values.cols();
    layout.cells = cells;
    if (!panel.rowMargin.empty())
        layout.rowMargin = QRectF(layout.cells.right() + marginGap, cells.top(), rowMarginWidth, cells.height());
    if (!panel.columnMargin.empty())
        layout.columnMargin =
            QRectF(cells.left(), layout.cells.bottom() + marginGap, cells.width(), columnMarginHeight);
    layout.titleLeft = panel.showColumnLabels ? 0 : cells.left();
    layout.titleBaseline = std::round(24 * scale);
    layout.headingRight = layout.rowMargin.isNull() ? layout.cells.right() : layout.rowMargin.right();
    layout.pictogram = QPointF(layout.titleLeft, std::round(38 * scale));
    const double below = layout.columnMargin.isNull() ? layout.cells.bottom() : layout.columnMargin.bottom();
    layout.summaryBaseline = below + std::round(18 * scale);
    layout.gaps = layout.columns <= 40 && layout.cellWidth() >= 4 && layout.cellHeight() >= 4;
    return layout;
}

std::vector<MatrixPlacement> placeMatrices(std::span<const MatrixPlot* const> panels, const Theme& theme,
                                           const QSize& available) {
    if (panels.empty()) return {};
    const Shared shared = sharedInsets(panels, theme);
    const double scale = textScale(theme), count = double(panels.size());
    const double roomAcross = (available.width() - shared.width) / count;
    const double roomDown = available.height() - shared.top - shared.bottom;
    const QSizeF cell(fittedCell(roomAcross, shared.columns, largestCellWidth * scale),
                      fittedCell(roomDown, shared.rows, largestCellHeight * scale));
    double used = shared.width;
    for (const MatrixPlot* panel : panels) used += cellsSize(*panel, cell).width();
    const double space = std::max(available.width() - used, 0.0) / (count + 1);

    std::vector<MatrixPlacement> places;
    double left = space;
    for (std::size_t i = 0; i < panels.size(); ++i) {
        const Insets& sides = shared.sides[i];
        const QSize size = cellsSize(*panels[i], cell);
        const int width = sides.left + size.width() + sides.right;
        const int reach = width + std::max(int(space) - 8, 0); // words may use the space up to the next matrix
        places.push_back({{int(left), 0, reach, available.height()}, {QPoint(sides.left, shared.top), size}});
        left += width + space;
    }
    return places;
}

} // namespace normscope::ui
