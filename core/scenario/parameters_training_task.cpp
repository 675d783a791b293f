// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenario/parameter_builders.h"
#include "scenario/parameter_groups.h"

// What the arms of the Training page learn, how long and how often. The same for all of them.
namespace normscope {

namespace {

using describe::at;

Parameter data() {
    return describe::choice<TrainingData>(
        {.key = "training.data",
         .group = "training",
         .label = NORMSCOPE_TEXT("data"),
         .help = NORMSCOPE_TEXT("What is learned. Digits: 1797 handwritten digits, as 8 tokens (rows of 8 pixels) or "
                                "as one token of 64 pixels. Wine: 178 wines of 3 growers. A quarter of each class is "
                                "held out for the test.")},
        at(&Scenario::training, &TrainingSettings::data),
        {{TrainingData::DigitRows, "digit_rows", NORMSCOPE_TEXT("Digits, 8 rows")},
         {TrainingData::DigitPixels, "digit_pixels", NORMSCOPE_TEXT("Digits, 64 pixels")},
         {TrainingData::Wine, "wine", NORMSCOPE_TEXT("Wine")},
         {TrainingData::File, "file", NORMSCOPE_TEXT("File")}});
}

Parameter label() {
    return describe::text(
        {.key = "training.label",
         .group = "training-option",
         .label = NORMSCOPE_TEXT("class column"),
         .help = NORMSCOPE_TEXT("Which column of the file holds the classes: its name, or its number from 1. Empty: "
                                "the last one."),
         .upper = 200,
         .applies = [](const Scenario& scenario) { return scenario.training.data == TrainingData::File; }},
        at(&Scenario::training, &TrainingSettings::label));
}

Parameter batches() {
    return describe::choice<BatchDraw>(
        {.key = "training.batches",
         .group = "training",
         .label = NORMSCOPE_TEXT("batches"),
         .help = NORMSCOPE_TEXT("Random: each sample of a batch anew. One class: every step takes the next class and "
                                "nothing else, which ruins the statistics that BatchNorm keeps for the test.")},
        at(&Scenario::training, &TrainingSettings::batches),
        {{BatchDraw::Random, "random", NORMSCOPE_TEXT("random")},
         {BatchDraw::OneClass, "one_class", NORMSCOPE_TEXT("one class")}});
}

Parameter steps() {
    return describe::integer(
        {.key = "training.steps",
         .group = "training",
         .label = NORMSCOPE_TEXT("steps"),
         .help = NORMSCOPE_TEXT("Length of a run. Schedules that fall (linear, cosine) reach their end here."),
         .scale = ParameterScale::Logarithmic,
         .lower = 1,
         .upper = 20000,
         .sliderLower = 10,
         .sliderUpper = 1000},
        at(&Scenario::training, &TrainingSettings::steps));
}

Parameter evaluateEvery() {
    return describe::integer(
        {.key = "training.evaluate_every",
         .group = "training",
         .label = NORMSCOPE_TEXT("test every"),
         .help = NORMSCOPE_TEXT("After so many steps the network is tried on the samples held out, and after the last "
                                "step in any case."),
         .unit = "steps",
         .lower = 1,
         .upper = 1000,
         .sliderLower = 1,
         .sliderUpper = 100},
        at(&Scenario::training, &TrainingSettings::evaluateEvery));
}

Parameter seeds() {
    return describe::integer(
        {.key = "training.seeds",
         .group = "training",
         .label = NORMSCOPE_TEXT("seeds"),
         .help =
             NORMSCOPE_TEXT("So many runs of every arm, each with another split, other weights and batches. Arms of "
                            "one seed share all three. One run proves little: count how many succeed."),
         .lower = 1,
         .upper = 15,
         .sliderLower = 1,
         .sliderUpper = 15},
        at(&Scenario::training, &TrainingSettings::seeds));
}

Parameter success() {
    return describe::real(
        {.key = "training.success",
         .group = "training",
         .label = NORMSCOPE_TEXT("success from"),
         .help = NORMSCOPE_TEXT("A run counts as a success when its test accuracy at the end is at least this share."),
         .lower = 0,
         .upper = 1,
         .sliderLower = 0,
         .sliderUpper = 1},
        at(&Scenario::training, &TrainingSettings::success));
}

} // namespace

std::vector<Parameter> trainingTaskParameters() {
    return {data(), label(), batches(), steps(), evaluateEvery(), seeds(), success()};
}

} // namespace normscope
