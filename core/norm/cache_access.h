// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "norm/norm_types.h"
#include "norm/scaled_group.h"

// NormCache group by group, for the norms themselves.
namespace normscope {

// Allocates only when the cache grows.
template <class T>
void resizeCache(NormCache<T>& cache, Centring centring, Index groups) {
    const auto size = static_cast<std::size_t>(groups);
    const std::size_t means = centring == Centring::Mean ? size : 0;
    cache.mean.resize(means);
    cache.meanLow.resize(means);
    cache.var.resize(size);
    cache.rstd.resize(size);
}

template <class T>
void store(NormCache<T>& cache, Index group, const kernels::GroupStatistics<T>& s) {
    const auto k = static_cast<std::size_t>(group);
    if (!cache.mean.empty()) {
        cache.mean[k] = s.mean;
        cache.meanLow[k] = s.meanLow;
    }
    cache.var[k] = s.var;
    cache.rstd[k] = s.rstd;
}

template <class T>
kernels::GroupStatistics<T> stored(const NormCache<T>& cache, Index group) {
    const auto k = static_cast<std::size_t>(group);
    if (cache.mean.empty()) return {0, 0, cache.var[k], cache.rstd[k]};
    return {cache.mean[k], cache.meanLow[k], cache.var[k], cache.rstd[k]};
}

// A parameter's values, or null for an absent one.
template <class T>
const T* dataOrNull(const std::vector<T>& values) {
    return values.empty() ? nullptr : values.data();
}
template <class T>
T* dataOrNull(std::vector<T>& values) {
    return values.empty() ? nullptr : values.data();
}

} // namespace normscope
