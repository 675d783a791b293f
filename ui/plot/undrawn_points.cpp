// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/undrawn_points.h"

#include "plot/line_extent.h"
#include "plot/text_painter.h"

#include <QCoreApplication>
#include <QPainter>
#include <QStringList>

#include <algorithm>
#include <array>
#include <cmath>

namespace normscope::ui {
namespace {

constexpr std::size_t mostSaid = 3;          // values
constexpr double inset = 8, padding = 4;     // px
constexpr double above = 0.75, below = 0.15; // of a word from its baseline, in font sizes
const TextStyle noteStyle{TextSize::Small, Role::Muted};

bool hasPlace(double value, const Axis& axis) { return std::isfinite(value) && (!axis.logarithmic || value > 0); }

bool isMeasured(const Series& series) {
    const bool points =
        series.style == SeriesStyle::Line || series.style == SeriesStyle::Points || series.style == SeriesStyle::Bars;
    return points && !series.theory && !series.pending;
}

void say(UndrawnPoints& points, double value) {
    const auto isSame = [value](double other) { return other == value || (std::isnan(other) && std::isnan(value)); };
    if (points.others || std::any_of(points.values.begin(), points.values.end(), isSame)) return;
    points.others = points.values.size() == mostSaid;
    if (!points.others) points.values.push_back(value);
}

// [first, last) of the points that are not merely absent.
struct Stretch {
    std::size_t first = 0, last = 0;
};

Stretch present(const Series& series) {
    Stretch stretch{0, std::min(series.x.size(), series.y.size())};
    while (stretch.last > 0 && std::isnan(series.y[stretch.last - 1])) --stretch.last;
    while (stretch.first < stretch.last && std::isnan(series.y[stretch.first])) ++stretch.first;
    return stretch;
}

void count(UndrawnPoints& points, const Series& series, const Plot& plot) {
    const Stretch stretch = present(series);
    points.all += Index(stretch.last - stretch.first);
    for (std::size_t i = stretch.first; i < stretch.last; ++i) {
        const bool high = hasPlace(series.y[i], plot.y);
        if (high && hasPlace(series.x[i], plot.x)) continue;
        ++points.undrawn;
        say(points, high ? series.x[i] : series.y[i]);
    }
}

std::string written(double value) {
    const bool whole = !std::isfinite(value) || (value == std::round(value) && std::abs(value) < 1e6);
    return whole ? fixed(value, 0) : significant(value, 3);
}

struct Corner {
    double baseline = 0;
    QRectF plate;
    int lines = 0; // that pass below it
};

Corner cornerAt(double baseline, double width, const Plot& plot, const PlotFrame& frame, const Theme& theme) {
    const double scale = textScale(theme), left = frame.axes.left() + inset * scale, pad = padding * scale;
    const QRectF words(left, baseline - above * theme.small, width, (above + below) * theme.small);
    Corner corner{baseline, words.adjusted(-pad, -pad, pad, pad)};
    for (const Series& series : plot.series) {
        const PixelLine line = pixelLine(series.x, series.y, frame, corner.plate.left());
        corner.lines += extent(line, corner.plate.left(), corner.plate.right()).intersects(corner.plate);
    }
    return corner;
}

// Zeros lie below the lowest value, so the lower corner is the first choice.
Corner freerCorner(double width, const Plot& plot, const PlotFrame& frame, const Theme& theme) {
    const double edge = inset * textScale(theme);
    const Corner low = cornerAt(frame.axes.bottom() - edge, width, plot, frame, theme);
    const Corner high = cornerAt(frame.axes.top() + edge + above * theme.small, width, plot, frame, theme);
    return high.lines < low.lines ? high : low;
}

} // namespace

UndrawnPoints undrawnPoints(const Plot& plot) {
    UndrawnPoints points;
    if (!plot.x.logarithmic && !plot.y.logarithmic) return points;
    for (const Series& series : plot.series)
        if (isMeasured(series)) count(points, series, plot);
    return points;
}

QString undrawnWords(const UndrawnPoints& points) {
    if (points.undrawn == 0) return {};
    QStringList values;
    for (const double value : points.values) values << QString::fromStdString(written(value));
    if (points.others) values << QStringLiteral("…");
    return QCoreApplication::translate("PlotView", "%1 of %2 points not drawn (%3)")
        .arg(QString::number(points.undrawn), QString::number(points.all), values.join(QStringLiteral(", ")));
}

void drawUndrawnNote(QPainter& painter, const Plot& plot, const PlotFrame& frame, const Theme& theme) {
    const QString words = undrawnWords(undrawnPoints(plot));
    if (words.isEmpty()) return;
    const double edge = inset * textScale(theme), room = std::max(frame.axes.width() - 2 * edge, 0.0);
    const double width = std::min(textWidth(words, theme, noteStyle), room);
    const Corner corner = freerCorner(width, plot, frame, theme);
    if (corner.lines > 0) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.page);
        painter.drawRoundedRect(corner.plate, 3, 3);
        painter.setBrush(Qt::NoBrush);
    }
    drawText(painter, theme, {frame.axes.left() + edge, corner.baseline}, words, noteStyle, TextAlign::Left, room);
}

} // namespace normscope::ui
