// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/line_sample.h"

#include "lab/axes_words.h"
#include "plot/line_form.h"

#include <QPainter>

namespace normscope::ui {

namespace {

constexpr double width = 2.5; // px

LineForm formOf(Placement placement) {
    switch (placement) {
    case Placement::Post:
        return LineForm::Post;
    case Placement::Pre:
        return LineForm::Pre;
    case Placement::Sandwich:
        return LineForm::Sandwich;
    case Placement::Output:
    case Placement::OutputQk:
        return LineForm::Output;
    case Placement::DeepNorm:
        return LineForm::DeepNorm;
    case Placement::ReZero:
        return LineForm::ReZero;
    case Placement::LayerScale:
        return LineForm::LayerScale;
    case Placement::None:
        break;
    }
    return LineForm::None;
}

Series lineOf(const DepthArm& arm, bool second) {
    Series line;
    line.role = roleOf(arm.norm);
    line.form = formOf(arm.placement);
    line.second = second;
    return line;
}

} // namespace

bool sameLine(const DepthArm& a, const DepthArm& b) {
    return a.norm == b.norm && formOf(a.placement) == formOf(b.placement);
}

void drawLineSample(QPainter& painter, const QRectF& place, const DepthArm& arm, bool second, const Theme& theme) {
    const Series line = lineOf(arm, second);
    const QColor colour = second ? theme.second(line.role) : theme.line(line.role);
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
