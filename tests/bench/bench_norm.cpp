// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Forward and backward of every norm in float, one thread, beside memcpy of x to y. The counter ns/element is what to
// read: time over rows · columns. Compare lines of one run only; speed differs between machines and moments.
#include "math/random.h"
#include "norm/norm.h"

#include <benchmark/benchmark.h>

#include <cstring>

using namespace normscope;

namespace {

MatrixF normals(Index rows, Index columns, std::uint64_t seed) {
    Random random(seed);
    MatrixF x(rows, columns);
    for (float& v : x.reshaped()) v = static_cast<float>(random.normal());
    return x;
}

struct Buffers {
    explicit Buffers(const benchmark::State& state)
        : x(normals(state.range(0), state.range(1), 1)), dy(normals(state.range(0), state.range(1), 2)),
          out(MatrixF::Zero(x.rows(), x.cols())),
          running(initialRunningStatistics<float>(x.cols())), gradient{std::vector<float>(columns()),
                                                                       std::vector<float>(columns())} {}

    std::size_t columns() const { return static_cast<std::size_t>(x.cols()); }
    Affine<float> affine(bool beta) const {
        return {std::vector<float>(columns(), 1.5f), std::vector<float>(beta ? columns() : 0, 0.5f)};
    }

    MatrixF x, dy, out;
    NormCache<float> cache;
    RunningStatistics<float> running;
    AffineGradient<float> gradient;
};

void countElements(benchmark::State& state) {
    const auto elements = static_cast<double>(state.range(0) * state.range(1));
    // Seconds an element times 1e9, told as a rate of 1e-9 elements.
    state.counters["ns/element"] = benchmark::Counter(elements * 1e-9, benchmark::Counter::kIsIterationInvariantRate |
                                                                           benchmark::Counter::kInvert);
}

void copyBytes(benchmark::State& state) {
    Buffers b(state);
    for (auto _ : state) {
        std::memcpy(b.out.data(), b.x.data(), static_cast<std::size_t>(b.x.size()) * sizeof(float));
        benchmark::ClobberMemory();
    }
    countElements(state);
}

void runForward(benchmark::State& state, const Norm<float>& norm, NormMode mode) {
    Buffers b(state);
    for (auto _ : state) {
        benchmark::DoNotOptimize(forward<float>(norm, mode, b.x, b.out, b.cache, b.running));
        benchmark::ClobberMemory();
    }
    countElements(state);
}

void runBackward(benchmark::State& state, const Norm<float>& norm, NormMode mode) {
    Buffers b(state);
    forward<float>(norm, mode, b.x, b.out, b.cache, b.running);
    for (auto _ : state) {
        backward<float>(norm, mode, b.x, b.dy, b.cache, b.out, b.gradient);
        benchmark::ClobberMemory();
    }
    countElements(state);
}

Norm<float> layerNorm(const benchmark::State& state) { return LayerNorm<float>{1e-5, Buffers(state).affine(true)}; }
Norm<float> rmsNorm(const benchmark::State& state) { return RmsNorm<float>{1e-5, Buffers(state).affine(false)}; }
Norm<float> batchNorm(const benchmark::State& state) {
    BatchNorm<float> norm;
    norm.affine = Buffers(state).affine(true);
    return norm;
}

void layerForward(benchmark::State& state) { runForward(state, layerNorm(state), NormMode::Train); }
void layerBackward(benchmark::State& state) { runBackward(state, layerNorm(state), NormMode::Train); }
void rmsForward(benchmark::State& state) { runForward(state, rmsNorm(state), NormMode::Train); }
void rmsBackward(benchmark::State& state) { runBackward(state, rmsNorm(state), NormMode::Train); }
void batchForward(benchmark::State& state) { runForward(state, batchNorm(state), NormMode::Train); }
void batchBackward(benchmark::State& state) { runBackward(state, batchNorm(state), NormMode::Train); }
void batchEvaluation(benchmark::State& state) { runForward(state, batchNorm(state), NormMode::Evaluate); }

void shapes(benchmark::internal::Benchmark* b) {
    for (const auto& shape : {std::pair{128, 64}, {512, 256}, {4096, 768}, {16384, 1024}})
        b->Args({shape.first, shape.second});
    b->ArgNames({"rows", "columns"});
}

BENCHMARK(copyBytes)->Apply(shapes);
BENCHMARK(layerForward)->Apply(shapes);
BENCHMARK(layerBackward)->Apply(shapes);
BENCHMARK(rmsForward)->Apply(shapes);
BENCHMARK(rmsBackward)->Apply(shapes);
BENCHMARK(batchForward)->Apply(shapes);
BENCHMARK(batchBackward)->Apply(shapes);
BENCHMARK(batchEvaluation)->Apply(shapes);

} // namespace

BENCHMARK_MAIN();
