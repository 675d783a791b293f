// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "columns.h"
#include "command.h"

#include "scenario/parameter.h"

#include <nlohmann/json.hpp>

namespace normscope::cli {

namespace {

using nlohmann::ordered_json;

const char* typeName(ParameterType type) {
    switch (type) {
    case ParameterType::Bool:
        return "bool";
    case ParameterType::Integer:
        return "integer";
    case ParameterType::Real:
        return "real";
    case ParameterType::Choice:
        return "choice";
    case ParameterType::Choices:
        return "choices";
    case ParameterType::Phrases:
        return "phrases";
    case ParameterType::Text:
        break;
    }
    return "text";
}

ordered_json number(const Parameter& parameter, double value) {
    if (parameter.type == ParameterType::Integer) return std::int64_t(value);
    return value;
}

void addRange(ordered_json& object, const Parameter& parameter) {
    object["lower"] = number(parameter, parameter.lower);
    object["upper"] = number(parameter, parameter.upper);
    object["zero_allowed"] = parameter.allowZero || parameter.lower <= 0;
    object["scale"] = parameter.scale == ParameterScale::Logarithmic ? "logarithmic" : "linear";
    object["slider"] = {number(parameter, parameter.sliderLower), number(parameter, parameter.sliderUpper)};
}

void addChoices(ordered_json& object, const Parameter& parameter) {
    object["choices"] = ordered_json::array();
    for (const auto& choice : parameter.choices)
        object["choices"].push_back({{"key", choice.key}, {"label", plain(choice.label)}});
}

void addCount(ordered_json& object, const Parameter& parameter) {
    object["at_least"] = parameter.minChoices;
    object["at_most"] = parameter.maxChoices;
}

ordered_json described(const Parameter& parameter) {
    ordered_json object = {{"key", parameter.key},
                           {"group", parameter.group},
                           {"type", typeName(parameter.type)},
                           {"label", plain(parameter.label)},
                           {"help", plain(parameter.help)},
                           {"unit", parameter.unit},
                           {"display", parameter.display}};
    object["default"] = std::visit([](const auto& value) { return ordered_json(value); }, parameter.get(Scenario()));
    if (parameter.type == ParameterType::Integer || parameter.type == ParameterType::Real) addRange(object, parameter);
    if (parameter.type == ParameterType::Text) object["longest"] = std::int64_t(parameter.upper);
    if (!parameter.choices.empty()) addChoices(object, parameter);
    if (parameter.maxChoices > 0) addCount(object, parameter);
    return object;
}

std::string asJson() {
    auto list = ordered_json::array();
    for (const auto& parameter : parameters()) list.push_back(described(parameter));
    return list.dump(2) + "\n";
}

std::string asTable() {
    std::vector<std::vector<std::string>> rows = {{"KEY", "DEFAULT", "TYPE", "RANGE"}};
    for (const auto& parameter : parameters())
        rows.push_back({parameter.key, valueText(parameter, parameter.get(Scenario())), typeName(parameter.type),
                        plain(rangeText(parameter))});
    return columns(rows);
}

Outcome<void> run(const Arguments& arguments, const Streams& streams) {
    streams.out << (arguments.has("--json") ? asJson() : asTable());
    return {};
}

} // namespace

Command parametersCommand() {
    return {.name = "parameters",
            .summary = "List what a scenario can set: keys, defaults, ranges",
            .usage = "[--json]",
            .details = "",
            .options = {{"--json", "", "as JSON, with label, help, slider and choices"}},
            .operands = 0,
            .run = run};
}

} // namespace normscope::cli
