// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/batch_draws.h"

#include "lab/batch.h"
#include "lab/batch_signal.h"

#include <algorithm>
#include <numeric>
#include <span>

namespace normscope {

namespace {

constexpr double paddedMean = 1; // and sd 1

std::vector<Index> allRows(Index samples) {
    std::vector<Index> rows(static_cast<std::size_t>(samples));
    std::iota(rows.begin(), rows.end(), Index(0));
    return rows;
}

std::vector<Index> drawn(Index samples, Index count, Random& random) {
    std::vector<Index> rows(static_cast<std::size_t>(count));
    for (Index& row : rows) row = random.below(samples);
    return rows;
}

} // namespace

Random lawRandom(std::uint64_t seed) { return Random(seed, batchRandom::Law); }

std::vector<Index> lawRows(Index samples, Index size, Random& random) {
    return drawn(samples, lawBatches * size, random);
}

std::vector<Index> perturbedRows(Index samples, Index count, std::uint64_t seed) {
    std::vector<Index> rows = allRows(samples);
    Random random(seed, batchRandom::Perturbed);
    random.shuffle(std::span<Index>(rows));
    rows.resize(std::size_t(std::min(count, samples)));
    return rows;
}

std::vector<Index> warmingRows(Index samples, std::uint64_t seed) {
    Random random(seed, batchRandom::Warming);
    return drawn(samples, warmBatches * warmSize, random);
}

MatrixD paddedSignal(std::uint64_t seed) {
    Random random(seed, batchRandom::PaddedSignal);
    MatrixD x(paddedSamples * paddedTokens, paddedChannels);
    for (double& value : std::span(x.data(), std::size_t(x.size()))) value = paddedMean + random.normal();
    return x;
}

std::vector<std::vector<Index>> compositionRows(Index samples, std::uint64_t seed) {
    std::vector<Index> all = allRows(samples);
    Random random(seed, batchRandom::TestRows);
    const auto size = std::ptrdiff_t(std::min(compositionSize, samples));
    std::vector<std::vector<Index>> batches;
    for (Index k = 0; k < compositionBatches; ++k) {
        random.shuffle(std::span<Index>(all));
        batches.emplace_back(all.begin(), all.begin() + size);
    }
    return batches;
}

} // namespace normscope
