// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/batch_seeds.h"
#include "lab/training_lines.h"

#include <cmath>

// Small networks that learned with batches of several sizes.
namespace normscope {

namespace {

constexpr TrainedKind layerNorm{.norm = TrainedCase::Norm::Layer};

double evaluated(const TrainedOutcome& outcome) { return outcome.evaluation; }
double byBatch(const TrainedOutcome& outcome) { return outcome.batch; }
double batchMinusEvaluated(const TrainedOutcome& outcome) { return outcome.batch - outcome.evaluation; }

Text pointsLabel(double points) { return {"%1", {fixed(points, 0)}}; }

Plot accuracyBySize(const BatchScene& scene) {
    Plot plot = accuracyPercentPlot(scene, "accuracy");
    plot.title = NORMSCOPE_TEXT("Accuracy");
    plot.subtitle = {NORMSCOPE_TEXT("%, %1; bands: least to greatest"), {seedsText(scene)}};
    plot.x = sizeAxis(accuracySizes);
    plot.cursor = sizeCursor(scene, accuracySizes);
    addCurve(overSizes(scene, {"layer", "LayerNorm", Role::Layer}, layerNorm, evaluated), plot);
    addCurve(
        overSizes(scene, {"running", {NORMSCOPE_TEXT("BN, %1"), {evaluationName(scene)}}, Role::Batch}, {}, evaluated),
        plot);
    addCurve(overSizes(scene, {"batch", NORMSCOPE_TEXT("BN, batch"), Role::Batch, LineForm::Sandwich}, {}, byBatch),
             plot);
    describeLines(plot);
    return plot;
}

Plot gapBySize(const BatchScene& scene) {
    Plot plot;
    plot.name = "accuracy-gap";
    plot.title = {NORMSCOPE_TEXT("BatchNorm: batch − %1"), {evaluationName(scene)}};
    plot.subtitle = scene.norm().trackRunningStats ? NORMSCOPE_TEXT("points; below 0 the batch's are worse")
                                                   : NORMSCOPE_TEXT("points");
    plot.x = sizeAxis(accuracySizes);
    plot.cursor = sizeCursor(scene, accuracySizes);
    SeedCurve gap{"gap", {}, Role::Batch};
    gap.valueLabel = pointsLabel;
    addCurve(overSizes(scene, gap, {}, batchMinusEvaluated), plot);
    describeLines(plot);
    plot.series.push_back(guideLine("none", plot.x.lower, plot.x.upper, 0, NORMSCOPE_TEXT("no gap")));
    plot.y = keptAxis(scene, plot.name, looseAxis(plot.series));
    return plot;
}

} // namespace

void addAccuracy(const BatchScene& scene, std::vector<Panel>& panels) {
    panels.emplace_back(accuracyBySize(scene));
    panels.emplace_back(gapBySize(scene));
}

} // namespace normscope
