// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scenario/json_document.h"
#include "scenario/parameter.h"

// Single values between JSON and scenario. Strict: no text for a number, no 3.0 for a whole number.
namespace normscope {

Text typeText(const nlohmann::json& value); // "text", "a list", "null" ...
nlohmann::ordered_json jsonOf(const ParameterValue& value);
nlohmann::ordered_json jsonOf(const std::vector<CellEdit>& edits); // [[row, column, value], ...]

// Of the right type and in range; the error's place is the key.
Expected<ParameterValue> parameterValue(const Parameter& parameter, const nlohmann::json& value);
Expected<std::vector<CellEdit>> cellEdits(const nlohmann::json& value, const std::string& key);

} // namespace normscope
