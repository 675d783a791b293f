// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/batch_draws.h"
#include "lab/batch_parts.h"
#include "math/largest.h"

#include <algorithm>
#include <cmath>

namespace normscope {

namespace {

// NaN where the norm refuses.
MatrixD output(const Norm<double>& norm, NormMode mode, const MatrixD& x, RunningStatistics<double> running) {
    MatrixD y = MatrixD::Constant(x.rows(), x.cols(), notThere);
    NormCache<double> cache;
    forward<double>(norm, mode, x, y, cache, running);
    return y;
}

// One draw of the weights.
class Layer {
public:
    Layer(const Scenario& scenario, const MatrixD& data, std::uint64_t seed)
        : m_data(data), m_seed(seed), m_linear(firstLayer(data.cols(), seed)),
          m_batch(batchNormOf(scenario.norm, m_linear.out())), m_layer(layerNormOf(scenario.norm, m_linear.out())),
          m_running(initialRunningStatistics<double>(m_linear.out())) {
        const std::vector<Index> rows = warmingRows(data.rows(), seed);
        MatrixD x(warmSize, data.cols()), y(warmSize, m_linear.out());
        NormCache<double> cache;
        for (Index k = 0; k < warmBatches; ++k) {
            for (Index i = 0; i < warmSize; ++i) x.row(i) = data.row(rows[std::size_t(k * warmSize + i)]);
            forward<double>(m_batch, NormMode::Train, through(m_linear, x), y, cache, m_running);
        }
    }

    // |dy| of a batch whose first sample is multiplied.
    void perturb(Index size, double factor, MatrixD& layer, MatrixD& batch, MatrixD& evaluation) const {
        MatrixD x = m_data(perturbedRows(m_data.rows(), size, m_seed), Eigen::all);
        const MatrixD before = through(m_linear, x);
        x.row(0) *= factor;
        const MatrixD after = through(m_linear, x);
        const auto change = [&](const Norm<double>& norm, NormMode mode) -> MatrixD {
            return (output(norm, mode, after, m_running) - output(norm, mode, before, m_running)).cwiseAbs();
        };
        layer = change(m_layer, NormMode::Train);
        batch = change(m_batch, NormMode::Train);
        evaluation = change(m_batch, NormMode::Evaluate);
    }

private:
    const MatrixD& m_data;
    std::uint64_t m_seed;
    Linear<double> m_linear;
    Norm<double> m_batch, m_layer;
    RunningStatistics<double> m_running;
};

// Samples 2 ... n, which nobody touched.
auto others(const MatrixD& change) { return change.bottomRows(change.rows() - 1); }

void addSizes(const Layer& layer, PerturbationStudy& study) {
    MatrixD byLayer, byBatch, byEvaluation;
    for (std::size_t k = 0; k < std::size(lawSizes); ++k) {
        layer.perturb(lawSizes[k], study.factor, byLayer, byBatch, byEvaluation);
        const auto felt = others(byBatch);
        study.rmsBySize[k] += std::sqrt(felt.squaredNorm() / double(felt.size())) / double(perturbedSeeds);
        study.layerMax = greater(study.layerMax, largest(others(byLayer)));
        study.evaluationMax = greater(study.evaluationMax, largest(others(byEvaluation)));
    }
}

} // namespace

PerturbationStudy perturbationStudy(const Scenario& scenario) {
    const MatrixD data = standardisedData(scenario.batch.data);
    PerturbationStudy study;
    study.factor = scenario.batch.perturbation;
    study.rmsBySize.assign(std::size(lawSizes), 0);
    for (Index k = 0; k < perturbedSeeds; ++k) {
        const Layer layer(scenario, data, scenario.seed + std::uint64_t(k));
        addSizes(layer, study);
        if (k == 0)
            layer.perturb(std::max<Index>(scenario.batch.size, 2), study.factor, study.layer, study.batch,
                          study.evaluation);
    }
    return study;
}

} // namespace normscope
