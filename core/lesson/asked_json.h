// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lesson/json_object.h"
#include "lesson/lesson.h"

// What a step asks, between JSON and lesson.
namespace normscope {

Prediction predictionFrom(const nlohmann::json& value, const std::string& place, FirstError& errors);
Question questionFrom(const nlohmann::json& value, const std::string& place, FirstError& errors);

} // namespace normscope
