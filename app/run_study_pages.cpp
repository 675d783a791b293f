// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "run_pages.h"

#include "engine/batch_job.h"
#include "engine/precision_job.h"

#include <utility>

// The pages that have much at once and then train: stopped, there is always something to leave.
namespace normscope::cli {

namespace {

void addBatchPanels(Findings& findings, BatchResult result) {
    for (const BatchView view : {BatchView::Law, BatchView::Accuracy, BatchView::Gap, BatchView::Perturbation,
                                 BatchView::Composition, BatchView::Padding, BatchView::Conventions}) {
        result.scenario.batch.view = view;
        addPanels(findings, batchFigure(result, {}));
    }
}

void addPrecisionPanels(Findings& findings, PrecisionResult result) {
    for (const PrecisionView view : {PrecisionView::Grid, PrecisionView::Floor, PrecisionView::Overflow,
                                     PrecisionView::Variance, PrecisionView::Generation}) {
        result.scenario.precision.view = view;
        addPanels(findings, precisionFigure(result, {}));
    }
}

template <class Result>
void show(TerminalProgress& progress, const Result& result) {
    progress.show(static_cast<std::size_t>(result.done), static_cast<std::size_t>(result.planned));
}

} // namespace

Expected<Findings> runBatchPage(const Scenario& scenario, std::stop_token stop, TerminalProgress& progress) {
    const auto done =
        ui::runBatchJob(scenario, 0, std::move(stop), [&](const BatchResult& partial) { show(progress, partial); });
    if (!done) return unexpected(done.error());
    const BatchResult& result = **done;
    show(progress, result);
    Findings findings;
    findings.metrics = metrics(result);
    findings.bits = bitsCode(result);
    findings.tables = {{"stream.csv", streamCsv(result)}, {"trained.csv", trainedCsv(result)}};
    findings.notes = result.notes;
    if (!result.complete())
        findings.stopped = stoppedAt(NORMSCOPE_TEXT("stopped at training %1 of %2"), result.done, result.planned);
    addBatchPanels(findings, result);
    return findings;
}

Expected<Findings> runPrecisionPage(const Scenario& scenario, std::stop_token stop, TerminalProgress& progress) {
    const auto done = ui::runPrecisionJob(scenario, 0, std::move(stop),
                                          [&](const PrecisionResult& partial) { show(progress, partial); });
    if (!done) return unexpected(done.error());
    const PrecisionResult& result = **done;
    show(progress, result);
    Findings findings;
    findings.metrics = metrics(result);
    findings.bits = bitsCode(result);
    if (!result.complete())
        findings.stopped = stoppedAt(NORMSCOPE_TEXT("stopped at step %1 of %2"), result.done, result.planned);
    addPrecisionPanels(findings, result);
    return findings;
}

} // namespace normscope::cli
