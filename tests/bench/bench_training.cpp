// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "train/trainer.h"

#include <benchmark/benchmark.h>

#include <string>

using namespace normscope;

// Whole training steps (batch, forward, loss, backward, gradient norm, Adam, records of every layer) on one thread.
// scripts/bench_training.sh prints them beside the same steps in PyTorch; the names are those of training_steps.py.
namespace {

struct Shape {
    const char* name;
    BlockKind block;
    Index layers, width, hidden, samples, tokens, inputs;
};

constexpr Shape shapes[] = {
    {"default_arm", BlockKind::AttentionFfn, 12, 32, 64, 32, 8, 8},
    {"attention_d64_n64", BlockKind::AttentionFfn, 12, 64, 256, 1, 64, 8},
    {"mlp_d64_n64", BlockKind::Mlp, 12, 64, 256, 64, 1, 64},
    {"attention_d128_n256", BlockKind::AttentionFfn, 12, 128, 512, 4, 64, 8},
    {"hundred_blocks", BlockKind::Mlp, 100, 32, 64, 32, 1, 64},
};

Samples randomSamples(const Shape& shape, Index count) {
    Random random(1);
    Samples samples;
    samples.x.resize(count * shape.tokens, shape.inputs);
    for (float& value : std::span(samples.x.data(), std::size_t(samples.x.size()))) value = float(random.normal());
    for (Index s = 0; s < count; ++s) samples.labels.push_back(int(random.below(10)));
    return samples;
}

TrainerSettings settingsOf(const Shape& shape) {
    const std::vector<float> ones(std::size_t(shape.width), 1), zeros(std::size_t(shape.width), 0);
    TrainerSettings settings;
    settings.stack = {.block = shape.block, .layers = shape.layers, .width = shape.width, .hidden = shape.hidden};
    settings.norms = {.placement = Placement::Pre, .norm = LayerNorm<float>{1e-5, {ones, zeros}}};
    settings.schedule.lr = 1e-3;
    settings.batch = shape.samples;
    settings.steps = 1'000'000'000;
    return settings;
}

void steps(benchmark::State& state, const Shape& shape) {
    const TrainingTask task{randomSamples(shape, 512), randomSamples(shape, 64), shape.tokens, shape.inputs, 10};
    Trainer trainer(settingsOf(shape), std::make_shared<const TrainingTask>(task));
    for (int k = 0; k < 3; ++k) trainer.step();
    for (auto _ : state) trainer.step();
    state.counters["steps/s"] = benchmark::Counter(double(state.iterations()), benchmark::Counter::kIsRate);
}

const int registered = [] {
    for (const Shape& shape : shapes)
        benchmark::RegisterBenchmark(shape.name, [&shape](benchmark::State& state) {
            steps(state, shape);
        })->Unit(benchmark::kMillisecond);
    return 0;
}();

} // namespace

BENCHMARK_MAIN();
