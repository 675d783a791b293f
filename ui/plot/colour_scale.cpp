// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/colour_scale.h"

#include "plot/text_painter.h"

#include <QImage>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace normscope::ui {
namespace {

double roundStep(double rough) {
    const double power = std::pow(10.0, std::floor(std::log10(rough)));
    for (const double factor : {1.0, 2.0, 5.0})
        if (rough <= factor * power * (1 + 1e-9)) return factor * power;
    return 10 * power;
}

// One pixel a column: no gradient that a viewer would interpolate in its own way.
void drawBar(QPainter& painter, const Theme& theme, const QRectF& bar, ColourMap map) {
    QImage image(std::max(int(bar.width()), 1), 1, QImage::Format_RGB32);
    for (int i = 0; i < image.width(); ++i) {
        const double share = (i + 0.5) / image.width();
        const QColor colour = map == ColourMap::Diverging ? theme.diverge(2 * share - 1, 1) : theme.sequence(share, 1);
        image.setPixelColor(i, 0, colour);
    }
    painter.drawImage(bar, image);
}

} // namespace

std::vector<double> roundTicks(double lower, double upper, int count) {
    const double span = upper - lower;
    if (!std::isfinite(span) || !(span > 0) || count < 1) return {};
    const double step = roundStep(span / count);
    if (!(step > 0) || !std::isfinite(step)) return {};
    std::vector<double> ticks;
    const double slack = 1e-9 * span, first = std::ceil((lower - slack) / step);
    for (double index = first; index * step <= upper + slack && ticks.size() < 64; ++index)
        ticks.push_back(index * step);
    return ticks;
}

QString tickLabel(double tick, double step) {
    if (std::abs(tick) < step * 1e-6) return QStringLiteral("0");
    const double digits = std::floor(std::log10(step) + 1e-9);
    if (digits < -4 || digits > 5) return QString::fromStdString(significant(tick, 3));
    return QString::fromStdString(fixed(tick, digits < 0 ? int(-digits) : 0));
}

void drawColourScale(QPainter& painter, const Theme& theme, const QRectF& bar, ColourMap map, double limit) {
    drawBar(painter, theme, bar, map);
    painter.setRenderHint(QPainter::Antialiasing);
    const double lower = map == ColourMap::Diverging ? -limit : 0;
    const std::vector<double> ticks = roundTicks(lower, limit, 6);
    const double step = ticks.size() > 1 ? ticks[1] - ticks[0] : limit;
    for (const double tick : ticks) {
        const double x = bar.left() + (tick - lower) / (limit - lower) * bar.width();
        painter.setPen(QPen(theme.faint, 1));
        painter.drawLine(QPointF(x, bar.bottom()), QPointF(x, bar.bottom() + 4));
        const bool zero = tick == 0;
        drawText(painter, theme, {x, bar.bottom() + 6 + 0.85 * theme.small}, tickLabel(tick, step),
                 {TextSize::Small, zero ? Role::Plain : Role::Muted, zero ? QFont::DemiBold : QFont::Normal},
                 TextAlign::Centre);
    }
}

} // namespace normscope::ui
