// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "train/evaluator.h"

#include "train/test_batches.h"

#include <algorithm>

namespace normscope {

namespace {

constexpr Index chunk = 64; // samples

bool hasBatchNorm(const ResidualStack<float>& stack) {
    const auto is = [](const Norm<float>& norm) { return std::holds_alternative<BatchNorm<float>>(norm); };
    return is(stack.embedding) || is(stack.final) || std::ranges::any_of(stack.steps, [&](const auto& step) {
               return is(step.before) || is(step.branch) || is(step.after);
           });
}

} // namespace

TestBatches testBatches(Index size, std::uint64_t seed) {
    constexpr Index wantedSamples = 400, fewest = 2;
    constexpr std::uint64_t batchStream = 6; // beside those of the trainer
    return {Random(seed, batchStream), std::max(fewest, wantedSamples / size)};
}

Evaluator::Evaluator(const Classifier<float>& model, const TrainingTask& task, Index batch, Sampling sampling,
                     std::uint64_t seed)
    : m_task(task), m_seed(seed), m_chunk(model, std::min(chunk, std::ssize(task.test.labels))),
      m_batch(task.test, task.tokens, batch, sampling), m_statistics(initialStatistics(model.stack)),
      m_usesBatches(hasBatchNorm(model.stack) && batch * task.tokens > 1) {
    const Index rest = std::ssize(task.test.labels) % m_chunk.samples();
    if (rest > 0) m_rest.emplace(model, rest);
    if (m_usesBatches) m_batchWork.emplace(model, batch);
}

std::optional<Evaluation> Evaluator::measure(const Classifier<float>& model, const StackStatistics<float>& statistics,
                                             const std::stop_token& stop) {
    m_statistics = statistics;
    Sum test, batches;
    if (!overTest(model, test, stop)) return {};
    if (m_usesBatches && !overBatches(model, batches, stop)) return {};
    Evaluation result{test.loss / double(test.samples), double(test.correct) / double(test.samples)};
    if (m_usesBatches) result.batchAccuracy = double(batches.correct) / double(batches.samples);
    return result;
}

bool Evaluator::pass(ClassifierWorkspace<float>& work, NormMode mode, const Classifier<float>& model,
                     ConstMatrixRef<float> x, std::span<const int> labels, Sum& sum, const std::stop_token& stop) {
    Random unused(0);
    const auto goOn = [&stop](Index) { return !stop.stop_requested(); };
    work.forward(model, mode, x, m_statistics, unused, goOn);
    if (stop.stop_requested()) return false;
    sum.loss += work.loss(labels) * double(work.samples());
    sum.correct += work.correct(labels);
    sum.samples += work.samples();
    return true;
}

bool Evaluator::overTest(const Classifier<float>& model, Sum& sum, const std::stop_token& stop) {
    const Samples& test = m_task.test;
    const std::span<const int> labels(test.labels);
    while (sum.samples < std::ssize(labels)) {
        const bool whole = std::ssize(labels) - sum.samples >= m_chunk.samples();
        ClassifierWorkspace<float>& work = whole ? m_chunk : *m_rest;
        const auto x = test.x.middleRows(sum.samples * m_task.tokens, work.samples() * m_task.tokens);
        const auto own = labels.subspan(std::size_t(sum.samples), std::size_t(work.samples()));
        if (!pass(work, NormMode::Evaluate, model, x, own, sum, stop)) return false;
    }
    return true;
}

// The same batches each time. What they do to the running statistics happens to the copy.
bool Evaluator::overBatches(const Classifier<float>& model, Sum& sum, const std::stop_token& stop) {
    TestBatches batches = testBatches(m_batch.size(), m_seed);
    for (Index k = 0; k < batches.count; ++k) {
        m_batch.draw(k, batches.random);
        if (!pass(*m_batchWork, NormMode::Train, model, m_batch.x(), m_batch.labels(), sum, stop)) return false;
    }
    return true;
}

} // namespace normscope
