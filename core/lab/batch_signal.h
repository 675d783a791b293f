// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "data/table.h"
#include "nn/linear.h"
#include "scenario/scenario.h"

#include <cstdint>

// What the batches of the Batch page are made of.
namespace normscope {

// Streams of the scenario's seed, so that each may change without moving the others; 1 ... 6 are those of a trainer.
namespace batchRandom {
enum Stream : std::uint64_t { Layer = 11, Rows, Law, Perturbed, Warming, PaddedSignal, PaddedWeights, Pads, TestRows };
}

inline constexpr Index firstLayerUnits = 64;

struct BatchSignal {
    MatrixD x; // samples × features, the whole data set
    std::vector<int> labels;
    std::vector<double> mean, var; // of each feature over all samples, divisor n
};
BatchSignal batchSignal(const Scenario& scenario);

const Table& tableOf(StreamData data);
// Digits: all pixels together; wine: each property by itself. Over the whole data set, sd with divisor n.
MatrixD standardisedData(StreamData data);
Linear<double> firstLayer(Index inputs, std::uint64_t seed); // PyTorch's initialisation
MatrixD through(const Linear<double>& layer, const MatrixD& x);

// The scenario's norms.
BatchNorm<double> batchNormOf(const NormSettings& settings, Index features);
LayerNorm<double> layerNormOf(const NormSettings& settings, Index features);

} // namespace normscope
