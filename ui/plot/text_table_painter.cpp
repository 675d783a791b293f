// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/text_table_painter.h"

#include "plot/panel_title.h"
#include "plot/table_list_marks.h"

#include <QPainter>

#include <algorithm>

namespace normscope::ui {
namespace {

using Row = TextTableLayout::Row;

int pixelsOf(const Theme& theme, TextSize size) { return size == TextSize::Small ? theme.small : theme.body; }

struct TableArtist {
    QPainter& painter;
    const TextTableLayout& layout;
    const Theme& theme;

    // Names of columns stand on the line below them, other texts in the middle of their row.
    void drawTextLines(const Row& row, const QRectF& area, const TableText& text) const {
        const double pitch = linePitch(theme, row.style.size), height = double(text.lines.size()) * pitch;
        const double free = area.height() - height;
        double baseline = area.top() + (row.header ? free - layout.padding / 4 : free / 2) + pitch / 2 +
                          0.35 * pixelsOf(theme, row.style.size);
        for (const TextLine& line : text.lines) {
            drawRuns(painter, theme, {area.left() + layout.padding, baseline}, line, row.style, TextAlign::Left,
                     std::max(area.width() - 2 * layout.padding, 1.0));
            baseline += pitch;
        }
    }
    void drawRow(std::size_t k) const {
        const Row& row = layout.rows[k];
        const QRectF place = layout.rowRect(k);
        if (row.marked) painter.fillRect(place, theme.bar);
        painter.setPen(QPen(row.header ? theme.rule : theme.grid, 1));
        const double y = place.bottom() - 0.5;
        if (k + 1 < layout.rows.size()) painter.drawLine(QPointF(place.left(), y), QPointF(place.right(), y));
        for (std::size_t column = 0; column < row.texts.size(); ++column)
            drawTextLines(row, layout.textRect(k, column), row.texts[column]);
    }
    void drawChosen(const QRectF& place) const {
        if (place.isNull()) return;
        painter.setPen(QPen(theme.ink, 2.5, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(place.adjusted(1, 1, -1, -1));
    }
};

} // namespace

void drawTable(QPainter& painter, const TextTable& table, const TextTableLayout& layout, const Theme& theme,
               const TableListMarks& marks) {
    painter.setRenderHint(QPainter::Antialiasing);
    const TableArtist artist{painter, layout, theme};
    const QString note = scrollNote(layout);
    const double aside =
        note.isEmpty() ? 0 : textWidth(note, theme, {TextSize::Small, Role::Muted}) + 2 * layout.padding;
    drawPanelTitle(painter, theme, layout.titleStart, table.title, table.subtitle, layout.room - aside);
    for (std::size_t k = 0; k < layout.rows.size(); ++k) artist.drawRow(k);
    if (table.chosen) artist.drawChosen(marks.list ? layout.wholeRow(table.chosen->row) : layout.cell(*table.chosen));
    if (marks.sorting) drawSortingArrow(painter, layout, *marks.sorting, theme);
    drawScrollMarks(painter, layout, theme);
}

} // namespace normscope::ui
