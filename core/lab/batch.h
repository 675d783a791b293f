// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "error.h"
#include "figure/figure.h"
#include "norm/batch_norm.h"
#include "scenario/scenario.h"

#include <cstdint>
#include <limits>
#include <map>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

// The Batch page: what the statistics depend on. A stream of mini-batches, its statistics, and small networks that
// learned with batches of several sizes.
namespace normscope {

inline constexpr double notThere = std::numeric_limits<double>::quiet_NaN();

// One batch of the stream: statistics by feature, divisor n, in double.
struct StreamStep {
    std::vector<double> mean, var;            // of this batch, as BatchNorm takes them (with or without padding)
    RunningStatistics<double> running;        // after this batch
    std::vector<double> sampleMean, sampleSd; // of LayerNorm: one a real sample
    double gap = notThere; // rms over real rows and features of BatchNorm's output in training minus that in evaluation
                           // with the running values after this batch
    Index real = 0;        // rows that are not padding
    bool poisoned = false;
    NormStatus status = NormStatus::Ok; // anything else: the batch was refused and nothing was updated
};

struct BatchStreamStudy {
    Index features = 0;
    std::vector<double> populationMean, populationVar; // of the signal over the whole data set
    std::vector<StreamStep> steps;                     // one a batch
};

// How far the statistics of a batch of B samples are from those of the population, over 400 batches; in sd and variance
// of the population, mean over the features.
struct LawPoint {
    Index size = 0;
    double meanError = 0, varError = 0; // sd over the batches of mean / sigma and of var / sigma^2
    double varBias = 0;                 // mean over the batches of var / sigma^2: (B - 1) / B
};
inline constexpr Index lawSizes[] = {2, 4, 8, 16, 32, 64, 128};
inline constexpr Index lawBatches = 400;

// One sample of a batch times a factor: how much each output moves, samples × features. Linear(64, 64) and the norm.
struct PerturbationStudy {
    double factor = 3;
    MatrixD layer, batch, evaluation; // |dy| of LayerNorm, BatchNorm on batch statistics, BatchNorm on running ones
    // Over samples 2 ... n, for each size of lawSizes and 20 seeds: rms of dy of BatchNorm, and the largest of
    // LayerNorm.
    std::vector<double> rmsBySize;
    double layerMax = 0, evaluationMax = 0;
};

// What padding does to one channel of a N(mu, sd) signal, and to the tokens that are real.
struct PaddingPoint {
    double share = 0;
    double mean = 0, var = 0;             // measured over real and padded rows, mean over the features
    double meanTheory = 0, varTheory = 0; // (1 - p) mu and (1 - p) (sd^2 + p mu^2), the same mean
    double realMean = 0, realRms = 0;     // of the real tokens after BatchNorm
    double layerChange = 0;               // largest change of LayerNorm's output on real tokens
    double maskedChange = 0;              // the same of BatchNorm with the padding masked
};

// The same batches under each convention.
struct ConventionStudy {
    struct Way {
        Text name; // "PyTorch, momentum 0.1"
        MomentumConvention convention = MomentumConvention::PyTorch;
        double momentum = 0.1;
        bool cumulative = false;
        std::vector<std::vector<double>> mean = {}, var = {}; // running values after each batch, by batch and feature
        std::vector<double> evaluated = {}; // output of the stream's first sample in evaluation at the end, by feature
    };
    std::vector<Way> ways; // PyTorch, Keras with the same number, Keras with the same memory, PyTorch momentum none
};

// A network to train, and what is asked of it. Cases are independent of each other: any order, any thread, same bits.
struct TrainedCase {
    enum class Study {
        Accuracy,    // batches of `size`, random
        Lag,         // batches of 64, evaluated after few steps; momentum as of `momentum`
        Composition, // batches of 64 (random), judged by running statistics, random batches and one-class batches
        OneClass,    // batches of 32 of one class each, step by step the next class
        Padding      // digits as 8 tokens and zero tokens, judged with 0, 8, 24 and 56 of them
    } study = Study::Accuracy;
    enum class Norm { Layer, Batch, MaskedBatch } norm = Norm::Batch;
    Index size = 32;
    Index steps = 600;
    double momentum = 0.1;
    bool mixedPadding = false; // of Padding: trained with 0, 8, 24 or 56 pad tokens, drawn step by step
    std::uint64_t seed = 0;
    auto operator<=>(const TrainedCase&) const = default;
};
struct TrainedOutcome {
    double evaluation = notThere;    // test accuracy by running statistics (LayerNorm: its only one)
    double batch = notThere;         // by statistics of test batches of the training size
    double oneClass = notThere;      // by statistics of test batches of one class each
    std::vector<double> padded;      // Padding: accuracy by batch statistics with 0, 8, 24, 56 pad tokens a sample
    std::vector<double> logitChange; // Padding: the largest change of a logit against no padding, the same four
    std::vector<double> lagSteps, lagEvaluation, lagBatch; // Lag: accuracies after 5, 20, 50, 100, 200 steps
    std::vector<std::vector<double>> logits;               // Padding: of the first test sample, the same four
    bool stopped = false;
};
inline constexpr Index accuracySizes[] = {2, 4, 8, 16, 32, 64};
inline constexpr Index padTokens[] = {0, 8, 24, 56};

struct BatchResult {
    Scenario scenario;
    BatchStreamStudy stream;
    std::vector<LawPoint> law;
    PerturbationStudy perturbation;
    std::vector<PaddingPoint> padding;
    ConventionStudy conventions;
    std::map<TrainedCase, TrainedOutcome> trained; // those that are done
    Index done = 0, planned = 0;                   // trainings
    std::vector<Text> notes;                       // "the last batch holds one sample: BatchNorm refuses it"
    bool complete() const { return done == planned; }
};

// Everything but the trainings: some milliseconds.
BatchResult quickBatch(const Scenario& scenario);
// Those that the view asks for first.
std::vector<TrainedCase> trainedCases(const Scenario& scenario);
// Stops within one step.
TrainedOutcome trainCase(const Scenario& scenario, const TrainedCase& which, std::stop_token stop = {});
// The settings that trainCase reads are equal: an outcome for a holds for b.
bool sameTraining(const Scenario& a, const Scenario& b);
// Everything on this thread.
BatchResult runBatch(const Scenario& scenario, std::stop_token stop = {});

// Named numbers. Of the chosen feature at the end of the stream: stream.mean_error (|running - population| / sigma),
// stream.var_error, stream.gap, stream.refused; law.mean_B, law.var_B, law.bias_B (B = 2 ... 128), law.mean_misfit
// (largest relative distance from 1 / sqrt(B)); perturb.layer_max, perturb.evaluation_max, perturb.batch_rms_B;
// padding.mean_P, var_P, real_mean_P, real_rms_P, layer_change, masked_change (P = 0, 50, 75, 87: per cent, rounded
// down); accuracy.batch_B, accuracy.running_B, accuracy.layer_B, accuracy.gap_B (batch - running), means over seeds;
// lag.running_S, lag.batch_S, and with momentum 0.01 lag.slow_running_S, lag.slow_batch_S; composition.running,
// composition.batch, composition.one_class, composition.layer, composition.layer_batch, composition.layer_one_class,
// composition.trained_one_class, composition.trained_one_class_layer; padded.batch_K, padded.masked_K, padded.layer_K,
// padded.logit_batch_K, padded.logit_masked_K, padded.logit_layer_K (K = 0, 8, 24, 56), the same behind padded.mixed_,
// padded.batch_running, padded.mixed_batch_running ... (no padding, evaluation);
// conventions.mean_I, conventions.var_I (I = 1 ... 4). A number that does not exist yet is NaN.
std::map<std::string, double> metrics(const BatchResult& result);
std::string bitsCode(const BatchResult& result);
std::string streamCsv(const BatchResult& result);  // batch,feature,mean,var,running_mean,running_var,...
std::string trainedCsv(const BatchResult& result); // one line a case

struct BatchLook {
    double frame = 0;                     // batches seen; 0: at rest, all of them
    std::optional<Index> hovered;         // a batch, read out instead
    std::optional<BatchSettings> display; // display settings, when they are newer than the result's
    const Figure* ranges = nullptr;
};

// Panels in order: "batch-mean", "batch-variance", "sample-statistics" (of LayerNorm), which share their x axis, the
// batch; and by view
//   Law          "error-law", "variance-bias"
//   Accuracy     "accuracy", "accuracy-gap"
//   Gap          "gap" (against batch), "lag" (accuracy against step, running and batch statistics)
//   Perturbation "perturbed-layer", "perturbed-batch", "perturbed-evaluation" (HeatMaps), "perturbation-law"
//   Composition  "composition" (bars), "composition-training" (bars)
//   Padding      "padding-statistics", "padded-accuracy", "padded-logits"
//   Conventions  "convention-mean", "convention-table" (TextTable)
// and last "statistics-in-use" (Reading): which statistics the norm uses now, the events so far.
Figure batchFigure(const BatchResult& result, const BatchLook& look);

} // namespace normscope
