// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/precision_pass.h"

#include "engine/job_error.h"
#include "train/language_model.h"

#include <algorithm>
#include <exception>
#include <utility>

namespace normscope::ui {

namespace {

constexpr std::chrono::milliseconds betweenPictures(100); // in between nothing grows but a number

GenerationStudy::Model learnedBy(std::uint64_t seed, const TrainedLanguageModel& model) {
    return {seed, model.losses(), model.normVariance(), true};
}

} // namespace

PrecisionPass::PrecisionPass(const Scenario& scenario, const PrecisionResult* earlier, Known& known,
                             std::stop_token stop, const PrecisionJob::Progress& progress)
    : m_scenario(scenario), m_progress(progress), m_stop(std::move(stop)), m_known(known),
      m_result(quickPrecision(scenario, earlier)) {
    const PrecisionSettings& settings = scenario.precision;
    m_result.planned = settings.models * settings.modelSteps;
    m_lanes.resize(static_cast<std::size_t>(settings.models));
    for (std::size_t i = 0; i < m_lanes.size(); ++i) {
        m_lanes[i].learned.seed = scenario.seed + i;
        const auto trained = known.find(m_lanes[i].learned.seed);
        if (trained != known.end()) finish(m_lanes[i], trained->second);
    }
}

std::size_t PrecisionPass::tasks() const {
    return static_cast<std::size_t>(std::ranges::count(m_lanes, nullptr, &Lane::model));
}

void PrecisionPass::showWhatIsQuick() {
    const std::lock_guard lock(m_mutex);
    show();
}

void PrecisionPass::work() try {
    while (Lane* lane = next()) train(*lane);
} catch (const std::exception&) {
    m_stop.fail(caughtError());
}

PrecisionPass::Lane* PrecisionPass::next() {
    if (m_stop.requested()) return nullptr;
    const std::lock_guard lock(m_mutex);
    while (m_next < m_lanes.size())
        if (Lane& lane = m_lanes[m_next++]; !lane.model) return &lane;
    return nullptr;
}

void PrecisionPass::train(Lane& lane) {
    const std::uint64_t seed = lane.learned.seed;
    const LanguageModel model =
        trainLanguageModel(m_scenario, seed, m_stop.token(), [this, &lane](Index steps) { advance(lane, steps); });
    if (!model) return advance(lane, 0); // half a training is none
    finish(lane, model);
    const std::lock_guard lock(m_mutex);
    m_known.insert_or_assign(seed, model);
}

// Shows it with the lock held, so that what is shown only ever grows.
void PrecisionPass::advance(Lane& lane, Index steps) {
    const std::lock_guard lock(m_mutex);
    lane.steps = steps;
    if (Clock::now() - m_shownAt >= betweenPictures) show();
}

void PrecisionPass::finish(Lane& lane, const LanguageModel& model) {
    GenerationStudy::Model learned = learnedBy(lane.learned.seed, *model);
    const std::lock_guard lock(m_mutex);
    lane = {model, m_scenario.precision.modelSteps, std::move(learned)};
}

void PrecisionPass::show() {
    fillIn();
    if (!m_progress || m_stop.requested() || m_result.complete()) return; // complete, it will be the answer
    m_progress(m_result);
    m_shownAt = Clock::now();
}

void PrecisionPass::fillIn() {
    m_result.done = 0;
    m_result.models.clear();
    m_result.generation.models.clear();
    for (const Lane& lane : m_lanes) {
        m_result.done += lane.steps;
        if (lane.model) m_result.models.push_back(lane.model);
        m_result.generation.models.push_back(lane.learned);
    }
}

PrecisionAnswer PrecisionPass::answer(GenerationCache& cache) {
    if (m_stop.error()) return unexpected(*m_stop.error());
    fillIn();
    if (m_result.models.size() == m_lanes.size()) {
        m_result.generation = cache.get(m_scenario, m_result.models, m_stop.token());
        if (m_result.generation.runs.empty()) --m_result.done; // stopped before there were texts: not all is there
    }
    return std::make_shared<const PrecisionResult>(std::move(m_result));
}

} // namespace normscope::ui
