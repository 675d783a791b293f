// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scenario/scenario.h"

#include <string>

namespace normscope {

// As it is to stand in a file at this path: what it names (data.file, models.file) in that file's folder, or below, is
// named from there, so that they can be moved together; all else by its absolute path.
Scenario withPathsFrom(const std::string& path, Scenario scenario);

// The other way: relative paths, as they stand in the file at this path, count from its folder.
Scenario withPathsResolved(const std::string& path, Scenario scenario);

} // namespace normscope
