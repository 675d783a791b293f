// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/file.h"
#include "scenario/file_paths.h"
#include "scenario/scenario_json.h"

#include <utility>

namespace normscope {

namespace {

constexpr std::size_t largestFile = std::size_t(16) << 20; // every cell of the largest matrix edited takes 8 MB

} // namespace

Expected<Scenario> readScenario(const std::string& path) {
    const auto text = readTextFile(path, largestFile);
    if (!text) return unexpected(text.error());
    auto scenario = fromJson(*text, path);
    if (!scenario) return unexpected(scenario.error());
    return withPathsResolved(path, std::move(*scenario));
}

Expected<void> writeScenario(const std::string& path, const Scenario& scenario) {
    return writeFile(path, toJson(withPathsFrom(path, scenario)));
}

} // namespace normscope
