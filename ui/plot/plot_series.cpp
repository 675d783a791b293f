// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/plot_series.h"

#include "plot/line_form.h"
#include "plot/series_style.h"

#include <qcustomplot.h>

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
    case Role::Group:
        return QCPScatterStyle::ssSquare;
    case Role::Instance:
        return QCPScatterStyle::ssPlus;
    default:
        return QCPScatterStyle::ssDisc;
    }
}

QCPScatterStyle cross(const Series& series, const Theme& theme) {
    QCPScatterStyle style(QCPScatterStyle::ssCross, 8 * markScale(theme));
    style.setPen(QPen(theme.line(series.role), 2 * markScale(theme)));
    return style;
}

QCPScatterStyle dot(const Series& series, const Theme& theme) {
    if (series.crosses) return cross(series, theme);
    const QColor colour = theme.line(series.role);
    QCPScatterStyle style(markerShape(series.role), (series.thin ? 3 : 7) * markScale(theme));
    style.setPen(QPen(colour, (series.thin ? 0.5 : 1.25) * theme.lineScale));
    if (series.role != Role::None) style.setBrush(colour);
    return style;
}

// The ends of axes are rounded.
bool isInside(double value, const PlotRange& range) {
    constexpr double slack = 1e-9;
    const double below = slack * (range.logarithmic ? range.lower : range.upper - range.lower);
    const double above = slack * (range.logarithmic ? range.upper : range.upper - range.lower);
    return value >= range.lower - below && value <= range.upper + above;
}

// The library cuts at the axes.
class UncutGraph : public QCPGraph {
public:
    using QCPGraph::QCPGraph;

protected:
    QRect clipRect() const override { return mParentPlot->viewport(); }
};

// A mark whose middle lies within the axes is drawn whole, at their edge too; no other is drawn.
void addPoints(QCustomPlot& plot, const Series& series, const PlotPoints& points, const PlotFrame& frame,
               const Theme& theme) {
    PlotPoints inside;
    for (int i = 0; i < points.keys.size(); ++i) {
        if (!isInside(points.keys[i], frame.x) || !isInside(points.values[i], frame.y)) continue;
        inside.keys.push_back(points.keys[i]);
        inside.values.push_back(points.values[i]);
    }
    auto* graph = new UncutGraph(plot.xAxis, plot.yAxis); // owned by the plot
    graph->setData(inside.keys, inside.values, true);
    graph->setLineStyle(QCPGraph::lsNone);
    graph->setScatterStyle(dot(series, theme));
}

void addGraph(QCustomPlot& plot, const Series& series, const PlotPoints& points, const Theme& theme) {
    QCPGraph* graph = plot.addGraph();
    graph->setData(points.keys, points.values, true);
    graph->setPen(seriesPen(series, theme));
    graph->setLineStyle(series.style == SeriesStyle::Line ? QCPGraph::lsLine : QCPGraph::lsStepLeft);
    if (series.style == SeriesStyle::FilledSteps) graph->setBrush(seriesFill(series, theme));
}

void addBars(QCustomPlot& plot, const Series& series, const PlotPoints& points, const Theme& theme) {
    auto* bars = new QCPBars(plot.xAxis, plot.yAxis); // owned by the plot
    bars->setData(points.keys, points.values, true);
    bars->setWidth(widthOfBars(series, points));
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
        else if (series.style == SeriesStyle::Points)
            addPoints(plot, series, points, frame, theme);
        else
            addGraph(plot, series, points, theme);
    }
}

} // namespace normscope::ui
