// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "norm/group_norm.h"

#include "norm/checks.h"
#include "norm/row_norm.h"

#include <stdexcept>

namespace normscope {

namespace {

// Each group as a row of its own, so that it is LayerNorm's moments, kernels and careful path that work on it.
template <class T>
class Groups {
public:
    Groups(const GroupNorm<T>& norm, Index rows, Index channels)
        : m_positions(norm.positions), m_groups(groupsOf(norm, channels)), m_channels(channels / m_groups),
          m_count(rows / norm.positions * m_groups) {}

    Index count() const { return m_count; }
    Index width() const { return m_positions * m_channels; }

    // visit(group, place in its row, row of x, channel)
    template <class Visit>
    void forEachCell(const Visit& visit) const {
        for (Index g = 0; g < m_count; ++g)
            for (Index k = 0; k < width(); ++k)
                visit(g, k, g / m_groups * m_positions + k / m_channels, g % m_groups * m_channels + k % m_channels);
    }

    Matrix<T> gathered(ConstMatrixRef<T> x) const {
        Matrix<T> rows(m_count, width());
        forEachCell([&](Index g, Index k, Index i, Index c) { rows(g, k) = x(i, c); });
        return rows;
    }

private:
    Index m_positions, m_groups, m_channels, m_count;
};

template <class T>
NormStatus statusOf(const GroupNorm<T>& norm, ConstMatrixRef<T> x) {
    if (x.size() == 0) return NormStatus::EmptyBatch;
    const Index groups = groupsOf(norm, x.cols());
    if (x.cols() % groups != 0) return NormStatus::UnevenGroups;
    return norm.positions * (x.cols() / groups) == 1 ? NormStatus::OneValuePerChannel : NormStatus::Ok;
}

template <class T>
bool isLayerNorm(const GroupNorm<T>& norm) {
    return norm.groups == 1 && norm.positions == 1;
}

template <class T>
T parameterOr(const std::vector<T>& parameter, Index c, T absent) {
    return parameter.empty() ? absent : parameter[static_cast<std::size_t>(c)];
}

template <class T>
void add(std::vector<T>& gradient, Index c, T value) {
    if (!gradient.empty()) gradient[static_cast<std::size_t>(c)] += value;
}

} // namespace

template <class T>
NormStatus forward(const GroupNorm<T>& norm, ConstMatrixRef<T> x, MatrixRef<T> y, NormCache<T>& cache) {
    requireForward<T>(norm.eps, norm.affine, x, y);
    requirePositions(norm.groups, norm.positions, x.rows());
    if (const NormStatus status = statusOf<T>(norm, x); status != NormStatus::Ok) return status;
    if (isLayerNorm(norm)) return forwardRows<T>(Centring::Mean, norm.eps, norm.affine, x, y, cache);
    const Groups<T> groups(norm, x.rows(), x.cols());
    const Matrix<T> rows = groups.gathered(x);
    Matrix<T> xhat(rows.rows(), rows.cols());
    const NormStatus status = forwardRows<T>(Centring::Mean, norm.eps, Affine<T>{}, rows, xhat, cache);
    if (status != NormStatus::Ok) return status;
    groups.forEachCell([&](Index g, Index k, Index i, Index c) {
        y(i, c) = parameterOr(norm.affine.gamma, c, T(1)) * xhat(g, k) + parameterOr(norm.affine.beta, c, T(0));
    });
    return status;
}

template <class T>
void backward(const GroupNorm<T>& norm, ConstMatrixRef<T> x, ConstMatrixRef<T> dy, const NormCache<T>& cache,
              MatrixRef<T> dx, AffineGradient<T>& gradient) {
    requirePositions(norm.groups, norm.positions, x.rows());
    const Groups<T> groups(norm, x.rows(), x.cols());
    requireBackward<T>(norm.eps, norm.affine, x, dy, dx, cache, groups.count(), gradient);
    if (isLayerNorm(norm)) return backwardRows<T>(Centring::Mean, norm.eps, norm.affine, x, dy, cache, dx, gradient);
    const Matrix<T> rows = groups.gathered(x);
    Matrix<T> h = groups.gathered(dy), xhat(rows.rows(), rows.cols()), drows(rows.rows(), rows.cols());
    NormCache<T> again;
    forwardRows<T>(Centring::Mean, norm.eps, Affine<T>{}, rows, xhat, again);
    groups.forEachCell([&](Index g, Index k, Index, Index c) {
        add(gradient.dgamma, c, h(g, k) * xhat(g, k));
        add(gradient.dbeta, c, h(g, k));
        h(g, k) *= parameterOr(norm.affine.gamma, c, T(1));
    });
    AffineGradient<T> none;
    backwardRows<T>(Centring::Mean, norm.eps, Affine<T>{}, rows, h, cache, drows, none);
    groups.forEachCell([&](Index g, Index k, Index i, Index c) { dx(i, c) = drows(g, k); });
}

#define NORMSCOPE_INSTANTIATE(T)                                                                                       \
    template NormStatus forward(const GroupNorm<T>&, ConstMatrixRef<T>, MatrixRef<T>, NormCache<T>&);                  \
    template void backward(const GroupNorm<T>&, ConstMatrixRef<T>, ConstMatrixRef<T>, const NormCache<T>&,             \
                           MatrixRef<T>, AffineGradient<T>&);
NORMSCOPE_INSTANTIATE(float)
NORMSCOPE_INSTANTIATE(double)
#undef NORMSCOPE_INSTANTIATE

} // namespace normscope
