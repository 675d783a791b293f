// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/axes.h"

#include "lab/axes_caption.h"
#include "lab/axes_panels.h"
#include "lab/axes_sentence.h"

namespace normscope {

namespace {

void addViewPanels(Figure& figure, const AxesScene& scene) {
    if (scene.display.view == AxesView::Influence)
        for (MatrixPlot& plot : influencePanels(scene)) figure.panels.emplace_back(std::move(plot));
    if (scene.display.view == AxesView::Invariance)
        figure.panels.emplace_back(invarianceTable(scene.result.invariance, scene.guess));
    for (const AxesRun& run : scene.result.runs) {
        if (scene.display.view == AxesView::Cell) figure.panels.emplace_back(arithmeticPanel(scene, run));
        if (scene.display.view == AxesView::Backward) figure.panels.emplace_back(backwardPanel(scene, run));
    }
}

void addHistograms(Figure& figure, const AxesScene& scene) {
    figure.panels.emplace_back(inputHistogram(scene));
    for (const AxesRun& run : scene.result.runs) figure.panels.emplace_back(outputHistogram(scene, run));
}

} // namespace

Figure axesFigure(const AxesResult& result, const AxesLook& look) {
    AxesScene scene = makeScene(result, look);
    Figure figure;
    figure.name = "axes";
    figure.title = axesTitle(result.scenario);
    figure.caption = axesCaption(result);
    figure.sentence = axesSentence(scene);
    figure.panels.emplace_back(inputPanel(scene));
    for (std::size_t k = 0; k < result.runs.size(); ++k) figure.panels.emplace_back(outputPanel(scene, k));
    figure.panels.emplace_back(cellPanel(scene));
    if (scene.empty()) return figure;
    addViewPanels(figure, scene);
    addHistograms(figure, scene);
    return figure;
}

const MatrixPlot* outputMatrix(const Figure& figure, std::size_t run) {
    return run + 1 < figure.panels.size() ? std::get_if<MatrixPlot>(&figure.panels[run + 1]) : nullptr;
}

} // namespace normscope
