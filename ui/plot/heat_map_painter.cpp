// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/heat_map_painter.h"

#include "plot/heat_cells.h"
#include "plot/heat_note.h"
#include "plot/heat_scale.h"
#include "plot/letter_disc.h"
#include "plot/line_form.h"
#include "plot/plot_cursor.h"
#include "plot/plot_lettering.h"
#include "plot/text_painter.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace normscope::ui {
namespace {

constexpr double leastWidth = 40; // px, of the axes, whatever stands beside them
constexpr double rowTickRoom = 60, discInset = 14;

// Words are those of a plot, but for the title of the y axis. Its one series tells which numbers the x axis counts.
Plot plotAround(const HeatMap& map) {
    Plot plot;
    plot.title = map.title;
    plot.subtitle = map.subtitle;
    plot.x = map.x;
    plot.y = {{}, {}, map.y.lower, map.y.upper, map.y.logarithmic};
    plot.cursor = map.cursor;
    plot.series.emplace_back();
    plot.series.back().style = SeriesStyle::Points;
    plot.series.back().x = {map.x0, map.x0 + map.dx};
    return plot;
}

// The first row, the last one and few between: "1 6 12" rather than "5 10".
std::vector<PlotTick> rowTicks(const PlotFrame& frame, const Theme& theme) {
    const double first = std::ceil(frame.y.lower), rows = std::floor(frame.y.upper) - first;
    if (frame.y.logarithmic || !(rows >= 1)) return plotTicks(frame.y, 1);
    const double room = frame.axes.height() / (rowTickRoom * textScale(theme));
    const int parts = int(std::clamp(std::floor(room), 1.0, rows));
    std::vector<PlotTick> ticks;
    for (int k = 0; k <= parts; ++k) {
        const double position = first + std::floor(k * rows / parts);
        ticks.push_back({position, QString::fromStdString(fixed(position, 0))});
    }
    return ticks;
}

struct HeatArtist {
    QPainter& painter;
    const HeatMap& map;
    const PlotFrame& frame;
    const Theme& theme;
    double scale = textScale(theme);
    HeatColours colours = {map, theme};
    HeatCells cells = heatCells(map, frame, colours);

    void drawCells() const {
        painter.save();
        painter.setClipRect(frame.axes, Qt::IntersectClip);
        painter.setRenderHint(QPainter::Antialiasing, false);
        painter.setRenderHint(QPainter::SmoothPixmapTransform, false);
        painter.fillRect(frame.axes, theme.dock);
        if (!cells.image.isNull()) painter.drawImage(cells.place, cells.image);
        painter.restore();
    }
    // Colour alone does not tell a failure: its first cell has a cross.
    void drawFailure() const {
        if (!cells.failure) return;
        const double radius = 6 * scale;
        const QRectF inside = QRectF(frame.axes).adjusted(radius, radius, -radius, -radius);
        const QPointF at(std::max(std::min(cells.failure->x(), inside.right()), inside.left()),
                         std::max(std::min(cells.failure->y(), inside.bottom()), inside.top()));
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.page);
        painter.drawEllipse(at, radius, radius);
        drawMarker(painter, at, {MarkerShape::Cross}, theme.failure, theme);
    }
    void drawXAxis() const {
        painter.setPen(QPen(theme.faint, theme.lineScale));
        const double y = frame.axes.top() + frame.axes.height() + 0.5;
        painter.drawLine(QPointF(frame.axes.left(), y), QPointF(frame.right(), y));
        for (const PlotTick& tick : frame.xTicks) {
            const double x = std::round(frame.xPixel(tick.position)) + 0.5;
            painter.drawLine(QPointF(x, y), QPointF(x, y + 4));
        }
    }
    // Above the axis: beside it stand the rows, up to the last one.
    void drawYTitle() const {
        if (!map.showYLabels) return;
        QString title = translated(map.y.title);
        if (!map.y.unit.empty()) title += QStringLiteral(", ") + QString::fromStdString(map.y.unit);
        const TextStyle style{TextSize::Small, Role::Muted};
        const double left = frame.axes.left(), baseline = frame.axes.top() - 7 * scale;
        const bool fits = textWidth(title, theme, style) <= left - 8;
        drawText(painter, theme, {fits ? left - 8 : left, baseline}, title, style,
                 fits ? TextAlign::Right : TextAlign::Left);
    }
    // Ink would not be seen on the dark end of the scale.
    void drawCursor(const Plot& plot) const {
        painter.save();
        painter.translate(0.5, 0.5);
        if (const std::optional<double> x = cursorPixel(plot, frame)) {
            painter.setPen(QPen(theme.page, 1.25 * theme.lineScale + 2, Qt::SolidLine, Qt::FlatCap));
            painter.drawLine(QPointF(*x, frame.axes.top()), QPointF(*x, frame.axes.bottom()));
        }
        drawCursorLine(painter, plot, frame, theme);
        painter.restore();
    }
    void drawDisc() const {
        const QPointF corner(frame.right(), frame.axes.top()), inwards(-discInset * scale, discInset * scale);
        if (!map.letter.empty()) drawLetterDisc(painter, corner + inwards, {map.letter, map.role, map.second}, theme);
    }
};

} // namespace

PlotFrame heatMapFrame(const HeatMap& map, const Theme& theme, const QSize& size, int left, int width) {
    Plot plot = plotAround(map);
    if (plot.title.empty()) plot.title = " ";
    const int room = int(heatScaleRoom(map, plotFrame(plot, theme, size, left, width), theme));
    const int free = std::max(size.width() - left - room, int(leastWidth * textScale(theme)));
    PlotFrame frame = plotFrame(plot, theme, size, left, std::min(width, free));
    frame.yTicks = map.showYLabels ? rowTicks(frame, theme) : std::vector<PlotTick>();
    return frame;
}

void drawHeatMap(QPainter& painter, const HeatMap& map, const PlotFrame& frame, const Theme& theme) {
    const HeatArtist artist{painter, map, frame, theme};
    const Plot plot = plotAround(map);
    artist.drawCells();
    painter.setRenderHint(QPainter::Antialiasing);
    artist.drawXAxis();
    artist.drawCursor(plot);
    artist.drawFailure();
    drawHeatNote(painter, map.note, frame, artist.cells.image.isNull() ? QRectF() : artist.cells.place, theme);
    artist.drawDisc();
    if (map.showScale) drawHeatScale(painter, artist.colours, frame, theme);
    artist.drawYTitle();
    drawPlotLettering(painter, plot, frame, theme);
    drawCursorBadge(painter, plot, frame, theme);
}

} // namespace normscope::ui
