// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "error.h"

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace normscope {

// The whole file. Refuses folders, missing files and files above maxBytes, by name.
Expected<std::vector<std::byte>> readFile(const std::string& path, std::size_t maxBytes = std::size_t(4) << 30);
Expected<std::string> readTextFile(const std::string& path, std::size_t maxBytes = std::size_t(1) << 30);

// All or nothing: writes a temporary file beside it, flushes to disk, renames.
Expected<void> writeFile(const std::string& path, std::string_view bytes);

} // namespace normscope
