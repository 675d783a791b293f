// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/training/training_layout.h"

#include "pages/training/lower_row.h"
#include "plot/arm_cards_layout.h"
#include "plot/plot_frame.h"
#include "plot/text_painter.h"

#include <algorithm>

namespace normscope::ui {

namespace {

constexpr int padding = 16, edge = 8;          // px
constexpr int axisLeft = 50;                   // tick labels
constexpr int leastEndRoom = 36, endStep = 12; // px, letters at the ends of the lines
constexpr int tickLabels = 18;                 // more below an axis that has them than below one that has not
constexpr int switchHeight = 26;
constexpr int lowestRow = 90;                           // of plots
constexpr double lowerShare = 0.39, matrixShare = 0.46; // of the height that the cards leave
constexpr const char* gridPanels[] = {"loss", "accuracy", "gradient-norm", "update-ratio"};

struct PageOf {
    const Figure& figure;
    QSize size;
    const Theme& theme;
    double scale = textScale(theme);

    int px(int length) const { return int(length * scale); }
    std::size_t indexOf(const std::string& name) const {
        return std::size_t(std::ranges::find(figure.panels, name, panelName) - figure.panels.begin());
    }
    bool has(const std::string& name) const { return indexOf(name) < figure.panels.size(); }
};

bool isInGrid(const Panel& panel) { return std::ranges::find(gridPanels, panelName(panel)) != std::end(gridPanels); }

std::vector<std::size_t> lowerPanels(const PageOf& page) {
    std::vector<std::size_t> lower;
    for (std::size_t k = 0; k < page.figure.panels.size(); ++k)
        if (!isInGrid(page.figure.panels[k]) && panelName(page.figure.panels[k]) != "arms") lower.push_back(k);
    return lower;
}

// From top to bottom. The axes of the two rows of plots are equally high.
struct Bands {
    int cards = 0, upper = 0, second = 0, lower = 0; // heights
};

Bands bandsOf(const PageOf& page) {
    const bool matrix = page.has("layer");
    Bands bands;
    bands.cards = page.has("arms") ? armCardsHeight(page.theme) : 0;
    const int rest = page.size.height() - 2 * edge - bands.cards - page.px(switchHeight);
    const int ticks = page.px(tickLabels), least = page.px(lowestRow);
    bands.lower = std::max(int((matrix ? matrixShare : lowerShare) * rest), 1);
    bands.upper = std::max((rest - bands.lower - ticks) / 2, std::min(least, std::max(rest / 3, 1)));
    bands.second = bands.upper + ticks;
    bands.lower = std::max(rest - bands.upper - bands.second, 1);
    return bands;
}

void placeGrid(const PageOf& page, const Bands& bands, int top, TrainingLayout& layout) {
    const int width = (page.size.width() - edge) / 2, left = page.px(axisLeft);
    const QRect axis(left, 0, std::max(width - left - layout.endRoom, 10), 1);
    for (std::size_t k = 0; k < std::size(gridPanels); ++k) {
        if (!page.has(gridPanels[k])) continue;
        const bool below = k >= 2;
        const QRect panel(k % 2 == 0 ? 0 : width, below ? top + bands.upper : top, width,
                          below ? bands.second : bands.upper);
        layout.panels.places[page.indexOf(gridPanels[k])] = {panel, axis};
    }
}

void placeLower(const PageOf& page, const QRect& room, TrainingLayout& layout) {
    const std::vector<std::size_t> indices = lowerPanels(page);
    std::vector<const Panel*> panels;
    for (const std::size_t k : indices) panels.push_back(&page.figure.panels[k]);
    const std::vector<PanelPlaces::Place> places = lowerRow(panels, room, page.theme);
    for (std::size_t k = 0; k < indices.size(); ++k) layout.panels.places[indices[k]] = places[k];
}

int endRoom(const PageOf& page) {
    int room = page.px(leastEndRoom);
    for (const Panel& panel : page.figure.panels)
        if (const auto* plot = std::get_if<Plot>(&panel); plot && isInGrid(panel))
            room = std::max(room, roomBeside(*plot, page.theme, page.size.width() / 2));
    return (room + endStep - 1) / endStep * endStep; // in steps, so that a digit more moves no axis
}

} // namespace

int trainingEndRoom(const Figure& figure, const QSize& size, const Theme& theme) {
    return endRoom({figure, size, theme});
}

TrainingLayout trainingLayout(const Figure& figure, const QSize& size, const Theme& theme) {
    TrainingLayout layout;
    if (figure.panels.empty()) return layout;
    const PageOf page{figure, size, theme};
    layout.endRoom = endRoom(page);
    layout.panels.places.resize(figure.panels.size());
    const Bands bands = bandsOf(page);
    const int across = size.width() - 2 * padding;
    if (page.has("arms")) layout.panels.places[page.indexOf("arms")].panel = {padding, edge, across, bands.cards};
    placeGrid(page, bands, edge + bands.cards, layout);
    const int below = edge + bands.cards + bands.upper + bands.second;
    layout.viewSwitch = QRect(padding, below + 1, across, page.px(switchHeight) - 1);
    layout.panels.rules.push_back({padding, below, padding + across, below});
    placeLower(page, {0, below + page.px(switchHeight), size.width() - padding, bands.lower}, layout);
    return layout;
}

} // namespace normscope::ui
