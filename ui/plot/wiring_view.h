// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plot/drawn_view.h"
#include "plot/wiring_painter.h"

#include <optional>

namespace normscope::ui {

// A residual step whose norm can be moved by mouse and keyboard. It shows what its panel says; what the hands ask for,
// it only reports.
class WiringView : public DrawnView {
    Q_OBJECT
public:
    WiringView(const Wiring& panel, const Theme& theme, QWidget* parent = nullptr);

    void setPanel(const Panel& panel) override;
    QRect slotRect(Slot slot) const;

signals:
    void slotsChosen(normscope::WiringSlots chosen); // another choice than the panel's

protected:
    void draw(QPainter& painter, const QSize& size) const override;
    bool event(QEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    struct Grip {
        Slot slot = Slot::Before;
        QPointF pressed, at;
        bool moving = false; // a norm, not just a click
    };

    const Wiring& wiring() const { return std::get<Wiring>(panel()); }
    const WiringSlots& now() const { return filledSlots(wiring()); }
    WiringLayout layoutFor(const QSize& size) const;
    std::optional<Slot> slotAt(const QPointF& point) const { return layoutFor(size()).slotAt(point); }
    bool isDragging() const { return m_grip && m_grip->moving; }
    bool uses(int key) const;
    void choose(const WiringSlots& chosen);
    void letGo();
    void showShape(const QPointF& point);

    std::optional<Grip> m_grip;
};

} // namespace normscope::ui
