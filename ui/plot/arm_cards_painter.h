// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plot/arm_cards_layout.h"

class QPainter;

namespace normscope::ui {

void drawArmCards(QPainter& painter, const ArmCards& cards, const ArmCardsLayout& layout, const Theme& theme);

} // namespace normscope::ui
