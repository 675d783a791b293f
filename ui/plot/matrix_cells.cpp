// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/matrix_painter.h"

#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>
#include <stdexcept>

namespace normscope::ui {
namespace {

// Finer than the 8 bits of a colour channel between any two stops.
constexpr int tableSize = 4096;

struct ColourTable {
    std::array<QRgb, tableSize + 1> colours{};
    double scale = 1, offset = 0;
    QRgb nonFinite = 0, zero = 0;
    bool zeroApart = false;

    QRgb operator()(double value) const {
        if (!std::isfinite(value)) return nonFinite;
        if (zeroApart && value == 0) return zero;
        return colours[std::size_t(std::clamp(value * scale + offset, 0.0, double(tableSize)))];
    }
};

ColourTable divergingTable(const Theme& theme, double limit) {
    ColourTable table;
    for (int i = 0; i <= tableSize; ++i)
        table.colours[std::size_t(i)] = theme.diverge(2.0 * i / tableSize - 1, 1).rgb();
    table.scale = tableSize / 2 / limit;
    table.offset = tableSize / 2 + 0.5;
    return table;
}

ColourTable sequentialTable(const Theme& theme, double limit) {
    ColourTable table;
    table.colours[0] = theme.sequential.front().rgb();
    for (int i = 1; i <= tableSize; ++i) table.colours[std::size_t(i)] = theme.sequence(double(i) / tableSize, 1).rgb();
    table.scale = tableSize / limit;
    table.offset = 0.5;
    table.zeroApart = true;
    return table;
}

ColourTable colourTable(const MatrixPlot& panel, const Theme& theme) {
    if (!(panel.limit > 0)) throw std::invalid_argument("the colour limit of a matrix is not positive");
    ColourTable table =
        panel.map == ColourMap::Diverging ? divergingTable(theme, panel.limit) : sequentialTable(theme, panel.limit);
    table.nonFinite = theme.page.rgb();
    table.zero = theme.dock.rgb();
    return table;
}

} // namespace

MatrixPixels matrixPixels(const MatrixPlot& panel, const Theme& theme) {
    MatrixPixels pixels;
    if (panel.values.size() == 0) return pixels;
    const ColourTable table = colourTable(panel, theme);
    pixels.image = QImage(int(panel.values.cols()), int(panel.values.rows()), QImage::Format_RGB32);
    for (Index row = 0; row < panel.values.rows(); ++row) {
        auto* line = reinterpret_cast<QRgb*>(pixels.image.scanLine(int(row)));
        for (Index column = 0; column < panel.values.cols(); ++column) {
            const double value = panel.values(row, column);
            line[column] = table(value);
            if (!std::isfinite(value)) pixels.nonFinite.push_back({row, column});
        }
    }
    return pixels;
}

void drawCells(QPainter& painter, const MatrixScene& scene) {
    const QImage& image = scene.pixels.image;
    if (image.isNull()) return;
    painter.setRenderHint(QPainter::Antialiasing, false);
    if (!scene.layout.gaps) return painter.drawImage(scene.layout.cells, image);
    for (int row = 0; row < image.height(); ++row)
        for (int column = 0; column < image.width(); ++column)
            painter.fillRect(scene.layout.cell({row, column}).adjusted(0, 0, -1, -1), image.pixelColor(column, row));
}

} // namespace normscope::ui
