// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "figure/figure.h"
#include "plot/theme.h"

#include <QRect>
#include <QRectF>

#include <optional>
#include <span>
#include <vector>

// Where the parts of a matrix with margins stand: pure geometry in pixels, origin at the top left of the view.
namespace normscope::ui {

struct MatrixLayout {
    Index rows = 0, columns = 0;
    QRectF cells;        // all cells
    QRectF rowMargin;    // right of them; null when the panel has none
    QRectF columnMargin; // below them; null when the panel has none
    double titleLeft = 0, titleBaseline = 0;
    double headingRight = 0; // of title, sentence and summary
    QPointF pictogram;       // top left
    double summaryBaseline = 0;
    bool gaps = false; // a pixel of page colour between cells

    // Edges lie on whole pixels, so cells of a large matrix may differ by one.
    QRectF cell(CellIndex index) const;
    QRectF row(Index row) const;
    QRectF column(Index column) const;
    std::optional<CellIndex> at(QPointF point) const;
    double cellWidth() const;
    double cellHeight() const;
};

MatrixLayout layOut(const MatrixPlot& panel, const Theme& theme, const QRect& cells);

// A view and its cells (relative to the view).
struct MatrixPlacement {
    QRect view;
    QRect cells;
};

// Side by side in the given size: equal cells, tops aligned to the pixel. Cells are 18 × 20 where there is room for
// no more, and grow up to 32 × 28 (times the text scale).
std::vector<MatrixPlacement> placeMatrices(std::span<const MatrixPlot* const> panels, const Theme& theme,
                                           const QSize& available);

} // namespace normscope::ui
