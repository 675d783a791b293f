// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Forward and backward of residual stacks in float, one thread, sequences of 64 tokens. Counters: GFLOP/s of the matrix
// products (all other work counts as time only), and their share of what the processor can do at most, measured
// at the start with a loop of multiply-adds that never leaves the registers.
#include "nn/build_stack.h"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <optional>

using namespace normscope;

namespace {

using Clock = std::chrono::steady_clock;

double secondsSince(Clock::time_point start) { return std::chrono::duration<double>(Clock::now() - start).count(); }

// Twelve independent chains of eight-wide multiply-adds hide their latency.
double multiplyAddsASecond() {
    using Wide = Eigen::Array<float, 8, 1>;
    constexpr int rounds = 2'000'000;
    std::array<Wide, 12> sums;
    for (Wide& sum : sums) sum.setConstant(0.5F);
    const Wide a = Wide::Constant(0.999F), b = Wide::Constant(0.001F);
    const auto start = Clock::now();
    for (int round = 0; round < rounds; ++round)
        for (Wide& sum : sums) sum = sum * a + b;
    const double seconds = secondsSince(start);
    for (const Wide& sum : sums) benchmark::DoNotOptimize(sum.sum());
    return 2.0 * 8 * 12 * rounds / seconds;
}

double peak() {
    static const double best = [] {
        double most = 0;
        for (int k = 0; k < 20; ++k) most = std::max(most, multiplyAddsASecond());
        return most;
    }();
    return best;
}

constexpr Index tokens = 64;

// Of the products of a forward and a backward pass, which costs twice the forward one.
double flopsOf(BlockKind block, double layers, double rows, double d) {
    const double mlp = 16 * rows * d * d, attention = 8 * rows * d * d + 4 * rows * double(tokens) * d;
    return 3 * layers * (block == BlockKind::Mlp ? mlp : mlp + attention);
}

struct Run {
    Run(BlockKind block, Index width, Index layers, Index rows) : x(MatrixF::Random(rows, width)), dout(x) {
        StackSettings settings{.block = block, .layers = layers, .width = width, .hidden = 4 * width};
        settings.tokens = tokens;
        const std::vector<float> ones(std::size_t(width), 1), zeros(std::size_t(width), 0);
        const StackNorms<float> norms{.placement = Placement::Pre, .norm = LayerNorm<float>{1e-5, {ones, zeros}}};
        stack = buildStack(settings, norms, drawBlocks<float>(settings, random));
        statistics = initialStatistics(stack);
        gradient = zeroGradient(stack);
        work.emplace(stack, rows);
    }

    void forward() { work->forward(stack, NormMode::Train, x, statistics, random); }
    void backward() { work->backward(stack, NormMode::Train, x, dout, gradient); }

    Random random{0};
    MatrixF x, dout;
    ResidualStack<float> stack;
    StackStatistics<float> statistics;
    StackGradient<float> gradient;
    std::optional<StackWorkspace<float>> work;
};

void pass(benchmark::State& state, BlockKind block) {
    Run run(block, state.range(0), state.range(1), state.range(2));
    run.forward();
    const auto start = Clock::now();
    for (auto _ : state) {
        run.forward();
        run.backward();
        benchmark::ClobberMemory();
    }
    const double flops = flopsOf(block, double(state.range(1)), double(state.range(2)), double(state.range(0)));
    const double rate = flops * double(state.iterations()) / secondsSince(start);
    state.counters["GFLOP/s"] = rate * 1e-9;
    state.counters["of peak"] = rate / peak();
}

void mlp(benchmark::State& state) { pass(state, BlockKind::Mlp); }
void attentionFfn(benchmark::State& state) { pass(state, BlockKind::AttentionFfn); }

void shapes(benchmark::internal::Benchmark* b) {
    b->ArgNames({"d", "layers", "rows"})->Unit(benchmark::kMillisecond);
    for (const auto& [d, layers, rows] : std::vector<std::array<Index, 3>>{{64, 12, 64},
                                                                           {64, 96, 64},
                                                                           {64, 12, 256},
                                                                           {64, 48, 256},
                                                                           {64, 12, 1024},
                                                                           {128, 12, 64},
                                                                           {128, 48, 64},
                                                                           {128, 12, 256},
                                                                           {128, 48, 256},
                                                                           {128, 12, 1024},
                                                                           {256, 12, 256}})
        b->Args({d, layers, rows});
}

BENCHMARK(mlp)->Apply(shapes);
BENCHMARK(attentionFfn)->Apply(shapes);

} // namespace

BENCHMARK_MAIN();
