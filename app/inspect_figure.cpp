// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "inspect_figure.h"

#include "columns.h"
#include "scenario/figure_scenario.h"
#include "scenario/parameter.h"
#include "scenario/scenario_json.h"

#include <nlohmann/json.hpp>

#include <utility>

namespace normscope::cli {

namespace {

using nlohmann::ordered_json;

std::string pageOf(const Scenario& scenario) {
    return std::get<std::string>(findParameter("page")->get(scenario)); // its key
}

// isFigure() has seen the ending: a dot and three letters.
std::string formatOf(const std::string& path) {
    std::string format = path.substr(path.size() - 3);
    for (char& c : format)
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    return format;
}

} // namespace

Expected<FigureInspection> inspectFigure(const std::string& path) {
    auto scenario = scenarioInFigure(path);
    if (!scenario) return unexpected(scenario.error());
    return FigureInspection{path, formatOf(path), std::move(*scenario)};
}

std::string figureTable(const FigureInspection& figure) {
    const Scenario& scenario = figure.scenario;
    std::vector<std::vector<std::string>> rows = {
        {"file", figure.file}, {"format", figure.format}, {"page", pageOf(scenario)}, {"code", code(scenario)}};
    if (!scenario.title.empty()) rows.push_back({"title", scenario.title});
    if (!scenario.note.empty()) rows.push_back({"note", scenario.note});
    return columns(rows);
}

std::string figureJson(const FigureInspection& figure) {
    const Scenario& scenario = figure.scenario;
    const ordered_json object = {{"file", figure.file},
                                 {"format", figure.format},
                                 {"page", pageOf(scenario)},
                                 {"code", code(scenario)},
                                 {"title", scenario.title},
                                 {"note", scenario.note},
                                 {"scenario", ordered_json::parse(toJson(scenario))}};
    return object.dump(2, ' ', false, ordered_json::error_handler_t::replace) + "\n";
}

} // namespace normscope::cli
