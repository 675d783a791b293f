// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pages/axes/axes_layout.h"
#include "plot/export.h"
#include "plot/matrix_view.h"

#include <QWidget>

namespace normscope::ui {

// The plots of the Axes page: one view a panel of the figure, placed by axesLayout.
class AxesCanvas : public QWidget {
    Q_OBJECT
public:
    explicit AxesCanvas(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    void setFigure(const Figure& figure);
    const AxesLayout& layoutOfPanels() const { return m_layout; }
    PanelView* view(const QString& name) const;
    std::vector<MatrixView*> matrices() const;

    // panel empty: the whole canvas with its rules; else that panel alone. Views belong to the canvas.
    Picture picture(const QString& panel, const Figure& figure) const;

signals:
    void matrixAdded(normscope::ui::MatrixView* view); // to connect its gestures, once
    void exportRequested(const QString& panel, const QPoint& globalPosition);
    void laidOut();

protected:
    void resizeEvent(QResizeEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void matchViews(const Figure& figure);
    PanelView* makeView(const Panel& panel);
    void place();

    const Theme* m_theme;
    Figure m_figure;
    AxesLayout m_layout;
    std::vector<PanelView*> m_views; // in the order of the panels
};

} // namespace normscope::ui
