// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/heat_cells.h"

#include <algorithm>
#include <cmath>

namespace normscope::ui {
namespace {

struct ShownColumns {
    MatrixD values;
    double left = 0, right = 0; // px
};

double larger(double a, double b) {
    if (!std::isfinite(a)) return a;
    return std::isfinite(b) ? std::max(a, b) : b;
}

// One column a pixel. Columns lie closer than pixels, so that no pixel between the first and the last stays empty.
ShownColumns merged(const HeatMap& map, const PlotFrame& frame) {
    ShownColumns shown;
    shown.values.resize(map.values.rows(), std::min<Index>(map.values.cols(), frame.axes.width()));
    Index used = 0;
    double last = 0;
    for (Index column = 0; column < map.values.cols(); ++column) {
        const double x = frame.xPixel(map.x0 + double(column) * map.dx);
        if (!(x >= frame.axes.left() && x <= frame.right())) continue;
        const double pixel = std::min(std::floor(x), frame.right() - 1);
        if (used == 0) shown.left = pixel;
        if (used > 0 && pixel == last)
            shown.values.col(used - 1) = shown.values.col(used - 1).binaryExpr(map.values.col(column), &larger);
        else
            shown.values.col(used++) = map.values.col(column);
        last = pixel;
    }
    shown.values.conservativeResize(Eigen::NoChange, used);
    shown.right = shown.left + double(used);
    return shown;
}

ShownColumns shownColumns(const HeatMap& map, const PlotFrame& frame) {
    const double count = double(map.values.cols());
    const double left = frame.xPixel(map.x0 - 0.5 * map.dx), right = frame.xPixel(map.x0 + (count - 0.5) * map.dx);
    if (!std::isfinite(left) || !std::isfinite(right)) return {};
    return right - left < count ? merged(map, frame) : ShownColumns{map.values, left, right};
}

QImage imageOf(const MatrixD& values, const HeatColours& colours) {
    QImage image(int(values.cols()), int(values.rows()), QImage::Format_RGB32);
    for (Index row = 0; row < values.rows(); ++row) {
        auto* line = reinterpret_cast<QRgb*>(image.scanLine(int(values.rows() - 1 - row)));
        for (Index column = 0; column < values.cols(); ++column) line[column] = colours.of(values(row, column));
    }
    return image;
}

std::optional<QPointF> firstFailure(const MatrixD& values, const QRectF& place) {
    const double width = place.width() / double(values.cols()), height = place.height() / double(values.rows());
    for (Index column = 0; column < values.cols(); ++column)
        for (Index row = 0; row < values.rows(); ++row)
            if (!std::isfinite(values(row, column)))
                return QPointF(place.left() + (double(column) + 0.5) * width,
                               place.bottom() - (double(row) + 0.5) * height);
    return std::nullopt;
}

} // namespace

HeatCells heatCells(const HeatMap& map, const PlotFrame& frame, const HeatColours& colours) {
    if (map.values.size() == 0 || !(map.dx > 0)) return {};
    const ShownColumns shown = shownColumns(map, frame);
    if (shown.values.size() == 0) return {};
    // The lowest value of an axis stands on its last row of pixels, so edges of cells lie one pixel lower.
    const double top = frame.yPixel(map.y0 + double(map.values.rows()) - 0.5) + 1;
    const double bottom = frame.yPixel(map.y0 - 0.5) + 1;
    const QRectF place(QPointF(shown.left, top), QPointF(shown.right, bottom));
    return {imageOf(shown.values, colours), place, firstFailure(shown.values, place)};
}

} // namespace normscope::ui
