// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/axes_norms.h"
#include "lab/batch_parts.h"

#include <algorithm>

// Which networks are trained, and in which order.
namespace normscope {

namespace {

using Study = TrainedCase::Study;
using Kind = TrainedCase::Norm;
using Cases = std::vector<TrainedCase>;

constexpr double usualMomentum = 0.1, slowMomentum = 0.01; // in PyTorch's convention
constexpr Index mixedSize = 64, oneClassSize = 32, paddedSize = 32;
constexpr Index shortRun = 200, oneClassRun = 400; // steps, if the scenario has as many

// LayerNorm has no momentum: its cases do not change with it.
double momentumOf(const Scenario& scenario, Kind norm) {
    return norm == Kind::Layer ? usualMomentum : scenario.norm.momentum;
}

TrainedCase caseOf(const Scenario& scenario, Study study, Kind norm, Index size, Index steps, std::uint64_t seed) {
    return {study, norm, size, std::min(steps, scenario.batch.steps), momentumOf(scenario, norm), false, seed};
}

void addAccuracy(const Scenario& scenario, std::uint64_t seed, Cases& cases) {
    for (const Index size : accuracySizes)
        for (const Kind norm : {Kind::Batch, Kind::Layer})
            cases.push_back(caseOf(scenario, Study::Accuracy, norm, size, scenario.batch.steps, seed));
}

void addLag(const Scenario& scenario, std::uint64_t seed, Cases& cases) {
    for (const double momentum : {usualMomentum, slowMomentum}) {
        cases.push_back(caseOf(scenario, Study::Lag, Kind::Batch, mixedSize, shortRun, seed));
        cases.back().momentum = momentum;
    }
}

void addComposition(const Scenario& scenario, std::uint64_t seed, Cases& cases) {
    for (const Kind norm : {Kind::Batch, Kind::Layer})
        cases.push_back(caseOf(scenario, Study::Composition, norm, mixedSize, shortRun, seed));
}

void addOneClass(const Scenario& scenario, std::uint64_t seed, Cases& cases) {
    for (const Kind norm : {Kind::Batch, Kind::Layer})
        cases.push_back(caseOf(scenario, Study::OneClass, norm, oneClassSize, oneClassRun, seed));
}

void addPadding(const Scenario& scenario, std::uint64_t seed, Cases& cases) {
    for (const bool mixed : {false, true})
        for (const Kind norm : {Kind::Batch, Kind::MaskedBatch, Kind::Layer}) {
            cases.push_back(caseOf(scenario, Study::Padding, norm, paddedSize, shortRun, seed));
            cases.back().mixedPadding = mixed;
        }
}

void add(const Scenario& scenario, Study study, std::uint64_t seed, Cases& cases) {
    switch (study) {
    case Study::Accuracy:
        return addAccuracy(scenario, seed, cases);
    case Study::Lag:
        return addLag(scenario, seed, cases);
    case Study::Composition:
        return addComposition(scenario, seed, cases);
    case Study::OneClass:
        return addOneClass(scenario, seed, cases);
    case Study::Padding:
        return addPadding(scenario, seed, cases);
    }
}

std::vector<Study> askedFirst(BatchView view) {
    switch (view) {
    case BatchView::Gap:
        return {Study::Lag, Study::Accuracy};
    case BatchView::Composition:
        return {Study::Composition, Study::OneClass};
    case BatchView::Padding:
        return {Study::Padding};
    case BatchView::Law:
    case BatchView::Accuracy:
    case BatchView::Perturbation:
    case BatchView::Conventions:
        break;
    }
    return {Study::Accuracy};
}

// The settings of the norm that reach a training beside the momentum, which a case tells itself.
NormSettings read(NormSettings settings) {
    const NormSettings usual;
    settings.mode = usual.mode;
    settings.momentum = usual.momentum;
    settings.maskPadding = usual.maskPadding;
    settings.numGroups = usual.numGroups;
    settings.batchesSeen = usual.batchesSeen;
    return settings;
}

} // namespace

// Seed by seed, so that every curve is whole as early as may be.
std::vector<TrainedCase> trainedCases(const Scenario& scenario) {
    std::vector<Study> studies = askedFirst(scenario.batch.view);
    for (const Study study : {Study::Accuracy, Study::Composition, Study::OneClass, Study::Lag, Study::Padding})
        if (std::ranges::find(studies, study) == studies.end()) studies.push_back(study);
    const std::size_t first = askedFirst(scenario.batch.view).size();
    Cases cases;
    const auto addAll = [&](std::size_t from, std::size_t to) {
        for (Index k = 0; k < scenario.batch.seeds; ++k)
            for (std::size_t s = from; s < to; ++s) add(scenario, studies[s], scenario.seed + std::uint64_t(k), cases);
    };
    addAll(0, first);
    addAll(first, studies.size());
    return cases;
}

bool sameTraining(const Scenario& a, const Scenario& b) {
    return read(a.norm) == read(b.norm) && a.batch.data == b.batch.data && a.batch.lr == b.batch.lr &&
           a.batch.scaleLr == b.batch.scaleLr;
}

template <class T>
Norm<T> trainedNorm(const Scenario& scenario, const TrainedCase& which, Index features) {
    NormSettings settings = scenario.norm;
    settings.momentum = which.momentum;
    if (which.study == Study::Lag) { // of running statistics, by PyTorch's momentum
        settings.trackRunningStats = true;
        settings.convention = MomentumConvention::PyTorch;
        settings.cumulative = false;
    }
    return makeNorm<T>(which.norm == Kind::Layer ? NormKind::Layer : NormKind::Batch, settings, features);
}

template Norm<float> trainedNorm<float>(const Scenario&, const TrainedCase&, Index);
template Norm<double> trainedNorm<double>(const Scenario&, const TrainedCase&, Index);

} // namespace normscope
