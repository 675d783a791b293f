// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/heat_grid.h"

#include "plot/text_painter.h"

#include <algorithm>
#include <cmath>

namespace normscope::ui {

HeatGrid::HeatGrid(const HeatMap& map, const PlotFrame& frame, const Theme& theme)
    : m_map(map), m_frame(frame), m_gap(map.apart ? std::round(textScale(theme)) : 0) {}

bool HeatGrid::contains(CellIndex index) const {
    const MatrixD& values = m_map.values;
    return index.row >= 0 && index.row < values.rows() && index.column >= 0 && index.column < values.cols();
}

// The lowest value of an axis stands on its last row of pixels, so edges of cells lie one pixel lower.
QRectF HeatGrid::place(CellIndex index) const {
    const double x = m_map.x0 + double(index.column) * m_map.dx, y = m_map.y0 + double(index.row);
    const QPointF topLeft(m_frame.xPixel(x - 0.5 * m_map.dx), m_frame.yPixel(y + 0.5) + 1);
    const QPointF bottomRight(m_frame.xPixel(x + 0.5 * m_map.dx), m_frame.yPixel(y - 0.5) + 1);
    const QRectF edges(QPointF(std::round(topLeft.x()), std::round(topLeft.y())),
                       QPointF(std::round(bottomRight.x()), std::round(bottomRight.y())));
    return edges & QRectF(m_frame.axes);
}

QRectF HeatGrid::cell(CellIndex index) const {
    const QRectF whole = place(index);
    const bool wide = whole.width() > 4 * m_gap && whole.height() > 4 * m_gap;
    return wide ? whole.adjusted(m_gap, m_gap, -m_gap, -m_gap) : whole;
}

std::optional<CellIndex> HeatGrid::at(QPointF point) const {
    for (Index row = 0; row < m_map.values.rows(); ++row)
        for (Index column = 0; column < m_map.values.cols(); ++column)
            if (place({row, column}).contains(point)) return CellIndex{row, column};
    return std::nullopt;
}

} // namespace normscope::ui
