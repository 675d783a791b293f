// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lesson/sketch_drawing.h"
#include "plot/theme.h"

#include <QPointF>
#include <QWidget>

#include <optional>

namespace normscope::ui {

class PlotView;
class SketchDots;

// Empty axes to draw a curve on, by mouse (press and drag) or keyboard (left and right choose a place, up and down
// change it). Later the measured curve is laid over what was drawn.
class SketchView : public QWidget {
    Q_OBJECT
public:
    SketchView(const SketchTarget& target, const Theme& theme, QWidget* parent = nullptr);

    const SketchDrawing& drawing() const { return m_drawing; }
    void setTheme(const Theme& theme);
    void setDrawn(const std::vector<double>& values); // by an earlier hand
    void reveal();                                    // shows the measured curve; nothing more is drawn
    bool revealed() const { return m_revealed; }
    void clear();
    QPointF pixel(std::size_t place, double height) const; // of a point, in this view

signals:
    void drawingChanged();
    void confirmed(); // Enter on a whole drawing

protected:
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void showPlot();
    void changed();
    void describe();
    void drawUnder(const QPointF& point, std::optional<std::size_t> from);
    bool edit(int key, bool fine);

    SketchTarget m_target;
    SketchDrawing m_drawing;
    const Theme* m_theme;
    PlotView* m_plot;
    SketchDots* m_dots; // over it
    bool m_revealed = false;
    std::optional<std::size_t> m_last; // place, while a button is held
};

} // namespace normscope::ui
