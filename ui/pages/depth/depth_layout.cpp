// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/depth/depth_layout.h"

#include "lab/depth.h"
#include "plot/matrix_layout.h"
#include "plot/matrix_metrics.h"
#include "plot/plot_frame.h"
#include "plot/text_painter.h"

#include <algorithm>
#include <cmath>

namespace normscope::ui {

namespace {

constexpr int padding = 16;
constexpr int edge = 8; // above the first panel and below the last
constexpr double rightShare = 0.33;
constexpr double leastRight = 230, mostRight = 0.45; // px and share of the width
constexpr int axisLeft = 60;                         // tick labels
constexpr int leastEndRoom = 118, endRoomStep = 12;  // words at the ends of the lines
constexpr int lowestWiring = 200, highestWiring = 440, lowestSummary = 230;
constexpr double cellShape = 1.5, lowestCell = 4; // height to width; px

// What may stand in the left column: no lower than `lowest`, and `share` of the height that is left.
struct Band {
    const char* panel;
    double lowest, share;
};
constexpr Band leftBands[] = {
    {"rms", 150, 0.48}, {"gradient", 150, 0.32}, {"against-depth", 150, 0.32}, {"histograms", 90, 0.2}};

struct PageOf {
    const Figure& figure;
    QSize size;
    const Theme& theme;
    double scale = textScale(theme);
    int right = 0; // first pixel of the right column; the rule stands before it

    int height() const { return size.height() - 2 * edge; }
    int leftWidth() const { return right - 1 - edge; }
    int rightWidth() const { return size.width() - padding - right; }
    std::size_t indexOf(const char* name) const {
        const auto named = [name](const Panel& panel) { return panelName(panel) == name; };
        return std::size_t(std::ranges::find_if(figure.panels, named) - figure.panels.begin());
    }
    bool has(const char* name) const { return indexOf(name) < figure.panels.size(); }
};

PageOf pageOf(const Figure& figure, const QSize& size, const Theme& theme) {
    PageOf page{figure, size, theme};
    const double width = std::max(rightShare * size.width(), leastRight * page.scale);
    page.right = size.width() - padding - int(std::min(width, mostRight * size.width()));
    return page;
}

double total(const std::vector<Band>& bands, double Band::*part) {
    double sum = 0;
    for (const Band& band : bands) sum += band.*part;
    return sum;
}

// The histograms go first where all would get too low.
std::vector<Band> bandsOf(const PageOf& page) {
    std::vector<Band> bands;
    for (const Band& band : leftBands)
        if (page.has(band.panel)) bands.push_back(band);
    while (bands.size() > 2 && total(bands, &Band::lowest) * page.scale > page.height()) bands.pop_back();
    return bands;
}

// In steps, so that a digit more moves no axis.
int endRoom(const PageOf& page) {
    int room = int(leastEndRoom * page.scale);
    for (const Panel& panel : page.figure.panels)
        if (const auto* plot = std::get_if<Plot>(&panel))
            room = std::max(room, roomBeside(*plot, page.theme, page.leftWidth()));
    return (room + endRoomStep - 1) / endRoomStep * endRoomStep;
}

void placeLeft(const PageOf& page, PanelPlaces& panels) {
    const std::vector<Band> bands = bandsOf(page);
    const double spare = page.height() - total(bands, &Band::lowest) * page.scale;
    const double shares = total(bands, &Band::share);
    const int width = page.leftWidth(), left = int(axisLeft * page.scale);
    const QRect axis(left, 0, width - left - endRoom(page), 1);
    double top = edge;
    for (const Band& band : bands) {
        const double bottom = top + std::max(band.lowest * page.scale + spare * band.share / shares, 1.0);
        panels.places[page.indexOf(band.panel)] = {QRect(0, int(top), width, int(bottom) - int(top)), axis};
        top = bottom;
    }
}

// Before a layer is known its matrix has no cells; it is given the room it will need.
double rowsOf(const MatrixPlot& layer) { return double(layer.values.rows() > 0 ? layer.values.rows() : detailRows); }
double columnsOf(const MatrixPlot& layer) {
    return double(layer.values.cols() > 0 ? layer.values.cols() : detailColumns);
}

int insetsDown(const PageOf& page, const MatrixPlot& layer) {
    return matrixTop(layer, page.theme) + matrixBottom(layer, page.theme);
}

// With cells of a good shape.
int wantedHeight(const PageOf& page, const MatrixPlot& layer) {
    const int across = page.rightWidth() - matrixLeft(layer, page.theme) - matrixRight(layer, page.theme);
    const double width = std::floor(std::min(across / columnsOf(layer), largestCellWidth * page.scale));
    const double height = std::clamp(cellShape * width, lowestCell, largestCellHeight * page.scale);
    return insetsDown(page, layer) + int(height * rowsOf(layer));
}

// The matrix takes what gives its cells a good shape, the wiring the rest.
int wiringHeight(const PageOf& page, const MatrixPlot* layer) {
    if (!layer) return page.height();
    const int lowest = std::min(int(lowestWiring * page.scale), page.height() / 2);
    const int highest = std::max(int(highestWiring * page.scale), lowest);
    return std::clamp(page.height() - wantedHeight(page, *layer), lowest, highest);
}

PanelPlaces::Place placeLayer(const PageOf& page, const MatrixPlot& layer, int top) {
    const int height = page.size.height() - edge - top;
    const MatrixPlot* const one[] = {&layer};
    const QSize room(page.rightWidth(), std::min(height, wantedHeight(page, layer)));
    return {QRect(page.right, top, page.size.width() - page.right, height),
            placeMatrices(one, page.theme, room).front().cells};
}

void placeRight(const PageOf& page, DepthLayout& layout) {
    const MatrixPlot* layer = nullptr;
    if (page.has("layer")) layer = std::get_if<MatrixPlot>(&page.figure.panels[page.indexOf("layer")]);
    const bool wiring = page.has("block");
    const int high = wiring ? wiringHeight(page, layer) : 0, split = edge + high;
    const int left = page.right + (layer ? matrixLeft(*layer, page.theme) : 0); // titles stand one below the other
    if (wiring) {
        layout.panels.places[page.indexOf("block")].panel = QRect(left, edge, page.size.width() - padding - left, high);
        layout.wiringSummary = high >= lowestSummary * page.scale;
    }
    if (layer) layout.panels.places[page.indexOf("layer")] = placeLayer(page, *layer, split + 1);
    const int rule = page.right - 1;
    layout.panels.rules.push_back({rule, padding, rule, page.size.height() - padding});
    if (wiring && layer) layout.panels.rules.push_back({rule, split, page.size.width() - padding, split});
}

} // namespace

int endRoom(const Figure& figure, const QSize& size, const Theme& theme) {
    return endRoom(pageOf(figure, size, theme));
}

DepthLayout depthLayout(const Figure& figure, const QSize& size, const Theme& theme) {
    DepthLayout layout;
    if (figure.panels.empty()) return layout;
    const PageOf page = pageOf(figure, size, theme);
    layout.panels.places.resize(figure.panels.size());
    placeLeft(page, layout.panels);
    placeRight(page, layout);
    return layout;
}

} // namespace normscope::ui
