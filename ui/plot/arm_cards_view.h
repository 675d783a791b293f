// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plot/arm_cards_layout.h"
#include "plot/drawn_view.h"

namespace normscope::ui {

// Who is who among the arms. Its x axis, as hovered() and clicked() mean it, counts cards from 0.
class ArmCardsView : public DrawnView {
    Q_OBJECT
public:
    ArmCardsView(const ArmCards& panel, const Theme& theme, QWidget* parent = nullptr);

    void setPanel(const Panel& panel) override;
    QRect cardRect(std::size_t card) const { return layoutFor(size()).cards.at(card); }
    QSize sizeHint() const override; // the height it needs

protected:
    void draw(QPainter& painter, const QSize& size) const override;
    std::optional<double> axisValue(const QPointF& point) const override;

private:
    const ArmCards& cards() const { return std::get<ArmCards>(panel()); }
    ArmCardsLayout layoutFor(const QSize& size) const;
};

} // namespace normscope::ui
