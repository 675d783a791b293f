// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/models/models_layout.h"

#include "pages/precision/figure_page.h"
#include "plot/plot_frame.h"

#include <algorithm>

namespace normscope::ui {

namespace {

constexpr int padding = 16, edge = 6, gap = 14;           // px
constexpr int switchHeight = 26;                          // px
constexpr double cardShare = 0.25, largeCardShare = 0.34; // of the width; large letters need more of it
constexpr int leastCard = 220;                            // px
constexpr double rolesShare = 0.34;                       // of the height, at most
constexpr double layersShare = 0.54;                      // of the height of the plots
constexpr int lowestPlot = 180;                           // px, one above the other
constexpr int axisLeft = 56, axisRight = 16;              // px, tick labels, and half of the last one

using Names = std::vector<const char*>;

PanelPlaces::Place placeOf(const QRect& panel) { return {panel, QRect(0, 0, panel.width(), 1)}; }

void place(const FigurePage& page, const char* name, const QRect& panel, PanelPlaces& panels) {
    if (page.has(name)) panels.places[page.indexOf(name)] = placeOf(panel);
}

void placeTableView(const FigurePage& page, const QRect& room, PanelPlaces& panels) {
    const double share = page.scale > 1 ? largeCardShare : cardShare;
    const int card = std::max(page.px(leastCard), int(share * room.width()));
    QRect left = room, right = room;
    left.setWidth(room.width() - card - gap);
    right.setLeft(left.right() + 1 + gap);
    place(page, "models", left, panels);
    place(page, "model", right.adjusted(0, edge, 0, 0), panels);
}

int rolesHeight(const FigurePage& page, const QRect& room) {
    return std::min(page.tableHeight("norms", room.width()), int(rolesShare * room.height()));
}

// Columns of one left end and width, whatever stands beside the axes.
void placeStacked(const FigurePage& page, const Names& plots, const QRect& room, PanelPlaces& panels) {
    int right = page.px(axisRight);
    for (const char* name : plots)
        right = std::max(
            right, roomBeside(std::get<Plot>(page.figure.panels[page.indexOf(name)]), page.theme, room.width()) + 1);
    const int left = page.px(axisLeft);
    const QRect axis(left, 0, std::max(room.width() - left - right, 10), 1);
    QRect upper = room, lower = room;
    upper.setHeight(int(layersShare * room.height()));
    lower.setTop(upper.bottom() + 1);
    panels.places[page.indexOf(plots[0])] = {upper, axis};
    panels.places[page.indexOf(plots[1])] = {lower, axis};
}

void placeSideBySide(const FigurePage& page, const Names& plots, const QRect& room, PanelPlaces& panels) {
    const int width = (room.width() - gap) / 2, left = page.px(axisLeft);
    const QRect axis(left, 0, std::max(width - left - page.px(axisRight), 10), 1);
    int x = room.left();
    for (const char* name : plots) {
        panels.places[page.indexOf(name)] = {QRect(x, room.top(), width, room.height()), axis};
        x += width + gap;
    }
}

void placeCheckpointView(const FigurePage& page, QRect room, PanelPlaces& panels) {
    const int roles = rolesHeight(page, room);
    place(page, "norms", QRect(room.left(), room.bottom() + 1 - roles, room.width(), roles), panels);
    room.setBottom(room.bottom() - roles - edge);
    const Names plots = {"affine-layers", "affine-values"};
    if (room.height() >= 2 * page.px(lowestPlot))
        placeStacked(page, plots, room, panels);
    else
        placeSideBySide(page, plots, room, panels);
}

} // namespace

ModelsLayout modelsLayout(const Figure& figure, const QSize& size, const Theme& theme) {
    ModelsLayout layout;
    const FigurePage page{figure, size, theme};
    const int rule = page.px(switchHeight) + edge / 2;
    layout.viewSwitch = QRect(padding, edge / 2, size.width() - 2 * padding, page.px(switchHeight));
    layout.panels.rules.push_back({padding, rule, size.width() - padding, rule});
    layout.panels.places.resize(figure.panels.size());
    const QRect room(padding, rule + 1, size.width() - 2 * padding, std::max(size.height() - rule - 1 - edge, 1));
    if (page.has("model"))
        placeTableView(page, room, layout.panels);
    else if (page.has("norms"))
        placeCheckpointView(page, room, layout.panels);
    else if (!figure.panels.empty())
        layout.panels.places.front() = placeOf(room.adjusted(0, edge, 0, 0));
    return layout;
}

} // namespace normscope::ui
