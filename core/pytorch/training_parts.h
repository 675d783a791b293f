// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "error.h"
#include "io/npz.h"
#include "pytorch/stack_text.h"
#include "scenario/training_arms.h"
#include "train/task.h"

#include <memory>
#include <string>
#include <vector>

// What a script of the Training page is to rebuild, and its arrays.
namespace normscope {

struct TrainingExtent {
    struct Arm {
        std::size_t place = 0; // in the scenario
        std::string letter;    // "a"
        ArmPlan plan;
        std::string weights; // what stands before the names of its arrays; empty where all arms start alike
    };
    std::vector<Arm> arms;                    // those that can be computed
    std::vector<std::string> refused;         // of the others: why not
    Index seeds = 1;                          // of the scenario's, from the first one
    std::shared_ptr<const TrainingTask> task; // of the first seed
};
// Arrays beyond 128 MB are left out: all seeds but the first.
Expected<TrainingExtent> trainingExtent(const Scenario& scenario);

// Seed by seed: data, batches and weights.
Expected<std::vector<NpzMember>> trainingArrays(const Scenario& scenario, const TrainingExtent& extent);

// What the arms are made of, and how they change later on.
std::string trainingArmsText(const Scenario& scenario, const TrainingExtent& extent);
python::Flags trainingFlags(const TrainingExtent& extent);

} // namespace normscope
