// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "train/batch.h"
#include "train/classifier.h"
#include "train/step_record.h"

#include <stop_token>

namespace normscope {

// Measures a model on the test samples. Draws from no stream of the training and touches no running statistics.
class Evaluator {
public:
    // batch, sampling: those of the training, for the statistics of a batch.
    Evaluator(const Classifier<float>& model, const TrainingTask& task, Index batch, Sampling sampling,
              std::uint64_t seed);

    // None: stopped, within one layer. Allocates nothing after the first call.
    std::optional<Evaluation> measure(const Classifier<float>& model, const StackStatistics<float>& statistics,
                                      const std::stop_token& stop);

private:
    struct Sum {
        double loss = 0;
        Index correct = 0, samples = 0;
    };
    bool pass(ClassifierWorkspace<float>& work, NormMode mode, const Classifier<float>& model, ConstMatrixRef<float> x,
              std::span<const int> labels, Sum& sum, const std::stop_token& stop);
    bool overTest(const Classifier<float>& model, Sum& sum, const std::stop_token& stop);
    bool overBatches(const Classifier<float>& model, Sum& sum, const std::stop_token& stop);

    const TrainingTask& m_task;
    std::uint64_t m_seed;
    ClassifierWorkspace<float> m_chunk;               // as many samples at a time
    std::optional<ClassifierWorkspace<float>> m_rest; // what is left of the test samples behind the last whole chunk
    std::optional<ClassifierWorkspace<float>> m_batchWork;
    Batch m_batch;                       // of test samples
    StackStatistics<float> m_statistics; // a copy, which passes may change
    bool m_usesBatches;                  // there is a BatchNorm that can do without running statistics
};

} // namespace normscope
