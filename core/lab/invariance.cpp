// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/invariance.h"

#include "data/source.h"
#include "lab/invariance_draw.h"
#include "math/largest.h"
#include "math/random.h"
#include "norm/norm.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace normscope {

namespace {

constexpr Index mostSamples = 64;
constexpr Index instancePositions = 4;      // rows of a sample for InstanceNorm
constexpr Index changedUnit = 1;            // among those that partial RMSNorm measures
constexpr double sameWithin = 1e-9;         // of the largest output: far above rounding, far below any real change
constexpr std::uint64_t benchStream = 0x1b; // apart from those that draw data

struct Setup {
    MatrixD x;       // samples × inputs
    MatrixD weights; // units × inputs
    MatrixD added;   // to x W^T
};

Index positionsOf(BenchNorm norm) { return norm == BenchNorm::Instance ? instancePositions : 1; }

// y of a norm that may fail, as at eps = 0 on constant data: NaN then.
template <class N>
MatrixD byKernel(N norm, double eps, const MatrixD& a) {
    norm.eps = eps;
    MatrixD y = MatrixD::Constant(a.rows(), a.cols(), std::numeric_limits<double>::quiet_NaN());
    NormCache<double> cache;
    RunningStatistics<double> running = initialRunningStatistics<double>(a.cols());
    forward<double>(Norm<double>(norm), NormMode::Train, a, y, cache, running);
    return y;
}

GroupNorm<double> instanceNorm() {
    GroupNorm<double> norm;
    norm.groups = 0;
    norm.positions = instancePositions;
    return norm;
}

// Each row by the root mean square of its first quarter.
MatrixD partialRms(const MatrixD& a, double eps) {
    const Index measured = a.cols() / 4;
    const Eigen::ArrayXd meanSquare = a.leftCols(measured).array().square().rowwise().mean();
    return (a.array().colwise() / (meanSquare + eps).sqrt()).matrix();
}

// The weights of each unit by their length, which has no eps.
MatrixD weightNorm(const MatrixD& a, const MatrixD& weights) {
    return (a.array().rowwise() / weights.rowwise().norm().transpose().array()).matrix();
}

MatrixD output(BenchNorm norm, const Setup& setup, double eps) {
    const MatrixD a = setup.x * setup.weights.transpose() + setup.added;
    switch (norm) {
    case BenchNorm::Batch:
        return byKernel(BatchNorm<double>(), eps, a);
    case BenchNorm::Weight:
        return weightNorm(a, setup.weights);
    case BenchNorm::Layer:
        return byKernel(LayerNorm<double>(), eps, a);
    case BenchNorm::Rms:
        return byKernel(RmsNorm<double>(), eps, a);
    case BenchNorm::PartialRms:
        return partialRms(a, eps);
    case BenchNorm::Group:
        return byKernel(GroupNorm<double>(), eps, a);
    case BenchNorm::Instance:
        return byKernel(instanceNorm(), eps, a);
    case BenchNorm::None:
        break;
    }
    return a;
}

// vector: one value an input, already times the factor. positions: rows of a sample.
Setup changed(Setup setup, BenchChange change, double factor, const Vector<double>& vector, Index positions) {
    switch (change) {
    case BenchChange::ScaleWeights:
        setup.weights *= factor;
        break;
    case BenchChange::CentreWeights:
        setup.weights.rowwise() += vector.transpose();
        break;
    case BenchChange::ScaleUnit:
        setup.weights.row(changedUnit) *= factor;
        break;
    case BenchChange::ScaleData:
        setup.x *= factor;
        break;
    case BenchChange::ShiftData:
        setup.x.rowwise() += vector.transpose();
        break;
    case BenchChange::ScaleSample:
        setup.x.topRows(positions) *= factor;
        break;
    case BenchChange::ShiftSample:
        setup.added.topRows(positions).array() += factor;
        break;
    case BenchChange::ShiftUnit:
        setup.added.col(changedUnit).array() += factor;
        break;
    }
    return setup;
}

BenchMeasurement measure(BenchNorm norm, const Setup& before, const Setup& after, double eps) {
    const MatrixD y = output(norm, before, 0);
    BenchMeasurement measurement;
    measurement.moved = largest(output(norm, after, 0) - y);
    measurement.movedWithEps = largest(output(norm, after, eps) - output(norm, before, eps));
    measurement.invariant = measurement.moved < sameWithin * largest(y);
    return measurement;
}

} // namespace

MatrixD benchWines() {
    DataSettings wines;
    wines.samples = mostSamples;
    return prepare(wine(), wines).x;
}

BenchDraw drawBench(const MatrixD& x, Index units, double factor, std::uint64_t seed) {
    const Index samples = std::min(mostSamples, x.rows() / instancePositions * instancePositions);
    BenchDraw draw{x.topRows(samples), MatrixD(units, x.cols()), VectorD(x.cols())};
    Random random(seed, benchStream);
    for (double& weight : draw.weights.reshaped<Eigen::RowMajor>()) weight = random.normal();
    for (double& value : draw.vector) value = factor * random.normal();
    return draw;
}

InvarianceBench runInvarianceBench(const MatrixD& x, double eps, double factor, std::uint64_t seed) {
    InvarianceBench bench;
    bench.factor = factor;
    bench.eps = eps;
    const BenchDraw draw = drawBench(x, bench.units, factor, seed);
    bench.samples = draw.x.rows();
    bench.inputs = x.cols();
    if (bench.samples == 0 || bench.inputs == 0) return bench;
    const Setup setup{draw.x, draw.weights, MatrixD::Zero(bench.samples, bench.units)};
    for (int k = 0; k <= int(BenchNorm::None); ++k)
        for (const BenchChange change : benchChanges) {
            const auto norm = BenchNorm(k);
            bench.measured[norm][change] =
                measure(norm, setup, changed(setup, change, factor, draw.vector, positionsOf(norm)), eps);
        }
    return bench;
}

} // namespace normscope
