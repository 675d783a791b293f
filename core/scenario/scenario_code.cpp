// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenario/parameter.h"
#include "scenario/scenario_json.h"

#include <filesystem>

namespace normscope {

namespace {

// The chosen cell is a way of looking, unless the gradient starts there.
bool isLooking(const Parameter& parameter, const Scenario& scenario) {
    const bool chosenCell = parameter.key == "axes.row" || parameter.key == "axes.column";
    return parameter.display && !(chosenCell && scenario.axes.upstream == Upstream::OneCell);
}

// Settings of another page: no number of this one depends on them.
bool isElsewhere(const Parameter& parameter, Page page) {
    const auto starts = [&](const char* prefix) { return parameter.key.starts_with(prefix); };
    if (page == Page::Axes) return starts("depth.");
    return starts("axes.") || starts("data.") || parameter.group == "batchnorm";
}

// Only what the numbers depend on: two scenarios with equal results have equal codes on every machine.
Scenario essence(const Scenario& scenario) {
    static const Scenario defaults;
    Scenario result = scenario;
    for (const auto& parameter : parameters())
        if (isLooking(parameter, scenario) || !parameter.applies(scenario) || isElsewhere(parameter, scenario.page))
            parameter.set(result, parameter.get(defaults));
    result.page = scenario.page;
    if (scenario.page != Page::Axes) result.data = {};
    result.data.file = std::filesystem::path(result.data.file).filename().string();
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
