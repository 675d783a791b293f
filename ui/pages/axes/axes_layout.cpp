// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/axes/axes_layout.h"

#include "pages/axes/bench_layout.h"
#include "plot/matrix_layout.h"
#include "plot/matrix_metrics.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <tuple>

namespace normscope::ui {

namespace {

constexpr int padding = 16;
constexpr int switchHeight = 30;   // of the view switch
constexpr int viewHeight = 150;    // worked arithmetic
constexpr int lowViewHeight = 104; // the same without its lesser lines
constexpr int histogramHeight = 160;
constexpr int lowestMatrices = 440; // title, names, twelve rows, margins
constexpr double lowestCell = 18;
constexpr double lowestSentence = 10;  // cell height of a matrix in the band that still has its sentence
constexpr int lowTop = 46;             // its title and the name of the lit column
constexpr int axisRoom = 36;           // left of the axes in the bands
constexpr double lowestOverBench = 72; // all rows of a matrix; where they get lower the bench has the page to itself

enum class Kind { Matrix, View, Histogram };

Kind kindOf(const Panel& panel) {
    const std::string& name = panelName(panel);
    if (name.starts_with("histogram")) return Kind::Histogram;
    return std::holds_alternative<MatrixPlot>(panel) && !name.starts_with("influence") ? Kind::Matrix : Kind::View;
}

std::vector<const MatrixPlot*> matricesOf(const Figure& figure) {
    std::vector<const MatrixPlot*> matrices;
    for (const Panel& panel : figure.panels)
        if (kindOf(panel) == Kind::Matrix) matrices.push_back(&std::get<MatrixPlot>(panel));
    return matrices;
}

// The card of the chosen cell alone is no view: it makes room for the histograms.
bool hasView(const Figure& figure) {
    return std::any_of(figure.panels.begin(), figure.panels.end(), [](const Panel& panel) {
        return kindOf(panel) == Kind::View && !std::holds_alternative<CellCard>(panel);
    });
}

bool hasArithmetic(const Figure& figure) {
    return std::any_of(figure.panels.begin(), figure.panels.end(),
                       [](const Panel& panel) { return std::holds_alternative<Arithmetic>(panel); });
}

bool tooLow(const QSize& size, double scale) {
    return size.height() < int(scale * (lowestMatrices + switchHeight + viewHeight + histogramHeight));
}

// The bands of the page from top to bottom.
struct Bands {
    int switchTop = 0;
    QRect view, histograms; // null: not shown
    bool folded = false;
};

// Below the matrices: the worked arithmetic over the histograms where both fit, else one of them alone.
Bands bandsBelow(const Figure& figure, const QSize& size, int top, double scale) {
    Bands bands;
    const int left = padding, width = size.width() - 2 * padding;
    bands.folded = tooLow(size, scale);
    bands.switchTop = top;
    const int start = top + int(scale * switchHeight), rest = size.height() - start;
    const bool split = hasArithmetic(figure) && !bands.folded;
    const int view = split ? std::min(rest - int(scale * histogramHeight), int(scale * viewHeight)) : rest;
    if (hasView(figure)) bands.view = QRect(left, start, width, view);
    if (!hasView(figure))
        bands.histograms = QRect(left, start, width, rest);
    else if (split)
        bands.histograms = QRect(left, start + view, width, rest - view);
    return bands;
}

// The k-th part of a band: under the k-th matrix, with room for the numbers of an axis at its left.
AxesLayout::Place under(const QRect& band, const std::vector<MatrixPlacement>& matrices, std::size_t k, double scale) {
    if (band.isNull() || k >= matrices.size()) return {};
    const auto edge = [&](std::size_t i) {
        const int cells = padding + matrices[i].view.left() + matrices[i].cells.left();
        return std::max(cells - int(axisRoom * scale), 0);
    };
    // All as wide as the first, so that axes that are shared have one length.
    const int left = edge(k), pitch = matrices.size() > 1 ? edge(1) - edge(0) : band.width();
    const int right = std::min(left + pitch - int(10 * scale), band.right() + 1);
    const int shift = padding + matrices[k].view.left() - left;
    return {QRect(left, band.top() + 1, right - left, band.height() - 1), matrices[k].cells.translated(shift, 0)};
}

// The cells of a matrix in a band: as wide as those of the matrix above, and as high as the band allows; the sentence
// over them goes before they get too low.
QRect cellsInBand(const MatrixPlot& plot, const QRect& above, int height, const Theme& theme) {
    const double scale = theme.body / 14.0, rows = double(std::max<Index>(plot.values.rows(), 1));
    const auto cellHeight = [&](int top) {
        return std::min((height - top - matrixBottom(plot, theme)) / rows, largestCellHeight * scale);
    };
    int top = matrixTop(plot, theme);
    if (cellHeight(top) < lowestSentence * scale) top = int(lowTop * scale);
    const double cell = std::max(cellHeight(top), 1.0);
    return {above.left(), top, above.width(), int((cell >= 4 ? std::floor(cell) : cell) * rows)};
}

// Between the cells' margins and the view switch.
constexpr int switchGap = 8;

// The bench needs more room than the other views and is told in no less.
std::vector<MatrixPlacement> placeAboveBench(const std::vector<const MatrixPlot*>& matrices, const TextTable& bench,
                                             const Theme& theme, const QSize& size, double scale) {
    const int width = size.width() - 2 * padding;
    const int below = int(scale * switchHeight) + leastBenchHeight(bench, theme, width) + switchGap + 1;
    const std::vector<MatrixPlacement> placed = placeMatrices(matrices, theme, QSize(width, size.height() - below));
    return placed[0].cells.height() < scale * lowestOverBench ? std::vector<MatrixPlacement>() : placed;
}

// Cells come first: where they would get too low, what stands below them is told in less.
std::vector<MatrixPlacement> placeAbove(const std::vector<const MatrixPlot*>& matrices, const Theme& theme,
                                        const QSize& size, double scale) {
    const auto above = [&](int view) {
        const int below = int(scale * (switchHeight + view + (tooLow(size, scale) ? 0 : histogramHeight)));
        return placeMatrices(matrices, theme, QSize(size.width() - 2 * padding, size.height() - below));
    };
    const std::vector<MatrixPlacement> placed = above(viewHeight);
    const double rows = double(std::max<Index>(matrices[0]->values.rows(), 1));
    return placed[0].cells.height() < scale * lowestCell * rows ? above(lowViewHeight) : placed;
}

// With the bench: its table below the matrices, which have no place where they would get too low, and nothing else.
AxesLayout::Place besideBench(const Panel& panel, std::size_t k, const std::vector<MatrixPlacement>& placed,
                              const Bands& bands) {
    if (std::holds_alternative<TextTable>(panel)) return {bands.view.adjusted(0, 1, 0, 0), {}}; // below the switch
    if (kindOf(panel) != Kind::Matrix || placed.empty()) return {};
    AxesLayout::Place place{placed[k].view.translated(padding, 0), placed[k].cells};
    place.panel.setBottom(bands.switchTop - 1);
    return place;
}

// The k-th panel of its kind.
AxesLayout::Place placeOf(const Panel& panel, std::size_t k, const std::vector<MatrixPlacement>& placed,
                          const Bands& bands, const Theme& theme) {
    const Kind kind = kindOf(panel);
    const double scale = theme.body / 14.0;
    if (kind == Kind::Histogram) return under(bands.histograms, placed, k, scale);
    if (kind == Kind::View) {
        AxesLayout::Place place = under(bands.view, placed, k, scale);
        const auto* plot = std::get_if<MatrixPlot>(&panel);
        if (plot && !place.panel.isNull()) place.cells = cellsInBand(*plot, place.cells, place.panel.height(), theme);
        return place;
    }
    AxesLayout::Place place{placed[k].view.translated(padding, 0), placed[k].cells};
    place.panel.setBottom(bands.switchTop - 1);
    return place;
}

bool takesTheSameRoom(const MatrixPlot& a, const MatrixPlot& b) {
    const auto shape = [](const MatrixPlot& plot) {
        return std::tuple(plot.values.rows(), plot.values.cols(), plot.showColumnLabels, plot.title.empty(),
                          plot.sentence.empty(), plot.group.has_value(), plot.rowMargin.empty(),
                          plot.columnMargin.empty(), plot.summary.empty());
    };
    return shape(a) == shape(b) && a.rowLabels == b.rowLabels && a.columnLabels == b.columnLabels &&
           a.shortColumnLabels == b.shortColumnLabels;
}

bool takesTheSameRoom(const TextTable& a, const TextTable& b) {
    return a.columns == b.columns && std::ranges::equal(a.rows, b.rows, [](const auto& one, const auto& other) {
               return one.head == other.head && one.cells == other.cells;
           });
}

bool takesTheSameRoom(const Panel& a, const Panel& b) {
    if (a.index() != b.index() || panelName(a) != panelName(b)) return false;
    if (const auto* table = std::get_if<TextTable>(&a)) return takesTheSameRoom(*table, std::get<TextTable>(b));
    const auto* matrix = std::get_if<MatrixPlot>(&a);
    return !matrix || takesTheSameRoom(*matrix, std::get<MatrixPlot>(b));
}

QLine rule(int y, const QSize& size) { return {padding, y, size.width() - padding, y}; }

} // namespace

bool laidOutAlike(const Figure& a, const Figure& b) {
    return std::ranges::equal(a.panels, b.panels,
                              [](const Panel& one, const Panel& other) { return takesTheSameRoom(one, other); });
}

AxesLayout axesLayout(const Figure& figure, const QSize& size, const Theme& theme) {
    AxesLayout layout;
    layout.places.resize(figure.panels.size());
    const std::vector<const MatrixPlot*> matrices = matricesOf(figure);
    if (matrices.empty()) return layout;

    const double scale = theme.body / 14.0;
    const TextTable* bench = benchOf(figure);
    const std::vector<MatrixPlacement> placed =
        bench ? placeAboveBench(matrices, *bench, theme, size, scale) : placeAbove(matrices, theme, size, scale);
    const int top = placed.empty() ? 0 : placed[0].cells.bottom() + matrixBottom(*matrices[0], theme) + switchGap;
    const Bands bands = bandsBelow(figure, size, top, scale);

    std::array<std::size_t, 3> count{}; // of the kinds so far
    for (std::size_t k = 0; k < figure.panels.size(); ++k) {
        const Kind kind = kindOf(figure.panels[k]);
        const std::size_t place = count[std::size_t(kind)]++;
        layout.places[k] = bench ? besideBench(figure.panels[k], place, placed, bands)
                                 : placeOf(figure.panels[k], place, placed, bands, theme);
    }
    if (!placed.empty()) layout.rules.push_back(rule(bands.switchTop, size));
    if (!bands.view.isNull() && !bands.histograms.isNull()) layout.rules.push_back(rule(bands.histograms.top(), size));
    layout.viewSwitch = QRect(padding, bands.switchTop + 1, size.width() - 2 * padding, int(scale * switchHeight));
    layout.histogramsFolded = bands.folded;
    return layout;
}

} // namespace normscope::ui
