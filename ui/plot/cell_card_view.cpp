// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/cell_card_view.h"

#include "plot/colour_scale.h"
#include "plot/text_painter.h"

#include <QPainter>

namespace normscope::ui {

CellCardView::CellCardView(const CellCard& panel, const Theme& theme, QWidget* parent)
    : DrawnView(panel, theme, parent) {
    setPanel(panel);
}

void CellCardView::setPanel(const Panel& panel) {
    keepPanel(std::get<CellCard>(panel));
    describe(card().title, Text("%1; %2", {card().value, card().source}));
}

QSize CellCardView::sizeHint() const { return {240, int(142 * textScale(theme()))}; }

void CellCardView::draw(QPainter& painter, const QSize& size) const {
    painter.setRenderHint(QPainter::Antialiasing);
    const double scale = textScale(theme()), left = column(size).left, room = size.width() - left;
    const auto line = [&](double baseline, const Text& text, const TextStyle& style) {
        drawText(painter, theme(), {left, baseline * scale}, text, style, TextAlign::Left, room);
    };
    line(24, card().title, {TextSize::Body, Role::Plain, QFont::DemiBold});
    line(48, Text("%1", {card().value}), {TextSize::Large, Role::Plain, QFont::DemiBold});
    const bool low = size.height() < sizeHint().height(); // the least is then told
    if (!low) {
        line(69, card().source, {TextSize::Small, Role::Muted});
        line(101, card().scaleTitle, {TextSize::Small, Role::Muted});
    }
    if (card().limit > 0)
        drawColourScale(painter, theme(), QRectF(left, (low ? 64 : 109) * scale, column(size).width, 10 * scale),
                        card().map, card().limit);
}

} // namespace normscope::ui
