// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenario/parameter_builders.h"
#include "scenario/parameter_groups.h"

// How the Training page shows its runs. No number depends on it.
namespace normscope {

namespace {

using describe::at;

Parameter layer() {
    return describe::integer(
        {.key = "training.layer",
         .group = "training",
         .label = NORMSCOPE_TEXT("chosen layer"),
         .help = NORMSCOPE_TEXT("The layer whose stream the matrix shows; 0 is the embedding. A click into a plot "
                                "against layer sets it."),
         .lower = 0,
         .upper = 1000,
         .sliderLower = 0,
         .sliderUpper = 128,
         .display = true},
        at(&Scenario::training, &TrainingSettings::layer));
}

Parameter view() {
    return describe::choice<TrainingView>(
        {.key = "training.view",
         .group = "training",
         .label = NORMSCOPE_TEXT("below the curves"),
         .help = NORMSCOPE_TEXT("Gradient: its norm by layer and step. RMS: of the stream behind each layer. Schedule: "
                                "learning rate, clipping, and how much samples differ. γ and β: of all norms. Stream: "
                                "its values at one step."),
         .display = true},
        at(&Scenario::training, &TrainingSettings::view),
        {{TrainingView::GradientMap, "gradient_map", NORMSCOPE_TEXT("gradient")},
         {TrainingView::RmsMap, "rms_map", NORMSCOPE_TEXT("RMS")},
         {TrainingView::Schedule, "schedule", NORMSCOPE_TEXT("schedule")},
         {TrainingView::Affine, "affine", NORMSCOPE_TEXT("γ and β")},
         {TrainingView::Stream, "stream", NORMSCOPE_TEXT("stream")}});
}

Parameter shown(const char* key, Text label, Text help, bool TrainingSettings::*member) {
    return describe::onOff(
        {.key = key, .group = "training", .label = std::move(label), .help = std::move(help), .display = true},
        at(&Scenario::training, member));
}

} // namespace

std::vector<Parameter> trainingViewParameters() {
    return {layer(), view(),
            shown("training.logarithmic", NORMSCOPE_TEXT("log loss"),
                  NORMSCOPE_TEXT("A logarithmic axis for the loss: for one that starts in the thousands."),
                  &TrainingSettings::logarithmic),
            shown("training.lock_axes", NORMSCOPE_TEXT("lock axes"),
                  NORMSCOPE_TEXT("The axes keep their ranges while runs go on and controls move."),
                  &TrainingSettings::lockAxes)};
}

} // namespace normscope
