// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

namespace normscope::ui {

// What a column of texts would like to have, and what keeps its words whole; px.
struct ColumnWish {
    double natural = 0, least = 0;
};

// Widths that fill no more than the room: the narrow columns get what they want, the others share the rest.
std::vector<double> columnWidths(const std::vector<ColumnWish>& wishes, double room, double mostExtra);

} // namespace normscope::ui
