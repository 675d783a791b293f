// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/precision/table_height.h"

#include "plot/text_table_layout.h"

#include <algorithm>
#include <cmath>

namespace normscope::ui {

namespace {

constexpr int titleRoom = 32, narrowPadding = 4, usualPadding = 12; // px, above all and around the text of a row
constexpr double anyHeight = 1e6;

const TextTable& tableOf(const FigurePage& page, const char* name) {
    return std::get<TextTable>(page.figure.panels[page.indexOf(name)]);
}

} // namespace

int tableHeight(const FigurePage& page, const char* name) {
    if (!page.has(name)) return 0;
    const double row = linePitch(page.theme, TextSize::Small) + narrowPadding * page.scale;
    const auto rows = double(tableOf(page, name).rows.size() + 1);
    return int(std::ceil(titleRoom * page.scale + rows * row)) + 1;
}

int leastTableHeight(const FigurePage& page, const char* name, int width) {
    const int oneLine = tableHeight(page, name);
    if (oneLine == 0) return 0;
    const TextTableLayout layout = layOutTable(tableOf(page, name), page.theme, {0, 0, double(width), anyHeight});
    if (layout.size == TextSize::Body) return oneLine; // no text wraps
    const double spare = double(layout.rows.size()) * (usualPadding - narrowPadding) * page.scale;
    return std::max(oneLine, int(std::ceil(layout.bottom - spare)) + 1);
}

} // namespace normscope::ui
