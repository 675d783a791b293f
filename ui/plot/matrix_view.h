// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plot/drawn_view.h"
#include "plot/matrix_painter.h"

#include <optional>

namespace normscope::ui {

// A matrix with margins. It shows what its panel says is chosen; what the person points at, it only reports.
class MatrixView : public DrawnView {
    Q_OBJECT
public:
    MatrixView(const MatrixPlot& panel, const Theme& theme, QWidget* parent = nullptr);

    void setPanel(const Panel& panel) override;
    void setTheme(const Theme& theme) override;

    // Where the cells stand, as placeMatrices says; a null rectangle: fitted to the view.
    void setCells(const QRect& cells);
    // Cells may be dragged and typed into.
    void setEditable(bool editable) { m_editable = editable; }
    MatrixLayout layoutFor(const QSize& size) const;

signals:
    void cellHovered(std::optional<normscope::CellIndex> cell); // none: left the cells
    void cellClicked(normscope::CellIndex cell);                // also by the arrow keys
    void cellReleased();                                        // Esc
    void dragStarted(normscope::CellIndex cell);
    // Up and down, a hundredth of the colour limit a pixel; with Shift a tenth of that.
    void cellDragged(normscope::CellIndex cell, double value);
    void dragFinished(normscope::CellIndex cell);
    void cellEditRequested(normscope::CellIndex cell); // double click, Enter

protected:
    void draw(QPainter& painter, const QSize& size) const override;
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    struct Drag {
        CellIndex cell;
        double value = 0;
        double lastY = 0;
        double travelled = 0;
        bool moving = false;
    };

    const MatrixPlot& matrix() const { return std::get<MatrixPlot>(panel()); }
    std::optional<CellIndex> cellAt(const QPointF& point) const { return layoutFor(size()).at(point); }
    void hover(std::optional<CellIndex> cell);
    void drag(const QPointF& point, bool fine);
    void moveChosen(Index down, Index right);

    MatrixPixels m_pixels;
    QRect m_cells;
    bool m_editable = false;
    bool m_showFocus = false;
    std::optional<CellIndex> m_hovered;
    std::optional<Drag> m_drag;
};

} // namespace normscope::ui
