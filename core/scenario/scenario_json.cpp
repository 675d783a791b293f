// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenario/scenario_json.h"

#include "scenario/json_value.h"
#include "scenario/parameter.h"

namespace normscope {

namespace {

using nlohmann::json;
using nlohmann::ordered_json;

const std::string editsKey = "data.edits";

// "data.offset" to its place in nested objects.
ordered_json& placeOf(ordered_json& root, std::string_view key) {
    const auto dot = key.find('.');
    auto& child = root[std::string(key.substr(0, dot))];
    return dot == std::string_view::npos ? child : placeOf(child, key.substr(dot + 1));
}

bool holdsParameters(const std::string& path) {
    for (const auto& parameter : parameters())
        if (parameter.key.starts_with(path + ".")) return true;
    return false;
}

// The names that may stand below a path, for the message on an unknown one.
std::string knownKeys(const std::string& prefix) {
    std::string result;
    for (const auto& parameter : parameters()) {
        if (!parameter.key.starts_with(prefix)) continue;
        const std::string rest = parameter.key.substr(prefix.size());
        const std::string name = rest.substr(0, rest.find('.'));
        if ((", " + result + ",").find(", " + name + ",") != std::string::npos) continue;
        if (!result.empty()) result += ", ";
        result += name;
    }
    return result;
}

// Fills a scenario from nested objects; the first refusal ends it.
class Reader {
public:
    explicit Reader(Scenario& scenario) : m_scenario(scenario) {}

    Expected<void> read(const json& object, const std::string& prefix) {
        for (const auto& [key, value] : object.items()) {
            if (prefix.empty() && (key == "format" || key == "version")) continue;
            if (const auto done = readKey(prefix, key, value); !done) return done;
        }
        return {};
    }

private:
    Expected<void> readKey(const std::string& prefix, const std::string& key, const json& value) {
        const std::string path = prefix + key;
        if (path == editsKey) return readEdits(value);
        if (const Parameter* parameter = findParameter(path)) return readParameter(*parameter, value);
        if (!holdsParameters(path))
            return unexpected(Error{"", path, {NORMSCOPE_TEXT("unknown key; known here: %1"), {knownKeys(prefix)}}});
        if (!value.is_object())
            return unexpected(Error{"", path, {NORMSCOPE_TEXT("must be an object, not %1"), {typeText(value)}}});
        return read(value, path + ".");
    }

    Expected<void> readParameter(const Parameter& parameter, const json& value) {
        const auto read = parameterValue(parameter, value);
        if (!read) return unexpected(read.error());
        parameter.set(m_scenario, *read);
        return {};
    }

    Expected<void> readEdits(const json& value) {
        auto edits = cellEdits(value, editsKey);
        if (!edits) return unexpected(edits.error());
        m_scenario.data.edits = std::move(*edits);
        return {};
    }

    Scenario& m_scenario;
};

Expected<void> checkHead(const json& root) {
    if (!root.is_object() || root.value("format", json()) != "normscope")
        return unexpected(
            Error{"", "", NORMSCOPE_TEXT("not a NormScope scenario: \"format\": \"normscope\" is missing")});
    const json version = root.value("version", json());
    if (!version.is_number_integer()) return unexpected(Error{"", "version", NORMSCOPE_TEXT("must be a whole number")});
    if (version > scenarioVersion)
        return unexpected(Error{"",
                                "version",
                                {NORMSCOPE_TEXT("made by a newer NormScope (scenario version %1); this one reads up to "
                                                "version %2"),
                                 {version.dump(), std::to_string(scenarioVersion)}}});
    if (version < 0) return unexpected(Error{"", "version", NORMSCOPE_TEXT("must not be negative")});
    return {};
}

Expected<Scenario> scenarioFrom(const json& root) {
    if (const auto head = checkHead(root); !head) return unexpected(head.error());
    Scenario scenario;
    if (const auto done = Reader(scenario).read(root, ""); !done) return unexpected(done.error());
    if (!root.contains(json::json_pointer("/data/units"))) scenario.data.units = usualUnits(scenario.data.source);
    if (const auto valid = validate(scenario); !valid) return unexpected(valid.error());
    return scenario;
}

} // namespace

std::string toJson(const Scenario& scenario) {
    Scenario defaults;
    defaults.data.units = usualUnits(scenario.data.source);
    ordered_json root = {{"format", "normscope"}, {"version", scenarioVersion}};
    for (const auto& parameter : parameters()) {
        const ParameterValue value = parameter.get(scenario);
        if (value != parameter.get(defaults)) placeOf(root, parameter.key) = jsonOf(value);
    }
    if (!scenario.data.edits.empty()) placeOf(root, editsKey) = jsonOf(scenario.data.edits);
    return root.dump(2, ' ', false, ordered_json::error_handler_t::replace) + "\n";
}

Expected<Scenario> fromJson(std::string_view text, const std::string& name) {
    const auto root = parseJson(text, name);
    if (!root) return unexpected(root.error());
    auto scenario = scenarioFrom(*root);
    if (!scenario) return unexpected(Error{name, scenario.error().place, scenario.error().reason});
    return scenario;
}

} // namespace normscope
