// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plot/theme.h"

#include <QString>

#include <vector>

namespace normscope::ui {

struct MarginTick {
    double value = 0;
    QString label;
};

// Ticks of a margin whose values run over -limit ... limit along length pixels: -1, 0, 1 where their labels stand clear
// of each other, else round numbers near the ends; of these only as many as have room. A projector leaves out 0.
// beside: the labels stand side by side, not one above the other.
std::vector<MarginTick> marginTicks(double limit, double length, const Theme& theme, bool beside);

} // namespace normscope::ui
