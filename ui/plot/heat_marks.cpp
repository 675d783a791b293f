// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/heat_marks.h"

#include "plot/cell_words.h"
#include "plot/rich_text.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace normscope::ui {
namespace {

constexpr double framePen = 1.5; // px

bool isMarked(const std::vector<HeatMark>& marks, Index row, Index column) {
    return std::any_of(marks.begin(), marks.end(),
                       [&](const HeatMark& mark) { return mark.row == row && mark.column == column; });
}

std::vector<HeatMark> allMarks(const HeatMap& map) {
    std::vector<HeatMark> marks = map.marks;
    for (Index row = 0; map.apart && row < map.values.rows(); ++row)
        for (Index column = 0; column < map.values.cols(); ++column) {
            const double value = map.values(row, column);
            if (!std::isfinite(value) && !isMarked(map.marks, row, column))
                marks.push_back({row, column, Text("%1", {{fixed(value, 0)}}), true});
        }
    return marks;
}

struct Marker {
    QPainter& painter;
    const HeatGrid& grid;
    const Theme& theme;
    bool apart = true;
    double pen = framePen * theme.lineScale;

    QFont font(bool failure) const { return theme.font(TextSize::Small, failure ? QFont::DemiBold : QFont::Normal); }
    QRectF cell(const HeatMark& mark) const { return grid.cell({mark.row, mark.column}); }
    int sizeOf(const HeatMark& mark) const {
        const double edge = mark.failure ? 2 * pen : 2;
        return fittingSize(font(mark.failure), translated(mark.text), cell(mark).size() - QSizeF(edge, edge));
    }
    void drawFailure(const HeatMark& mark, int size) const {
        const QRectF place = cell(mark);
        painter.setPen(QPen(theme.failure, pen, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
        painter.setBrush(theme.page);
        painter.drawRect(place.adjusted(pen / 2, pen / 2, -pen / 2, -pen / 2));
        painter.setBrush(Qt::NoBrush);
        if (size == 0) return drawCross(painter, place.center(), std::min(place.width(), place.height()) / 2);
        drawWord(mark, size, theme.text(Role::Failure));
    }
    // The frame is for a theme whose dock has the page's colour.
    void drawQuiet(const HeatMark& mark, int size) const {
        if (!apart) return painter.fillRect(cell(mark).toAlignedRect(), theme.dock); // no seam between neighbours
        painter.setPen(QPen(theme.grid, 1));
        painter.setBrush(theme.dock);
        painter.drawRect(cell(mark).adjusted(0.5, 0.5, -0.5, -0.5));
        painter.setBrush(Qt::NoBrush);
        if (size > 0) drawWord(mark, size, theme.muted);
    }
    void drawWord(const HeatMark& mark, int size, const QColor& colour) const {
        QFont face = font(mark.failure);
        face.setPixelSize(size);
        painter.setPen(colour);
        drawCellWord(painter, cell(mark), translated(mark.text), face);
    }
};

} // namespace

void drawHeatCellsApart(QPainter& painter, const HeatMap& map, const HeatGrid& grid, const HeatColours& colours,
                        const Theme& theme) {
    painter.setRenderHint(QPainter::Antialiasing, false);
    for (Index row = 0; row < map.values.rows(); ++row)
        for (Index column = 0; column < map.values.cols(); ++column) {
            const double value = map.values(row, column);
            painter.fillRect(grid.cell({row, column}), std::isfinite(value) ? QColor(colours.of(value)) : theme.page);
        }
}

// Words of one kind have one size, the smallest that any of them needs.
void drawHeatMarks(QPainter& painter, const HeatMap& map, const HeatGrid& grid, const Theme& theme) {
    const Marker marker{painter, grid, theme, map.apart};
    const std::vector<HeatMark> marks = allMarks(map);
    int loud = theme.small, quiet = theme.small;
    for (const HeatMark& mark : marks)
        if (grid.contains({mark.row, mark.column}))
            (mark.failure ? loud : quiet) = std::min(mark.failure ? loud : quiet, marker.sizeOf(mark));
    painter.setRenderHint(QPainter::Antialiasing);
    for (const HeatMark& mark : marks) {
        if (!grid.contains({mark.row, mark.column}) || marker.cell(mark).isEmpty()) continue;
        if (mark.failure)
            marker.drawFailure(mark, loud);
        else
            marker.drawQuiet(mark, quiet);
    }
}

void drawChosenCell(QPainter& painter, const HeatMap& map, const HeatGrid& grid, const Theme& theme) {
    if (!map.chosen || !grid.contains(*map.chosen)) return;
    const QRectF frame = grid.cell(*map.chosen);
    const auto pen = [](const QColor& colour, double width) {
        return QPen(colour, width, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin);
    };
    painter.setBrush(Qt::NoBrush);
    painter.setPen(pen(theme.page, 4.5));
    painter.drawRect(frame);
    painter.setPen(pen(theme.ink, 2.5));
    painter.drawRect(frame);
}

} // namespace normscope::ui
