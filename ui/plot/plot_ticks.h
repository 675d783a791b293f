// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plot/plot_data.h"

#include <QString>

#include <vector>

namespace normscope::ui {

struct PlotTick {
    double position = 0;
    QString label; // may hold one power, "10^−5"
};

enum class TickNumbers { All, Whole }; // Whole: of an axis that counts layers or steps

// About count round numbers. On a logarithmic axis: decades from two decades on, below that 1, 2 and 5 times powers of
// ten, and evenly spaced numbers where there is hardly one of those.
std::vector<PlotTick> plotTicks(const PlotRange& range, int count, TickNumbers numbers = TickNumbers::All);
// Those of an axis whose places have names: inside its range, ascending.
std::vector<PlotTick> namedTicks(const std::vector<AxisTick>& ticks, const PlotRange& range);

} // namespace normscope::ui
