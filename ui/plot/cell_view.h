// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plot/drawn_view.h"

#include <QRectF>

#include <optional>

namespace normscope::ui {

// A panel of large cells that can be pressed by mouse and keyboard. What is pressed, it only reports.
class CellView : public DrawnView {
    Q_OBJECT
public:
    virtual QRectF cellRect(CellIndex cell) const = 0; // px of this view

signals:
    void cellPressed(normscope::CellIndex cell);

protected:
    CellView(const Panel& panel, const Theme& theme, QWidget* parent);

    virtual bool isPressable() const = 0;
    virtual std::optional<CellIndex> cellAt(const QPointF& point) const = 0;
    virtual std::optional<CellIndex> keyCell() const = 0; // that Space and Enter press
    virtual void step(Index up, Index right) = 0;         // arrow keys
    virtual QRectF focusArea() const = 0;                 // inside the ring of the keyboard focus

    void panelChanged(); // after a new panel was kept
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    std::optional<CellIndex> pressableAt(const QPointF& point) const;
    void hoverCell(std::optional<CellIndex> cell);
    void showFocus(bool shown);

    std::optional<CellIndex> m_hovered, m_pressed;
    bool m_showFocus = false;
};

} // namespace normscope::ui
