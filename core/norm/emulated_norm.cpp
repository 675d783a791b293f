// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "norm/emulated_norm.h"

#include "norm/cache_access.h"
#include "norm/checks.h"
#include "norm/emulated_groups.h"

#include <cmath>

namespace normscope {

namespace {

// The operations of one norm, each rounded.
class Arithmetic {
public:
    explicit Arithmetic(const Emulation& emulation) : m_emulation(emulation) {}

    double operator()(double value) const { return m_emulation.rounded(value); }

    template <class Term>
    double mean(std::span<const double> values, const Term& termOf) const {
        double total = 0;
        for (std::size_t k = 0; k < values.size(); ++k)
            total = m_emulation.roundedSum(total + m_emulation.roundedSum(termOf(k)));
        return statistic(total / m_emulation.roundedSum(static_cast<double>(values.size())));
    }

    double statistic(double value) const { return m_emulation.roundedSum(value); }

    double denominator(double var, double eps) const { return statistic(std::sqrt(statistic(var + statistic(eps)))); }

private:
    const Emulation& m_emulation;
};

struct Parts {
    double eps = 0;
    const Affine<double>* affine = nullptr;
    Centring centring = Centring::Mean;
};

Parts partsOf(const Norm<double>& norm) {
    if (const auto* layer = std::get_if<LayerNorm<double>>(&norm)) return {layer->eps, &layer->affine, Centring::Mean};
    if (const auto* rms = std::get_if<RmsNorm<double>>(&norm)) return {rms->eps, &rms->affine, Centring::None};
    if (const auto* batch = std::get_if<BatchNorm<double>>(&norm)) return {batch->eps, &batch->affine, Centring::Mean};
    const auto& group = std::get<GroupNorm<double>>(norm);
    return {group.eps, &group.affine, Centring::Mean};
}

double parameterOr(const std::vector<double>& parameter, Index j, double absent) {
    return parameter.empty() ? absent : parameter[static_cast<std::size_t>(j)];
}

// Whether BatchNorm reads its running statistics instead of the batch's.
bool readsRunning(const Norm<double>& norm, NormMode mode) {
    const auto* batch = std::get_if<BatchNorm<double>>(&norm);
    return batch && !usesBatch(*batch, mode);
}

// What the layers ask of their own arguments.
void requireArguments(const Norm<double>& norm, ConstMatrixRef<double> x, MatrixRef<double> y, const RowMask* mask) {
    const Parts parts = partsOf(norm);
    requireForward<double>(parts.eps, *parts.affine, x, y);
    if (mask) requireSize("mask", mask->size(), x.rows());
    if (const auto* group = std::get_if<GroupNorm<double>>(&norm))
        requirePositions(group->groups, group->positions, x.rows());
}

class Forward {
public:
    Forward(const EmulatedNorm& norm, NormMode mode, RunningStatistics<double>& running)
        : m_norm(norm), m_parts(partsOf(norm.norm)), m_do(norm.emulation), m_running(running),
          m_fixed(readsRunning(norm.norm, mode)) {}

    kernels::GroupStatistics<double> statistics(Index group, std::span<const double> x) const {
        if (m_fixed) return finishedWith(m_running.mean[std::size_t(group)], m_running.var[std::size_t(group)]);
        if (m_parts.centring == Centring::None)
            return finishedWith(0, m_do.mean(x, [&](std::size_t k) { return x[k] * x[k]; }));
        const double mean = m_do.mean(x, [&](std::size_t k) { return x[k]; });
        return finishedWith(mean, variance(m_norm.variance, m_norm.emulation, x));
    }

    double output(double x, Index feature, const kernels::GroupStatistics<double>& s) const {
        const double centred = m_parts.centring == Centring::Mean ? m_do(x - s.mean) : x;
        const double xhat = m_do(centred / m_do.denominator(s.var, m_parts.eps));
        const double scaled = m_do(m_do(parameterOr(m_parts.affine->gamma, feature, 1)) * xhat);
        return m_do(scaled + m_do(parameterOr(m_parts.affine->beta, feature, 0)));
    }

    void updateRunning(const BatchNorm<double>& batch, Index n, const NormCache<double>& cache) {
        const bool pyTorch = batch.convention == MomentumConvention::PyTorch;
        const double share = m_do.statistic(newShare(batch, m_running)), kept = m_do.statistic(1 - share);
        const double unbiased = pyTorch ? m_do.statistic(double(n) / double(n - 1)) : 1;
        const auto mix = [&](double& old, double value) {
            old = m_do.statistic(m_do.statistic(kept * old) + m_do.statistic(share * value));
        };
        for (std::size_t j = 0; j < cache.mean.size(); ++j) {
            if (!std::isfinite(cache.mean[j])) continue; // as BatchNorm itself does with such a column
            mix(m_running.mean[j], cache.mean[j]);
            mix(m_running.var[j], m_do.statistic(cache.var[j] * unbiased));
        }
        ++m_running.batches;
    }

private:
    kernels::GroupStatistics<double> finishedWith(double mean, double var) const {
        return {mean, 0, var, m_do.statistic(1 / m_do.denominator(var, m_parts.eps))};
    }

    const EmulatedNorm& m_norm;
    Parts m_parts;
    Arithmetic m_do;
    RunningStatistics<double>& m_running;
    bool m_fixed;
};

class Backward {
public:
    Backward(const EmulatedNorm& norm, NormMode mode)
        : m_parts(partsOf(norm.norm)), m_do(norm.emulation), m_fixed(readsRunning(norm.norm, mode)) {}

    void group(const std::vector<EmulatedGroups::Cell>& cells, ConstMatrixRef<double> x, ConstMatrixRef<double> dy,
               const kernels::GroupStatistics<double>& s, MatrixRef<double>& dx, AffineGradient<double>& gradient) {
        const double den = m_do.denominator(s.var, m_parts.eps);
        m_h.clear();
        m_xhat.clear();
        for (const auto& [i, j] : cells) {
            const double centred = m_parts.centring == Centring::Mean ? m_do(x(i, j) - s.mean) : x(i, j);
            m_xhat.push_back(m_do(centred / den));
            m_h.push_back(m_do(m_do(parameterOr(m_parts.affine->gamma, j, 1)) * dy(i, j)));
            add(gradient.dgamma, j, m_do(dy(i, j) * m_xhat.back()));
            add(gradient.dbeta, j, dy(i, j));
        }
        const double meanH = fixedOr(m_parts.centring == Centring::Mean, [&](std::size_t k) { return m_h[k]; });
        const double meanHXhat = fixedOr(true, [&](std::size_t k) { return m_h[k] * m_xhat[k]; });
        for (std::size_t k = 0; k < cells.size(); ++k) {
            const double h = m_fixed ? m_h[k] : m_do(m_do(m_h[k] - meanH) - m_do(m_xhat[k] * meanHXhat));
            dx(cells[k].row, cells[k].column) = m_do(h / den);
        }
    }

private:
    template <class Term>
    double fixedOr(bool wanted, const Term& termOf) const {
        return m_fixed || !wanted ? 0 : m_do.mean(m_h, termOf);
    }

    void add(std::vector<double>& total, Index j, double value) const {
        if (!total.empty()) total[std::size_t(j)] = m_do(total[std::size_t(j)] + value);
    }

    Parts m_parts;
    Arithmetic m_do;
    bool m_fixed;
    std::vector<double> m_h, m_xhat;
};

NormStatus statusOf(const Norm<double>& norm, NormMode mode, const EmulatedGroups& groups, ConstMatrixRef<double> x) {
    if (x.size() == 0 || groups.rows() == 0) return NormStatus::EmptyBatch;
    if (const auto* group = std::get_if<GroupNorm<double>>(&norm)) {
        if (x.cols() % groupsOf(*group, x.cols()) != 0) return NormStatus::UnevenGroups;
        if (groups.width() == 1) return NormStatus::OneValuePerChannel;
    }
    const auto* batch = std::get_if<BatchNorm<double>>(&norm);
    return batch && usesBatch(*batch, mode) && groups.rows() == 1 ? NormStatus::OneValuePerChannel : NormStatus::Ok;
}

} // namespace

NormStatus forward(const EmulatedNorm& norm, NormMode mode, ConstMatrixRef<double> x, MatrixRef<double> y,
                   NormCache<double>& cache, RunningStatistics<double>& running, const RowMask* mask) {
    requireSameShape("y", y.rows(), y.cols(), x.rows(), x.cols());
    if (std::holds_alternative<NoNorm>(norm.norm)) {
        y = x;
        return x.size() == 0 ? NormStatus::EmptyBatch : NormStatus::Ok;
    }
    requireArguments(norm.norm, x, y, mask);
    const auto* batch = std::get_if<BatchNorm<double>>(&norm.norm);
    if (batch) requireRunning(batch->momentum, running.mean.size(), running.var.size(), x.cols());
    const EmulatedGroups groups(norm.norm, x.rows(), x.cols(), mask);
    if (const auto status = statusOf(norm.norm, mode, groups, x); status != NormStatus::Ok) return status;
    Forward pass(norm, mode, running);
    resizeCache(cache, partsOf(norm.norm).centring, groups.count());
    y.setZero();
    std::vector<double> values;
    groups.forEach([&](Index g, const std::vector<EmulatedGroups::Cell>& cells) {
        values.clear();
        for (const auto& [i, j] : cells) values.push_back(x(i, j));
        const auto s = pass.statistics(g, values);
        store(cache, g, s);
        for (const auto& [i, j] : cells) y(i, j) = pass.output(x(i, j), j, s);
    });
    if (batch && mode == NormMode::Train && batch->trackRunningStats) pass.updateRunning(*batch, groups.rows(), cache);
    return NormStatus::Ok;
}

void backward(const EmulatedNorm& norm, NormMode mode, ConstMatrixRef<double> x, ConstMatrixRef<double> dy,
              const NormCache<double>& cache, MatrixRef<double> dx, AffineGradient<double>& gradient,
              const RowMask* mask) {
    requireSameShape("dy", dy.rows(), dy.cols(), x.rows(), x.cols());
    requireSameShape("dx", dx.rows(), dx.cols(), x.rows(), x.cols());
    dx.setZero();
    if (std::holds_alternative<NoNorm>(norm.norm)) {
        dx = dy;
        return;
    }
    requireArguments(norm.norm, x, dx, mask);
    requireSizeOrEmpty("dgamma", gradient.dgamma.size(), x.cols());
    requireSizeOrEmpty("dbeta", gradient.dbeta.size(), x.cols());
    const EmulatedGroups groups(norm.norm, x.rows(), x.cols(), mask);
    requireSize("cache", cache.var.size(), groups.count());
    Backward pass(norm, mode);
    groups.forEach([&](Index g, const std::vector<EmulatedGroups::Cell>& cells) {
        pass.group(cells, x, dy, stored(cache, g), dx, gradient);
    });
}

} // namespace normscope
