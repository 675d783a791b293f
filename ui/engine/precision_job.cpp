// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/precision_job.h"

#include "engine/job_error.h"
#include "engine/precision_pass.h"
#include "engine/threads.h"

#include <algorithm>
#include <exception>
#include <utility>

namespace normscope::ui {

namespace {

// How many models there are, and from which seed on, changes none of them.
bool trainedAlike(const Scenario& a, const Scenario& b) {
    Scenario other = b;
    other.seed = a.seed;
    other.precision.models = a.precision.models;
    return sameModels(a, other);
}

} // namespace

GenerationStudy GenerationCache::get(const Scenario& scenario, const std::vector<LanguageModel>& models,
                                     std::stop_token stop) {
    const double eps = scenario.precision.generateEps;
    if (models == m_models && eps == m_eps) return m_study;
    GenerationStudy study = studyGeneration(scenario, models, stop);
    if (stop.stop_requested()) return study;
    m_study = std::move(study);
    m_models = models;
    m_eps = eps;
    return m_study;
}

PrecisionJob::PrecisionJob(unsigned threads) : m_threads(atLeastOne(threads)), m_models(trainedAlike) {}

PrecisionAnswer PrecisionJob::operator()(const Scenario& scenario, std::stop_token stop, const Progress& progress) try {
    PrecisionPass pass(scenario, m_last.get(), m_models.of(scenario), std::move(stop), progress);
    pass.showWhatIsQuick();
    onThreads(std::min<std::size_t>(m_threads, pass.tasks()), [&pass](std::size_t) { pass.work(); });
    const PrecisionAnswer answer = pass.answer(m_generation);
    if (answer) m_last = *answer;
    return answer;
} catch (const std::exception&) {
    return unexpected(caughtError());
}

PrecisionAnswer runPrecisionJob(const Scenario& scenario, unsigned threads, std::stop_token stop,
                                const PrecisionJob::Progress& progress) {
    return PrecisionJob(threads)(scenario, std::move(stop), progress);
}

} // namespace normscope::ui
