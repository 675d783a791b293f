// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "run_pages.h"

// The pages that have much at once: stopped, there is always something to leave.
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

// The table is a file of its own: modelsCsv.
void addModelsPanels(Findings& findings, const ModelsResult& result) {
    ModelsLook look;
    look.display = result.scenario.models;
    look.display->view = ModelsView::Checkpoint;
    if (result.checkpoint) addPanels(findings, modelsFigure(result, look));
}

} // namespace

Findings findingsOf(const BatchResult& result) {
    Findings findings;
    findings.bits = bitsCode(result);
    findings.tables = {{"stream.csv", streamCsv(result)}, {"trained.csv", trainedCsv(result)}};
    if (!result.complete())
        findings.stopped = stoppedAt(NORMSCOPE_TEXT("stopped at training %1 of %2"), result.done, result.planned);
    addBatchPanels(findings, result);
    return findings;
}

Findings findingsOf(const PrecisionResult& result) {
    Findings findings;
    findings.bits = bitsCode(result);
    if (!result.complete())
        findings.stopped = stoppedAt(NORMSCOPE_TEXT("stopped at step %1 of %2"), result.done, result.planned);
    addPrecisionPanels(findings, result);
    return findings;
}

Findings findingsOf(const ModelsResult& result) {
    Findings findings;
    findings.bits = bitsCode(result);
    findings.tables = {{"models.csv", modelsCsv(result.scenario.models)}};
    if (result.checkpoint) findings.tables["affine.csv"] = affineCsv(result);
    addModelsPanels(findings, result);
    return findings;
}

} // namespace normscope::cli
