// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lab/batch.h"
#include "lab/batch_signal.h"

// The studies that a BatchResult is made of.
namespace normscope {

BatchStreamStudy streamStudy(const Scenario& scenario, const BatchSignal& signal);
std::vector<LawPoint> errorLaw(const Scenario& scenario, const BatchSignal& signal);
PerturbationStudy perturbationStudy(const Scenario& scenario);
std::vector<PaddingPoint> paddingStudy(const Scenario& scenario);
ConventionStudy conventionStudy(const Scenario& scenario, const BatchSignal& signal);

// One case of TrainedCase::Study::Padding.
TrainedOutcome trainPadded(const Scenario& scenario, const TrainedCase& which, const std::stop_token& stop);
// The norm that a case trains with.
template <class T>
Norm<T> trainedNorm(const Scenario& scenario, const TrainedCase& which, Index features);

inline constexpr Index lagSteps[] = {5, 20, 50, 100, 200};

} // namespace normscope
