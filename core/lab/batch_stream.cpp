// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/batch_stream.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace normscope {

namespace {

constexpr double nan = std::numeric_limits<double>::quiet_NaN();

Norm<double> averaging(BatchNorm<double> norm) {
    norm.cumulative = true;
    return norm;
}

} // namespace

Index paddingRows(const BatchSettings& settings) {
    const Index rows = std::lround(settings.padding * double(settings.size));
    return std::clamp<Index>(rows, 0, settings.size - 1);
}

// The one that the page shows at first.
Index poisonedFeature(Index features) { return std::min(BatchSettings{}.feature, features) - 1; }

StreamBatches::StreamBatches(const Scenario& scenario, const BatchSignal& signal)
    : m_settings(scenario.batch), m_signal(signal),
      m_rows(signal.labels, scenario.batch.order, Random(scenario.seed, batchRandom::Rows)) {}

StreamBatch StreamBatches::next() {
    ++m_batch;
    const Index padding = paddingRows(m_settings);
    const std::vector<Index> rows = m_rows.next(m_settings.size - padding);
    StreamBatch batch;
    batch.real = std::ssize(rows);
    batch.x = MatrixD::Zero(batch.real + padding, m_signal.x.cols());
    batch.x.topRows(batch.real) = m_signal.x(rows, Eigen::all);
    batch.mask.assign(std::size_t(batch.real), true);
    batch.mask.resize(std::size_t(batch.x.rows()), false);
    for (const StreamEvent& event : m_settings.events) {
        if (event.batch != m_batch) continue;
        if (event.kind == StreamEvent::Kind::Poison)
            poison(batch);
        else
            batch.before.push_back(event.kind);
    }
    return batch;
}

void StreamBatches::poison(StreamBatch& batch) const {
    batch.poisoned = true;
    if (m_settings.signal == StreamSignal::PreActivation)
        batch.x.row(0).setConstant(nan);
    else
        batch.x(0, poisonedFeature(batch.x.cols())) = nan;
}

StreamNorm::StreamNorm(const BatchNorm<double>& norm, const BatchSettings& settings, Index features)
    : m_settings(settings), m_features(features), m_norm(norm), m_average(averaging(norm)),
      m_running(initialRunningStatistics<double>(features)), m_repaired(m_running) {}

NormStatus StreamNorm::take(const StreamBatch& batch) {
    for (const StreamEvent::Kind event : batch.before) happen(event);
    const RunningStatistics<double> before = m_running;
    m_y.resize(batch.x.rows(), batch.x.cols());
    const NormStatus status = pass(m_norm, NormMode::Train, batch.x, batch.mask, m_y, m_cache, m_running);
    if (status != NormStatus::Ok) return status;
    if (isFinite()) {
        MatrixD y(m_y.rows(), m_y.cols());
        NormCache<double> cache;
        pass(m_average, NormMode::Train, batch.x, batch.mask, y, cache, m_repaired);
    } else if (m_settings.guard) {
        m_running = before;
    } else {
        spoil();
    }
    return status;
}

void StreamNorm::happen(StreamEvent::Kind event) {
    m_running = event == StreamEvent::Kind::Reset ? initialRunningStatistics<double>(m_features) : m_repaired;
}

NormStatus StreamNorm::pass(const Norm<double>& norm, NormMode mode, const MatrixD& x, const RowMask& mask, MatrixD& y,
                            NormCache<double>& cache, RunningStatistics<double>& running) const {
    if (!m_settings.mask) return forward<double>(norm, mode, x, y, cache, running);
    return forwardMasked<double>(std::get<BatchNorm<double>>(norm), mode, mask, x, y, cache, running);
}

MatrixD StreamNorm::evaluated(const MatrixD& x, const RowMask& mask) const {
    MatrixD y = MatrixD::Constant(x.rows(), x.cols(), nan);
    NormCache<double> cache;
    RunningStatistics<double> unchanged = m_running;
    pass(m_norm, NormMode::Evaluate, x, mask, y, cache, unchanged);
    return y;
}

bool StreamNorm::isFinite() const {
    const auto finite = [](double value) { return std::isfinite(value); };
    return std::ranges::all_of(m_cache.mean, finite) && std::ranges::all_of(m_cache.var, finite);
}

// As PyTorch: 0.9 old + 0.1 NaN is NaN, and stays so. The layers of this project leave such a column alone.
void StreamNorm::spoil() {
    if (!std::get<BatchNorm<double>>(m_norm).trackRunningStats) return;
    for (std::size_t j = 0; j < m_cache.mean.size(); ++j)
        if (!std::isfinite(m_cache.mean[j]) || !std::isfinite(m_cache.var[j]))
            m_running.mean[j] = m_running.var[j] = nan;
}

} // namespace normscope
