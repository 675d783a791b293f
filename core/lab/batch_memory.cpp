// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/batch_memory.h"

#include <algorithm>
#include <cmath>

namespace normscope {

namespace {

bool updates(const BatchScene& scene, Index batch) {
    const StreamStep& step = scene.step(batch);
    return step.status == NormStatus::Ok && !(step.poisoned && scene.settings().guard);
}

double shareAt(const BatchScene& scene, Index batch) {
    if (!updates(scene, batch)) return 0;
    const double share = shareOfNew(scene.norm());
    const auto taken = double(std::max<Index>(scene.step(batch).running.batches, 1));
    return std::isnan(share) ? 1 / taken : share;
}

// A repair gives every finite batch before it the same weight, and without any begins at the start value.
void shareOut(const BatchScene& scene, double rest, Index before, std::vector<double>& weights) {
    const std::vector<Index> finite = finiteBatches(scene, before);
    if (finite.empty()) weights[0] = rest;
    for (const Index batch : finite) weights[std::size_t(batch)] = rest / double(finite.size());
}

} // namespace

double shareOfNew(const NormSettings& norm) {
    if (norm.cumulative) return notThere;
    return norm.convention == MomentumConvention::Keras ? convertMomentum(norm.momentum) : norm.momentum;
}

bool happensAt(const BatchScene& scene, StreamEvent::Kind kind, Index batch) {
    if (!scene.norm().trackRunningStats) return false; // there are none
    return std::ranges::any_of(scene.settings().events,
                               [&](const StreamEvent& event) { return event.kind == kind && event.batch == batch; });
}

std::vector<Index> finiteBatches(const BatchScene& scene, Index before) {
    std::vector<Index> finite;
    for (Index batch = 1; batch < before; ++batch)
        if (scene.step(batch).status == NormStatus::Ok && !scene.step(batch).poisoned) finite.push_back(batch);
    return finite;
}

std::vector<double> memoryWeights(const BatchScene& scene, Index batch) {
    std::vector<double> weights(std::size_t(batch) + 1, 0.0);
    double rest = 1;
    for (Index k = batch; k > 0; --k) {
        const double share = shareAt(scene, k);
        weights[std::size_t(k)] = rest * share;
        rest *= 1 - share;
        if (happensAt(scene, StreamEvent::Kind::Repair, k)) {
            shareOut(scene, rest, k, weights);
            return weights;
        }
        if (happensAt(scene, StreamEvent::Kind::Reset, k)) break;
    }
    weights[0] = rest;
    return weights;
}

Index startForgottenAt(const BatchScene& scene, Index upTo) {
    double rest = 1;
    Index found = 0;
    for (Index batch = 1; batch <= scene.batches(); ++batch) {
        const bool known = batch <= upTo; // what is to come is not told before
        const bool repaired = known && happensAt(scene, StreamEvent::Kind::Repair, batch);
        const bool averaged = repaired && !finiteBatches(scene, batch).empty();
        if ((known && happensAt(scene, StreamEvent::Kind::Reset, batch)) || (repaired && !averaged))
            rest = 1, found = 0;
        if (averaged) rest = 0;
        rest *= 1 - shareAt(scene, batch);
        if (found == 0 && rest < forgotten) found = batch;
    }
    return found;
}

Spoilt spoiltAt(const BatchScene& scene, Index batch) {
    Spoilt spoilt;
    if (batch < 1 || !scene.norm().trackRunningStats) return spoilt;
    const auto bad = [](const std::vector<double>& values, std::size_t k) {
        return k < values.size() && !std::isfinite(values[k]);
    };
    const auto badAt = [&](Index when, std::size_t k) {
        const RunningStatistics<double>& running = scene.step(when).running;
        return bad(running.mean, k) || bad(running.var, k);
    };
    std::size_t told = scene.feature;
    for (std::size_t k = scene.step(batch).running.mean.size(); k-- > 0;)
        if (badAt(batch, k)) {
            ++spoilt.features;
            if (!badAt(batch, scene.feature)) told = k;
        }
    if (spoilt.features == 0) return spoilt;
    spoilt.chosen = told == scene.feature;
    spoilt.mean = bad(scene.step(batch).running.mean, told);
    spoilt.var = bad(scene.step(batch).running.var, told);
    for (spoilt.since = batch; spoilt.since > 1 && badAt(spoilt.since - 1, told);) --spoilt.since;
    return spoilt;
}

} // namespace normscope
