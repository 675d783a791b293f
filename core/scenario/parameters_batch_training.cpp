// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenario/parameter_builders.h"
#include "scenario/parameter_groups.h"

// How the small networks of the Batch page learn.
namespace normscope {

namespace {

using describe::at;

Parameter steps() {
    return describe::integer(
        {.key = "batch.steps",
         .group = "batch",
         .label = NORMSCOPE_TEXT("training steps"),
         .help =
             NORMSCOPE_TEXT("Length of the trainings of the accuracy view. An MLP with two hidden layers of 64 units "
                            "and the norm before each ReLU learns with batches of several sizes, by SGD with momentum "
                            "0.9. Those of the other views take 200 or 400 steps, but never more than these."),
         .scale = ParameterScale::Logarithmic,
         .lower = 1,
         .upper = 5000,
         .sliderLower = 10,
         .sliderUpper = 2000},
        at(&Scenario::batch, &BatchSettings::steps));
}

Parameter rate() {
    return describe::real({.key = "batch.lr",
                           .group = "batch",
                           .label = NORMSCOPE_TEXT("learning rate"),
                           .help = NORMSCOPE_TEXT("Of the trainings of the accuracy view, at batch size 32 and "
                                                  "above. It stays the same from the first step to the last."),
                           .scale = ParameterScale::Logarithmic,
                           .lower = 1e-6,
                           .upper = 10,
                           .sliderLower = 1e-3,
                           .sliderUpper = 1},
                          at(&Scenario::batch, &BatchSettings::lr));
}

Parameter scaleLr() {
    return describe::onOff(
        {.key = "batch.scale_lr",
         .group = "batch",
         .label = NORMSCOPE_TEXT("scale lr with B"),
         .help = NORMSCOPE_TEXT("Multiplies the learning rate by min(1, B / 32). Without it small batches also mean "
                                "noisy gradients: then LayerNorm too loses accuracy, and the comparison is not fair.")},
        at(&Scenario::batch, &BatchSettings::scaleLr));
}

Parameter seeds() {
    return describe::integer(
        {.key = "batch.seeds",
         .group = "batch",
         .label = NORMSCOPE_TEXT("seeds"),
         .help = NORMSCOPE_TEXT("So many trainings of every network, each with another split, other weights and other "
                                "batches. Bands run from the lowest to the highest."),
         .lower = 1,
         .upper = 20,
         .sliderLower = 1,
         .sliderUpper = 20},
        at(&Scenario::batch, &BatchSettings::seeds));
}

} // namespace

std::vector<Parameter> batchTrainingParameters() { return {steps(), rate(), scaleLr(), seeds()}; }

} // namespace normscope
