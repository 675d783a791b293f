// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "data/batch_stream.h"
#include "lab/batch_signal.h"
#include "norm/masked_batch_norm.h"

// The stream of mini-batches, and a BatchNorm that learns from it.
namespace normscope {

struct StreamBatch {
    MatrixD x;    // real rows, then padding
    RowMask mask; // true: a real row
    Index real = 0;
    bool poisoned = false;
    std::vector<StreamEvent::Kind> before; // what happens to the running statistics first, in order
};

// Of a batch of `size` rows: how many are padding.
Index paddingRows(const BatchSettings& settings);
// The feature, from 0, in which a poisoned batch of the data themselves has its NaN. Pre-activations are NaN in all of
// them, as every unit reads every input.
Index poisonedFeature(Index features);

// Equal scenarios give equal batches. Scenario and signal outlive this.
class StreamBatches {
public:
    StreamBatches(const Scenario& scenario, const BatchSignal& signal);
    StreamBatch next();

private:
    void poison(StreamBatch& batch) const;

    const BatchSettings& m_settings;
    const BatchSignal& m_signal;
    BatchRows m_rows;
    Index m_batch = 0; // given out so far
};

// A BatchNorm in training on the stream, its running statistics subject to the stream's events.
class StreamNorm {
public:
    StreamNorm(const BatchNorm<double>& norm, const BatchSettings& settings, Index features);

    // A status other than Ok: the batch is refused, and nothing but its resets and repairs happened.
    NormStatus take(const StreamBatch& batch);
    const MatrixD& output() const { return m_y; } // of the last batch that was taken
    const NormCache<double>& cache() const { return m_cache; }
    const RunningStatistics<double>& running() const { return m_running; }

    MatrixD evaluated(const MatrixD& x, const RowMask& mask) const;

private:
    NormStatus pass(const Norm<double>& norm, NormMode mode, const MatrixD& x, const RowMask& mask, MatrixD& y,
                    NormCache<double>& cache, RunningStatistics<double>& running) const;
    void happen(StreamEvent::Kind event);
    bool isFinite() const;
    void spoil();

    const BatchSettings& m_settings;
    Index m_features;
    Norm<double> m_norm;
    Norm<double> m_average; // the same as a plain average over the batches
    RunningStatistics<double> m_running;
    RunningStatistics<double> m_repaired; // the average over the finite batches so far
    MatrixD m_y;
    NormCache<double> m_cache;
};

} // namespace normscope
