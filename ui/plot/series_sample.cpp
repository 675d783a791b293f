// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/series_sample.h"

#include "plot/line_form.h"
#include "plot/series_style.h"

#include <QPainter>

namespace normscope::ui {

void drawSeriesSample(QPainter& painter, const Series& series, const QLineF& place, const Theme& theme) {
    painter.setPen(seriesPen(series, theme));
    painter.drawLine(place);
    const bool marked = series.style == SeriesStyle::Line && series.form != LineForm::Plain;
    if (marked && !series.theory && !series.thin)
        drawMarker(painter, place.center(), markerOf(series), seriesHue(series, theme), theme);
}

} // namespace normscope::ui
