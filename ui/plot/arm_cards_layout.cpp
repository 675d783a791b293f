// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/arm_cards_layout.h"

#include "plot/letter_disc.h"

#include <algorithm>
#include <cmath>

namespace normscope::ui {
namespace {

constexpr int height = 88, distance = 12; // px, of and between cards
constexpr double wide = 200;              // px, of a card that has room to spare at its sides

double inset(const QRect& card, double scale) { return (card.width() < wide * scale ? 8 : 14) * scale; }

std::vector<QRect> placesOf(std::size_t count, const QRect& place, int between) {
    std::vector<QRect> cards;
    const double pitch = double(place.width() + between) / double(std::max<std::size_t>(count, 1));
    for (std::size_t k = 0; k < count; ++k) {
        const int left = place.left() + int(std::lround(double(k) * pitch));
        const int next = place.left() + int(std::lround(double(k + 1) * pitch));
        cards.emplace_back(left, place.top(), std::max(next - between - left, 1), place.height());
    }
    return cards;
}

// Whether what stands on a line fits, on every card.
struct Fit {
    const ArmCards& cards;
    const Theme& theme;
    const ArmCardsLayout& layout;
    double scale = layout.scale;

    double room(std::size_t k) const { return layout.right(k) - layout.left(k); }
    template <class Width>
    bool everywhere(Width width) const {
        for (std::size_t k = 0; k < cards.cards.size(); ++k)
            if (width(cards.cards[k]) > room(k)) return false;
        return true;
    }
    double shareWidth(const ArmCards::Card& card, bool signs, bool stacked) const {
        const double runs = signs && !card.runs.empty() ? runsWidth(card, scale) + cardGap * scale : 0;
        return textWidth(card.share, theme, shareStyle(stacked)) + runs;
    }
    bool titles(double beside) const {
        return everywhere([&](const ArmCards::Card& card) {
            return letterDiscDiameter(theme) + textWidth(card.title, theme, cardTitleStyle(TextSize::Body)) +
                   (cardGap + beside) * scale;
        });
    }
    bool oneLine(bool signs) const {
        return everywhere([&](const ArmCards::Card& card) {
            return (signSize + 2 * cardGap) * scale + textWidth(card.status, theme, statusStyle(card, false)) +
                   shareWidth(card, signs, false);
        });
    }
    bool runs() const {
        return everywhere([&](const ArmCards::Card& card) { return shareWidth(card, true, true); });
    }
};

} // namespace

double ArmCardsLayout::left(std::size_t card) const {
    return cards[card].left() + cardBar * scale + inset(cards[card], scale);
}

double ArmCardsLayout::right(std::size_t card) const {
    return cards[card].left() + cards[card].width() - inset(cards[card], scale);
}

std::optional<std::size_t> ArmCardsLayout::cardAt(const QPointF& point) const {
    for (std::size_t k = 0; k < cards.size(); ++k)
        if (QRectF(cards[k]).contains(point)) return k;
    return std::nullopt;
}

int armCardsHeight(const Theme& theme) { return int(std::ceil(height * textScale(theme))); }

double runsWidth(const ArmCards::Card& card, double scale) {
    return card.runs.empty() ? 0 : (double(card.runs.size() - 1) * runPitch + runSize) * scale;
}

TextStyle cardTitleStyle(TextSize size) { return {size, Role::Plain, QFont::DemiBold}; }

TextStyle statusStyle(const ArmCards::Card& card, bool stacked) {
    const bool failed = card.state == ArmCards::Mark::Failure;
    return {stacked ? TextSize::Small : TextSize::Body, failed ? Role::Failure : Role::Plain};
}

TextStyle shareStyle(bool stacked) {
    return {stacked ? TextSize::Small : TextSize::Body, Role::Plain, QFont::DemiBold};
}

ArmCardsLayout layOutArmCards(const ArmCards& cards, const Theme& theme, const QRect& place) {
    ArmCardsLayout layout;
    layout.scale = textScale(theme);
    const QRect row(place.topLeft(), QSize(place.width(), std::min(place.height(), armCardsHeight(theme))));
    layout.cards = placesOf(cards.cards.size(), row, int(distance * layout.scale));
    const Fit fit{cards, theme, layout};
    layout.sample = fit.titles(cardGap + sampleWidth);
    layout.title = fit.titles(0) ? TextSize::Body : TextSize::Small;
    layout.signs = fit.oneLine(true) || fit.runs();
    layout.stacked = !fit.oneLine(layout.signs);
    return layout;
}

} // namespace normscope::ui
