// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/batch_scene.h"
#include "scenario/scenario_json.h"

#include <cmath>

// The settings in one line, for exported pictures.
namespace normscope {

namespace {

Text dataText(const BatchSettings& batch) {
    const Text data = batch.data == StreamData::Digits ? NORMSCOPE_TEXT("Digits") : NORMSCOPE_TEXT("Wine");
    const Text signal = batch.signal == StreamSignal::PreActivation ? NORMSCOPE_TEXT("first pre-activations")
                                                                    : NORMSCOPE_TEXT("standardised data");
    return sequence({data, signal}, ", ");
}

Text orderText(BatchOrder order) {
    switch (order) {
    case BatchOrder::Random:
        return NORMSCOPE_TEXT("random");
    case BatchOrder::Sorted:
        return NORMSCOPE_TEXT("sorted by class");
    case BatchOrder::OneClass:
        break;
    }
    return NORMSCOPE_TEXT("one class each");
}

Text paddingText(const BatchScene& scene) {
    if (!scene.padded()) return {};
    return {scene.masked() ? NORMSCOPE_TEXT("%1 padding, masked") : NORMSCOPE_TEXT("%1 padding"),
            {percentPoint(100 * scene.paddedShare())}};
}

Text momentumText(const NormSettings& norm) {
    if (!norm.trackRunningStats) return NORMSCOPE_TEXT("no running statistics");
    if (norm.cumulative) return NORMSCOPE_TEXT("momentum none");
    return {norm.convention == MomentumConvention::PyTorch ? NORMSCOPE_TEXT("PyTorch momentum %1")
                                                           : NORMSCOPE_TEXT("Keras momentum %1"),
            {shareText(norm.momentum)}};
}

Text trainingsText(const BatchSettings& batch) {
    return {batch.scaleLr ? NORMSCOPE_TEXT("trained %1 steps, learning rate %2 · min(1, B/32)")
                          : NORMSCOPE_TEXT("trained %1 steps, learning rate %2"),
            {count(batch.steps), epsPlain(batch.lr)}};
}

Text seedText(const Scenario& scenario) {
    const std::uint64_t first = scenario.seed;
    if (scenario.batch.seeds == 1) return {NORMSCOPE_TEXT("seed %1"), {std::to_string(first)}};
    return {NORMSCOPE_TEXT("seeds %1–%2"),
            {std::to_string(first), std::to_string(first + std::uint64_t(scenario.batch.seeds) - 1)}};
}

} // namespace

Text batchCaption(const BatchScene& scene) {
    const Scenario& scenario = scene.result.scenario;
    const BatchSettings& batch = scenario.batch;
    return sequence(
        {dataText(batch),
         {NORMSCOPE_TEXT("%1 batches of %2, %3"), {count(batch.batches), count(batch.size), orderText(batch.order)}},
         paddingText(scene),
         momentumText(scenario.norm),
         {"ε %1", {epsPlain(scenario.norm.eps)}},
         scene.display.view == BatchView::Accuracy ? trainingsText(batch) : Text(),
         seedText(scenario),
         {NORMSCOPE_TEXT("code %1"), {code(scenario)}}},
        " · ");
}

} // namespace normscope
