// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/text_painter.h"

#include "plot/svg_engine.h"

#include <QFontMetricsF>
#include <QPainter>

namespace normscope::ui {
namespace {

using Runs = std::vector<TextRun>;

TextStyle styleOf(const TextRun& run, TextStyle style) {
    if (run.role == Role::Plain) return style;
    style.role = run.role;
    if (run.role != Role::Muted) style.weight = QFont::DemiBold;
    return style;
}

QFont fontOf(const Theme& theme, const TextStyle& style) { return theme.font(style.size, style.weight, style.italic); }

double runWidth(const TextRun& run, const Theme& theme, const TextStyle& style) {
    return QFontMetricsF(fontOf(theme, styleOf(run, style))).horizontalAdvance(run.text);
}

double runsWidth(const Runs& runs, const Theme& theme, const TextStyle& style) {
    double width = 0;
    for (const TextRun& run : runs) width += runWidth(run, theme, style);
    return width;
}

Runs elided(const Runs& runs, const Theme& theme, const TextStyle& style, double maxWidth) {
    Runs result;
    for (const TextRun& run : runs) {
        const double width = runWidth(run, theme, style);
        result.push_back(run);
        if (width > maxWidth) {
            const QFontMetricsF metrics(fontOf(theme, styleOf(run, style)));
            result.back().text = metrics.elidedText(run.text, Qt::ElideRight, maxWidth);
            break;
        }
        maxWidth -= width;
    }
    return result;
}

// False: there is one part only.
bool dropLastPart(Runs& runs) {
    for (std::size_t i = runs.size(); i-- > 0;) {
        const qsizetype end = runs[i].text.lastIndexOf(QStringLiteral(" · "));
        if (end < 0) continue;
        runs[i].text.truncate(end);
        runs.resize(i + 1);
        return true;
    }
    return false;
}

double shift(TextAlign align, double width) {
    return align == TextAlign::Left ? 0 : align == TextAlign::Right ? -width : -width / 2;
}

void drawRuns(QPainter& painter, const Theme& theme, QPointF baseline, Runs runs, const TextStyle& style,
              TextAlign align, double maxWidth) {
    if (runsWidth(runs, theme, style) > maxWidth) runs = elided(runs, theme, style, maxWidth);
    const AlignedText aligned(painter, align);
    baseline.rx() += shift(align, runsWidth(runs, theme, style));
    for (const TextRun& run : runs) {
        const TextStyle own = styleOf(run, style);
        painter.setFont(fontOf(theme, own));
        painter.setPen(theme.text(own.role));
        painter.drawText(baseline, run.text);
        baseline.rx() += runWidth(run, theme, style);
    }
}

} // namespace

double textWidth(const QString& text, const Theme& theme, const TextStyle& style) {
    return runsWidth({{text, Role::Plain}}, theme, style);
}

double textWidth(const Text& text, const Theme& theme, const TextStyle& style) {
    return runsWidth(textRuns(text), theme, style);
}

void drawText(QPainter& painter, const Theme& theme, QPointF baseline, const QString& text, const TextStyle& style,
              TextAlign align, double maxWidth) {
    drawRuns(painter, theme, baseline, {{text, Role::Plain}}, style, align, maxWidth);
}

void drawText(QPainter& painter, const Theme& theme, QPointF baseline, const Text& text, const TextStyle& style,
              TextAlign align, double maxWidth) {
    drawRuns(painter, theme, baseline, textRuns(text), style, align, maxWidth);
}

void drawParts(QPainter& painter, const Theme& theme, QPointF baseline, const Text& text, const TextStyle& style,
               double maxWidth) {
    Runs runs = textRuns(text);
    while (runsWidth(runs, theme, style) > maxWidth && dropLastPart(runs)) {
    }
    drawRuns(painter, theme, baseline, runs, style, TextAlign::Left, maxWidth);
}

AlignedText::AlignedText(QPainter& painter, TextAlign align)
    : m_engine(dynamic_cast<SvgEngine*>(painter.paintEngine())) {
    if (m_engine) m_engine->setTextAlign(align);
}

AlignedText::~AlignedText() {
    if (m_engine) m_engine->setTextAlign(TextAlign::Left);
}

double textScale(const Theme& theme) { return theme.body / 14.0; }

} // namespace normscope::ui
