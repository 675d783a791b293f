// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/batch_scene.h"

namespace normscope {

namespace {

void addView(const BatchScene& scene, std::vector<Panel>& panels) {
    switch (scene.display.view) {
    case BatchView::Law:
        return addLaw(scene, panels);
    case BatchView::Accuracy:
        return addAccuracy(scene, panels);
    case BatchView::Gap:
        return addGap(scene, panels);
    case BatchView::Perturbation:
        return addPerturbation(scene, panels);
    case BatchView::Composition:
        return addComposition(scene, panels);
    case BatchView::Padding:
        return addPadding(scene, panels);
    case BatchView::Conventions:
        return addConventions(scene, panels);
    }
}

} // namespace

Figure batchFigure(const BatchResult& result, const BatchLook& look) {
    const BatchScene scene = batchScene(result, look);
    Figure figure;
    figure.name = "batch";
    figure.title = result.scenario.title.empty() ? Text(NORMSCOPE_TEXT("What the statistics depend on"))
                                                 : Text("%1", {result.scenario.title});
    figure.panels.emplace_back(batchMeanPlot(scene));
    figure.panels.emplace_back(batchVariancePlot(scene));
    figure.panels.emplace_back(sampleStatisticsPlot(scene));
    addView(scene, figure.panels);
    figure.panels.emplace_back(statisticsInUse(scene));
    figure.caption = batchCaption(scene);
    figure.sentence = batchSentence(scene);
    return figure;
}

} // namespace normscope
