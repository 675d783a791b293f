// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/series_style.h"

#include "plot/line_form.h"

namespace normscope::ui {
namespace {

constexpr double pendingStrength = 0.3;
constexpr float area = 0.18F, theoryArea = 0.08F, pendingArea = 0.06F;

double penWidth(const Series& series) {
    if (series.theory) return 1.1;
    if (series.role == Role::Batch) return 2.5; // its orange is pale on white
    if (series.pending) return 1.5;
    if (series.style == SeriesStyle::Line) return isDense(series) ? 1.5 : 2.5;
    return series.role == Role::Plain || series.role == Role::Muted ? 1.25 : 2;
}

QList<qreal> dashes(const Series& series) {
    if (series.theory) return {5, 3};
    return series.style == SeriesStyle::Line && !isDense(series) ? dashesOf(series) : QList<qreal>();
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
    const QColor hue = seriesHue(series, theme);
    const double width = penWidth(series);
    QPen pen(series.pending ? blended(theme.page, hue, pendingStrength) : hue, width * theme.lineScale, Qt::SolidLine,
             Qt::FlatCap, Qt::MiterJoin);
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
