// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/matrix_metrics.h"
#include "plot/matrix_painter.h"
#include "plot/text_painter.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace normscope::ui {
namespace {

const TextStyle nameStyle{TextSize::Small, Role::Plain};
const TextStyle numberStyle{TextSize::Small, Role::Muted};
const TextStyle litStyle{TextSize::Small, Role::Statistic, QFont::DemiBold};

QString label(const std::vector<std::string>& labels, Index index) {
    return std::size_t(index) < labels.size() ? QString::fromStdString(labels[std::size_t(index)]) : QString();
}

// Every how many names there is room for one.
Index stride(double pitch, double room) { return std::max(Index(1), Index(std::ceil(room / std::max(pitch, 0.1)))); }

// A block has neither the name of a row nor that of a column: the chosen cell's tell where it lies.
bool isNamed(const MatrixPlot& panel, GroupShape shape) {
    return isLit(panel, shape) || isLit(panel, GroupShape::Block);
}

constexpr int pictogramRows = 4, pictogramColumns = 5;

// Of the pictogram, from first on: all, one or some of them.
struct Stretch {
    int first = 0, count = 1;
    bool contains(int place) const { return place >= first && place < first + count; }
};

Stretch stretchOf(Index block, Index all, int places, int middle) {
    if (block >= all) return {0, places};
    return {middle, block > 1 ? 2 : 1};
}

bool isInBlock(const MatrixPlot& panel, int row, int column) {
    return stretchOf(panel.blockRows, panel.values.rows(), pictogramRows, 1).contains(row) &&
           stretchOf(panel.blockColumns, panel.values.cols(), pictogramColumns, 2).contains(column);
}

// A small matrix with one group filled.
void drawPictogram(QPainter& painter, const MatrixScene& scene) {
    const double side = 6 * textScale(scene.theme), pitch = side + 1;
    painter.setRenderHint(QPainter::Antialiasing, false);
    const auto filled = [&scene](int row, int column) {
        switch (*scene.panel.group) {
        case GroupShape::Row:
            return row == 1;
        case GroupShape::Column:
            return column == 2;
        case GroupShape::Cell:
            return row == 1 && column == 2;
        case GroupShape::Block:
            return isInBlock(scene.panel, row, column);
        }
        return false;
    };
    for (int row = 0; row < pictogramRows; ++row)
        for (int column = 0; column < pictogramColumns; ++column)
            painter.fillRect(QRectF(scene.layout.pictogram + QPointF(column * pitch, row * pitch), QSizeF(side, side)),
                             filled(row, column) ? scene.theme.statistic.line : scene.theme.grid);
}

// The pictogram gives way to words that have no room beside it; both need room above the cells.
void drawSentence(QPainter& painter, const MatrixScene& scene, double width) {
    const double scale = textScale(scene.theme);
    if (scene.layout.cells.top() < 80 * scale) return;
    const double wanted = std::max(textWidth(scene.panel.sentence, scene.theme, {TextSize::Body}),
                                   textWidth(scene.panel.sentenceNote, scene.theme, numberStyle));
    const bool pictured = scene.panel.group && wanted + 45 * scale <= width;
    const double indent = pictured ? 45 * scale : 0;
    if (pictured) drawPictogram(painter, scene);
    const QPointF start = scene.layout.pictogram + QPointF(indent, 0);
    drawText(painter, scene.theme, start + QPointF(0, 10 * scale), scene.panel.sentence, {TextSize::Body},
             TextAlign::Left, width - indent);
    drawText(painter, scene.theme, start + QPointF(0, 27 * scale), scene.panel.sentenceNote, numberStyle,
             TextAlign::Left, width - indent);
}

// A wish that cannot be met is answered: once, beside the first matrix.
QString subtitle(const MatrixScene& scene) {
    const bool wanted = scene.panel.printValues && scene.panel.showColumnLabels;
    if (wanted && cellValueSize(scene) == 0)
        return QCoreApplication::translate("MatrixView", "cells too small for numbers");
    return translated(scene.panel.subtitle);
}

double headingWidth(const MatrixLayout& layout) { return std::max(layout.headingRight - layout.titleLeft, 60.0); }

void drawName(QPainter& painter, const MatrixScene& scene, Index column, bool lit) {
    const QRectF area = scene.layout.column(column);
    painter.save();
    painter.translate(area.center().x() + 0.35 * scene.theme.small, area.top() - 7);
    painter.rotate(-nameAngle);
    drawText(painter, scene.theme, {0, 0}, label(columnNames(scene.panel, scene.theme), column),
             lit ? litStyle : nameStyle, TextAlign::Left, longestColumnName(scene.theme));
    painter.restore();
}

void drawAllNames(QPainter& painter, const MatrixScene& scene, std::optional<Index> lit) {
    const Index step = stride(scene.layout.cellWidth(), 1.15 * scene.theme.small);
    for (Index column = 0; column < scene.layout.columns; ++column) {
        const bool hidden = lit && column != *lit && std::abs(column - *lit) < step && step > 1;
        if (column == lit || (column % step == 0 && !hidden)) drawName(painter, scene, column, column == lit);
    }
}

// Straight above its column, pushed inwards at the ends and away from the ticks of the margin.
void drawLitName(QPainter& painter, const MatrixScene& scene, Index column) {
    const QString name = label(columnNames(scene.panel, scene.theme), column);
    const double half = textWidth(name, scene.theme, litStyle) / 2;
    const double centre = scene.layout.column(column).center().x();
    const double rightmost = std::max(scene.layout.cells.right() - half, scene.layout.cells.left() + half);
    drawText(painter, scene.theme,
             {std::clamp(centre, std::min(scene.layout.cells.left() + half, rightmost), rightmost),
              scene.layout.cells.top() - 7},
             name, litStyle, TextAlign::Centre);
}

void drawNumber(QPainter& painter, const MatrixScene& scene, Index row, bool lit) {
    const double middle = scene.layout.row(row).center().y() - 0.5 + 0.35 * scene.theme.small;
    drawText(painter, scene.theme, {scene.layout.cells.left() - 8, middle}, label(scene.panel.rowLabels, row),
             lit ? litStyle : numberStyle, TextAlign::Right);
}

} // namespace

void drawHeading(QPainter& painter, const MatrixScene& scene) {
    const MatrixLayout& layout = scene.layout;
    const TextStyle title{TextSize::Large, scene.panel.role, QFont::DemiBold};
    const double width = headingWidth(layout), indent = textWidth(scene.panel.title, scene.theme, title) + 12;
    drawText(painter, scene.theme, {layout.titleLeft, layout.titleBaseline}, scene.panel.title, title, TextAlign::Left,
             width);
    drawText(painter, scene.theme, {layout.titleLeft + indent, layout.titleBaseline}, subtitle(scene), numberStyle,
             TextAlign::Left, std::max(width - indent, 0.0));
    drawSentence(painter, scene, width);
    drawParts(painter, scene.theme, {layout.cells.left(), layout.summaryBaseline}, scene.panel.summary, numberStyle,
              width - (layout.cells.left() - layout.titleLeft));
}

void drawRowNames(QPainter& painter, const MatrixScene& scene) {
    const std::optional<Index> lit =
        isNamed(scene.panel, GroupShape::Row) ? std::optional(scene.panel.chosen->row) : std::nullopt;
    const Index step = stride(scene.layout.cellHeight(), 1.1 * scene.theme.small);
    for (Index row = 0; row < scene.layout.rows && scene.panel.showColumnLabels; ++row) {
        const bool hidden = lit && std::abs(row - *lit) < step && step > 1;
        if (row != lit && row % step == 0 && !hidden) drawNumber(painter, scene, row, false);
    }
    if (lit) drawNumber(painter, scene, *lit, true);
}

void drawColumnNames(QPainter& painter, const MatrixScene& scene) {
    const std::optional<Index> lit =
        isNamed(scene.panel, GroupShape::Column) ? std::optional(scene.panel.chosen->column) : std::nullopt;
    if (scene.panel.showColumnLabels) return drawAllNames(painter, scene, lit);
    if (lit) drawLitName(painter, scene, *lit);
}

} // namespace normscope::ui
