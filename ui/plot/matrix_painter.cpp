// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/matrix_painter.h"

#include <QPainter>

#include <algorithm>

namespace normscope::ui {

bool isLit(const MatrixPlot& panel, GroupShape shape) {
    return panel.chosen && std::find(panel.lit.begin(), panel.lit.end(), shape) != panel.lit.end();
}

std::vector<CellIndex> thinned(const std::vector<CellIndex>& cells, const MatrixLayout& layout, double size) {
    if (layout.cellWidth() >= size && layout.cellHeight() >= size) return cells;
    const Index across = Index(layout.cells.width() / size) + 1, down = Index(layout.cells.height() / size) + 1;
    std::vector<bool> taken(std::size_t(across * down), false);
    std::vector<CellIndex> kept;
    for (const CellIndex& cell : cells) {
        const Index x = Index(double(cell.column) * layout.cellWidth() / size);
        const Index y = Index(double(cell.row) * layout.cellHeight() / size);
        auto place = taken.begin() + std::ptrdiff_t(y * across + x);
        if (!*place) kept.push_back(cell);
        *place = true;
    }
    return kept;
}

void drawMatrix(QPainter& painter, const MatrixScene& scene) {
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setRenderHint(QPainter::SmoothPixmapTransform, false);
    for (const auto draw : {drawHeading, drawCells, drawCellValues, drawNonFinite, drawSampleLines, drawMargins,
                            drawRowNames, drawColumnNames, drawChosen, drawChanged}) {
        painter.save();
        draw(painter, scene);
        painter.restore();
    }
}

} // namespace normscope::ui
