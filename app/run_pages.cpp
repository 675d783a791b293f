// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "run_pages.h"

#include "engine/axes_job.h"
#include "engine/depth_job.h"
#include "engine/training_job.h"

#include <utility>

namespace normscope::cli {

namespace {

Expected<Findings> runAxesPage(const Scenario& scenario, std::stop_token stop) {
    const auto result = ui::AxesJob()(scenario, std::move(stop));
    if (!result) return unexpected(result.error());
    if ((*result)->stopped) return nothingDone();
    Findings findings;
    findings.metrics = metrics(**result);
    findings.bits = bitsCode(**result);
    addPanels(findings, axesFigure(**result, {}));
    return findings;
}

// Both views: the curve over the layers and the one against depth.
Expected<Findings> runDepthPage(const Scenario& scenario, std::stop_token stop, TerminalProgress& progress) {
    const auto show = [&](const DepthResult& partial) { progress.show(partial.done, partial.planned); };
    const auto done = ui::runDepthJob(scenario, true, 0, std::move(stop), show);
    if (!done) return unexpected(done.error());
    DepthResult result = **done;
    if (result.done == 0) return nothingDone();
    show(result);
    Findings findings;
    findings.metrics = metrics(result);
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

Expected<Findings> runTrainingPage(const Scenario& scenario, std::stop_token stop, TerminalProgress& progress) {
    const auto show = [&](const TrainingResult& partial) {
        progress.show(static_cast<std::size_t>(partial.done), static_cast<std::size_t>(partial.planned));
    };
    const auto done = ui::runTrainingJob(scenario, 0, std::move(stop), show);
    if (!done) return unexpected(done.error());
    const TrainingResult& result = **done;
    if (result.done == 0) return nothingDone();
    show(result);
    Findings findings;
    findings.metrics = metrics(result);
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
    switch (scenario.page) {
    case Page::Axes:
        return runAxesPage(scenario, std::move(stop));
    case Page::Depth:
        return runDepthPage(scenario, std::move(stop), progress);
    case Page::Training:
        return runTrainingPage(scenario, std::move(stop), progress);
    case Page::Batch:
        return runBatchPage(scenario, std::move(stop), progress);
    case Page::Precision:
        break;
    }
    return runPrecisionPage(scenario, std::move(stop), progress);
}

} // namespace normscope::cli
