// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/file.h"
#include "scenario/scenario_json.h"

#include <filesystem>

namespace normscope {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t largestFile = std::size_t(16) << 20; // every cell of the largest matrix edited takes 8 MB

fs::path absolute(const fs::path& path) {
    std::error_code error;
    const fs::path result = fs::absolute(path, error);
    return (error ? path : result).lexically_normal();
}

// A data file in the scenario's folder, or below, is named from there, so that the two can be moved together.
std::string portable(const std::string& dataFile, const std::string& scenarioFile) {
    const fs::path relative = absolute(dataFile).lexically_relative(absolute(scenarioFile).parent_path());
    const bool inside = !relative.empty() && *relative.begin() != "..";
    return inside ? relative.string() : absolute(dataFile).string();
}

std::string resolved(const std::string& dataFile, const std::string& scenarioFile) {
    return (fs::path(scenarioFile).parent_path() / dataFile).lexically_normal().string();
}

} // namespace

Expected<Scenario> readScenario(const std::string& path) {
    const auto text = readTextFile(path, largestFile);
    if (!text) return unexpected(text.error());
    auto scenario = fromJson(*text, path);
    if (scenario && !scenario->data.file.empty()) scenario->data.file = resolved(scenario->data.file, path);
    return scenario;
}

Expected<void> writeScenario(const std::string& path, const Scenario& scenario) {
    Scenario saved = scenario;
    if (!saved.data.file.empty()) saved.data.file = portable(saved.data.file, path);
    return writeFile(path, toJson(saved));
}

} // namespace normscope
