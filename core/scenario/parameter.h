// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "error.h"
#include "scenario/scenario.h"

#include <functional>
#include <optional>
#include <string>
#include <variant>
#include <vector>

// Every parameter of a scenario, described once. JSON, validation, the command line, controls, tool tips and the
// documentation all read this description.
namespace normscope {

using ParameterValue = std::variant<bool, std::int64_t, double, std::string, std::vector<std::string>>;

enum class ParameterType { Bool, Integer, Real, Choice, Choices, Text };
enum class ParameterScale { Linear, Logarithmic };

struct Choice {
    std::string key; // in files: "wine"
    Text label;      // for people: "Wine"
};

struct Parameter {
    std::string key;   // "norm.eps": the path in the JSON file
    std::string group; // heading in the controls: "data", "norms", "batchnorm", "view"
    Text label;        // "ε"
    Text help;         // one or two sentences; tool tip and documentation
    std::string unit;
    ParameterType type = ParameterType::Real;
    ParameterScale scale = ParameterScale::Linear;
    double lower = 0, upper = 0;             // what is accepted
    double sliderLower = 0, sliderUpper = 0; // what the slider covers; typing may go further
    bool allowZero = false; // logarithmic scale with 0 as an extra value at the slider's left end
    std::vector<Choice> choices;
    std::size_t minChoices = 0, maxChoices = 0; // Choices: how many may be chosen
    bool display = false; // changes how, not what: left out of the hash and of undo
    std::function<ParameterValue(const Scenario&)> get;
    std::function<void(Scenario&, const ParameterValue&)> set; // value already checked
    std::function<bool(const Scenario&)> applies;              // false: shown disabled (or not at all)
};

const std::vector<Parameter>& parameters();
const Parameter* findParameter(const std::string& key);

// The scenario with one value changed, or why not ("norm.eps: must lie in 0 ... 10, not -1").
Expected<Scenario> with(const Scenario& scenario, const Parameter& parameter, const ParameterValue& value);
// Text as a person types it ("1e-5", "0,00001", "on") to a value, locale-free, either decimal sign.
Expected<ParameterValue> parseValue(const Parameter& parameter, const std::string& text);
std::string valueText(const Parameter& parameter, const ParameterValue& value); // round trip, locale-free

// Rules that span parameters and the cell edits. Every scenario from outside passes here.
Expected<void> validate(const Scenario& scenario);

} // namespace normscope
