// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scenario/scenario.h"
#include "scenario/training_arms.h"

#include <filesystem>

namespace normscope::ui {

// What the table of a training depends on.
struct TrainingDataKey {
    TrainingData data = TrainingData::DigitRows;
    std::string label;   // of a file
    DataSettings source; // of a file, as far as it decides what is read
    std::filesystem::file_time_type written;
    bool operator==(const TrainingDataKey&) const = default;
};

// A file that has changed is other data; one that has vanished is still the one that was read before.
TrainingDataKey dataKeyOf(const Scenario& scenario, const TrainingDataKey& before);

// What one arm with one seed depends on: equal keys, equal bits. No other setting matters.
struct LaneKey {
    ArmPlan plan;
    NormSettings norm;
    TrainingDataKey data;
    BatchDraw batches = BatchDraw::Random;
    Index steps = 0;
    Index evaluateEvery = 0;
    std::uint64_t seed = 0;
    bool keep = false; // what only the first seed keeps
    bool operator==(const LaneKey&) const = default;
};

LaneKey laneKeyOf(const Scenario& scenario, const TrainingDataKey& data, std::size_t arm, std::uint64_t seed);

// How many steps both have in common; 0 if more than the plan tells them apart.
Index sharedSteps(const LaneKey& a, const LaneKey& b);

} // namespace normscope::ui
