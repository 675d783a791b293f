// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "math/matrix.h"
#include "math/random.h"

#include <cstdint>
#include <vector>

// What the studies of the Batch page draw, apart from what they do with it. Rows are numbers of samples from 0.
namespace normscope {

// Of the law of the error: lawBatches batches of one size, one after another. Sizes follow each other on one stream.
Random lawRandom(std::uint64_t seed);
std::vector<Index> lawRows(Index samples, Index size, Random& random);

// Of the perturbation, for each of so many seeds: the batch that is perturbed, of which smaller ones are the beginning,
// and the batches that the running statistics have seen.
inline constexpr Index perturbedSeeds = 20, warmBatches = 20, warmSize = 64;
std::vector<Index> perturbedRows(Index samples, Index count, std::uint64_t seed); // fewer if there are no more samples
std::vector<Index> warmingRows(Index samples, std::uint64_t seed);                // warmBatches · warmSize

// Of the padding: samples of 8 tokens, one row each, with 64 channels of N(1, 1).
inline constexpr Index paddedSamples = 64, paddedTokens = 8, paddedChannels = 64;
MatrixD paddedSignal(std::uint64_t seed);

// Of the composition: so many batches of test samples, each without a sample twice.
inline constexpr Index compositionBatches = 20, compositionSize = 40;
std::vector<std::vector<Index>> compositionRows(Index samples, std::uint64_t seed);

} // namespace normscope
