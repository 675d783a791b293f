// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/training/training_place.h"

#include <algorithm>

namespace normscope::ui {

namespace {

const TrainingRun* runOf(const TrainingResult::Arm& arm, std::size_t seed) {
    return seed < arm.runs.size() ? arm.runs[seed].get() : nullptr;
}

bool ended(const TrainingResult::Arm& arm, std::size_t seed) {
    const TrainingRun* run = runOf(arm, seed);
    return run && run->ended();
}

} // namespace

bool seedEnded(const TrainingResult& result, std::size_t seed) {
    return std::ranges::all_of(result.arms, [&](const TrainingResult::Arm& arm) { return ended(arm, seed); });
}

TrainingPlace trainingPlace(const TrainingResult& result) {
    const TrainingSettings& settings = result.scenario.training;
    TrainingPlace place{0, settings.steps};
    while (place.seed + 1 < settings.seeds && seedEnded(result, std::size_t(place.seed))) ++place.seed;
    for (const TrainingResult::Arm& arm : result.arms) {
        if (ended(arm, std::size_t(place.seed))) continue;
        const TrainingRun* run = runOf(arm, std::size_t(place.seed));
        place.step = std::min(place.step, run ? run->steps() : 0);
    }
    return place;
}

} // namespace normscope::ui
