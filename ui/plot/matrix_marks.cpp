// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/cell_words.h"
#include "plot/matrix_painter.h"
#include "plot/text_painter.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

// What stands on cells: numbers, failures, changes, lines between samples.
namespace normscope::ui {
namespace {

QRectF inside(const MatrixScene& scene, CellIndex cell) { return scene.layout.cell(cell).adjusted(0, 0, -1, -1); }

int decimals(const MatrixScene& scene) {
    if (scene.panel.limit >= 100) return 0;
    return scene.layout.cellWidth() >= 30 * textScale(scene.theme) && scene.panel.limit < 10 ? 2 : 1;
}

QString widestNumber(const MatrixPlot& panel, int places) {
    QString widest;
    for (const double value : {panel.values.minCoeff(), panel.values.maxCoeff(), -panel.limit}) {
        const QString text = std::isfinite(value) ? QString::fromStdString(fixed(value, places)) : QString();
        if (text.size() > widest.size()) widest = text;
    }
    return widest;
}

// Ink or page, whichever stands out more from the cell.
QColor onCell(const Theme& theme, const QColor& cell) {
    const auto distance = [&cell](const QColor& colour) { return std::abs(qGray(colour.rgb()) - qGray(cell.rgb())); };
    return distance(theme.ink) > distance(theme.page) ? theme.ink : theme.page;
}

QString failureWord(double value) {
    return QString::fromStdString(fixed(value, 0)); // NaN, inf, −inf
}

void drawFailedCell(QPainter& painter, const MatrixScene& scene, CellIndex cell) {
    const QRectF room = inside(scene, cell);
    const QString word = failureWord(scene.panel.values(cell.row, cell.column));
    QFont font = scene.theme.font(TextSize::Small);
    const QSizeF space = room.size() - QSizeF(1, 2);
    const int size = std::min(fittingSize(font, word, space), fittingSize(font, QStringLiteral("−inf"), space));
    painter.setBrush(scene.theme.page);
    painter.drawRect(room.adjusted(0.75, 0.75, -0.75, -0.75));
    if (size == 0) return drawCross(painter, room.center(), std::min(room.width(), room.height()) / 2);
    font.setPixelSize(size);
    drawCellWord(painter, room, word, font);
}

} // namespace

int cellValueSize(const MatrixScene& scene) {
    if (!scene.layout.gaps || std::max(scene.layout.rows, scene.layout.columns) > 24) return 0;
    const QSizeF room = inside(scene, {0, 0}).size() - QSizeF(0, 2);
    return fittingSize(scene.theme.font(TextSize::Small), widestNumber(scene.panel, decimals(scene)), room);
}

void drawCellValues(QPainter& painter, const MatrixScene& scene) {
    const MatrixPlot& panel = scene.panel;
    const int size = cellValueSize(scene), places = decimals(scene);
    if (!panel.printValues || size == 0) return;
    QFont font = scene.theme.font(TextSize::Small);
    font.setPixelSize(size);
    for (int row = 0; row < int(scene.layout.rows); ++row)
        for (int column = 0; column < int(scene.layout.columns); ++column) {
            const double value = panel.values(row, column);
            if (!std::isfinite(value) || (panel.zeroIsNothing && value == 0)) continue;
            painter.setPen(onCell(scene.theme, scene.pixels.image.pixelColor(column, row)));
            drawCellWord(painter, inside(scene, {row, column}), QString::fromStdString(fixed(value, places)), font);
        }
}

void drawNonFinite(QPainter& painter, const MatrixScene& scene) {
    painter.setPen(QPen(scene.theme.failure, 1.5 * scene.theme.lineScale));
    for (const CellIndex& cell : thinned(scene.pixels.nonFinite, scene.layout, 7)) {
        if (scene.layout.gaps && scene.layout.cellWidth() >= 7)
            drawFailedCell(painter, scene, cell);
        else
            drawCross(painter, scene.layout.cell(cell).center(), 5);
    }
}

void drawSampleLines(QPainter& painter, const MatrixScene& scene) {
    const Index tokens = scene.panel.tokens;
    if (tokens < 2 || double(tokens) * scene.layout.cellHeight() < 6) return;
    painter.setRenderHint(QPainter::Antialiasing, false);
    for (Index row = tokens; row < scene.layout.rows; row += tokens) {
        const double top = scene.layout.row(row).top() - 1;
        painter.fillRect(QRectF(scene.layout.cells.left() - 6, top, scene.layout.cells.width() + 6, 1),
                         scene.theme.ink);
    }
}

void drawChanged(QPainter& painter, const MatrixScene& scene) {
    const double size = std::clamp(scene.layout.cellHeight() / 3, 3.0, 6 * scene.theme.lineScale);
    painter.setPen(QPen(scene.theme.page, 1));
    painter.setBrush(scene.theme.ink);
    for (const CellIndex& cell : thinned(scene.panel.changed, scene.layout, size)) {
        const QPointF corner = inside(scene, cell).topRight();
        painter.drawPolygon(QPolygonF({corner, corner - QPointF(size, 0), corner + QPointF(0, size)}));
    }
}

} // namespace normscope::ui
