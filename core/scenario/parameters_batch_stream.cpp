// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenario/parameter_builders.h"
#include "scenario/parameter_groups.h"

// What the Batch page streams, and which batches it makes of it.
namespace normscope {

namespace {

using describe::at;

bool isPadded(const Scenario& scenario) { return scenario.batch.padding > 0; }

Parameter data() {
    return describe::choice<StreamData>(
        {.key = "batch.data",
         .group = "batch",
         .label = NORMSCOPE_TEXT("data"),
         .help = NORMSCOPE_TEXT("Where the samples come from. Digits: 1797 handwritten digits of 8 × 8 pixels. Wine: "
                                "178 wines with 13 measured properties.")},
        at(&Scenario::batch, &BatchSettings::data),
        {{StreamData::Digits, "digits", NORMSCOPE_TEXT("Digits")}, {StreamData::Wine, "wine", NORMSCOPE_TEXT("Wine")}});
}

Parameter signal() {
    return describe::choice<StreamSignal>(
        {.key = "batch.signal",
         .group = "batch",
         .label = NORMSCOPE_TEXT("signal"),
         .help = NORMSCOPE_TEXT("What the statistics are taken of. Pre-activations: what a first linear layer with 64 "
                                "units and PyTorch's initial weights makes of the data. Data: the standardised "
                                "features themselves.")},
        at(&Scenario::batch, &BatchSettings::signal),
        {{StreamSignal::PreActivation, "pre_activation", NORMSCOPE_TEXT("pre-activations")},
         {StreamSignal::Data, "data", NORMSCOPE_TEXT("the data")}});
}

Parameter size() {
    return describe::integer(
        {.key = "batch.size",
         .group = "batch",
         .label = NORMSCOPE_TEXT("batch size B"),
         .help = NORMSCOPE_TEXT("Rows of a batch, samples and padding together. A batch mean misses the population by "
                                "σ/√B. With two samples every output of BatchNorm is about ±1; a single one it "
                                "refuses."),
         .lower = 1,
         .upper = 128,
         .sliderLower = 2,
         .sliderUpper = 64},
        at(&Scenario::batch, &BatchSettings::size));
}

Parameter batches() {
    return describe::integer(
        {.key = "batch.batches",
         .group = "batch",
         .label = NORMSCOPE_TEXT("batches"),
         .help = NORMSCOPE_TEXT("Length of the stream. With a momentum of 0.1 the running statistics have forgotten "
                                "half of their beginning after 6.6 batches, with 0.01 after 69."),
         .lower = 1,
         .upper = 2000,
         .sliderLower = 10,
         .sliderUpper = 300},
        at(&Scenario::batch, &BatchSettings::batches));
}

Parameter order() {
    return describe::choice<BatchOrder>(
        {.key = "batch.order",
         .group = "batch",
         .label = NORMSCOPE_TEXT("order"),
         .help = NORMSCOPE_TEXT("Mixed: each sample of a batch anew. Sorted: the data set class by class, over and "
                                "over. 1 class: every batch takes the next class and nothing else, so that no batch "
                                "is like the population.")},
        at(&Scenario::batch, &BatchSettings::order),
        {{BatchOrder::Random, "random", NORMSCOPE_TEXT("mixed")},
         {BatchOrder::Sorted, "sorted", NORMSCOPE_TEXT("sorted")},
         {BatchOrder::OneClass, "one_class", NORMSCOPE_TEXT("1 class")}});
}

Parameter padding() {
    return describe::real(
        {.key = "batch.padding",
         .group = "batch",
         .label = NORMSCOPE_TEXT("padded share"),
         .help = NORMSCOPE_TEXT("Share p of a batch's rows that are zeros. Unless masked they turn the mean μ into "
                                "(1 − p) μ and the variance into (1 − p)(σ² + p μ²). LayerNorm does not notice."),
         .lower = 0,
         .upper = 0.95,
         .sliderLower = 0,
         .sliderUpper = 0.9},
        at(&Scenario::batch, &BatchSettings::padding));
}

Parameter mask() {
    return describe::onOff(
        {.key = "batch.mask",
         .group = "batch",
         .label = NORMSCOPE_TEXT("mask the padding"),
         .help = NORMSCOPE_TEXT("BatchNorm leaves the rows of padding out of its statistics: they are those of the "
                                "real samples again, of which there are fewer."),
         .applies = isPadded},
        at(&Scenario::batch, &BatchSettings::mask));
}

Parameter perturbation() {
    return describe::real({.key = "batch.perturbation",
                           .group = "batch",
                           .label = NORMSCOPE_TEXT("sample 1 times"),
                           .help = NORMSCOPE_TEXT(
                               "The first sample of a batch is multiplied by this. Under BatchNorm on batch statistics "
                               "all others move with it; under LayerNorm, and on running statistics, they move by "
                               "exactly 0."),
                           .lower = -100,
                           .upper = 100,
                           .sliderLower = 0,
                           .sliderUpper = 10},
                          at(&Scenario::batch, &BatchSettings::perturbation));
}

} // namespace

std::vector<Parameter> batchStreamParameters() {
    return {data(), signal(), size(), batches(), order(), padding(), mask(), perturbation()};
}

} // namespace normscope
