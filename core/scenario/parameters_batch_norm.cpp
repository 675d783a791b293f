// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenario/parameter_builders.h"
#include "scenario/parameter_groups.h"

#include <algorithm>

namespace normscope {

namespace {

using describe::at;

bool showsBatchNorm(const Scenario& scenario) {
    if (scenario.page == Page::Batch) return true;
    return std::ranges::find(scenario.axes.norms, NormKind::Batch) != scenario.axes.norms.end();
}

// Training keeps running statistics too.
bool updatesStatistics(const Scenario& scenario) {
    if (scenario.page != Page::Training) return showsBatchNorm(scenario);
    return std::ranges::any_of(scenario.training.arms,
                               [](const TrainingArm& arm) { return arm.arm.norm == NormKind::Batch; });
}

bool keepsStatistics(const Scenario& scenario) {
    return updatesStatistics(scenario) && scenario.norm.trackRunningStats;
}
bool hasMomentum(const Scenario& scenario) { return keepsStatistics(scenario) && !scenario.norm.cumulative; }
// The stream of the Batch page starts from none.
bool startsFromOlderBatches(const Scenario& scenario) {
    return scenario.page != Page::Batch && showsBatchNorm(scenario) && scenario.norm.trackRunningStats;
}
bool showsBatchNormWithPadding(const Scenario& scenario) {
    return showsBatchNorm(scenario) && scenario.data.padding > 0;
}

Parameter mode() {
    return describe::choice<NormMode>(
        {.key = "norm.mode",
         .group = "batchnorm",
         .label = NORMSCOPE_TEXT("BatchNorm uses"),
         .help = NORMSCOPE_TEXT("Batch: the statistics of this very batch, as in training. Running: those remembered "
                                "from earlier batches, as in evaluation; each feature then gets a fixed scale and "
                                "shift, and one sample no longer moves the others."),
         .applies = showsBatchNorm},
        at(&Scenario::norm, &NormSettings::mode),
        {{NormMode::Train, "train", NORMSCOPE_TEXT("batch")}, {NormMode::Evaluate, "eval", NORMSCOPE_TEXT("running")}});
}

Parameter momentum() {
    return describe::real(
        {.key = "norm.momentum",
         .group = "batchnorm",
         .label = NORMSCOPE_TEXT("momentum"),
         .help = NORMSCOPE_TEXT("How fast the running statistics follow. PyTorch: the share of the new batch (0.1 is "
                                "common). Keras: the share of the old value (0.99 is common)."),
         .lower = 0,
         .upper = 1,
         .sliderLower = 0,
         .sliderUpper = 1,
         .applies = hasMomentum},
        at(&Scenario::norm, &NormSettings::momentum));
}

Parameter convention() {
    return describe::choice<MomentumConvention>(
        {.key = "norm.momentum_convention",
         .group = "batchnorm",
         .label = NORMSCOPE_TEXT("momentum convention"),
         .help =
             NORMSCOPE_TEXT("PyTorch: running = (1 − m) · running + m · batch, with the variance over n − 1. Keras: "
                            "running = m · running + (1 − m) · batch, with the variance over n. Switching turns "
                            "0.1 into 0.9, which is the same memory."),
         .applies = keepsStatistics},
        at(&Scenario::norm, &NormSettings::convention),
        {{MomentumConvention::PyTorch, "pytorch", NORMSCOPE_TEXT("PyTorch")},
         {MomentumConvention::Keras, "keras", NORMSCOPE_TEXT("Keras")}});
}

Parameter cumulative() {
    return describe::onOff(
        {.key = "norm.cumulative",
         .group = "batchnorm",
         .label = NORMSCOPE_TEXT("plain average"),
         .help = NORMSCOPE_TEXT("Instead of a momentum: the running statistics are the average over all batches so "
                                "far, each counted once. PyTorch calls it momentum=None; Keras has none."),
         .applies = keepsStatistics},
        at(&Scenario::norm, &NormSettings::cumulative));
}

Parameter trackRunningStats() {
    return describe::onOff(
        {.key = "norm.track_running_stats",
         .group = "batchnorm",
         .label = NORMSCOPE_TEXT("track running stats"),
         .help = NORMSCOPE_TEXT("Off, as track_running_stats=False in PyTorch: nothing is remembered, and evaluation "
                                "too takes the statistics of the batch at hand."),
         .applies = updatesStatistics},
        at(&Scenario::norm, &NormSettings::trackRunningStats));
}

Parameter batchesSeen() {
    return describe::integer(
        {.key = "norm.batches_seen",
         .group = "batchnorm",
         .label = NORMSCOPE_TEXT("batches seen"),
         .help = NORMSCOPE_TEXT("How many updates, each by this very batch, the running statistics have had since they "
                                "began at mean 0 and variance 1. With PyTorch's 0.1 the beginning still weighs 35 % "
                                "after 10 of them, and less than 1 % after 44."),
         .lower = 0,
         .upper = 10000,
         .sliderLower = 0,
         .sliderUpper = 50,
         .applies = startsFromOlderBatches},
        at(&Scenario::norm, &NormSettings::batchesSeen));
}

Parameter maskPadding() {
    return describe::onOff(
        {.key = "norm.mask_padding",
         .group = "norm-option",
         .label = NORMSCOPE_TEXT("mask the padding"),
         .help = NORMSCOPE_TEXT("BatchNorm leaves the rows of padding out of its statistics and puts 0 in their place. "
                                "Otherwise their zeros pull its mean to 0 and change its variance."),
         .applies = showsBatchNormWithPadding},
        at(&Scenario::norm, &NormSettings::maskPadding));
}

} // namespace

std::vector<Parameter> batchNormParameters() {
    return {mode(), momentum(), convention(), cumulative(), trackRunningStats(), batchesSeen(), maskPadding()};
}

} // namespace normscope
