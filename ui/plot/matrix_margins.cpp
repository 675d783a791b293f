// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/margin_ticks.h"
#include "plot/matrix_painter.h"
#include "plot/text_painter.h"

#include <QCoreApplication>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace normscope::ui {
namespace {

// One margin, whichever way it runs: along = the axis of rows or columns, value = mean and sd.
struct MarginScene {
    const Margin& margin;
    const Theme& theme;
    QRectF area;
    double limit;
    bool beside; // rows: values run to the right; columns: values run up

    double value(double v) const {
        const double share = std::clamp(v / limit, -1.0, 1.0);
        return beside ? area.center().x() + share * area.width() / 2 : area.center().y() - share * area.height() / 2;
    }
    QPointF point(double along, double v) const { return beside ? QPointF(value(v), along) : QPointF(along, value(v)); }
    QRectF box(double from, double to, double low, double high) const {
        return QRectF(point(from, low), point(to, high)).normalized();
    }
    double length() const { return beside ? area.height() : area.width(); }
    double start() const { return beside ? area.top() : area.left(); }
    double pitch() const { return length() / double(margin.mean.size()); }
    bool shown(std::size_t i) const { return margin.shown.empty() || margin.shown[i]; }
};

void drawBand(QPainter& painter, const MarginScene& scene) {
    const double from = scene.start(), to = from + scene.length();
    painter.fillRect(scene.box(from, to, -1, 1), scene.theme.statisticBand);
    const QPointF start = scene.point(from, 0) - QPointF(0.5, 0.5); // on whole pixels
    const QPointF corner(std::round(start.x()), std::round(start.y()));
    painter.fillRect(QRectF(corner, scene.beside ? QSizeF(1, to - from) : QSizeF(to - from, 1)), scene.theme.faint);
}

// All entries of one look, drawn at once: one at a time they cost more than the cells.
struct Entries {
    bool lit = false;
    QPainterPath bars, dots, failures;
};

// Outside the range: an arrow head at the edge instead of a dot.
QPolygonF arrow(const MarginScene& scene, double along, double mean, double size) {
    const double side = mean > 0 ? 1 : -1;
    const QPointF tip = scene.point(along, side * scene.limit);
    const QPointF back = scene.beside ? QPointF(-side * size, 0) : QPointF(0, side * size);
    const QPointF wide = scene.beside ? QPointF(0, size / 2) : QPointF(size / 2, 0);
    return QPolygonF({tip, tip + back + wide, tip + back - wide, tip});
}

void addCross(QPainterPath& path, QPointF centre) {
    for (const QPointF corner : {QPointF(3, 3), QPointF(3, -3)}) {
        path.moveTo(centre - corner);
        path.lineTo(centre + corner);
    }
}

void addEntry(Entries& entries, const MarginScene& scene, std::size_t i) {
    const double along = scene.start() + (double(i) + 0.5) * scene.pitch() - 0.5;
    const double mean = scene.margin.mean[i], sd = scene.margin.sd[i];
    if (!std::isfinite(mean)) return addCross(entries.failures, scene.point(along, 0));
    const double dot = std::min(entries.lit ? 10.0 : 7.0, std::max(scene.pitch() * 0.7, 3.0));
    const double thick = (entries.lit ? 4.0 : 2.5) * std::sqrt(scene.theme.lineScale);
    const double bar = std::min(thick, std::max(scene.pitch() * 0.4, 1.0));
    if (std::isfinite(sd)) entries.bars.addRect(scene.box(along - bar / 2, along + bar / 2, mean - sd, mean + sd));
    if (std::abs(mean) > scene.limit)
        entries.dots.addPolygon(arrow(scene, along, mean, dot));
    else
        entries.dots.addEllipse(scene.point(along, mean), dot / 2, dot / 2);
}

void drawEntries(QPainter& painter, const Entries& entries, const Theme& theme) {
    const QColor colour = entries.lit ? theme.statistic.text : theme.statistic.line;
    QColor pale = colour;
    pale.setAlphaF(entries.lit ? 1.0F : 0.8F);
    painter.fillPath(entries.bars, pale);
    painter.fillPath(entries.dots, colour);
    painter.strokePath(entries.failures, QPen(theme.failure, 1.5 * theme.lineScale));
}

// Entries closer than three pixels: each pixel shows the range of the means that fall on it, and around it their sd.
void drawDense(QPainter& painter, const MarginScene& scene) {
    const int pixels = std::max(int(scene.length()), 1);
    const std::size_t count = scene.margin.mean.size();
    QColor pale = scene.theme.statistic.line;
    pale.setAlphaF(0.4F);
    for (int pixel = 0; pixel < pixels; ++pixel) {
        const std::size_t first = count * std::size_t(pixel) / std::size_t(pixels);
        const std::size_t last = std::max(first + 1, count * std::size_t(pixel + 1) / std::size_t(pixels));
        double low = unlimited, high = -unlimited, lowest = unlimited, highest = -unlimited;
        for (std::size_t i = first; i < last; ++i) {
            const double mean = scene.margin.mean[i], sd = scene.margin.sd[i];
            if (!scene.shown(i) || !std::isfinite(mean) || !std::isfinite(sd)) continue;
            low = std::min(low, mean);
            high = std::max(high, mean);
            lowest = std::min(lowest, mean - sd);
            highest = std::max(highest, mean + sd);
        }
        if (low > high) continue;
        const double along = scene.start() + pixel;
        painter.fillRect(scene.box(along, along + 1, lowest, highest), pale);
        const QRectF core = scene.box(along, along + 1, low, high);
        painter.fillRect(scene.beside ? core.adjusted(-1, 0, 1, 0) : core.adjusted(0, -1, 0, 1),
                         scene.theme.statistic.line);
    }
}

void drawMargin(QPainter& painter, const MarginScene& scene, std::optional<Index> lit) {
    drawBand(painter, scene);
    const std::size_t count = scene.margin.mean.size(), chosen = lit ? std::size_t(*lit) : count;
    Entries all, one{true, {}, {}, {}};
    all.dots.setFillRule(Qt::WindingFill);
    if (scene.pitch() < 3)
        drawDense(painter, scene);
    else
        for (std::size_t i = 0; i < count; ++i)
            if (scene.shown(i) && i != chosen) addEntry(all, scene, i);
    if (chosen < count && scene.shown(chosen)) addEntry(one, scene, chosen);
    drawEntries(painter, all, scene.theme);
    drawEntries(painter, one, scene.theme);
}

constexpr double marginTickGap = 5;
const TextStyle tickStyle{TextSize::Small, Role::Muted};

void drawTicksAbove(QPainter& painter, const MarginScene& scene) {
    for (const MarginTick& tick : marginTicks(scene.limit, scene.area.width(), scene.theme, true))
        drawText(painter, scene.theme, {scene.value(tick.value), scene.area.top() - 7}, tick.label, tickStyle,
                 TextAlign::Centre);
}

void drawTicksBeside(QPainter& painter, const MarginScene& scene) {
    const double middle = 0.35 * scene.theme.small;
    for (const MarginTick& tick : marginTicks(scene.limit, scene.area.height(), scene.theme, false))
        drawText(painter, scene.theme, {scene.area.right() + marginTickGap, scene.value(tick.value) + middle},
                 tick.label, tickStyle);
}

void drawCorner(QPainter& painter, const MatrixScene& scene) {
    const MatrixLayout& layout = scene.layout;
    const double middle = layout.columnMargin.center().y(), line = 1.3 * scene.theme.small;
    const double right = layout.rowMargin.right();
    drawText(painter, scene.theme, {right, middle - line / 2 + 0.35 * scene.theme.small},
             QCoreApplication::translate("MatrixView", "mean"), tickStyle, TextAlign::Right);
    drawText(painter, scene.theme, {right, middle + line / 2 + 0.35 * scene.theme.small},
             QCoreApplication::translate("MatrixView", "± sd"), tickStyle, TextAlign::Right);
}

} // namespace

void drawMargins(QPainter& painter, const MatrixScene& scene) {
    const MatrixPlot& panel = scene.panel;
    if (scene.layout.rows == 0 || scene.layout.columns == 0) return;
    if (!panel.rowMargin.empty()) {
        const MarginScene rows{panel.rowMargin, scene.theme, scene.layout.rowMargin, panel.marginLimit, true};
        drawMargin(painter, rows, isLit(panel, GroupShape::Row) ? std::optional(panel.chosen->row) : std::nullopt);
        drawTicksAbove(painter, rows);
    }
    if (!panel.columnMargin.empty()) {
        const MarginScene columns{panel.columnMargin, scene.theme, scene.layout.columnMargin, panel.marginLimit, false};
        drawMargin(painter, columns,
                   isLit(panel, GroupShape::Column) ? std::optional(panel.chosen->column) : std::nullopt);
        drawTicksBeside(painter, columns);
    }
    if (!panel.rowMargin.empty() && !panel.columnMargin.empty()) drawCorner(painter, scene);
}

} // namespace normscope::ui
