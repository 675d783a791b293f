// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenario/parameter.h"
#include "scenario/scenario_json.h"

#include <algorithm>
#include <filesystem>

namespace normscope {

namespace {

// The chosen cell is a way of looking, unless the gradient starts there.
bool isLooking(const Parameter& parameter, const Scenario& scenario) {
    const bool chosenCell = parameter.key == "axes.row" || parameter.key == "axes.column";
    return parameter.display && !(chosenCell && scenario.axes.upstream == Upstream::OneCell);
}

// How running statistics go on from batch to batch. The Depth page norms by batch statistics only.
bool isOfRunningStatistics(const std::string& key) {
    return key.starts_with("norm.momentum") || key == "norm.cumulative" || key == "norm.track_running_stats";
}

// Settings of another page: no number of this one depends on them.
bool isElsewhere(const Parameter& parameter, Page page) {
    const auto starts = [&](const char* prefix) { return parameter.key.starts_with(prefix); };
    if (starts("depth.")) return page != Page::Depth;
    if (starts("training.")) return page != Page::Training;
    if (starts("batch.")) return page != Page::Batch;
    if (starts("precision.")) return page != Page::Precision;
    if (starts("models.")) return page != Page::Models;
    if (page == Page::Models) return true; // a table and a file: no setting of a computation
    if (page == Page::Precision) return starts("axes.") || (starts("norm.") && parameter.key != "norm.eps");
    if (isOfRunningStatistics(parameter.key)) return page == Page::Depth;
    if (parameter.key == "norm.mode") return page != Page::Axes && page != Page::Batch;
    const bool ofMatrix = starts("axes.") || parameter.group == "batchnorm" || parameter.group == "norm-option";
    return page != Page::Axes && ofMatrix;
}

// What the page takes of the data settings: all that apply, a file and how it is read, or nothing.
DataSettings usedData(const Scenario& scenario, const DataSettings& applying) {
    if (scenario.page == Page::Axes) return applying;
    if (scenario.page != Page::Training || scenario.training.data != TrainingData::File) return {};
    DataSettings used;
    used.file = scenario.data.file;
    used.separator = scenario.data.separator;
    used.decimal = scenario.data.decimal;
    used.header = scenario.data.header;
    return used;
}

// An arm's changes in one order, whichever came first.
void sortChanges(TrainingArm& arm) {
    std::ranges::sort(arm.changes, {}, &ArmChange::key);
    for (ArmBranch& branch : arm.branches) std::ranges::sort(branch.changes, {}, &ArmChange::key);
}

// Only what the numbers depend on: two scenarios with equal results have equal codes on every machine.
Scenario essence(const Scenario& scenario) {
    static const Scenario defaults;
    Scenario result = scenario;
    for (const auto& parameter : parameters())
        if (isLooking(parameter, scenario) || !parameter.applies(scenario) || isElsewhere(parameter, scenario.page))
            parameter.set(result, parameter.get(defaults));
    result.page = scenario.page;
    result.data = usedData(scenario, result.data);
    std::ranges::for_each(result.training.arms, sortChanges);
    for (std::string* file : {&result.data.file, &result.models.file})
        *file = std::filesystem::path(*file).filename().string();
    return result;
}

// FNV-1a, 64 bits.
std::uint64_t hash(std::string_view bytes) {
    std::uint64_t value = 14695981039346656037U;
    for (const char byte : bytes) value = (value ^ static_cast<unsigned char>(byte)) * 1099511628211U;
    return value;
}

} // namespace

std::string code(const Scenario& scenario) {
    constexpr std::string_view digits = "0123456789abcdef";
    const std::uint64_t full = hash(toJson(essence(scenario)));
    const std::uint64_t folded = full ^ (full >> 24) ^ (full >> 48);
    std::string result;
    for (int shift = 20; shift >= 0; shift -= 4) result += digits[(folded >> shift) & 0xf];
    return result;
}

} // namespace normscope
