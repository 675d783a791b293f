// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenario/validate_precision.h"

#include "scenario/stack_cost.h"

namespace normscope {

namespace {

bool takesLong(const PrecisionSettings& precision) {
    const double step = multiplyAdds({.block = BlockKind::AttentionFfn,
                                      .layers = 2,
                                      .width = 32,
                                      .hidden = 2,
                                      .heads = 2,
                                      .tokens = 32,
                                      .batch = 16});
    return step * double(precision.modelSteps) * double(precision.models) > longComputation;
}

} // namespace

std::vector<Text> precisionWarnings(const PrecisionSettings& precision) {
    std::vector<Text> found;
    if (precision.generateEps == precision.trainEps)
        found.emplace_back(NORMSCOPE_TEXT("ε is the same in training and generation: the two texts are one."));
    if (takesLong(precision))
        found.push_back({NORMSCOPE_TEXT("%1 language models of %2 steps: their training takes a while. Fewer of either "
                                        "are faster; everything else is there at once."),
                         {std::to_string(precision.models), std::to_string(precision.modelSteps)}});
    return found;
}

} // namespace normscope
