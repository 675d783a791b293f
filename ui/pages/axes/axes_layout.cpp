// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/axes/axes_layout.h"

#include "plot/matrix_layout.h"
#include "plot/matrix_metrics.h"

#include <algorithm>

namespace normscope::ui {

namespace {

constexpr int padding = 16;
constexpr int switchHeight = 30;     // of the view switch
constexpr int viewHeight = 150;      // worked arithmetic
constexpr int histogramHeight = 160;
constexpr int lowestMatrices = 440;  // title, names, twelve rows, margins

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
    bands.folded = size.height() < int(scale * (lowestMatrices + switchHeight + viewHeight + histogramHeight));
    bands.switchTop = top;
    const int start = top + int(scale * switchHeight), rest = size.height() - start;
    const bool split = hasArithmetic(figure) && !bands.folded;
    const int view = split ? std::min(rest - int(scale * histogramHeight), int(scale * viewHeight)) : rest;
    if (hasView(figure)) bands.view = QRect(left, start, width, view);
    if (!hasView(figure)) bands.histograms = QRect(left, start, width, rest);
    else if (split) bands.histograms = QRect(left, start + view, width, rest - view);
    return bands;
}

// The k-th part of a band: under the k-th matrix.
AxesLayout::Place under(const QRect& band, const std::vector<MatrixPlacement>& matrices, std::size_t k) {
    if (band.isNull() || k >= matrices.size()) return {};
    const int left = padding + matrices[k].view.left();
    const int right = k + 1 < matrices.size() ? padding + matrices[k + 1].view.left() : band.right() + 1;
    return {QRect(left, band.top() + 1, right - left, band.height() - 1), matrices[k].cells};
}

int heightBelow(const QSize& size, double scale) {
    const bool folded = size.height() < int(scale * (lowestMatrices + switchHeight + viewHeight + histogramHeight));
    return int(scale * (switchHeight + viewHeight + (folded ? 0 : histogramHeight)));
}

QLine rule(int y, const QSize& size) { return {padding, y, size.width() - padding, y}; }

} // namespace

AxesLayout axesLayout(const Figure& figure, const QSize& size, const Theme& theme) {
    AxesLayout layout;
    layout.places.resize(figure.panels.size());
    const std::vector<const MatrixPlot*> matrices = matricesOf(figure);
    if (matrices.empty()) return layout;

    const double scale = theme.body / 14.0;
    const QSize room(size.width() - 2 * padding, size.height() - heightBelow(size, scale));
    const std::vector<MatrixPlacement> placed = placeMatrices(matrices, theme, room);
    const int top = placed[0].cells.bottom() + matrixBottom(*matrices[0], theme) + 8;
    const Bands bands = bandsBelow(figure, size, top, scale);

    std::size_t matrix = 0, view = 0, histogram = 0;
    for (std::size_t k = 0; k < figure.panels.size(); ++k) {
        AxesLayout::Place& place = layout.places[k];
        switch (kindOf(figure.panels[k])) {
        case Kind::Matrix:
            place = {placed[matrix].view.translated(padding, 0), placed[matrix].cells};
            place.panel.setBottom(top - 1);
            ++matrix;
            break;
        case Kind::View: place = under(bands.view, placed, view++); break;
        case Kind::Histogram: place = under(bands.histograms, placed, histogram++); break;
        }
    }
    layout.rules.push_back(rule(bands.switchTop, size));
    if (!bands.view.isNull() && !bands.histograms.isNull()) layout.rules.push_back(rule(bands.histograms.top(), size));
    layout.viewSwitch = QRect(padding, bands.switchTop + 1, size.width() - 2 * padding, int(scale * switchHeight));
    layout.histogramsFolded = bands.folded;
    return layout;
}

} // namespace normscope::ui
