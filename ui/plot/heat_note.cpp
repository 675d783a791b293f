// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/heat_note.h"

#include "plot/text_painter.h"

#include <QCoreApplication>
#include <QPainter>
#include <QStringList>

#include <algorithm>

namespace normscope::ui {
namespace {

constexpr double linePitch = 15, inset = 8, padding = 4; // px

// Cut at line breaks; words keep their roles.
std::vector<Text> linesOf(const Text& note) {
    std::vector<Text> lines(1);
    for (const TextRun& run : textRuns(note)) {
        const QStringList parts = run.text.split(u'\n');
        for (qsizetype i = 0; i < parts.size(); ++i) {
            if (i > 0) lines.emplace_back();
            Text& line = lines.back();
            line.arguments.emplace_back(parts[i].toStdString(), run.role);
            line.pattern += "%" + std::to_string(line.arguments.size());
        }
    }
    return lines;
}

struct NoteLine {
    Text text;
    TextStyle style;
};

std::vector<NoteLine> styledLines(const Text& note) {
    std::vector<NoteLine> lines;
    for (const Text& text : linesOf(note)) lines.push_back({text, {TextSize::Small, Role::Muted}});
    lines.back().style.role = Role::Plain;
    return lines;
}

} // namespace

Text shownNote(const HeatMap& map) {
    if (map.values.size() == 0 || map.values.array().isFinite().any()) return map.note;
    const QString words = QCoreApplication::translate("HeatMapView", "no finite values");
    const TextArgument failure(words.toStdString(), Role::Failure);
    return map.note.empty() ? Text("%1", {failure}) : Text("%1\n%2", {map.note, failure});
}

void drawHeatNote(QPainter& painter, const Text& note, const PlotFrame& frame, const QRectF& cells,
                  const Theme& theme) {
    if (note.empty()) return;
    const double scale = textScale(theme), right = frame.right() - inset * scale;
    const double room = std::max(frame.axes.width() - 2 * inset * scale, 0.0);
    const std::vector<NoteLine> lines = styledLines(note);
    double width = 0;
    for (const NoteLine& line : lines) width = std::max(width, textWidth(line.text, theme, line.style));
    width = std::min(width, room);
    double baseline = frame.axes.bottom() - inset * scale - double(lines.size() - 1) * linePitch * scale;
    const QRectF words(QPointF(right - width, baseline - 0.75 * theme.small),
                       QPointF(right, frame.axes.bottom() - inset * scale + 0.15 * theme.small));
    const QRectF plate = words.adjusted(-padding * scale, -padding * scale, padding * scale, padding * scale);
    if (cells.intersects(plate)) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.page);
        painter.drawRoundedRect(plate, 3, 3);
        painter.setBrush(Qt::NoBrush);
    }
    for (const NoteLine& line : lines) {
        drawText(painter, theme, {right, baseline}, line.text, line.style, TextAlign::Right, room);
        baseline += linePitch * scale;
    }
}

void drawHeatNoteAbove(QPainter& painter, const Text& note, const PlotFrame& frame, const Theme& theme) {
    std::vector<TextRun> line = textRuns(note);
    for (TextRun& run : line) run.text.replace(u'\n', QStringLiteral(" · "));
    const QPointF end(frame.right(), frame.axes.top() - 7 * textScale(theme));
    drawRuns(painter, theme, end, line, {TextSize::Small, Role::Muted}, TextAlign::Right, frame.axes.width());
}

} // namespace normscope::ui
