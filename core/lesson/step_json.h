// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lesson/json_object.h"
#include "lesson/lesson.h"

namespace normscope {

// The index-th step of a file; before: the scenario of the step before it.
LessonStep stepFrom(const nlohmann::json& value, std::size_t index, const Scenario& before, FirstError& errors);

// step "rows": how errors name it.
std::string stepPlace(const std::string& id);

} // namespace normscope
