// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/scenario_change.h"

#include "io/excerpt.h"
#include "lesson/names.h"
#include "scenario/json_value.h"
#include "scenario/scenario_json.h"

#include <algorithm>
#include <optional>

namespace normscope {

namespace {

using nlohmann::json;

bool isKnown(const std::string& key) {
    const auto within = [&](const Parameter& one) { return one.key == key || one.key.starts_with(key + "."); };
    return key == "data.edits" || std::ranges::any_of(parameters(), within);
}

// A null leaves nothing in the file that would tell of a key that does not exist.
std::optional<std::string> unknownNull(const json& change, const std::string& prefix) {
    for (const auto& [key, value] : change.items()) {
        if (value.is_null() && !isKnown(prefix + key)) return prefix + key;
        if (!value.is_object()) continue;
        if (auto inner = unknownNull(value, prefix + key + ".")) return inner;
    }
    return {};
}

unexpected<Error> refusal(std::string place, Text reason) {
    return unexpected(Error{"", std::move(place), std::move(reason)});
}

} // namespace

Expected<Scenario> changed(const Scenario& scenario, const json& change) {
    if (!change.is_object()) return refusal("", {NORMSCOPE_TEXT("must be an object, not %1"), {typeText(change)}});
    if (const auto key = unknownNull(change, "")) return refusal(excerpt(*key), NORMSCOPE_TEXT("unknown key"));
    json file = json::parse(toJson(scenario));
    file.merge_patch(change);
    auto result = fromJson(file.dump(-1, ' ', false, json::error_handler_t::replace), "");
    if (result && (result->data.source == DataSource::File || !result->data.file.empty() ||
                   result->training.data == TrainingData::File))
        return refusal("data.file", NORMSCOPE_TEXT("a lesson brings no data file"));
    return result;
}

Expected<Scenario> presetNamed(const std::string& id) {
    std::vector<std::string> ids;
    for (const Preset& preset : presets()) {
        if (preset.id == id) return preset.scenario;
        ids.push_back(preset.id);
    }
    return refusal("", {NORMSCOPE_TEXT("no preset \"%1\"%2"), {excerpt(id), insteadOf(id, ids)}});
}

} // namespace normscope
