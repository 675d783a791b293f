// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lab/batch_scene.h"

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

// Trainings that differ in their seed only, as one number with its spread.
namespace normscope {

struct SeedSpread {
    double mean = notThere, least = notThere, greatest = notThere;
    Index seeds = 0;   // that are there
    Index without = 0; // trainings that ended without the value, as where a norm could not be computed
    explicit operator bool() const { return seeds > 0; }
};

struct TrainedKind {
    TrainedCase::Study study = TrainedCase::Study::Accuracy;
    TrainedCase::Norm norm = TrainedCase::Norm::Batch;
    std::optional<Index> size = {}; // none: whatever it is
    std::optional<double> momentum = {};
    bool mixedPadding = false;
};
using OutcomeValue = std::function<double(const TrainedOutcome&)>;
// Outcomes whose value is not there do not count.
SeedSpread overSeeds(const BatchResult& result, const TrainedKind& kind, const OutcomeValue& value);
// The k-th of some values of the outcome.
OutcomeValue entryOf(std::vector<double> TrainedOutcome::*values, std::size_t k);
// LayerNorm has one accuracy, whatever the batch is made of.
OutcomeValue ofLayerNorm(double TrainedOutcome::*value);

Text seedsText(const BatchScene& scene); // "5 seeds"
// Line of the means, and the band from the least to the greatest behind it; in per cent.
struct SeedCurve {
    std::string name;
    Text label; // before the last value, at the line's end
    Role role = Role::Plain;
    LineForm form = LineForm::Plain;
    std::vector<double> x = {};
    std::vector<SeedSpread> y = {};
    double unit = 100;
    Text (*valueLabel)(double) = percentPoint;
};
// Its x axis is that of the plot already.
void addCurve(const SeedCurve& curve, Plot& plot);
SeedCurve overSizes(const BatchScene& scene, SeedCurve curve, TrainedKind kind, const OutcomeValue& value);

// An empty plot of accuracies in per cent, with "training 3 of 90" while they are not all done.
Plot accuracyPercentPlot(const BatchScene& scene, const char* name);
void noteProgress(const BatchScene& scene, Plot& plot);
// "BN, batch only 4 of 5 trainings (B 16, 32)", for means that lack some.
struct SeedPlace {
    SeedSpread spread;
    Text name;
};
void noteMissing(const Text& label, const Text& axis, const std::vector<SeedPlace>& places, Plot& plot);
// "Accuracy: LayerNorm 97 %, ...", from the end labels.
void describeLines(Plot& plot);

} // namespace normscope
