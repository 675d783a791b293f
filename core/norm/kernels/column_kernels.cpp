// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "norm/kernels/column_kernels.h"

#include <algorithm>

namespace normscope::kernels {
namespace {

constexpr Index rowsPerBlock = 64;

// sum += x - shift
template <class T>
void addDeviations(Columns<const T> x, const T* shift, T* sum) {
    for (Index i = 0; i < x.rows; ++i) {
        const T* row = x.row(i);
#pragma omp simd
        for (Index j = 0; j < x.columns; ++j) sum[j] += row[j] - shift[j];
    }
}

// With t = x - shift: sum1 += t, sum2 += t^2. Four rows at a time halve the traffic of the sums.
template <class T>
void addSquares(Columns<const T> x, const T* shift, T* sum1, T* sum2) {
    Index i = 0;
    for (; i + 4 <= x.rows; i += 4) {
        const T *r0 = x.row(i), *r1 = x.row(i + 1), *r2 = x.row(i + 2), *r3 = x.row(i + 3);
#pragma omp simd
        for (Index j = 0; j < x.columns; ++j) {
            const T m = shift[j];
            const T t0 = r0[j] - m, t1 = r1[j] - m, t2 = r2[j] - m, t3 = r3[j] - m;
            sum1[j] += (t0 + t1) + (t2 + t3);
            sum2[j] += (t0 * t0 + t1 * t1) + (t2 * t2 + t3 * t3);
        }
    }
    for (; i < x.rows; ++i) {
        const T* row = x.row(i);
#pragma omp simd
        for (Index j = 0; j < x.columns; ++j) {
            const T t = row[j] - shift[j];
            sum1[j] += t;
            sum2[j] += t * t;
        }
    }
}

// The moments of the rows seen so far.
template <class T>
class RunningMoments {
public:
    explicit RunningMoments(Index columns) : m_columns(columns) {}

    void addBlock(Columns<const T> block) {
        chooseShift(block);
        std::fill_n(m_sum1.data(), m_columns, T(0));
        std::fill_n(m_sum2.data(), m_columns, T(0));
        addSquares(block, m_shift.data(), m_sum1.data(), m_sum2.data());
        merge(static_cast<double>(block.rows));
    }

    void finish(T* mean, T* meanLow, T* var) const {
        for (Index j = 0; j < m_columns; ++j) {
            mean[j] = static_cast<T>(m_mean[j]);
            meanLow[j] = static_cast<T>(m_mean[j] - static_cast<double>(mean[j]));
            var[j] = static_cast<T>(m_m2[j] / m_n);
        }
    }

private:
    // The mean so far; in the first block its own mean, about its first row.
    void chooseShift(Columns<const T> block) {
        if (m_n > 0) {
            for (Index j = 0; j < m_columns; ++j) m_shift[j] = static_cast<T>(m_mean[j]);
            return;
        }
        std::fill_n(m_sum1.data(), m_columns, T(0));
        std::fill_n(m_mean.data(), m_columns, 0.0);
        std::fill_n(m_m2.data(), m_columns, 0.0);
        addDeviations(block, block.row(0), m_sum1.data());
        for (Index j = 0; j < m_columns; ++j) m_shift[j] = block.row(0)[j] + m_sum1[j] / static_cast<T>(block.rows);
    }

    void merge(double blockRows) {
        const double share = blockRows / (m_n + blockRows), weight = m_n * share;
        for (Index j = 0; j < m_columns; ++j) {
            const double sum1 = m_sum1[j], low = sum1 / blockRows;
            const double delta = (static_cast<double>(m_shift[j]) - m_mean[j]) + low;
            m_mean[j] += delta * share;
            m_m2[j] += std::max(static_cast<double>(m_sum2[j]) - sum1 * low, 0.0) + delta * delta * weight;
        }
        m_n += blockRows;
    }

    Index m_columns;
    double m_n = 0;
    PanelValues<double> m_mean, m_m2;
    PanelValues<T> m_shift, m_sum1, m_sum2;
};

template <class T>
Columns<T> blockOf(Columns<T> x, Index first) {
    return {x.row(first), std::min(rowsPerBlock, x.rows - first), x.columns, x.stride};
}

// sumDy += dy, sumDyXhat += dy xhat, over the rows of a block
template <class T>
void addBackwardSums(Columns<const T> x, Columns<const T> dy, const T* mean, const T* rstd, const T* low, T* sumDy,
                     T* sumDyXhat) {
    Index i = 0;
    for (; i + 2 <= x.rows; i += 2) {
        const T *x0 = x.row(i), *x1 = x.row(i + 1), *dy0 = dy.row(i), *dy1 = dy.row(i + 1);
#pragma omp simd
        for (Index j = 0; j < x.columns; ++j) {
            const T xhat0 = (x0[j] - mean[j]) * rstd[j] - low[j], xhat1 = (x1[j] - mean[j]) * rstd[j] - low[j];
            sumDy[j] += dy0[j] + dy1[j];
            sumDyXhat[j] += dy0[j] * xhat0 + dy1[j] * xhat1;
        }
    }
    for (; i < x.rows; ++i) {
        const T *xRow = x.row(i), *dyRow = dy.row(i);
#pragma omp simd
        for (Index j = 0; j < x.columns; ++j) {
            sumDy[j] += dyRow[j];
            sumDyXhat[j] += dyRow[j] * ((xRow[j] - mean[j]) * rstd[j] - low[j]);
        }
    }
}

} // namespace

template <class T>
void columnMoments(Columns<const T> x, T* mean, T* meanLow, T* var) {
    RunningMoments<T> moments(x.columns);
    for (Index first = 0; first < x.rows; first += rowsPerBlock) moments.addBlock(blockOf(x, first));
    moments.finish(mean, meanLow, var);
}

template <class T>
void columnAffine(Columns<const T> x, const T* mean, const T* scale, const T* shift, Columns<T> y) {
    for (Index i = 0; i < x.rows; ++i) {
        const T* in = x.row(i);
        T* out = y.row(i);
#pragma omp simd
        for (Index j = 0; j < x.columns; ++j) out[j] = (in[j] - mean[j]) * scale[j] + shift[j];
    }
}

template <class T>
void columnBackwardSums(Columns<const T> x, Columns<const T> dy, const T* mean, const T* rstd, const T* low,
                        double* sumDy, double* sumDyXhat) {
    PanelValues<T> blockDy, blockDyXhat;
    std::fill_n(sumDy, x.columns, 0.0);
    std::fill_n(sumDyXhat, x.columns, 0.0);
    for (Index first = 0; first < x.rows; first += rowsPerBlock) {
        std::fill_n(blockDy.data(), x.columns, T(0));
        std::fill_n(blockDyXhat.data(), x.columns, T(0));
        addBackwardSums(blockOf(x, first), blockOf(dy, first), mean, rstd, low, blockDy.data(), blockDyXhat.data());
        for (Index j = 0; j < x.columns; ++j) {
            sumDy[j] += static_cast<double>(blockDy[j]);
            sumDyXhat[j] += static_cast<double>(blockDyXhat[j]);
        }
    }
}

template <class T>
void columnInputGradient(Columns<const T> x, Columns<const T> dy, const T* mean, const T* a, const T* b, const T* c,
                         Columns<T> dx) {
    for (Index i = 0; i < x.rows; ++i) {
        const T *xRow = x.row(i), *dyRow = dy.row(i);
        T* out = dx.row(i);
#pragma omp simd
        for (Index j = 0; j < x.columns; ++j) out[j] = a[j] * dyRow[j] + (b[j] * (xRow[j] - mean[j]) + c[j]);
    }
}

#define NORMSCOPE_INSTANTIATE(T)                                                                                       \
    template void columnMoments(Columns<const T>, T*, T*, T*);                                                         \
    template void columnAffine(Columns<const T>, const T*, const T*, const T*, Columns<T>);                            \
    template void columnBackwardSums(Columns<const T>, Columns<const T>, const T*, const T*, const T*, double*,        \
                                     double*);                                                                         \
    template void columnInputGradient(Columns<const T>, Columns<const T>, const T*, const T*, const T*, const T*,      \
                                      Columns<T>);
NORMSCOPE_INSTANTIATE(float)
NORMSCOPE_INSTANTIATE(double)
#undef NORMSCOPE_INSTANTIATE

} // namespace normscope::kernels
