// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/measure.h"

#include "engine/whole_run.h"

namespace normscope::ui {

namespace {

Figure finished(const AxesResult& result) { return axesFigure(result, {}); }
Figure finished(const DepthResult& result) { return depthFigure(result, {}); }
Figure finished(const BatchResult& result) { return batchFigure(result, {}); }
Figure finished(const PrecisionResult& result) { return precisionFigure(result, {}); }
Figure finished(const ModelsResult& result) { return modelsFigure(result, {}); }
Figure finished(const TrainingResult& result) {
    TrainingLook look;
    look.frame = static_cast<double>(newestStep(result));
    return trainingFigure(result, look);
}

Expected<Measurement> measuredBy(WholeRun& run, const Scenario& scenario, const std::stop_token& stop) {
    const auto result = run(scenario, stop);
    if (stop.stop_requested()) return unexpected(Error{"", "", NORMSCOPE_TEXT("stopped before it was measured")});
    if (!result) return unexpected(result.error());
    return Measurement{metricsOf(*result), finishedFigure(*result)};
}

} // namespace

Metrics metricsOf(const PageResult& result) {
    return std::visit([](const auto& one) { return metrics(*one); }, result);
}

Figure finishedFigure(const PageResult& result) {
    return std::visit([](const auto& one) { return finished(*one); }, result);
}

Expected<Measurement> measure(const Scenario& scenario, std::stop_token stop) {
    WholeRun run;
    return measuredBy(run, scenario, stop);
}

Measure measuring(std::stop_token stop) {
    return [run = std::make_shared<WholeRun>(), stop = std::move(stop)](const Scenario& scenario) {
        return measuredBy(*run, scenario, stop);
    };
}

} // namespace normscope::ui
