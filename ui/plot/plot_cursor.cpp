// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/plot_cursor.h"

#include "plot/text_painter.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPolygonF>

#include <algorithm>

namespace normscope::ui {
namespace {

constexpr double badgeGap = 5, badgeHeight = 20, badgePadding = 10, arrowRoom = 15; // px

QFont badgeFont(const Theme& theme) { return theme.font(TextSize::Small, QFont::DemiBold); }

void drawArrow(QPainter& painter, const QRectF& badge, int direction, double scale) {
    const double side = direction < 0 ? badge.left() : badge.right(), inwards = direction < 0 ? scale : -scale;
    const double tip = side + 8 * inwards, back = tip + 7 * inwards, middle = badge.center().y(), half = 5 * scale;
    painter.drawPolygon(QPolygonF(QList<QPointF>{{tip, middle}, {back, middle - half}, {back, middle + half}}));
}

} // namespace

std::optional<double> cursorPixel(const Plot& plot, const PlotFrame& frame) {
    if (!plot.cursor) return std::nullopt;
    const double pixel = frame.xPixel(plot.cursor->x);
    const bool inside = pixel >= frame.axes.left() - 0.5 && pixel <= frame.right() + 0.5;
    return inside ? std::optional(pixel) : std::nullopt;
}

std::optional<QRectF> cursorBadge(const Plot& plot, const PlotFrame& frame, const Theme& theme) {
    const std::optional<double> pixel = cursorPixel(plot, frame);
    if (!pixel || plot.cursor->label.empty()) return std::nullopt;
    const double scale = textScale(theme);
    const double words = QFontMetricsF(badgeFont(theme)).horizontalAdvance(translated(plot.cursor->label));
    const double width = words + (2 * badgePadding + (plot.cursor->direction != 0 ? arrowRoom : 0)) * scale;
    const double left = std::clamp(*pixel - width / 2, 0.0, std::max(frame.size.width() - width, 0.0));
    const double top = frame.axes.top() + frame.axes.height() + badgeGap * scale;
    return QRectF(left, top, width, badgeHeight * scale);
}

void drawCursorLine(QPainter& painter, const Plot& plot, const PlotFrame& frame, const Theme& theme) {
    const std::optional<double> pixel = cursorPixel(plot, frame);
    if (!pixel) return;
    const std::optional<QRectF> badge = cursorBadge(plot, frame, theme);
    painter.setPen(QPen(theme.ink, 1.25 * theme.lineScale, Qt::SolidLine, Qt::FlatCap));
    painter.drawLine(QPointF(*pixel, frame.axes.top()), QPointF(*pixel, badge ? badge->top() : frame.axes.bottom()));
}

void drawCursorBadge(QPainter& painter, const Plot& plot, const PlotFrame& frame, const Theme& theme) {
    const std::optional<QRectF> badge = cursorBadge(plot, frame, theme);
    if (!badge) return;
    const double scale = textScale(theme);
    const int direction = plot.cursor->direction;
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.ink);
    painter.drawRoundedRect(*badge, 3, 3);
    painter.setBrush(theme.page);
    if (direction != 0) drawArrow(painter, *badge, direction, scale);
    painter.setBrush(Qt::NoBrush);
    const AlignedText aligned(painter, TextAlign::Left);
    const double left = badge->left() + (badgePadding + (direction < 0 ? arrowRoom : 0)) * scale;
    painter.setFont(badgeFont(theme));
    painter.setPen(theme.page);
    painter.drawText(QPointF(left, badge->center().y() + 0.35 * theme.small), translated(plot.cursor->label));
}

} // namespace normscope::ui
