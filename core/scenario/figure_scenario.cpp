// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenario/figure_scenario.h"

#include "io/file.h"
#include "io/png_text.h"
#include "io/xml_element.h"
#include "scenario/file_paths.h"
#include "scenario/scenario_json.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <optional>
#include <utility>

namespace normscope {

namespace {

constexpr std::string_view elementName = "normscope:scenario";
constexpr std::string_view nameSpace = "urn:normscope:";
constexpr std::size_t largestFigure = std::size_t(256) << 20; // of 100 megapixels a plot takes about a tenth
constexpr std::size_t largestText = std::size_t(16) << 20;    // as a scenario file

char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

Expected<std::optional<std::string>> textIn(std::string_view bytes, const std::string& name) {
    return isPng(bytes) ? pngText(bytes, figureKeyword, name) : xmlElementText(bytes, elementName, name);
}

} // namespace

bool isFigure(const std::string& path) {
    std::string ending = path.substr(path.size() - std::min<std::size_t>(4, path.size()));
    std::transform(ending.begin(), ending.end(), ending.begin(), lower);
    return ending == ".png" || ending == ".svg" || ending == ".pdf";
}

Expected<Scenario> parseFigure(std::string_view bytes, const std::string& name) {
    const auto text = textIn(bytes, name);
    if (!text) return unexpected(text.error());
    if (!*text) return unexpected(Error{name, "", NORMSCOPE_TEXT("this figure carries no NormScope scenario")});
    if ((*text)->size() > largestText)
        return unexpected(Error{name,
                                "",
                                {NORMSCOPE_TEXT("its scenario has %1 bytes, at most %2 are read"),
                                 {std::to_string((*text)->size()), std::to_string(largestText)}}});
    return fromJson(**text, name);
}

Expected<Scenario> scenarioInFigure(const std::string& path) {
    const auto bytes = readTextFile(path, largestFigure);
    if (!bytes) return unexpected(bytes.error());
    auto scenario = parseFigure(*bytes, path);
    if (!scenario) return unexpected(scenario.error());
    return withPathsResolved(path, std::move(*scenario));
}

// ASCII, because programs on a figure's way handle other letters, and the few that XML forbids, each in their own way.
Expected<std::string> figureText(std::string_view json, const std::string& path) {
    auto scenario = fromJson(json, path);
    if (!scenario) return unexpected(scenario.error());
    const std::string written = toJson(withPathsFrom(path, std::move(*scenario)));
    return nlohmann::ordered_json::parse(written).dump(-1, ' ', true);
}

std::string pngWithScenario(std::string_view png, std::string_view text) {
    return withPngText(png, figureKeyword, text);
}

std::string scenarioElement(std::string_view text) { return xmlElement(elementName, nameSpace, text); }

} // namespace normscope
