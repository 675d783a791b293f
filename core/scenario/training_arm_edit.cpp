// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenario/training_arms.h"

namespace normscope {

namespace {

tl::unexpected<Error> refusal(Text reason) { return unexpected(Error{"", "training.arms", std::move(reason)}); }

// The new arm stands behind the others: these keep their letters.
Expected<Scenario> withArm(const Scenario& scenario, TrainingArm arm) {
    if (scenario.training.arms.size() >= mostArms)
        return refusal({NORMSCOPE_TEXT("%1 arms are the most"), {std::to_string(mostArms)}});
    Scenario changed = scenario;
    changed.training.arms.push_back(std::move(arm));
    changed.training.arm = std::ssize(changed.training.arms) - 1;
    if (const auto valid = validate(changed); !valid) return unexpected(valid.error());
    return changed;
}

const TrainingArm& chosen(const Scenario& scenario) { return scenario.training.arms.at(chosenArm(scenario.training)); }

} // namespace

Expected<Scenario> withBranch(const Scenario& scenario, Index step) {
    TrainingArm arm = chosen(scenario);
    const Index first = arm.branches.empty() ? 1 : arm.branches.back().step + 1;
    const Index last = scenario.training.steps - 1;
    if (first > last) return refusal(NORMSCOPE_TEXT("no step is left to branch at: make the run longer"));
    if (step < first || step > last)
        return refusal({NORMSCOPE_TEXT("a branch must start at step %1 ... %2, not %3"),
                        {std::to_string(first), std::to_string(last), std::to_string(step)}});
    arm.branches.push_back({step, {}});
    return withArm(scenario, std::move(arm));
}

Expected<Scenario> withCopy(const Scenario& scenario) { return withArm(scenario, chosen(scenario)); }

} // namespace normscope
