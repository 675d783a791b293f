// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/step_json.h"

#include "io/excerpt.h"
#include "lesson/asked_json.h"
#include "lesson/claim_json.h"
#include "lesson/names.h"
#include "lesson/scenario_change.h"
#include "lesson/step_runs.h"
#include "scenario/parameter.h"

namespace normscope {

namespace {

using nlohmann::json;

constexpr std::size_t mostRuns = 20, mostClaims = 200, mostQuoted = 200, mostPanels = 50, mostKeys = 300;
constexpr NumberRange frames = {0, 1e9};

// What keeps a scenario from being one, under the key of the step that asks for it.
Scenario taken(JsonObject& step, const std::string& key, const Expected<Scenario>& scenario) {
    if (scenario) return *scenario;
    const Error& error = scenario.error();
    step.refuse(error.place.empty() ? key : key + ": " + error.place, error.reason);
    return {};
}

Scenario scenarioFrom(JsonObject& step, const Scenario& before) {
    Scenario scenario = before;
    if (step.has("preset")) scenario = taken(step, "preset", presetNamed(step.text("preset")));
    if (const json* change = step.find("scenario")) scenario = taken(step, "scenario", changed(scenario, *change));
    return scenario;
}

std::map<std::string, Scenario> runsFrom(JsonObject& step, const Scenario& scenario) {
    std::map<std::string, Scenario> runs;
    const json* value = step.find("runs");
    if (!value) return runs;
    const JsonObject object(*value, step.placeOf("runs"), step.errors());
    if (object.value().size() > mostRuns)
        step.refuse("runs", {NORMSCOPE_TEXT("holds more than %1"), {std::to_string(mostRuns)}});
    for (const auto& [name, change] : object.value().items()) {
        const std::string key = "runs." + excerpt(name);
        if (!isName(name)) step.refuse(key, NORMSCOPE_TEXT("must be letters, digits, hyphens and underscores"));
        if (step.errors().error) break;
        runs[name] = taken(step, key, changed(scenario, change));
    }
    return runs;
}

Opening openingFrom(JsonObject& step) {
    const json* value = step.find("frame");
    if (!value) return {};
    if (value->is_number()) return {Opening::Kind::Frame, step.number("frame", frames)};
    return {step.oneOf("frame", {"end", "play"}) == 0 ? Opening::Kind::End : Opening::Kind::Play, 0};
}

void checkKeys(JsonObject& controls, const std::string& list, const std::vector<std::string>& keys, bool star) {
    std::vector<std::string> known;
    for (const Parameter& parameter : parameters()) known.push_back(parameter.key);
    for (std::size_t i = 0; i < keys.size(); ++i)
        if (!findParameter(keys[i]) && !(star && keys[i] == "*"))
            controls.refuse(list + "[" + std::to_string(i) + "]",
                            {NORMSCOPE_TEXT("no parameter \"%1\"%2"), {excerpt(keys[i]), insteadOf(keys[i], known)}});
}

void readControls(JsonObject& object, LessonStep& step) {
    const json* value = object.find("controls");
    if (!value) return;
    JsonObject controls(*value, object.placeOf("controls"), object.errors());
    step.shown = controls.texts("show", mostKeys);
    step.locked = controls.texts("lock", mostKeys);
    checkKeys(controls, "show", step.shown, false);
    checkKeys(controls, "lock", step.locked, true);
    controls.refuseOthers();
}

void readClaims(JsonObject& object, LessonStep& step) {
    const json* list = object.find("claims");
    if (!list) return;
    if (!list->is_array() || list->size() > mostClaims)
        return object.refuse("claims", {NORMSCOPE_TEXT("must be a list of %1 at most"), {std::to_string(mostClaims)}});
    for (std::size_t i = 0; i < list->size(); ++i)
        step.claims.push_back(
            claimFrom((*list)[i], object.placeOf("claims[" + std::to_string(i) + "]"), object.errors()));
}

void readQuoted(JsonObject& object, LessonStep& step) {
    const json* value = object.find("numbers");
    if (!value) return;
    const JsonObject numbers(*value, object.placeOf("numbers"), object.errors());
    if (numbers.value().size() > mostQuoted)
        object.refuse("numbers", {NORMSCOPE_TEXT("holds more than %1"), {std::to_string(mostQuoted)}});
    for (const auto& [name, number] : numbers.value().items()) {
        const std::string key = "numbers." + excerpt(name);
        if (!isNumberName(name))
            object.refuse(key, NORMSCOPE_TEXT("must be a letter, then letters, digits, hyphens and underscores"));
        step.quoted[name] = quotedFrom(number, object.placeOf(key), object.errors());
    }
}

void readAsked(JsonObject& object, LessonStep& step) {
    if (const json* value = object.find("predict"))
        step.prediction = predictionFrom(*value, object.placeOf("predict"), object.errors());
    if (const json* value = object.find("question"))
        step.question = questionFrom(*value, object.placeOf("question"), object.errors());
    if (!step.hidden.empty() && !step.prediction)
        object.refuse("hide", NORMSCOPE_TEXT("goes with a prediction only: nothing else uncovers the panel"));
}

// The id first, as it stands in the place of every other mistake.
std::string idOf(const json& value, std::size_t index, FirstError& errors) {
    return JsonObject(value, "steps[" + std::to_string(index) + "]", errors).name("id");
}

} // namespace

std::string stepPlace(const std::string& id) { return "step \"" + id + "\""; }

LessonStep stepFrom(const json& value, std::size_t index, const Scenario& before, FirstError& errors) {
    LessonStep step;
    step.id = idOf(value, index, errors);
    JsonObject object(value, stepPlace(step.id), errors, ", ");
    object.find("id");
    step.scenario = scenarioFrom(object, before);
    step.runs = runsFrom(object, step.scenario);
    step.opening = openingFrom(object);
    step.focus = object.texts("focus", mostPanels);
    step.hidden = object.texts("hide", mostPanels);
    readControls(object, step);
    readQuoted(object, step);
    readClaims(object, step);
    readAsked(object, step);
    checkRuns(step, object);
    object.refuseOthers();
    return step;
}

} // namespace normscope
