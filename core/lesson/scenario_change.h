// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "error.h"
#include "scenario/scenario.h"

#include <nlohmann/json_fwd.hpp>

#include <string>

// The scenarios of a lesson's steps, each written as what it changes. Errors name the key, and no file.
namespace normscope {

// change: a JSON merge patch (RFC 7396) over the scenario as its file would be; null takes a key back to its default.
// Refuses what a scenario file may not hold, and data of files: a lesson brings none.
Expected<Scenario> changed(const Scenario& scenario, const nlohmann::json& change);
Expected<Scenario> presetNamed(const std::string& id);

} // namespace normscope
