// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/training_key.h"

#include <system_error>

namespace normscope::ui {

namespace {

DataSettings readingOf(const DataSettings& settings) {
    DataSettings reading;
    reading.source = DataSource::File;
    reading.file = settings.file;
    reading.separator = settings.separator;
    reading.decimal = settings.decimal;
    reading.header = settings.header;
    return reading;
}

} // namespace

TrainingDataKey dataKeyOf(const Scenario& scenario, const TrainingDataKey& before) {
    TrainingDataKey key;
    key.data = scenario.training.data;
    if (key.data != TrainingData::File) return key;
    key.label = scenario.training.label;
    key.source = readingOf(scenario.data);
    std::error_code missing;
    key.written = std::filesystem::last_write_time(scenario.data.file, missing);
    if (missing) key.written = before.written;
    return key;
}

LaneKey laneKeyOf(const Scenario& scenario, const TrainingDataKey& data, std::size_t arm, std::uint64_t seed) {
    const TrainingSettings& training = scenario.training;
    LaneKey key;
    key.plan = planOf(training, arm);
    key.norm = scenario.norm;
    key.data = data;
    key.batches = training.batches;
    key.steps = training.steps;
    key.evaluateEvery = training.evaluateEvery;
    key.seed = seed;
    key.keep = seed == scenario.seed;
    return key;
}

Index sharedSteps(const LaneKey& a, const LaneKey& b) {
    LaneKey other = b;
    other.plan = a.plan;
    return other == a ? partingStep(a.plan, b.plan, a.steps) : 0;
}

} // namespace normscope::ui
