// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

namespace normscope::ui {

// Where labels stand that want to be at these heights: at least distance apart, in the same order, between lower and
// upper, and as little moved as that allows. Where there is no room for the distance they stand evenly. One place a
// wish, in the order of the wishes; all wishes are finite.
std::vector<double> spreadLabels(const std::vector<double>& wishes, double distance, double lower, double upper);

} // namespace normscope::ui
