// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenario/file_paths.h"

#include <filesystem>

namespace normscope {

namespace {

namespace fs = std::filesystem;

fs::path absolute(const fs::path& path) {
    std::error_code error;
    const fs::path result = fs::absolute(path, error);
    return (error ? path : result).lexically_normal();
}

std::string portable(const std::string& named, const std::string& path) {
    const fs::path relative = absolute(named).lexically_relative(absolute(path).parent_path());
    const bool inside = !relative.empty() && *relative.begin() != "..";
    return inside ? relative.string() : absolute(named).string();
}

std::string resolved(const std::string& named, const std::string& path) {
    return (fs::path(path).parent_path() / named).lexically_normal().string();
}

} // namespace

Scenario withPathsFrom(const std::string& path, Scenario scenario) {
    for (std::string* named : {&scenario.data.file, &scenario.models.file})
        if (!named->empty()) *named = portable(*named, path);
    return scenario;
}

Scenario withPathsResolved(const std::string& path, Scenario scenario) {
    for (std::string* named : {&scenario.data.file, &scenario.models.file})
        if (!named->empty()) *named = resolved(*named, path);
    return scenario;
}

} // namespace normscope
