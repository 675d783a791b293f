// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenario/norm_warnings.h"

#include "scenario/parameter.h"

#include <cmath>

namespace normscope {

namespace {

constexpr double largestNewShare = 0.5; // running statistics that forget faster than this hardly remember

// 100 (1 - 0.999) is 0.1, not 0.09999999999999787.
std::string plainNumber(double value) { return roundTrip(std::round(value * 1e6) / 1e6); }

Text momentumWarning(const NormSettings& norm, double newShare) {
    const std::string used = roundTrip(norm.momentum);
    const std::string keeps = plainNumber(100 * (1 - newShare)) + " %";
    if (norm.convention == MomentumConvention::PyTorch)
        return {NORMSCOPE_TEXT("Momentum %1 in PyTorch's convention keeps only %2 of the running statistics at each "
                               "step: they nearly follow the last batch. A Keras momentum of %1 would be %3 here."),
                {used, keeps, plainNumber(1 - norm.momentum)}};
    return {NORMSCOPE_TEXT("Momentum %1 in Keras's convention keeps only %2 of the running statistics at each step: "
                           "they nearly follow the last batch. A PyTorch momentum of %1 would be %3 here."),
            {used, keeps, plainNumber(1 - norm.momentum)}};
}

void warnOfMomentum(const NormSettings& norm, std::vector<Text>& found) {
    const bool pytorch = norm.convention == MomentumConvention::PyTorch;
    const double newShare = pytorch ? norm.momentum : convertMomentum(norm.momentum);
    if (newShare > largestNewShare) found.push_back(momentumWarning(norm, newShare));
    if (newShare == 0)
        found.push_back({NORMSCOPE_TEXT("Momentum %1 in this convention never updates the running statistics: they "
                                        "stay at mean 0 and variance 1."),
                         {roundTrip(norm.momentum)}});
}

// One that somebody chose: the default means the same memory in either convention.
bool hasOwnMomentum(const NormSettings& norm) {
    Scenario usual;
    if (norm.convention != usual.norm.convention) usual = withConvention(usual, norm.convention);
    return norm.momentum != usual.norm.momentum;
}

void warnOfAverage(const NormSettings& norm, std::vector<Text>& found) {
    if (norm.convention == MomentumConvention::Keras)
        found.emplace_back(NORMSCOPE_TEXT("Keras has no plain average over the batches: of its convention only the "
                                          "variance over n is left here."));
    if (hasOwnMomentum(norm))
        found.push_back({NORMSCOPE_TEXT("Momentum %1 does nothing here: the running statistics are the plain average "
                                        "over the batches."),
                         {roundTrip(norm.momentum)}});
}

} // namespace

void warnOfRunningStatistics(const NormSettings& norm, std::vector<Text>& found) {
    if (!norm.trackRunningStats) return;
    if (norm.cumulative)
        warnOfAverage(norm, found);
    else
        warnOfMomentum(norm, found);
}

void warnOfMask(bool mask, bool padded, std::vector<Text>& found) {
    if (mask && !padded)
        found.emplace_back(NORMSCOPE_TEXT("There is no padding that the mask could leave out of the statistics."));
}

} // namespace normscope
