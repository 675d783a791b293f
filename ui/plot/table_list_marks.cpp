// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/table_list_marks.h"

#include <QCoreApplication>
#include <QPainter>
#include <QPolygonF>

#include <algorithm>

namespace normscope::ui {
namespace {

constexpr double arrowGap = 2, arrowWidth = 6, arrowHeight = 5, barWidth = 3; // px

struct TableListMark {
    Q_DECLARE_TR_FUNCTIONS(TableListMark)
};

// Behind the last line of the name, in the middle of its letters.
QPointF arrowPlace(const TextTableLayout& layout, std::size_t column, const Theme& theme) {
    const TextTableLayout::Row& row = layout.rows.front();
    const QRectF area = layout.textRect(0, column);
    const std::vector<TextLine>& lines = row.texts[column].lines;
    const double words = lines.empty() ? 0 : runsWidth(lines.back(), theme, row.style);
    const double room = std::max(area.width() - 2 * layout.padding, 1.0);
    const double x = area.left() + layout.padding + std::min(words, room) + arrowGap * textScale(theme);
    return {x, area.bottom() - linePitch(theme, row.style.size) / 2 - layout.padding / 4};
}

} // namespace

void drawSortingArrow(QPainter& painter, const TextTableLayout& layout, const TableSorting& sorting,
                      const Theme& theme) {
    const Index column = sorting.column + Index(layout.heads);
    if (layout.headers == 0 || column < 0 || column >= std::ssize(layout.columns)) return;
    const QPointF left = arrowPlace(layout, std::size_t(column), theme);
    const double width = arrowWidth * textScale(theme), half = arrowHeight * textScale(theme) / 2;
    const double tip = sorting.descending ? half : -half;
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.ink);
    painter.drawPolygon(
        QPolygonF({left - QPointF(0, tip), left + QPointF(width, -tip), left + QPointF(width / 2, tip)}));
    painter.setBrush(Qt::NoBrush);
}

QString scrollNote(const TextTableLayout& layout) {
    const std::size_t shown = layout.rows.size() - layout.headers;
    if (shown >= layout.all) return {};
    return TableListMark::tr("rows %1–%2 of %3").arg(layout.first + 1).arg(layout.first + shown).arg(layout.all);
}

void drawScrollMarks(QPainter& painter, const TextTableLayout& layout, const Theme& theme) {
    const QString note = scrollNote(layout);
    if (note.isEmpty()) return;
    const double right = layout.titleStart.x() + layout.room;
    drawText(painter, theme, {right, layout.titleStart.y()}, note, {TextSize::Small, Role::Muted}, TextAlign::Right);
    const std::size_t shown = layout.rows.size() - layout.headers;
    const double top = layout.rows[layout.headers].top, height = layout.bottom - top;
    const double pitch = height / double(layout.all), width = barWidth * textScale(theme);
    painter.fillRect(
        QRectF(right - width, top + pitch * double(layout.first), width, std::max(pitch * double(shown), 1.0)),
        theme.faint);
}

} // namespace normscope::ui
