// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/plot_series.h"

#include "plot/series_style.h"

#include <qcustomplot.h>

#include <algorithm>
#include <limits>

namespace normscope::ui {
namespace {

QCPScatterStyle::ScatterShape markerShape(Role role) {
    switch (role) {
    case Role::None:
        return QCPScatterStyle::ssCross;
    case Role::Batch:
        return QCPScatterStyle::ssDiamond;
    case Role::Rms:
        return QCPScatterStyle::ssTriangle;
    default:
        return QCPScatterStyle::ssDisc;
    }
}

QCPScatterStyle dot(const Series& series, const Theme& theme) {
    const QColor colour = theme.line(series.role);
    QCPScatterStyle style(markerShape(series.role), 7 * std::min(theme.lineScale, 1.5));
    style.setPen(QPen(colour, 1.25 * theme.lineScale));
    if (series.role != Role::None) style.setBrush(colour);
    return style;
}

void addGraph(QCustomPlot& plot, const Series& series, const PlotPoints& points, const Theme& theme) {
    QCPGraph* graph = plot.addGraph();
    graph->setData(points.keys, points.values, true);
    graph->setPen(seriesPen(series, theme));
    const bool line = series.style == SeriesStyle::Line;
    graph->setLineStyle(line                                  ? QCPGraph::lsLine
                        : series.style == SeriesStyle::Points ? QCPGraph::lsNone
                                                              : QCPGraph::lsStepLeft);
    if (series.style == SeriesStyle::FilledSteps) graph->setBrush(seriesFill(series, theme));
    if (series.style == SeriesStyle::Points) graph->setScatterStyle(dot(series, theme));
}

double narrowestGap(const QVector<double>& keys) {
    double narrowest = std::numeric_limits<double>::infinity();
    for (qsizetype i = 1; i < keys.size(); ++i)
        if (keys[i] > keys[i - 1]) narrowest = std::min(narrowest, keys[i] - keys[i - 1]);
    return std::isfinite(narrowest) ? narrowest : 1;
}

void addBars(QCustomPlot& plot, const Series& series, const PlotPoints& points, const Theme& theme) {
    auto* bars = new QCPBars(plot.xAxis, plot.yAxis); // owned by the plot
    bars->setData(points.keys, points.values, true);
    bars->setWidth(0.8 * narrowestGap(points.keys));
    bars->setPen(Qt::NoPen);
    bars->setBrush(seriesFill(series, theme));
}

void setAxis(QCPAxis& axis, const PlotRange& range, const std::vector<PlotTick>& ticks) {
    axis.setScaleType(range.logarithmic ? QCPAxis::stLogarithmic : QCPAxis::stLinear);
    axis.setRange(range.lower, range.upper);
    const auto ticker = QSharedPointer<QCPAxisTickerText>::create();
    for (const PlotTick& tick : ticks) ticker->addTick(tick.position, tick.label);
    axis.setTicker(ticker);
    axis.setTickLabels(false); // drawn with all other words
    axis.setSubTicks(false);
}

// No box, no y axis line, horizontal grid only.
void setLines(QCustomPlot& plot, const Theme& theme) {
    const QPen line(theme.faint, theme.lineScale), none(Qt::NoPen);
    plot.xAxis->setBasePen(line);
    plot.xAxis->setTickPen(line);
    plot.xAxis->setTickLength(0, 4);
    plot.xAxis->grid()->setVisible(false);
    plot.yAxis->setBasePen(none);
    plot.yAxis->setTickPen(line);
    plot.yAxis->setTickLength(0, 4);
    plot.yAxis->grid()->setPen(QPen(theme.grid, 1));
    plot.yAxis->grid()->setZeroLinePen(plot.yAxis->range().lower < 0 ? QPen(theme.faint, 1) : none);
}

} // namespace

void fillPlot(QCustomPlot& plot, const Plot& panel, const PlotFrame& frame, const Theme& theme) {
    plot.clearPlottables();
    setAxis(*plot.xAxis, frame.x, frame.xTicks);
    setAxis(*plot.yAxis, frame.y, frame.yTicks);
    setLines(plot, theme);
    const QRect& axes = frame.axes;
    plot.axisRect()->setAutoMargins(QCP::msNone);
    plot.axisRect()->setMargins(QMargins(axes.left(), axes.top(), frame.size.width() - axes.left() - axes.width(),
                                         frame.size.height() - axes.top() - axes.height()));
    for (const Series& series : panel.series) {
        if (series.style == SeriesStyle::Band) continue; // drawn below all that the library draws
        const PlotPoints points = plotPoints(series, frame.x, frame.y);
        if (points.keys.isEmpty()) continue;
        if (series.style == SeriesStyle::Bars)
            addBars(plot, series, points, theme);
        else
            addGraph(plot, series, points, theme);
    }
}

} // namespace normscope::ui
