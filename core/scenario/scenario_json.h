// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "error.h"
#include "scenario/scenario.h"

#include <string>
#include <string_view>
#include <vector>

// Scenario files: {"format": "normscope", "version": 1, ...}, nested by the parts of each parameter's key.
namespace normscope {

inline constexpr int scenarioVersion = 1;

// Only what differs from the defaults, keys in the order of the descriptions, two-space indent, final newline. Cell
// edits stand as data.edits: [[row, column, value], ...], counted from 0.
std::string toJson(const Scenario& scenario);
// Refuses unknown and duplicate keys, wrong types, values out of range (with key and range), a newer version; keys that
// are missing have their defaults, units those usual for the source. name stands in messages.
Expected<Scenario> fromJson(std::string_view json, const std::string& name);

// Files. A relative data.file counts from the scenario's folder; one in that folder, or below, is saved as relative.
Expected<Scenario> readScenario(const std::string& path);
Expected<void> writeScenario(const std::string& path, const Scenario& scenario);

// Six hexadecimal digits that a class can compare: a hash (FNV-1a 64, folded) of toJson without title, note, display
// parameters, parameters that do not apply, and the folder of a data file.
std::string code(const Scenario& scenario);

struct Preset {
    std::string id;
    Scenario scenario; // with title and note
};
const std::vector<Preset>& presets();

} // namespace normscope
