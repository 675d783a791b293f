// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/precision/precision_layout.h"

#include "pages/precision/grid_layout.h"
#include "plot/plot_frame.h"
#include "plot/text_lines.h"

#include <algorithm>
#include <numeric>

namespace normscope::ui {

namespace {

constexpr int padding = 16, edge = 6;        // px
constexpr int rightMargin = 8;               // px, of the titles of axes
constexpr int switchHeight = 26;             // px
constexpr int axisLeft = 50, axisRight = 16; // px, tick labels, and half of the last one
constexpr int highestEps = 190;              // px
constexpr double epsShare = 0.28;            // of the height
constexpr double firstShare = 0.6;           // of the width, where two plots are side by side
constexpr int anyHeight = 1'000;             // px, enough for all around the axes of a plot
constexpr int textsAround = 48, textLines = 4;

std::vector<std::size_t> plotsOf(const FigurePage& page) {
    std::vector<std::size_t> plots;
    for (std::size_t k = 0; k < page.figure.panels.size(); ++k)
        if (std::holds_alternative<Plot>(page.figure.panels[k])) plots.push_back(k);
    return plots;
}

const Plot& plotAt(const FigurePage& page, std::size_t panel) { return std::get<Plot>(page.figure.panels[panel]); }

bool shareTheirAxis(const FigurePage& page, const std::vector<std::size_t>& plots) {
    return std::ranges::all_of(plots, [&](std::size_t k) {
        const Axis &one = plotAt(page, k).x, &first = plotAt(page, plots.front()).x;
        return one.title == first.title && one.lower == first.lower && one.upper == first.upper;
    });
}

// What a plot needs above and below its axes.
int aroundAxes(const FigurePage& page, std::size_t plot, const QRect& axis) {
    const QSize size(page.size.width(), anyHeight);
    return anyHeight - plotFrame(plotAt(page, plot), page.theme, size, axis.left(), axis.width()).axes.height();
}

QRect sharedAxis(const FigurePage& page, const std::vector<std::size_t>& plots, int width) {
    const int left = page.px(axisLeft);
    int right = page.px(axisRight);
    for (const std::size_t k : plots) right = std::max(right, roomBeside(plotAt(page, k), page.theme, width) + 1);
    return {left, 0, std::max(width - left - right, 10), 1};
}

// With axes of one height and the same ends, whatever stands below and beside them.
void placeStacked(const FigurePage& page, const std::vector<std::size_t>& plots, const QRect& room,
                  PanelPlaces& panels) {
    const QRect axis = sharedAxis(page, plots, room.width());
    std::vector<int> around;
    for (const std::size_t k : plots) around.push_back(aroundAxes(page, k, axis));
    const int axes = (room.height() - std::accumulate(around.begin(), around.end(), 0)) / int(plots.size());
    int top = room.top();
    for (std::size_t k = 0; k < plots.size(); ++k) {
        const int high = std::max(axes + around[k], 1);
        panels.places[plots[k]] = {QRect(room.left(), top, room.width(), high), axis};
        top += high;
    }
}

void placeSideBySide(const FigurePage& page, const std::vector<std::size_t>& plots, const QRect& room,
                     PanelPlaces& panels) {
    const int first = int(firstShare * room.width()), others = std::max(int(plots.size()) - 1, 1);
    int left = room.left();
    for (const std::size_t k : plots) {
        const int width = k == plots.front() ? first : (room.width() - first) / others;
        const int axis = page.px(axisLeft);
        panels.places[k] = {QRect(left, room.top(), width, room.height()),
                            QRect(axis, 0, std::max(width - axis - page.px(axisRight), 10), 1)};
        left += width;
    }
}

void placeAtBottom(const FigurePage& page, const char* name, int height, QRect& room, PanelPlaces& panels) {
    if (!page.has(name)) return;
    const QRect place(padding, room.bottom() + 1 - height, page.size.width() - 2 * padding, height);
    panels.places[page.indexOf(name)] = {place, QRect(0, 0, place.width(), 1)};
    room.setBottom(place.top() - 1 - edge);
}

void placeStudyView(const FigurePage& page, QRect room, PanelPlaces& panels) {
    const int least = page.tableHeight("effective-eps", page.size.width() - 2 * padding);
    const int eps = std::max(least, std::min(int(epsShare * room.height()), page.px(highestEps)));
    const int texts = page.px(textsAround) + textLines * int(linePitch(page.theme, TextSize::Body));
    placeAtBottom(page, "effective-eps", std::min(eps, room.height() / 3), room, panels);
    placeAtBottom(page, "texts", std::min(texts, room.height() / 2), room, panels);
    const std::vector<std::size_t> plots = plotsOf(page);
    if (plots.empty()) return;
    if (shareTheirAxis(page, plots))
        placeStacked(page, plots, room, panels);
    else
        placeSideBySide(page, plots, room, panels);
}

} // namespace

PrecisionLayout precisionLayout(const Figure& figure, const QSize& size, const Theme& theme) {
    PrecisionLayout layout;
    const FigurePage page{figure, size, theme};
    const int rule = page.px(switchHeight) + edge / 2;
    layout.viewSwitch = QRect(padding, edge / 2, size.width() - 2 * padding, page.px(switchHeight));
    layout.panels.rules.push_back({padding, rule, size.width() - padding, rule});
    layout.panels.places.resize(figure.panels.size());
    const QRect room(0, rule + 1, size.width(), std::max(size.height() - rule - 1 - edge, 1));
    if (page.has("verdict"))
        placeGridView(page, room, layout.panels);
    else
        placeStudyView(page, room.adjusted(0, 0, -rightMargin, 0), layout.panels);
    return layout;
}

} // namespace normscope::ui
