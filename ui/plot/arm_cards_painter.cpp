// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/arm_cards_painter.h"

#include "plot/letter_disc.h"
#include "plot/series_sample.h"
#include "plot/state_signs.h"

#include <QPainter>

#include <algorithm>

namespace normscope::ui {
namespace {

// px below the top of a card
struct Baselines {
    double title, settings, status, share;
};
constexpr Baselines threeLines{27, 50, 76, 76}, fourLines{24, 43, 61, 79};

Series lineOf(const ArmCards::Card& card) {
    Series line;
    line.role = card.role;
    line.form = card.form;
    line.second = card.second;
    return line;
}

struct CardArtist {
    QPainter& painter;
    const ArmCards::Card& card;
    const ArmCardsLayout& layout;
    const Theme& theme;
    std::size_t index;
    double scale = layout.scale, left = layout.left(index), right = layout.right(index);
    const QRect& place = layout.cards[index];
    const Baselines& baselines = layout.stacked ? fourLines : threeLines;

    double down(double baseline) const { return place.top() + baseline * scale; }
    double middle(double baseline) const { return down(baseline) - 0.35 * (layout.stacked ? theme.small : theme.body); }
    QColor hue() const { return card.second ? theme.second(card.role) : theme.line(card.role); }

    void drawFrame(bool chosen) const {
        const double width = chosen ? 2 * theme.lineScale : 1;
        const QRectF frame = QRectF(place).adjusted(width / 2, width / 2, -width / 2, -width / 2);
        painter.setPen(QPen(chosen ? theme.ink : theme.rule, width));
        painter.setBrush(theme.page);
        painter.drawRoundedRect(frame, 4, 4);
        painter.setBrush(Qt::NoBrush);
        painter.fillRect(QRectF(place.left(), place.top(), cardBar * scale, place.height()), hue());
    }
    void drawTitle() const {
        const double middle = down(baselines.title) - 0.35 * theme.body, diameter = letterDiscDiameter(theme);
        drawLetterDisc(painter, {left + diameter / 2, middle}, {card.letter, card.role, card.second}, theme);
        const double words = left + diameter + cardGap * scale, sample = sampleWidth * scale;
        const double end = layout.sample ? right - sample - cardGap * scale : right;
        drawText(painter, theme, {words, down(baselines.title)}, card.title, cardTitleStyle(layout.title),
                 TextAlign::Left, std::max(end - words, 0.0));
        if (layout.sample) drawSeriesSample(painter, lineOf(card), {right - sample, middle, right, middle}, theme);
    }
    void drawSettings() const {
        drawText(painter, theme, {left, down(baselines.settings)}, card.settings, {TextSize::Small, Role::Muted},
                 TextAlign::Left, std::max(right - left, 0.0));
    }
    // Alone on its line it stands at the left, else at the right. Returns where what it takes begins.
    double drawShare() const {
        const TextStyle style = shareStyle(layout.stacked);
        const double words = textWidth(card.share, theme, style), y = middle(baselines.share);
        const double signs = layout.signs && !card.runs.empty() ? runsWidth(card, scale) + cardGap * scale : 0;
        const double start = layout.stacked ? left : std::max(right - words - signs, left);
        drawText(painter, theme, {start, down(baselines.share)}, card.share, style, TextAlign::Left,
                 std::max(right - start, 0.0));
        double x = start + words + (cardGap + runSize / 2) * scale;
        for (std::size_t k = 0; layout.signs && k < card.runs.size(); ++k, x += runPitch * scale)
            drawRunSign(painter, {x, y}, runSize * scale, card.runs[k], theme);
        return start;
    }
    void drawStatus(double end) const {
        const double size = signSize * scale, words = left + size + cardGap * scale;
        drawStatusSign(painter, {left + size / 2, middle(baselines.status)}, size, card.state, theme);
        drawText(painter, theme, {words, down(baselines.status)}, card.status, statusStyle(card, layout.stacked),
                 TextAlign::Left, std::max(end - words, 0.0));
    }
    void draw(bool chosen) const {
        drawFrame(chosen);
        drawTitle();
        drawSettings();
        const double share = drawShare();
        drawStatus(layout.stacked ? right : share - cardGap * scale);
    }
};

} // namespace

void drawArmCards(QPainter& painter, const ArmCards& cards, const ArmCardsLayout& layout, const Theme& theme) {
    painter.setRenderHint(QPainter::Antialiasing);
    for (std::size_t k = 0; k < cards.cards.size(); ++k)
        CardArtist{painter, cards.cards[k], layout, theme, k}.draw(k == cards.chosen);
}

} // namespace normscope::ui
