// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lesson/json_object.h"
#include "lesson/lesson.h"

// What a step measures, between JSON and lesson.
namespace normscope {

// The keys run, metric and over of an object, which may have others.
Measured measuredFrom(JsonObject& object);
Claim claimFrom(const nlohmann::json& value, const std::string& place, FirstError& errors);
Quoted quotedFrom(const nlohmann::json& value, const std::string& place, FirstError& errors);

} // namespace normscope
