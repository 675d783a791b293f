// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "figure/figure.h"
#include "plot/text_painter.h"

#include <QRectF>

#include <optional>
#include <vector>

// Where the cards stand and what of them there is room for: the same for all, so that they can be compared.
namespace normscope::ui {

struct ArmCardsLayout {
    std::vector<QRect> cards;
    double scale = 1;
    TextSize title = TextSize::Body;
    bool sample = true;   // of the line, beside the title
    bool signs = true;    // of the runs, behind the share
    bool stacked = false; // the share and the signs have a line of their own

    double left(std::size_t card) const; // of its words and signs, behind the bar of its hue
    double right(std::size_t card) const;
    std::optional<std::size_t> cardAt(const QPointF& point) const;
};

inline constexpr double cardBar = 4, sampleWidth = 48, signSize = 11, runSize = 9, runPitch = 13, cardGap = 8; // px

int armCardsHeight(const Theme& theme); // px that all lines of a card need
// place: of the row of cards. What does not fit goes in this order: the sample, the size of the titles; the line that
// the status shares with the runs, the signs of the runs.
ArmCardsLayout layOutArmCards(const ArmCards& cards, const Theme& theme, const QRect& place);

double runsWidth(const ArmCards::Card& card, double scale); // px
TextStyle cardTitleStyle(TextSize size);
TextStyle statusStyle(const ArmCards::Card& card, bool stacked);
TextStyle shareStyle(bool stacked);

} // namespace normscope::ui
