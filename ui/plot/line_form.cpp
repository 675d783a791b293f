// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/line_form.h"

#include <QPainter>
#include <QPolygonF>

#include <algorithm>
#include <stdexcept>

namespace normscope::ui {
namespace {

constexpr double radius = 3.5; // px

// A line of no placement: its marker stands for its norm.
Marker markerOf(Role role) {
    switch (role) {
    case Role::None:
        return {MarkerShape::Cross};
    case Role::Batch:
        return {MarkerShape::Diamond};
    case Role::Rms:
        return {MarkerShape::Triangle};
    case Role::Group:
        return {MarkerShape::Square};
    case Role::Instance:
        return {MarkerShape::Plus};
    default:
        return {MarkerShape::Circle};
    }
}

Marker firstMarker(const Series& line) {
    switch (line.form) {
    case LineForm::Plain:
        return markerOf(line.role);
    case LineForm::None:
        return {MarkerShape::Cross};
    case LineForm::Post:
        return {MarkerShape::Circle};
    case LineForm::Pre:
        return {MarkerShape::Square, true};
    case LineForm::Sandwich:
        return {MarkerShape::Diamond, true};
    case LineForm::Output:
        return {MarkerShape::Square};
    case LineForm::DeepNorm:
        return {MarkerShape::Triangle};
    case LineForm::ReZero:
        return {MarkerShape::Triangle, true};
    case LineForm::LayerScale:
        return {MarkerShape::Plus};
    }
    throw std::logic_error("unknown form of a line");
}

QPolygonF outline(MarkerShape shape, double r) {
    if (shape == MarkerShape::Square) return QRectF(-r, -r, 2 * r, 2 * r);
    if (shape == MarkerShape::Diamond) return {QList<QPointF>{{-r, 0}, {0, -r}, {r, 0}, {0, r}}};
    return {QList<QPointF>{{-r, 0.75 * r}, {r, 0.75 * r}, {0, -r}}};
}

} // namespace

QList<qreal> dashesOf(const Series& line) {
    switch (line.form) {
    case LineForm::Plain:
        return line.role == Role::None ? QList<qreal>{2, 3} : QList<qreal>();
    case LineForm::None:
        return {2, 3};
    case LineForm::Post:
        return {};
    case LineForm::Pre:
        return {9, 4};
    case LineForm::Sandwich:
        return {9, 3, 2, 3};
    case LineForm::Output:
        return {5, 2, 1.5, 2};
    case LineForm::DeepNorm:
        return {14, 4};
    case LineForm::ReZero:
        return {1, 3};
    case LineForm::LayerScale:
        return {6, 3, 1, 3, 1, 3};
    }
    throw std::logic_error("unknown form of a line");
}

Marker markerOf(const Series& line) {
    Marker marker = firstMarker(line);
    marker.open = marker.open != line.second;
    return marker;
}

double markScale(const Theme& theme) { return std::min(theme.lineScale, 1.5); }

void drawMarker(QPainter& painter, QPointF centre, const Marker& marker, const QColor& colour, const Theme& theme) {
    const double r = radius * markScale(theme);
    painter.setPen(QPen(colour, 1.5 * markScale(theme), Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
    painter.setBrush(marker.open ? theme.page : colour);
    switch (marker.shape) {
    case MarkerShape::Cross:
        painter.drawLine(centre + QPointF(-r, -r), centre + QPointF(r, r));
        painter.drawLine(centre + QPointF(-r, r), centre + QPointF(r, -r));
        break;
    case MarkerShape::Plus:
        painter.drawLine(centre + QPointF(-r, 0), centre + QPointF(r, 0));
        painter.drawLine(centre + QPointF(0, -r), centre + QPointF(0, r));
        break;
    case MarkerShape::Circle:
        painter.drawEllipse(centre, r, r);
        break;
    default:
        painter.drawPolygon(outline(marker.shape, r).translated(centre));
    }
    painter.setBrush(Qt::NoBrush);
}

} // namespace normscope::ui
