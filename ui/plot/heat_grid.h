// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "figure/figure.h"
#include "plot/plot_frame.h"
#include "plot/theme.h"

#include <QRectF>

#include <optional>

namespace normscope::ui {

// Where the cells of a map stand, on whole pixels.
class HeatGrid {
public:
    HeatGrid(const HeatMap& map, const PlotFrame& frame, const Theme& theme);

    QRectF cell(CellIndex index) const; // without the gaps of a map whose cells are apart
    std::optional<CellIndex> at(QPointF point) const;
    bool contains(CellIndex index) const;

private:
    QRectF place(CellIndex index) const;

    const HeatMap& m_map;
    const PlotFrame& m_frame;
    double m_gap; // half of it
};

} // namespace normscope::ui
