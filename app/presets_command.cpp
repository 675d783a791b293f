// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "columns.h"
#include "command.h"

#include "scenario/scenario_json.h"

#include <nlohmann/json.hpp>

namespace normscope::cli {

namespace {

using nlohmann::ordered_json;

std::string asJson() {
    auto list = ordered_json::array();
    for (const auto& [id, scenario] : presets())
        list.push_back({{"id", id},
                        {"title", scenario.title},
                        {"note", scenario.note},
                        {"code", code(scenario)},
                        {"scenario", ordered_json::parse(toJson(scenario))}});
    return list.dump(2) + "\n";
}

std::string asTable() {
    std::vector<std::vector<std::string>> rows;
    for (const auto& [id, scenario] : presets()) {
        rows.push_back({id, code(scenario), scenario.title});
        rows.push_back({"", "", scenario.note});
    }
    return columns(rows);
}

Outcome<void> run(const Arguments& arguments, const Streams& streams) {
    streams.out << (arguments.has("--json") ? asJson() : asTable());
    return {};
}

} // namespace

Command presetsCommand() {
    return {.name = "presets",
            .summary = "List the scenarios that are built in, with their six-letter codes",
            .usage = "[--json]",
            .details = "",
            .options = {{"--json", "", "as JSON, each with its whole scenario"}},
            .operands = 0,
            .run = run};
}

} // namespace normscope::cli
