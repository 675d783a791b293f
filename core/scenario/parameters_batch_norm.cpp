// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenario/parameter_builders.h"
#include "scenario/parameter_groups.h"

#include <algorithm>

namespace normscope {

namespace {

using describe::at;

bool showsBatchNorm(const Scenario& scenario) {
    return std::ranges::find(scenario.axes.norms, NormKind::Batch) != scenario.axes.norms.end();
}

// Training keeps running statistics too.
bool updatesStatistics(const Scenario& scenario) {
    if (scenario.page != Page::Training) return showsBatchNorm(scenario);
    return std::ranges::any_of(scenario.training.arms,
                               [](const TrainingArm& arm) { return arm.arm.norm == NormKind::Batch; });
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
         .applies = updatesStatistics},
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
         .applies = updatesStatistics},
        at(&Scenario::norm, &NormSettings::convention),
        {{MomentumConvention::PyTorch, "pytorch", NORMSCOPE_TEXT("PyTorch")},
         {MomentumConvention::Keras, "keras", NORMSCOPE_TEXT("Keras")}});
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
         .applies = showsBatchNorm},
        at(&Scenario::norm, &NormSettings::batchesSeen));
}

} // namespace

std::vector<Parameter> batchNormParameters() { return {mode(), momentum(), convention(), batchesSeen()}; }

} // namespace normscope
