// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "run_pages.h"

#include "engine/measure.h"
#include "engine/whole_run.h"

#include <utility>

namespace normscope::cli {

namespace {

Findings findingsOf(const AxesResult& result) {
    if (result.stopped) return nothingDone();
    Findings findings;
    findings.bits = bitsCode(result);
    AxesLook look;
    look.guess.tested = true; // nobody is there to guess
    look.display = result.scenario.axes;
    for (const AxesView view : {AxesView::Cell, AxesView::Influence, AxesView::Backward, AxesView::Invariance}) {
        look.display->view = view;
        addPanels(findings, axesFigure(result, look));
    }
    return findings;
}

// Both views: the curve over the layers and the one against depth.
Findings findingsOf(DepthResult result) {
    if (result.done == 0) return nothingDone();
    Findings findings;
    findings.bits = bitsCode(result);
    findings.tables = {{"layers.csv", layersCsv(result)}};
    if (!result.complete())
        findings.stopped = stoppedAt(NORMSCOPE_TEXT("stopped at run %1 of %2"), result.done, result.planned);
    for (const DepthView view : {DepthView::Layers, DepthView::AgainstDepth}) {
        result.scenario.depth.view = view;
        addPanels(findings, depthFigure(result, {}));
    }
    return findings;
}

void addTrainingPanels(Findings& findings, TrainingResult result) {
    TrainingLook look;
    look.frame = static_cast<double>(newestStep(result));
    for (const TrainingView view : {TrainingView::GradientMap, TrainingView::RmsMap, TrainingView::Schedule,
                                    TrainingView::Affine, TrainingView::Stream}) {
        result.scenario.training.view = view;
        addPanels(findings, trainingFigure(result, look));
    }
}

Findings findingsOf(const TrainingResult& result) {
    if (result.done == 0) return nothingDone();
    Findings findings;
    findings.bits = bitsCode(result);
    findings.tables = {{"steps.csv", stepsCsv(result)}, {"layers.csv", trainingLayersCsv(result)}};
    findings.notes = result.notes;
    if (!result.complete())
        findings.stopped = stoppedAt(NORMSCOPE_TEXT("stopped at step %1 of %2"), result.done, result.planned);
    addTrainingPanels(findings, result);
    return findings;
}

} // namespace

const char* progressNoun(Page page) {
    if (page == Page::Batch) return "training";
    return page == Page::Training || page == Page::Precision ? "step" : "run";
}

Expected<Findings> runPage(const Scenario& scenario, std::stop_token stop, TerminalProgress& progress) {
    const auto show = [&](std::size_t done, std::size_t planned) { progress.show(done, planned); };
    const auto result = ui::WholeRun()(scenario, std::move(stop), show);
    if (!result) return unexpected(result.error());
    Findings findings = std::visit([](const auto& one) { return findingsOf(*one); }, *result);
    if (!findings.empty) findings.metrics = ui::metricsOf(*result);
    return findings;
}

} // namespace normscope::cli
