// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "norm/row_norm.h"

#include "norm/cache_access.h"
#include "norm/checks.h"

#include <algorithm>
#include <array>

namespace normscope {
namespace {

using kernels::BackwardSums;
using kernels::GroupStatistics;

template <class T>
class ForwardPass {
public:
    ForwardPass(Centring centring, double eps, const Affine<T>& affine, Index columns)
        : m_centring(centring), m_eps(eps), m_gamma(dataOrNull(affine.gamma)), m_beta(dataOrNull(affine.beta)),
          m_columns(columns) {}

    GroupStatistics<T> statistics(const T* x) const {
        const auto plain =
            m_centring == Centring::Mean ? kernels::rowMoments(x, m_columns) : kernels::rowMeanSquare(x, m_columns);
        return finished(plain, Group<const T>{x, m_columns}, m_eps, m_centring);
    }

    void write(const T* x, const GroupStatistics<T>& s, T* y) const {
        if (plainRangeSuffices(s.var, m_eps)) return kernels::normaliseRow(x, m_columns, s, m_gamma, m_beta, y);
        carefulForward<T>({x, m_columns}, m_eps, m_centring, {m_gamma, m_columns}, {m_beta, m_columns}, {y, m_columns});
    }

private:
    Centring m_centring;
    double m_eps;
    const T* m_gamma;
    const T* m_beta;
    Index m_columns;
};

// Rows of a block are summed in T, blocks are added to the gradient: about sqrt(rows) times less rounding than row by
// row. Columns go in panels whose sums fit on the stack and in the first cache.
template <class T>
class BackwardPass {
public:
    BackwardPass(Centring centring, double eps, const Affine<T>& affine, ConstMatrixRef<T> x, ConstMatrixRef<T> dy,
                 const NormCache<T>& cache, MatrixRef<T>& dx, AffineGradient<T>& gradient)
        : m_centring(centring), m_eps(eps), m_gamma(dataOrNull(affine.gamma)), m_x(x), m_dy(dy), m_cache(cache),
          m_dx(dx), m_gradient(gradient) {}

    void run() {
        for (Index first = 0; first < m_x.rows(); first += rowsPerBlock)
            runBlock(first, std::min(first + rowsPerBlock, m_x.rows()));
    }

private:
    static constexpr Index rowsPerBlock = 128;
    static constexpr Index panelWidth = 1024;

    void runBlock(Index first, Index last) {
        m_sums.fill({});
        const bool onePanel = m_x.cols() <= panelWidth; // then a row is finished while it is in the first cache
        for (Index begin = 0; begin < m_x.cols(); begin += panelWidth) {
            const Index width = std::min(panelWidth, m_x.cols() - begin);
            std::fill_n(m_dgamma.begin(), width, T(0));
            std::fill_n(m_dbeta.begin(), width, T(0));
            for (Index i = first; i < last; ++i) {
                addPanel(i, begin, width, m_sums[static_cast<std::size_t>(i - first)]);
                if (onePanel) finishRow(i, m_sums[static_cast<std::size_t>(i - first)]);
            }
            addTo(m_gradient.dgamma, m_dgamma, begin, width);
            addTo(m_gradient.dbeta, m_dbeta, begin, width);
        }
        for (Index i = first; !onePanel && i < last; ++i) finishRow(i, m_sums[static_cast<std::size_t>(i - first)]);
    }

    void addPanel(Index i, Index begin, Index width, BackwardSums& sums) {
        const GroupStatistics<T> s = stored(m_cache, i);
        if (!plainRangeSuffices(s.var, m_eps)) return;
        const BackwardSums part = kernels::backwardSums(rowData(m_x, i) + begin, rowData(m_dy, i) + begin, width, s,
                                                        gammaFrom(begin), m_dgamma.data(), m_dbeta.data());
        sums.h += part.h;
        sums.hXhat += part.hXhat;
    }

    void finishRow(Index i, const BackwardSums& sums) {
        const GroupStatistics<T> s = stored(m_cache, i);
        if (!plainRangeSuffices(s.var, m_eps)) return finishCarefully(i);
        const auto d = static_cast<double>(m_x.cols());
        const double meanH = m_centring == Centring::Mean ? sums.h / d : 0;
        kernels::backwardRow(rowData(m_x, i), rowData(m_dy, i), m_x.cols(), s, m_gamma, meanH, sums.hXhat / d,
                             rowData(m_dx, i));
    }

    void finishCarefully(Index i) {
        const Index d = m_x.cols();
        carefulBackward<T>({rowData(m_x, i), d}, {rowData(m_dy, i), d}, m_eps, m_centring, {m_gamma, d},
                           {rowData(m_dx, i), d}, {dataOrNull(m_gradient.dgamma), d},
                           {dataOrNull(m_gradient.dbeta), d});
    }

    const T* gammaFrom(Index begin) const { return m_gamma ? m_gamma + begin : nullptr; }

    static void addTo(std::vector<T>& total, const std::array<T, panelWidth>& part, Index begin, Index width) {
        if (total.empty()) return;
        for (Index j = 0; j < width; ++j)
            total[static_cast<std::size_t>(begin + j)] += part[static_cast<std::size_t>(j)];
    }

    Centring m_centring;
    double m_eps;
    const T* m_gamma;
    ConstMatrixRef<T> m_x;
    ConstMatrixRef<T> m_dy;
    const NormCache<T>& m_cache;
    MatrixRef<T>& m_dx;
    AffineGradient<T>& m_gradient;
    std::array<BackwardSums, rowsPerBlock> m_sums;
    alignas(64) std::array<T, panelWidth> m_dgamma;
    alignas(64) std::array<T, panelWidth> m_dbeta;
};

} // namespace

template <class T>
NormStatus forwardRows(Centring centring, double eps, const Affine<T>& affine, ConstMatrixRef<T> x, MatrixRef<T> y,
                       NormCache<T>& cache) {
    requireForward<T>(eps, affine, x, y);
    if (x.size() == 0) return NormStatus::EmptyBatch;
    resizeCache(cache, centring, x.rows());
    const ForwardPass<T> pass(centring, eps, affine, x.cols());
    const auto statisticsOf = [&](Index i) { store(cache, i, pass.statistics(rowData(x, i))); };
    const auto write = [&](Index i) { pass.write(rowData(x, i), stored(cache, i), rowData(y, i)); };
    if (eps > 0) {
        for (Index i = 0; i < x.rows(); ++i) {
            statisticsOf(i);
            write(i);
        }
        return NormStatus::Ok;
    }
    for (Index i = 0; i < x.rows(); ++i) statisticsOf(i);
    if (std::find(cache.rstd.begin(), cache.rstd.end(), T(0)) != cache.rstd.end())
        return NormStatus::ZeroVarianceZeroEps;
    for (Index i = 0; i < x.rows(); ++i) write(i);
    return NormStatus::Ok;
}

template <class T>
void backwardRows(Centring centring, double eps, const Affine<T>& affine, ConstMatrixRef<T> x, ConstMatrixRef<T> dy,
                  const NormCache<T>& cache, MatrixRef<T> dx, AffineGradient<T>& gradient) {
    requireBackward<T>(eps, affine, x, dy, dx, cache, x.rows(), gradient);
    BackwardPass<T>(centring, eps, affine, x, dy, cache, dx, gradient).run();
}

template NormStatus forwardRows<float>(Centring, double, const Affine<float>&, ConstMatrixRef<float>, MatrixRef<float>,
                                       NormCache<float>&);
template NormStatus forwardRows<double>(Centring, double, const Affine<double>&, ConstMatrixRef<double>,
                                        MatrixRef<double>, NormCache<double>&);
template void backwardRows<float>(Centring, double, const Affine<float>&, ConstMatrixRef<float>, ConstMatrixRef<float>,
                                  const NormCache<float>&, MatrixRef<float>, AffineGradient<float>&);
template void backwardRows<double>(Centring, double, const Affine<double>&, ConstMatrixRef<double>,
                                   ConstMatrixRef<double>, const NormCache<double>&, MatrixRef<double>,
                                   AffineGradient<double>&);

} // namespace normscope
