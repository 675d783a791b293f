// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/reading_painter.h"

#include "plot/panel_title.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>

namespace normscope::ui {
namespace {

// No font with signs of one width is shipped: each sign stands in the middle of its place, narrowed where it is
// broader.
struct Typewriter {
    QPainter& painter;
    const Theme& theme;
    TextSize size;
    double pitch = signPitch(theme, size);

    QFont fontOf(Role role) const {
        const bool strong = role != Role::Plain && role != Role::Muted && role != Role::Statistic;
        return theme.font(size, strong ? QFont::DemiBold : QFont::Normal);
    }
    void drawSign(QChar sign, QPointF baseline, double width, const QFont& font) const {
        const double advance = QFontMetricsF(font).horizontalAdvance(sign), factor = std::min(1.0, width / advance);
        painter.setFont(font);
        if (factor >= 1) return painter.drawText(baseline + QPointF((width - advance) / 2, 0), QString(sign));
        painter.save();
        painter.translate(baseline);
        painter.scale(factor, 1);
        painter.drawText(QPointF(0, 0), QString(sign));
        painter.restore();
    }
    // A space is a sign, too: two texts may differ in it.
    void drawLine(const TextLine& line, QPointF baseline) const {
        for (const TextRun& run : line)
            for (const QChar sign : run.text) {
                const bool space = sign.isSpace(), faint = space || sign == QChar(0xB6);
                const double width = placesOf(sign, theme, size) * pitch;
                painter.setPen(faint && run.role == Role::Plain ? theme.faint : theme.text(run.role));
                drawSign(space ? QChar(0xB7) : sign, baseline, width, fontOf(run.role));
                baseline.rx() += width;
            }
    }
};

void drawCard(QPainter& painter, const QRectF& card, const Theme& theme) {
    painter.setPen(QPen(theme.rule, 1));
    painter.setBrush(theme.dock);
    painter.drawRoundedRect(card.adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
    painter.setBrush(Qt::NoBrush);
}

} // namespace

void drawReading(QPainter& painter, const Reading& reading, const ReadingLayout& layout, const QRectF& place,
                 const Theme& theme) {
    painter.setRenderHint(QPainter::Antialiasing);
    if (reading.card) drawCard(painter, {place.left(), place.top(), place.width(), layout.bottom - place.top()}, theme);
    drawPanelTitle(painter, theme, {layout.text.left(), layout.titleBaseline}, reading.title, reading.subtitle,
                   layout.text.width());
    const TextStyle style{layout.size, Role::Plain, QFont::Normal, false, true};
    const Typewriter typewriter{painter, theme, layout.size};
    for (const ReadingLayout::Line& line : layout.lines) {
        const QPointF baseline(layout.text.left(), line.baseline);
        if (reading.typewriter)
            typewriter.drawLine(line.words, baseline);
        else
            drawRuns(painter, theme, baseline, line.words, style, TextAlign::Left, layout.text.width());
    }
}

} // namespace normscope::ui
