// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "figure/figure.h"
#include "plot/theme.h"

#include <QList>
#include <QPointF>

class QPainter;

// What tells lines of one hue apart, also to those who see no hues: dash and marker.
namespace normscope::ui {

enum class MarkerShape { Cross, Plus, Circle, Square, Diamond, Triangle };

struct Marker {
    MarkerShape shape = MarkerShape::Circle;
    bool open = false; // filled with the page's colour
};

QList<qreal> dashesOf(const Series& line); // px: dash, gap, ...; empty: solid
Marker markerOf(const Series& line);
// What has to be read on a projector grows less than its lines do, or it would hide them.
double markScale(const Theme& theme);
void drawMarker(QPainter& painter, QPointF centre, const Marker& marker, const QColor& colour, const Theme& theme);

} // namespace normscope::ui
