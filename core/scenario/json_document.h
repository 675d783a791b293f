// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "error.h"

#include <nlohmann/json.hpp>

#include <string>
#include <string_view>

namespace normscope {

// JSON as RFC 8259 has it, and stricter: no key twice in one object, at most 32 levels deep. name stands in errors,
// which tell line and column.
Expected<nlohmann::json> parseJson(std::string_view text, const std::string& name);

} // namespace normscope
