// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "math/random.h"
#include "norm/norm.h"

#include <string>
#include <vector>

namespace normscope::test {

template <class T>
Matrix<T> normals(Index rows, Index columns, std::uint64_t seed, double mean = 0) {
    Random random(seed);
    Matrix<T> x(rows, columns);
    for (Index i = 0; i < x.size(); ++i) x.data()[i] = static_cast<T>(mean + random.normal());
    return x;
}

template <class T>
std::vector<T> values(Index n, std::uint64_t seed, double mean) {
    const Matrix<T> x = normals<T>(1, n, seed, mean);
    return std::vector<T>(x.data(), x.data() + n);
}

template <class T>
Affine<T> randomAffine(Index features, bool gamma, bool beta) {
    return {gamma ? values<T>(features, 11, 1) : std::vector<T>(),
            beta ? values<T>(features, 12, 0) : std::vector<T>()};
}

template <class T>
struct NamedNorm {
    std::string name;
    Norm<T> norm;
    NormMode mode = NormMode::Train;
};

// Every norm with and without its parameters.
template <class T>
std::vector<NamedNorm<T>> allNorms(Index features) {
    std::vector<NamedNorm<T>> norms{{"none", NoNorm{}}};
    for (const bool gamma : {true, false})
        for (const bool beta : {true, false}) {
            const Affine<T> affine = randomAffine<T>(features, gamma, beta);
            const std::string suffix = std::string(gamma ? " gamma" : "") + (beta ? " beta" : "");
            BatchNorm<T> batch;
            batch.affine = affine;
            norms.push_back({"layer" + suffix, LayerNorm<T>{1e-5, affine}});
            norms.push_back({"rms" + suffix, RmsNorm<T>{1e-6, affine}});
            norms.push_back({"batch train" + suffix, batch});
            norms.push_back({"batch eval" + suffix, batch, NormMode::Evaluate});
        }
    return norms;
}

template <class T>
Affine<T> affineOf(const Norm<T>& norm) {
    return std::visit(
        [](const auto& chosen) {
            if constexpr (requires { chosen.affine; })
                return chosen.affine;
            else
                return Affine<T>{};
        },
        norm);
}

// One run forward and backward.
template <class T>
struct Run {
    NormStatus status = NormStatus::Ok;
    Matrix<T> y, dx;
    NormCache<T> cache;
    RunningStatistics<T> running;
    AffineGradient<T> gradient;
};

template <class T>
Run<T> run(const Norm<T>& norm, NormMode mode, const Matrix<T>& x, const Matrix<T>& dy) {
    Run<T> r;
    r.y = r.dx = Matrix<T>::Zero(x.rows(), x.cols());
    r.running = initialRunningStatistics<T>(x.cols());
    const Affine<T> affine = affineOf(norm);
    r.gradient.dgamma.resize(affine.gamma.size());
    r.gradient.dbeta.resize(affine.beta.size());
    r.status = forward<T>(norm, mode, x, r.y, r.cache, r.running);
    if (r.status == NormStatus::Ok) backward<T>(norm, mode, x, dy, r.cache, r.dx, r.gradient);
    return r;
}

} // namespace normscope::test
