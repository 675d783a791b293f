// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "norm/batch_norm.h"
#include "norm/cache_access.h"
#include "norm/checks.h"
#include "norm/column_panels.h"

namespace normscope {
namespace {

using kernels::GroupStatistics;
using kernels::PanelValues;

template <class T>
struct PanelSums {
    PanelValues<double> dy;     // sum of dy
    PanelValues<double> dyXhat; // sum of dy xhat
};

template <class T>
void addTo(std::vector<T>& gradient, Index j, double sum) {
    if (!gradient.empty()) gradient[static_cast<std::size_t>(j)] += static_cast<T>(sum);
}

template <class T>
class BackwardPass {
public:
    BackwardPass(const BatchNorm<T>& norm, ConstMatrixRef<T> x, ConstMatrixRef<T> dy, const NormCache<T>& cache,
                 MatrixRef<T>& dx, AffineGradient<T>& gradient)
        : m_norm(norm), m_x(x), m_dy(dy), m_cache(cache), m_dx(dx), m_gradient(gradient) {}

    void training() {
        forEachPanel(m_x.cols(), [&](Index begin, Index width) {
            const PanelSums<T> sums = sumsOf(begin, width);
            writeTraining(begin, width, sums);
            for (Index j = 0; j < width; ++j)
                if (isPlain(begin + j)) addGradient(begin + j, sums.dy[j], sums.dyXhat[j]);
        });
        for (Index j = 0; j < m_x.cols(); ++j)
            if (!isPlain(j)) finishCarefully(j);
    }

    void evaluation() {
        forEachPanel(m_x.cols(), [&](Index begin, Index width) {
            const PanelSums<T> sums = sumsOf(begin, width);
            writeEvaluation(begin, width);
            for (Index j = 0; j < width; ++j) addGradient(begin + j, sums.dy[j], sums.dyXhat[j]);
        });
    }

private:
    bool isPlain(Index j) const { return plainRangeSuffices(stored(m_cache, j).var, m_norm.eps); }

    PanelSums<T> sumsOf(Index begin, Index width) const {
        PanelValues<T> mean, rstd, low;
        for (Index j = 0; j < width; ++j) {
            const GroupStatistics<T> s = stored(m_cache, begin + j);
            mean[j] = s.mean;
            rstd[j] = s.rstd;
            low[j] = s.meanLow * s.rstd;
        }
        PanelSums<T> sums;
        kernels::columnBackwardSums(panelOf(m_x, begin, width), panelOf(m_dy, begin, width), mean.data(), rstd.data(),
                                    low.data(), sums.dy.data(), sums.dyXhat.data());
        return sums;
    }

    // dx = rstd gamma (dy - <dy> - xhat <dy xhat>) told as a dy + b (x - mean) + c
    void writeTraining(Index begin, Index width, const PanelSums<T>& sums) {
        PanelValues<T> mean, a, b, c;
        const auto n = static_cast<double>(m_x.rows());
        for (Index j = 0; j < width; ++j) {
            const GroupStatistics<T> s = stored(m_cache, begin + j);
            const double rstd = s.rstd, scale = rstd * valueOr(m_norm.affine.gamma, begin + j, T(1));
            const double slope = -scale * rstd * sums.dyXhat[j] / n;
            mean[j] = s.mean;
            a[j] = static_cast<T>(scale);
            b[j] = static_cast<T>(slope);
            c[j] = static_cast<T>(-scale * sums.dy[j] / n - slope * s.meanLow);
        }
        kernels::columnInputGradient(panelOf(m_x, begin, width), panelOf(m_dy, begin, width), mean.data(), a.data(),
                                     b.data(), c.data(), panelOf(m_dx, begin, width));
    }

    // dx = rstd gamma dy
    void writeEvaluation(Index begin, Index width) {
        PanelValues<T> zero, scale;
        for (Index j = 0; j < width; ++j) {
            zero[j] = 0;
            scale[j] = stored(m_cache, begin + j).rstd * valueOr(m_norm.affine.gamma, begin + j, T(1));
        }
        kernels::columnAffine(panelOf(m_dy, begin, width), zero.data(), scale.data(), zero.data(),
                              panelOf(m_dx, begin, width));
    }

    void addGradient(Index j, double sumDy, double sumDyXhat) {
        addTo(m_gradient.dbeta, j, sumDy);
        addTo(m_gradient.dgamma, j, sumDyXhat);
    }

    void finishCarefully(Index j) {
        carefulBackward<T>(columnOf(m_x, j), columnOf(m_dy, j), m_norm.eps, Centring::Mean,
                           forAll(m_norm.affine.gamma, j), columnOf(m_dx, j), forAll(m_gradient.dgamma, j),
                           forAll(m_gradient.dbeta, j));
    }

    const BatchNorm<T>& m_norm;
    ConstMatrixRef<T> m_x;
    ConstMatrixRef<T> m_dy;
    const NormCache<T>& m_cache;
    MatrixRef<T>& m_dx;
    AffineGradient<T>& m_gradient;
};

} // namespace

template <class T>
void backwardTraining(const BatchNorm<T>& norm, ConstMatrixRef<T> x, ConstMatrixRef<T> dy, const NormCache<T>& cache,
                      MatrixRef<T> dx, AffineGradient<T>& gradient) {
    requireBackward<T>(norm.eps, norm.affine, x, dy, dx, cache, x.cols(), gradient);
    BackwardPass<T>(norm, x, dy, cache, dx, gradient).training();
}

template <class T>
void backwardEvaluation(const BatchNorm<T>& norm, ConstMatrixRef<T> x, ConstMatrixRef<T> dy, const NormCache<T>& cache,
                        MatrixRef<T> dx, AffineGradient<T>& gradient) {
    requireBackward<T>(norm.eps, norm.affine, x, dy, dx, cache, x.cols(), gradient);
    BackwardPass<T>(norm, x, dy, cache, dx, gradient).evaluation();
}

#define NORMSCOPE_INSTANTIATE(T)                                                                                       \
    template void backwardTraining(const BatchNorm<T>&, ConstMatrixRef<T>, ConstMatrixRef<T>, const NormCache<T>&,     \
                                   MatrixRef<T>, AffineGradient<T>&);                                                  \
    template void backwardEvaluation(const BatchNorm<T>&, ConstMatrixRef<T>, ConstMatrixRef<T>, const NormCache<T>&,   \
                                     MatrixRef<T>, AffineGradient<T>&);
NORMSCOPE_INSTANTIATE(float)
NORMSCOPE_INSTANTIATE(double)
#undef NORMSCOPE_INSTANTIATE

} // namespace normscope
