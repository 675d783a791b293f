// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenario/parameter_builders.h"
#include "scenario/parameter_groups.h"

// The layer that the Precision page computes in each number format, and the row that goes in.
namespace normscope {

namespace {

using describe::at;

bool hasVariance(const Scenario& scenario) { return scenario.precision.norm == PrecisionNorm::Layer; }

Parameter norm() {
    return describe::choice<PrecisionNorm>(
        {.key = "precision.norm",
         .group = "precision",
         .label = NORMSCOPE_TEXT("norm"),
         .help = NORMSCOPE_TEXT("The layer that is computed in each format. RMSNorm subtracts no mean and divides by "
                                "the root of the mean square.")},
        at(&Scenario::precision, &PrecisionSettings::norm),
        {{PrecisionNorm::Layer, "layer", NORMSCOPE_TEXT("LayerNorm")},
         {PrecisionNorm::Rms, "rms", NORMSCOPE_TEXT("RMSNorm")}});
}

Parameter features() {
    return describe::integer(
        {.key = "precision.features",
         .group = "precision",
         .label = NORMSCOPE_TEXT("features"),
         .help = NORMSCOPE_TEXT("Values in the row. In fp16 the sum of their squares overflows past 65504: at RMS 32 "
                                "for 64 values, at 8 for 1024."),
         .scale = ParameterScale::Logarithmic,
         .lower = 2,
         .upper = 4096,
         .sliderLower = 16,
         .sliderUpper = 4096},
        at(&Scenario::precision, &PrecisionSettings::features));
}

Parameter format() {
    return describe::choice<NumberFormat>(
        {.key = "precision.format",
         .group = "precision",
         .label = NORMSCOPE_TEXT("number format"),
         .help = NORMSCOPE_TEXT("Of the cell that is looked into, emulated by rounding after every operation. fp16 has "
                                "more digits than bf16 and less range: from 6e-8 to 65504.")},
        at(&Scenario::precision, &PrecisionSettings::format),
        {{NumberFormat::Float64, "float64", "fp64"},
         {NumberFormat::Float32, "float32", "fp32"},
         {NumberFormat::Float16, "float16", "fp16"},
         {NumberFormat::BFloat16, "bfloat16", "bf16"}});
}

Parameter sums() {
    return describe::choice<Accumulation>(
        {.key = "precision.sums",
         .group = "precision",
         .label = NORMSCOPE_TEXT("sums"),
         .help = NORMSCOPE_TEXT("In the format: every partial sum is rounded to it, can overflow, and stops growing "
                                "when it is large. In fp32: as most libraries do it; the mean is rounded once.")},
        at(&Scenario::precision, &PrecisionSettings::sums),
        {{Accumulation::Native, "native", NORMSCOPE_TEXT("in the format")},
         {Accumulation::Float32, "float32", NORMSCOPE_TEXT("in fp32")}});
}

Parameter variance() {
    return describe::choice<VarianceAlgorithm>(
        {.key = "precision.variance",
         .group = "precision",
         .label = NORMSCOPE_TEXT("variance"),
         .help = NORMSCOPE_TEXT("How the variance is computed. One pass, E[x²] − E[x]², cancels far from zero and can "
                                "come out below 0; two passes subtract the mean first."),
         .applies = hasVariance},
        at(&Scenario::precision, &PrecisionSettings::variance),
        {{VarianceAlgorithm::OnePass, "one_pass", NORMSCOPE_TEXT("one pass")},
         {VarianceAlgorithm::Pairwise, "pairwise", NORMSCOPE_TEXT("pairwise sums")},
         {VarianceAlgorithm::TwoPass, "two_pass", NORMSCOPE_TEXT("two passes")},
         {VarianceAlgorithm::CorrectedTwoPass, "corrected_two_pass", NORMSCOPE_TEXT("two, corrected")},
         {VarianceAlgorithm::Welford, "welford", "Welford"},
         {VarianceAlgorithm::Shifted, "shifted", NORMSCOPE_TEXT("shifted")}});
}

Parameter flushToZero() {
    return describe::onOff(
        {.key = "precision.flush_to_zero",
         .group = "precision",
         .label = NORMSCOPE_TEXT("flush to zero"),
         .help = NORMSCOPE_TEXT("Results below the smallest normal number become 0, as on many devices. In fp16 that "
                                "takes away an ε of 1e-5 or 1e-6 too.")},
        at(&Scenario::precision, &PrecisionSettings::flushToZero));
}

Parameter sd() {
    return describe::real(
        {.key = "precision.sd",
         .group = "precision",
         .label = NORMSCOPE_TEXT("sd"),
         .help = NORMSCOPE_TEXT("Standard deviation of the row, seeded N(0, sd²) numbers. At 0 all values are equal. "
                                "Where its square is not much larger than ε, ε shows."),
         .scale = ParameterScale::Logarithmic,
         .lower = 1e-8,
         .upper = 1e4,
         .sliderLower = 1e-6,
         .sliderUpper = 1e3,
         .allowZero = true},
        at(&Scenario::precision, &PrecisionSettings::sd));
}

Parameter offset() {
    return describe::real(
        {.key = "precision.offset",
         .group = "precision",
         .label = NORMSCOPE_TEXT("offset c"),
         .help = NORMSCOPE_TEXT("Added to every value of the row. A format has fewer digits left for what differs the "
                                "further the row lies from zero."),
         .scale = ParameterScale::Logarithmic,
         .lower = 1e-3,
         .upper = 1e7,
         .sliderLower = 1,
         .sliderUpper = 1e7,
         .allowZero = true},
        at(&Scenario::precision, &PrecisionSettings::offset));
}

Parameter seeds() {
    return describe::integer(
        {.key = "precision.seeds",
         .group = "precision",
         .label = NORMSCOPE_TEXT("seeds"),
         .help = NORMSCOPE_TEXT("So many rows in the studies of variance and overflow: lines are medians, bands run "
                                "from the least to the largest error."),
         .lower = 1,
         .upper = 50,
         .sliderLower = 1,
         .sliderUpper = 50},
        at(&Scenario::precision, &PrecisionSettings::seeds));
}

Parameter values() {
    return describe::integer(
        {.key = "precision.values",
         .group = "precision",
         .label = NORMSCOPE_TEXT("values"),
         .help = NORMSCOPE_TEXT("How many numbers c + N(0, 1) have their variance taken, in the study of six ways to "
                                "compute it."),
         .scale = ParameterScale::Logarithmic,
         .lower = 2,
         .upper = 4096,
         .sliderLower = 16,
         .sliderUpper = 4096},
        at(&Scenario::precision, &PrecisionSettings::values));
}

} // namespace

std::vector<Parameter> precisionParameters() {
    return {norm(), features(), format(), sums(), variance(), flushToZero(), sd(), offset(), seeds(), values()};
}

} // namespace normscope
