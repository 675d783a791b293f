// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

namespace normscope {

// The value of a parameter, whatever its type.
using ParameterValue = std::variant<bool, std::int64_t, double, std::string, std::vector<std::string>>;

} // namespace normscope
