// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/line_sample.h"

#include "lab/depth_scene.h"
#include "plot/line_form.h"

#include <QPainter>

namespace normscope::ui {

namespace {

constexpr double width = 2.5; // px

Series lineOf(const LineSample& sample) {
    Series line;
    line.role = sample.role;
    line.form = sample.form;
    line.second = sample.second;
    return line;
}

} // namespace

LineSample sampleOf(const DepthArm& arm, bool second) { return {roleOf(arm), formOf(arm), second}; }

bool sameLine(const DepthArm& a, const DepthArm& b) { return roleOf(a) == roleOf(b) && formOf(a) == formOf(b); }

void drawLineSample(QPainter& painter, const QRectF& place, const LineSample& sample, const Theme& theme) {
    const Series line = lineOf(sample);
    const QColor colour = sample.second ? theme.second(line.role) : theme.line(line.role);
    QPen pen(colour, width, Qt::SolidLine, Qt::FlatCap);
    QList<qreal> dashes = dashesOf(line);
    for (qreal& dash : dashes) dash /= width; // a pen counts in its own width
    if (!dashes.isEmpty()) pen.setDashPattern(dashes);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(pen);
    painter.drawLine(QPointF(place.left(), place.center().y()), QPointF(place.right(), place.center().y()));
    drawMarker(painter, place.center(), markerOf(line), colour, theme);
}

} // namespace normscope::ui
