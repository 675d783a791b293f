// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/batch/batch_layout.h"

#include "pages/batch/map_row.h"
#include "plot/plot_frame.h"
#include "plot/text_painter.h"
#include "plot/text_table_layout.h"

#include <algorithm>

namespace normscope::ui {

namespace {

constexpr int padding = 16, edge = 8;          // px
constexpr int axisLeft = 50;                   // tick labels
constexpr int leastEndRoom = 36, endStep = 12; // px, words at the ends of the lines
constexpr int tickLabels = 18;                 // more below an axis that has them than below one that has not
constexpr int betweenControls = 8, betweenRows = 4;
constexpr int leastReading = 96, lowReading = 128, highestReading = 190;
constexpr int lowestRow = 126;                           // of the view: below that the reading gets lower
constexpr double readingShare = 0.3, highestTable = 0.6; // of the right half, and of its rest
constexpr const char* leftPanels[] = {"batch-mean", "batch-variance", "sample-statistics"};
constexpr const char* inUse = "statistics-in-use";

struct PageOf {
    const Figure& figure;
    QSize size;
    const Theme& theme;
    double scale = textScale(theme);

    int px(int length) const { return int(length * scale); }
    int half() const { return (size.width() - edge) / 2; } // the right one begins where the left one ends
    std::size_t indexOf(const std::string& name) const {
        return std::size_t(std::ranges::find(figure.panels, name, panelName) - figure.panels.begin());
    }
    bool has(const std::string& name) const { return indexOf(name) < figure.panels.size(); }
};

bool isLeft(const Panel& panel) { return std::ranges::find(leftPanels, panelName(panel)) != std::end(leftPanels); }
bool isRight(const Panel& panel) { return !isLeft(panel) && panelName(panel) != inUse; }

// In steps, so that a digit more moves no axis.
int endRoom(const PageOf& page, bool (*counts)(const Panel&)) {
    int room = page.px(leastEndRoom);
    for (const Panel& panel : page.figure.panels)
        if (const auto* plot = std::get_if<Plot>(&panel); plot && counts(panel))
            room = std::max(room, roomBeside(*plot, page.theme, page.half()));
    return (room + endStep - 1) / endStep * endStep;
}

BatchEndRoom endRooms(const PageOf& page) { return {endRoom(page, isLeft), endRoom(page, isRight)}; }

QRect axisOf(const PageOf& page, int endRoom) {
    const int left = page.px(axisLeft);
    return {left, 0, std::max(page.half() - left - endRoom, 10), 1};
}

// The axes are equally high; only the last one has tick labels.
void placeLeft(const PageOf& page, int height, BatchLayout& layout) {
    const int ticks = page.px(tickLabels), plots = int(std::size(leftPanels));
    const int row = std::max((height - ticks) / plots, 1);
    const QRect axis = axisOf(page, layout.endRoom.left);
    int top = edge;
    for (const char* name : leftPanels) {
        const bool last = name == leftPanels[plots - 1];
        const int high = last ? edge + height - top : row;
        if (page.has(name)) layout.panels.places[page.indexOf(name)] = {QRect(0, top, page.half(), high), axis};
        top += row;
    }
}

// Maps stand side by side, all else one below the other.
std::vector<std::vector<std::size_t>> rightRows(const PageOf& page) {
    const auto isMap = [&](std::size_t k) { return std::holds_alternative<HeatMap>(page.figure.panels[k]); };
    std::vector<std::vector<std::size_t>> rows;
    for (std::size_t k = 0; k < page.figure.panels.size(); ++k) {
        if (!isRight(page.figure.panels[k])) continue;
        if (isMap(k) && !rows.empty() && isMap(rows.back().front()))
            rows.back().push_back(k);
        else
            rows.push_back({k});
    }
    return rows;
}

// Of what is read: as wide as the half.
QRect textColumn(const PageOf& page) { return {padding, 0, page.half() - 2 * padding, 1}; }

// A table takes what it needs; 0: of no table.
int tableHeight(const PageOf& page, std::size_t panel, int height) {
    const auto* table = std::get_if<TextTable>(&page.figure.panels[panel]);
    if (!table) return 0;
    return std::min(textTableHeight(*table, page.theme, textColumn(page).width()) + edge, int(highestTable * height));
}

void placeMaps(const PageOf& page, const std::vector<std::size_t>& panels, const QRect& room, BatchLayout& layout) {
    std::vector<const HeatMap*> maps;
    for (const std::size_t k : panels) maps.push_back(&std::get<HeatMap>(page.figure.panels[k]));
    const QRect inside(room.left(), room.top(), page.size.width() - padding - room.left(), room.height());
    const std::vector<PanelPlaces::Place> places = mapRow(maps, inside, page.theme, page.px(axisLeft));
    for (std::size_t k = 0; k < panels.size(); ++k) layout.panels.places[panels[k]] = places[k];
}

void placeRow(const PageOf& page, const std::vector<std::size_t>& panels, const QRect& room, BatchLayout& layout) {
    const Panel& first = page.figure.panels[panels.front()];
    if (std::holds_alternative<HeatMap>(first)) return placeMaps(page, panels, room, layout);
    const bool plot = std::holds_alternative<Plot>(first);
    layout.panels.places[panels.front()] = {room, plot ? axisOf(page, layout.endRoom.right) : textColumn(page)};
}

void placeView(const PageOf& page, int height, BatchLayout& layout) {
    const std::vector<std::vector<std::size_t>> rows = rightRows(page);
    int rest = height, shared = 0;
    for (const auto& row : rows) {
        const int table = tableHeight(page, row.front(), height);
        rest -= table;
        if (table == 0) ++shared;
    }
    int top = edge;
    for (const auto& row : rows) {
        const int table = tableHeight(page, row.front(), height);
        const int high = std::max(table > 0 ? table : rest / shared, 1);
        placeRow(page, row, QRect(page.half(), top, page.half(), high), layout);
        top += high;
    }
}

// What is in use keeps its height while its words change.
int readingHeight(const PageOf& page, int height) {
    const int wish = std::clamp(int(readingShare * height), page.px(lowReading), page.px(highestReading));
    const int left = height - int(rightRows(page).size()) * page.px(lowestRow);
    return std::min(std::clamp(left, page.px(leastReading), wish), height / 2);
}

void placeRight(const PageOf& page, int height, BatchLayout& layout) {
    if (!page.has(inUse)) return placeView(page, height, layout);
    const int high = readingHeight(page, height);
    placeView(page, height - high, layout);
    const QRect card(page.half() + padding, edge + height - high, page.half() - 2 * padding, high);
    layout.panels.places[page.indexOf(inUse)] = {card, QRect(0, 0, card.width(), 1)};
}

bool sideBySide(const QRect& band, const BatchControls& controls) {
    return controls.events.width() + betweenControls + controls.views.width() <= band.width();
}

QRect bandOf(const PageOf& page, const BatchControls& controls) {
    const int width = page.size.width() - 2 * padding, one = controls.events.height(), two = controls.views.height();
    const bool beside = sideBySide({0, 0, width, 1}, controls);
    const int high = beside ? std::max(one, two) : one + betweenRows + two;
    return {padding, page.size.height() - edge - high, width, high};
}

// Each begins below the axes of its half, or further left where it needs that.
void placeControls(const PageOf& page, const QRect& band, const BatchControls& controls, BatchLayout& layout) {
    const int end = band.right() + 1, inset = page.px(axisLeft);
    const int right = std::max(std::min(page.half() + inset, end - controls.views.width()), band.left());
    layout.views = QRect(right, band.top(), end - right, controls.views.height());
    layout.events = QRect(right, band.bottom() + 1 - controls.events.height(), end - right, controls.events.height());
    if (!sideBySide(band, controls)) return;
    const int left = std::min(inset, right - betweenControls - controls.events.width());
    layout.events = QRect(left, band.top(), right - betweenControls - left, band.height());
    layout.views.setHeight(band.height());
}

} // namespace

BatchEndRoom batchEndRoom(const Figure& figure, const QSize& size, const Theme& theme) {
    return endRooms({figure, size, theme});
}

BatchLayout batchLayout(const Figure& figure, const QSize& size, const Theme& theme, const BatchControls& controls) {
    BatchLayout layout;
    const PageOf page{figure, size, theme};
    layout.endRoom = endRooms(page);
    layout.panels.places.resize(figure.panels.size());
    const QRect band = bandOf(page, controls);
    const int rule = band.top() - edge, height = std::max(rule - 2 * edge, 1);
    placeLeft(page, height, layout);
    placeRight(page, height, layout);
    placeControls(page, band, controls, layout);
    layout.panels.rules.push_back({padding, rule, size.width() - padding, rule});
    return layout;
}

} // namespace normscope::ui
