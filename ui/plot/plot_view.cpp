// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/plot_view.h"

#include "plot/plot_frame.h"
#include "plot/plot_lettering.h"
#include "plot/plot_series.h"

#include <qcustomplot.h>

#include <QWindow>

#include <functional>

namespace normscope::ui {
namespace {

// Hands the library's painter to the code that draws words, on screen and in files alike.
class Lettering : public QCPLayerable {
public:
    Lettering(QCustomPlot* plot, std::function<void(QPainter&)> draw)
        : QCPLayerable(plot, QStringLiteral("axes")), m_draw(std::move(draw)) {}

protected:
    void applyDefaultAntialiasingHint(QCPPainter* painter) const override { painter->setAntialiasing(false); }
    void draw(QCPPainter* painter) override { m_draw(*painter); }

private:
    std::function<void(QPainter&)> m_draw;
};

} // namespace

PlotView::PlotView(const Plot& panel, const Theme& theme, QWidget* parent)
    : PanelView(parent), m_panel(panel), m_theme(&theme), m_plot(new QCustomPlot(this)) {
    m_plot->setAttribute(Qt::WA_TransparentForMouseEvents);
    m_plot->setPlottingHint(QCP::phFastPolylines);
    m_plot->setNoAntialiasingOnDrag(false);
    new Lettering(m_plot, [this](QPainter& painter) { // owned by the plot
        const QSize size = m_plot->viewport().size();
        const Column place = column(size);
        drawPlotLettering(painter, plot(), plotFrame(plot(), *m_theme, size, place.left, place.width), *m_theme);
    });
    setPanel(panel);
}

void PlotView::setPanel(const Panel& panel) {
    m_panel = std::get<Plot>(panel);
    describe(plot().title, plot().description);
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

void PlotView::columnChanged() { refresh(); }

void PlotView::fill(const QSize& size) {
    const Column place = column(size);
    m_plot->setBackground(m_theme->page);
    fillPlot(*m_plot, plot(), plotFrame(plot(), *m_theme, size, place.left, place.width), *m_theme);
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
