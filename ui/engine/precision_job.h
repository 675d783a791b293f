// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/trained_store.h"
#include "error.h"
#include "lab/precision.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <stop_token>
#include <vector>

namespace normscope::ui {

using PrecisionAnswer = Expected<std::shared_ptr<const PrecisionResult>>;
using LanguageModel = std::shared_ptr<const TrainedLanguageModel>;

// What language models have generated last: looking at another cell of the grid asks for the same once more.
class GenerationCache {
public:
    GenerationStudy get(const Scenario& scenario, const std::vector<LanguageModel>& models, std::stop_token stop);

private:
    double m_eps = 0;
    std::vector<LanguageModel> m_models; // that the same ones are at work says how they were trained
    GenerationStudy m_study;
};

// What the engine does for the Precision page: what is quick at once, then the language models, one thread a model,
// then what they generate. Models that an earlier request has trained are not trained again. Nothing is thrown: a
// surprise becomes an error too.
class PrecisionJob {
public:
    // Gets what is done so far, and never twice the same: when all but the models is there, after that ten times a
    // second at most. On any of the threads, but by one at a time. The whole result is not among them: it is the
    // answer.
    using Progress = std::function<void(const PrecisionResult&)>;

    explicit PrecisionJob(unsigned threads = 0); // the caller's included; 0: as many as there are processors

    // Stopped on request, within one step of a training, the answer holds the models that were trained.
    PrecisionAnswer operator()(const Scenario& scenario, std::stop_token stop, const Progress& progress);

private:
    unsigned m_threads;
    TrainedStore<std::uint64_t, LanguageModel> m_models; // by seed
    GenerationCache m_generation;
    std::shared_ptr<const PrecisionResult> m_last; // what is quick is taken from it where nothing changed
};

// The same once, for a caller without an engine.
PrecisionAnswer runPrecisionJob(const Scenario& scenario, unsigned threads, std::stop_token stop,
                                const PrecisionJob::Progress& progress);

} // namespace normscope::ui
