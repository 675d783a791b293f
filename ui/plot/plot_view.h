// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plot/panel_view.h"
#include "plot/plot_frame.h"

class QCustomPlot;

namespace normscope::ui {

// A plot with axes.
class PlotView : public PanelView {
    Q_OBJECT
public:
    PlotView(const Plot& panel, const Theme& theme, QWidget* parent = nullptr);

    void setPanel(const Panel& panel) override;
    const Panel& panel() const override { return m_panel; }
    void setTheme(const Theme& theme) override;
    void paint(QCPPainter& painter, const QSize& size) override;
    const PlotFrame& frame() const { return m_frame; }

protected:
    Column defaultColumn(const QSize& size) const override;
    std::optional<double> axisValue(const QPointF& point) const override;
    void columnChanged() override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    const Plot& plot() const { return std::get<Plot>(m_panel); }
    void addLayers();
    void fill(const QSize& size);
    void refresh();
    void adoptPixelRatio();

    Panel m_panel;
    const Theme* m_theme;
    PlotFrame m_frame; // of what the plot was filled with last
    QCustomPlot* m_plot;
};

} // namespace normscope::ui
