// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arguments.h"
#include "scenario/scenario.h"

namespace normscope::cli {

// A preset's name, a scenario file, or a figure that carries one.
Expected<Scenario> scenarioNamed(const std::string& name);

// "depth.layers=48": one parameter changed, as a person would in the window.
Expected<Scenario> withSetting(const Scenario& scenario, const std::string& keyAndValue);

} // namespace normscope::cli
