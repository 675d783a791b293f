// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "math/matrix.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <utility>

// Sums over a row in a fixed order: the same row gives the same bits wherever it lies in memory.
namespace normscope::kernels {

#ifdef __AVX__
inline constexpr int packBytes = 32;
#else
inline constexpr int packBytes = 16;
#endif

template <class T>
struct PackOf {
    typedef T type __attribute__((vector_size(packBytes))); // an alias cannot carry the attribute in a template
};
template <class T>
using Pack = typename PackOf<T>::type;
template <class T>
inline constexpr Index lanes = packBytes / static_cast<Index>(sizeof(T));

// Where a term of a sum stands: one value, or a pack of neighbours. at(p) reads p there, at.add(p, v) adds to it.
template <class T>
struct AtValue {
    Index j;
    T operator()(const T* p) const { return p[j]; }
    void add(T* p, T v) const { p[j] += v; }
};
template <class T>
struct AtPack {
    Index j;
    Pack<T> operator()(const T* p) const {
        Pack<T> v;
        std::memcpy(&v, p + j, sizeof v);
        return v;
    }
    void add(T* p, const Pack<T>& v) const {
        const Pack<T> sum = (*this)(p) + v;
        std::memcpy(p + j, &sum, sizeof sum);
    }
};

// Lanes are added in halves.
template <class V, std::size_t... I>
auto sumOfHalves(const V& v, std::index_sequence<I...>) {
    constexpr int half = sizeof...(I);
    const auto sum = __builtin_shufflevector(v, v, I...) + __builtin_shufflevector(v, v, (half + I)...);
    if constexpr (half == 2)
        return sum[0] + sum[1];
    else
        return sumOfHalves(sum, std::make_index_sequence<half / 2>());
}
template <class T>
T sumOfLanes(const Pack<T>& v) {
    if constexpr (lanes<T> == 2)
        return v[0] + v[1];
    else
        return sumOfHalves(v, std::make_index_sequence<static_cast<std::size_t>(lanes<T> / 2)>());
}

// K sums over [begin, end): term(at, s) adds its K values to s. Four packs at a time, as an addition takes four cycles.
template <class T, int K, class Term>
void addBlock(std::array<double, K>& total, Index begin, Index end, const Term& term) {
    Pack<T> s[4][K] = {};
    T rest[K] = {};
    Index j = begin;
    for (; j + 4 * lanes<T> <= end; j += 4 * lanes<T>) {
        term(AtPack<T>{j}, s[0]);
        term(AtPack<T>{j + lanes<T>}, s[1]);
        term(AtPack<T>{j + 2 * lanes<T>}, s[2]);
        term(AtPack<T>{j + 3 * lanes<T>}, s[3]);
    }
    for (; j + lanes<T> <= end; j += lanes<T>) term(AtPack<T>{j}, s[0]);
    for (; j < end; ++j) term(AtValue<T>{j}, rest);
    for (int k = 0; k < K; ++k)
        total[static_cast<std::size_t>(k)] +=
            static_cast<double>(sumOfLanes<T>((s[0][k] + s[1][k]) + (s[2][k] + s[3][k])) + rest[k]);
}

// K sums over 0 ... n - 1: blocks short enough for T, whose sums are added in double.
template <class T, int K, class Term>
std::array<double, K> sums(Index n, const Term& term) {
    constexpr Index block = 1024;
    std::array<double, K> total{};
    for (Index begin = 0; begin < n; begin += block) addBlock<T, K>(total, begin, std::min(begin + block, n), term);
    return total;
}

} // namespace normscope::kernels
