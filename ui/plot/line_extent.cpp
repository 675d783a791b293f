// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/line_extent.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace normscope::ui {

PixelLine pixelLine(const std::vector<double>& x, const std::vector<double>& y, const PlotFrame& frame, double from) {
    const std::size_t count = std::min(x.size(), y.size());
    std::size_t first = 0;
    while (first + 1 < count && frame.xPixel(x[first + 1]) < from) ++first;
    PixelLine line;
    for (std::size_t i = first; i < count; ++i) {
        const QPointF at = frame.pixel(x[i], y[i]);
        if (std::isfinite(at.x()) && std::isfinite(at.y())) line.push_back(at);
    }
    return line;
}

QRectF extent(const PixelLine& line, double left, double right) {
    double top = std::numeric_limits<double>::infinity(), bottom = -top;
    for (std::size_t i = 1; i < line.size(); ++i) {
        const QPointF &a = line[i - 1], &b = line[i];
        if (b.x() < left || a.x() > right || !(b.x() > a.x())) continue;
        for (const double x : {std::max(left, a.x()), std::min(right, b.x())}) {
            const double y = a.y() + (b.y() - a.y()) * (x - a.x()) / (b.x() - a.x());
            top = std::min(top, y);
            bottom = std::max(bottom, y);
        }
    }
    return bottom >= top ? QRectF(left, top, right - left, std::max(bottom - top, 1.0)) : QRectF();
}

} // namespace normscope::ui
