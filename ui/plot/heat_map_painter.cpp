// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/heat_map_painter.h"

#include "plot/axis_words.h"
#include "plot/heat_cells.h"
#include "plot/heat_grid.h"
#include "plot/heat_marks.h"
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
    if (map.apart) plot.x.title = {}, plot.x.unit.clear(); // on a line of its own
    plot.y = {{}, {}, map.y.lower, map.y.upper, map.y.logarithmic, map.y.ticks};
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

int xTitleRoom(const HeatMap& map, const Theme& theme) { return map.apart ? int(16 * textScale(theme)) : 0; }

struct HeatArtist {
    QPainter& painter;
    const HeatMap& map;
    const PlotFrame& frame;
    const Theme& theme;
    double scale = textScale(theme);
    HeatColours colours = {map, theme};
    HeatCells cells = map.apart ? HeatCells() : heatCells(map, frame, colours);
    HeatGrid grid = {map, frame, theme};

    void drawCells() const {
        if (map.apart) return drawHeatCellsApart(painter, map, grid, colours, theme);
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
        if (!cells.failure || !map.marks.empty()) return;
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
        if (map.apart) return;
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
        const QString title = axisTitle(map.y);
        const TextStyle style{TextSize::Small, Role::Muted};
        const double left = frame.axes.left(), baseline = frame.axes.top() - 7 * scale;
        const bool fits = textWidth(title, theme, style) <= left - 8;
        drawText(painter, theme, {fits ? left - 8 : left, baseline}, title, style,
                 fits ? TextAlign::Right : TextAlign::Left);
    }
    // Maps side by side share their ticks; one of them may have the title of all.
    void drawXTitle() const {
        if (!map.apart) return;
        const double centre = frame.axes.left() + frame.axes.width() / 2.0;
        drawText(painter, theme, {centre, xTitleBaseline(frame, theme)}, axisTitle(map.x),
                 {TextSize::Small, Role::Muted}, TextAlign::Centre);
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
    // Few large cells are not to be covered.
    void drawNote() const {
        if (map.apart) return drawHeatNoteAbove(painter, shownNote(map), frame, theme);
        drawHeatNote(painter, shownNote(map), frame, cells.image.isNull() ? QRectF() : cells.place, theme);
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
    const QSize above(size.width(), size.height() - xTitleRoom(map, theme));
    PlotFrame frame = plotFrame(plot, theme, above, left, std::min(width, free));
    frame.size = size;
    if (!map.showYLabels)
        frame.yTicks.clear();
    else if (map.y.ticks.empty())
        frame.yTicks = rowTicks(frame, theme);
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
    drawHeatMarks(painter, map, artist.grid, theme);
    drawChosenCell(painter, map, artist.grid, theme);
    artist.drawNote();
    artist.drawDisc();
    drawHeatScale(painter, map, artist.colours, frame, theme);
    artist.drawXTitle();
    artist.drawYTitle();
    drawPlotLettering(painter, plot, frame, theme);
    drawCursorBadge(painter, plot, frame, theme);
}

} // namespace normscope::ui
