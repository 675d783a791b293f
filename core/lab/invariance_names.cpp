// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/invariance_names.h"

#include "lab/axes_words.h"

namespace normscope {

std::string benchKey(BenchNorm norm) {
    switch (norm) {
    case BenchNorm::Batch:
        return "batch";
    case BenchNorm::Weight:
        return "weight";
    case BenchNorm::Layer:
        return "layer";
    case BenchNorm::Rms:
        return "rms";
    case BenchNorm::PartialRms:
        return "partial_rms";
    case BenchNorm::Group:
        return "group";
    case BenchNorm::Instance:
        return "instance";
    case BenchNorm::None:
        break;
    }
    return "none";
}

std::string benchKey(BenchChange change) {
    switch (change) {
    case BenchChange::ScaleWeights:
        return "scale_weights";
    case BenchChange::CentreWeights:
        return "centre_weights";
    case BenchChange::ScaleUnit:
        return "scale_unit";
    case BenchChange::ScaleData:
        return "scale_data";
    case BenchChange::ShiftData:
        return "shift_data";
    case BenchChange::ScaleSample:
        return "scale_sample";
    case BenchChange::ShiftSample:
        return "shift_sample";
    case BenchChange::ShiftUnit:
        break;
    }
    return "shift_unit";
}

TextArgument benchName(BenchNorm norm) {
    switch (norm) {
    case BenchNorm::Batch:
        return methodName(NormKind::Batch);
    case BenchNorm::Weight:
        return {"WeightNorm", Role::Strong};
    case BenchNorm::Layer:
        return methodName(NormKind::Layer);
    case BenchNorm::Rms:
        return methodName(NormKind::Rms);
    case BenchNorm::PartialRms:
        return {"pRMSNorm", Role::Rms};
    case BenchNorm::Group:
        return {"GroupNorm(1)", Role::Group};
    case BenchNorm::Instance:
        return methodName(NormKind::Instance);
    case BenchNorm::None:
        break;
    }
    return methodName(NormKind::None);
}

Text benchChangeText(BenchChange change, double factor) {
    const std::string amount = shortNumber(factor);
    switch (change) {
    case BenchChange::ScaleWeights:
        return {NORMSCOPE_TEXT("all weights × %1"), {amount}};
    case BenchChange::CentreWeights:
        return NORMSCOPE_TEXT("weights + one vector");
    case BenchChange::ScaleUnit:
        return {NORMSCOPE_TEXT("one unit's weights × %1"), {amount}};
    case BenchChange::ScaleData:
        return {NORMSCOPE_TEXT("all data × %1"), {amount}};
    case BenchChange::ShiftData:
        return NORMSCOPE_TEXT("data + one vector");
    case BenchChange::ScaleSample:
        return {NORMSCOPE_TEXT("one sample × %1"), {amount}};
    case BenchChange::ShiftSample:
        return {NORMSCOPE_TEXT("one row of a + %1"), {amount}};
    case BenchChange::ShiftUnit:
        break;
    }
    return {NORMSCOPE_TEXT("one column of a + %1"), {amount}};
}

const BenchMeasurement& measurementOf(const InvarianceBench& bench, BenchNorm norm, BenchChange change) {
    return bench.measured.at(norm).at(change);
}

} // namespace normscope
