// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/arm_cards_view.h"

#include "plot/arm_cards_painter.h"

namespace normscope::ui {

ArmCardsView::ArmCardsView(const ArmCards& panel, const Theme& theme, QWidget* parent)
    : DrawnView(panel, theme, parent) {
    setMouseTracking(true);
    setCursor(Qt::PointingHandCursor);
    setPanel(panel);
}

void ArmCardsView::setPanel(const Panel& panel) {
    keepPanel(std::get<ArmCards>(panel));
    describe(cards().title, cards().description);
}

QSize ArmCardsView::sizeHint() const { return {600, armCardsHeight(theme())}; }

ArmCardsLayout ArmCardsView::layoutFor(const QSize& size) const {
    const Column place = column(size);
    return layOutArmCards(cards(), theme(), QRect(place.left, 0, place.width, size.height()));
}

void ArmCardsView::draw(QPainter& painter, const QSize& size) const {
    drawArmCards(painter, cards(), layoutFor(size), theme());
}

std::optional<double> ArmCardsView::axisValue(const QPointF& point) const {
    const std::optional<std::size_t> card = layoutFor(size()).cardAt(point);
    return card ? std::optional(double(*card)) : std::nullopt;
}

} // namespace normscope::ui
