// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/series_style.h"

#include "plot/line_form.h"

namespace normscope::ui {
namespace {

constexpr double pendingStrength = 0.3, thinStrength = 0.5;
constexpr float area = 0.18F, theoryArea = 0.08F, pendingArea = 0.06F;

double penWidth(const Series& series) {
    if (series.theory) return 1.1;
    if (series.thin) return 1;
    if (series.role == Role::Batch) return 2.5; // its orange is pale on white
    if (series.pending) return 1.5;
    if (series.style == SeriesStyle::Line) return isDense(series) ? 1.5 : 2.5;
    return series.role == Role::Plain || series.role == Role::Muted ? 1.25 : 2;
}

// A page may have dozens of thin lines: solid ones are drawn many times faster.
QList<qreal> dashes(const Series& series) {
    if (series.theory) return {5, 3};
    const bool dashed = series.style == SeriesStyle::Line && !series.thin && !isDense(series);
    return dashed ? dashesOf(series) : QList<qreal>();
}

QColor lineColour(const Series& series, const Theme& theme) {
    const QColor hue = seriesHue(series, theme);
    if (series.pending) return blended(theme.page, hue, pendingStrength);
    return series.thin ? blended(theme.page, hue, thinStrength) : hue;
}

float strength(const Series& series) {
    if (series.style == SeriesStyle::Bars) return 1;
    if (series.pending) return pendingArea;
    const bool wedge = series.style == SeriesStyle::Band && (series.theory || series.role == Role::Plain);
    return wedge ? theoryArea : area;
}

} // namespace

bool isDense(const Series& line) { return line.x.size() > 400; }

QColor seriesHue(const Series& series, const Theme& theme) {
    if (series.theory) return theme.ink;
    return series.second ? theme.second(series.role) : theme.line(series.role);
}

QPen seriesPen(const Series& series, const Theme& theme) {
    if (series.style == SeriesStyle::Bars || series.style == SeriesStyle::Band) return Qt::NoPen;
    const double width = penWidth(series);
    QPen pen(lineColour(series, theme), width * theme.lineScale, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin);
    QList<qreal> pattern = dashes(series);
    for (qreal& length : pattern) length /= width; // the library counts in widths of the pen
    if (!pattern.isEmpty()) pen.setDashPattern(pattern);
    return pen;
}

QColor seriesFill(const Series& series, const Theme& theme) {
    QColor colour = seriesHue(series, theme);
    if (strength(series) < 1) colour.setAlphaF(strength(series));
    return colour;
}

} // namespace normscope::ui
