// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/plot_view.h"

#include "plot/drawn_layer.h"
#include "plot/line_crossings.h"
#include "plot/line_markers.h"
#include "plot/lone_points.h"
#include "plot/plot_bands.h"
#include "plot/plot_cursor.h"
#include "plot/plot_lettering.h"
#include "plot/plot_series.h"
#include "plot/undrawn_points.h"

#include <qcustomplot.h>

#include <QWindow>

namespace normscope::ui {
namespace {

Text spokenDescription(const Plot& plot) {
    const QString undrawn = undrawnWords(undrawnPoints(plot));
    if (undrawn.isEmpty()) return plot.description;
    return {"%1; %2", {plot.description, undrawn.toStdString()}};
}

} // namespace

PlotView::PlotView(const Plot& panel, const Theme& theme, QWidget* parent)
    : PanelView(parent), m_panel(panel), m_theme(&theme), m_plot(new QCustomPlot(this)) {
    m_plot->setAttribute(Qt::WA_TransparentForMouseEvents);
    m_plot->setPlottingHint(QCP::phFastPolylines);
    m_plot->setNoAntialiasingOnDrag(false);
    setMouseTracking(true);
    addLayers();
    setPanel(panel);
}

// Bands lie under the library's lines, markers and the cursor on them.
void PlotView::addLayers() {
    using Content = DrawnLayer::Content;
    new DrawnLayer(m_plot, QStringLiteral("main"), Content::Marks,
                   [this](QPainter& painter) { drawBands(painter, plot(), m_frame, *m_theme); });
    new DrawnLayer(m_plot, QStringLiteral("axes"), Content::Marks, [this](QPainter& painter) {
        drawLonePoints(painter, plot(), m_frame, *m_theme);
        drawLineMarkers(painter, plot(), m_frame, *m_theme);
        drawCursorLine(painter, plot(), m_frame, *m_theme);
        drawRings(painter, plot(), m_frame, *m_theme);
    });
    new DrawnLayer(m_plot, QStringLiteral("axes"), Content::Words, [this](QPainter& painter) {
        drawUndrawnNote(painter, plot(), m_frame, *m_theme);
        drawPlotLettering(painter, plot(), m_frame, *m_theme);
        drawCursorLabels(painter, plot(), m_frame, *m_theme);
        drawCursorBadge(painter, plot(), m_frame, *m_theme);
    });
}

void PlotView::setPanel(const Panel& panel) {
    m_panel = std::get<Plot>(panel);
    describe(plot().title, spokenDescription(plot()));
    refresh();
}

void PlotView::setTheme(const Theme& theme) {
    m_theme = &theme;
    refresh();
}

PlotView::Column PlotView::defaultColumn(const QSize& size) const {
    const int right = plot().notes.empty() ? 24 : 100;
    return {60, size.width() - 60 - right};
}

std::optional<double> PlotView::axisValue(const QPointF& point) const { return m_frame.xUnder(point.x()); }

void PlotView::columnChanged() { refresh(); }

void PlotView::fill(const QSize& size) {
    const Column place = column(size);
    m_frame = plotFrame(plot(), *m_theme, size, place.left, place.width);
    m_plot->setBackground(m_theme->page);
    fillPlot(*m_plot, plot(), m_frame, *m_theme);
}

void PlotView::refresh() {
    fill(size());
    m_plot->replot(QCustomPlot::rpQueuedReplot);
}

void PlotView::paint(QCPPainter& painter, const QSize& size) {
    fill(size);
    m_plot->setBackground(QBrush(Qt::NoBrush));
    m_plot->toPainter(&painter, size.width(), size.height());
    refresh();
}

void PlotView::resizeEvent(QResizeEvent*) {
    m_plot->setGeometry(rect());
    refresh();
}

void PlotView::showEvent(QShowEvent* event) {
    PanelView::showEvent(event);
    if (QWindow* handle = window()->windowHandle())
        connect(handle, &QWindow::screenChanged, this, &PlotView::adoptPixelRatio, Qt::UniqueConnection);
    adoptPixelRatio();
}

// The library reads the pixel ratio once; on a screen with another one it would stay blurred.
void PlotView::adoptPixelRatio() {
    if (m_plot->bufferDevicePixelRatio() == devicePixelRatioF()) return;
    m_plot->setBufferDevicePixelRatio(devicePixelRatioF());
    m_plot->replot(QCustomPlot::rpQueuedReplot);
}

} // namespace normscope::ui
