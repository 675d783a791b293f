// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/batch_draws.h"
#include "lab/batch_parts.h"
#include "math/largest.h"
#include "math/moments.h"
#include "norm/masked_batch_norm.h"

#include <cmath>

namespace normscope {

namespace {

constexpr Index samples = paddedSamples, tokens = paddedTokens, channels = paddedChannels;
constexpr Index padsOfCurve[] = {0, 1, 2, 4, 8, 12, 16, 24, 40, 56};

// Each sample's tokens, then its padding.
struct Padded {
    MatrixD x;
    RowMask mask;
};

Padded padded(const MatrixD& real, Index pads) {
    Padded result{MatrixD::Zero(samples * (tokens + pads), channels), {}};
    for (Index s = 0; s < samples; ++s) {
        result.x.middleRows(s * (tokens + pads), tokens) = real.middleRows(s * tokens, tokens);
        result.mask.insert(result.mask.end(), std::size_t(tokens), true);
        result.mask.insert(result.mask.end(), std::size_t(pads), false);
    }
    return result;
}

MatrixD realRows(const Padded& of, const MatrixD& y) {
    MatrixD rows(samples * tokens, channels);
    Index place = 0;
    for (std::size_t i = 0; i < of.mask.size(); ++i)
        if (of.mask[i]) rows.row(place++) = y.row(Index(i));
    return rows;
}

// Norms without gamma and beta, so that 0 and 1 are what real tokens should have.
class PaddedNorms {
public:
    PaddedNorms(const Scenario& scenario, MatrixD real)
        : m_batch{.eps = scenario.norm.eps, .affine = {}}, m_layer{scenario.norm.eps, {}}, m_real(std::move(real)),
          m_layerAlone(passed(m_layer, m_real)), m_batchAlone(passed(m_batch, m_real)) {}

    PaddingPoint with(Index pads) const {
        PaddingPoint point;
        point.share = double(pads) / double(tokens + pads);
        const Padded all = padded(m_real, pads);
        addStatistics(all.x, point);
        const MatrixD batch = realRows(all, passed(m_batch, all.x));
        point.realMean = batch.mean();
        point.realRms = std::sqrt(batch.squaredNorm() / double(batch.size()));
        point.layerChange = change(realRows(all, passed(m_layer, all.x)), m_layerAlone);
        point.maskedChange = change(realRows(all, masked(all)), m_batchAlone);
        return point;
    }

private:
    static double change(const MatrixD& a, const MatrixD& b) { return largest(a - b); }

    static MatrixD passed(const Norm<double>& norm, const MatrixD& x) {
        MatrixD y = MatrixD::Constant(x.rows(), x.cols(), notThere);
        NormCache<double> cache;
        auto running = initialRunningStatistics<double>(x.cols());
        forward<double>(norm, NormMode::Train, x, y, cache, running);
        return y;
    }

    MatrixD masked(const Padded& all) const {
        MatrixD y = MatrixD::Constant(all.x.rows(), all.x.cols(), notThere);
        NormCache<double> cache;
        auto running = initialRunningStatistics<double>(all.x.cols());
        forwardMasked<double>(m_batch, NormMode::Train, all.mask, all.x, y, cache, running);
        return y;
    }

    // Theory from the mean and sd that the signal has in fact.
    void addStatistics(const MatrixD& x, PaddingPoint& point) const {
        const double p = point.share, n = double(channels);
        for (Index j = 0; j < channels; ++j) {
            const Moments all = moments(x.col(j)), real = moments(m_real.col(j));
            point.mean += all.mean / n;
            point.var += all.var / n;
            point.meanTheory += (1 - p) * real.mean / n;
            point.varTheory += (1 - p) * (real.var + p * real.mean * real.mean) / n;
        }
    }

    BatchNorm<double> m_batch;
    LayerNorm<double> m_layer;
    MatrixD m_real, m_layerAlone, m_batchAlone;
};

} // namespace

std::vector<PaddingPoint> paddingStudy(const Scenario& scenario) {
    const PaddedNorms norms(scenario, paddedSignal(scenario.seed));
    std::vector<PaddingPoint> points;
    for (const Index pads : padsOfCurve) points.push_back(norms.with(pads));
    return points;
}

} // namespace normscope
