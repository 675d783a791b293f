// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "error.h"
#include "scenario/parameter_type.h"
#include "scenario/scenario.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

// Every parameter of a scenario, described once. JSON, validation, the command line, controls, tool tips and the
// documentation all read this description.
namespace normscope {

// Phrases: minChoices to maxChoices texts, each with a grammar of its own, which checkPhrase knows.
enum class ParameterType { Bool, Integer, Real, Choice, Choices, Text, Phrases };
enum class ParameterScale { Linear, Logarithmic };

struct Choice {
    std::string key; // in files: "wine"
    Text label;      // for people: "Wine"
    bool operator==(const Choice&) const = default;
};

struct Parameter {
    std::string key;   // "norm.eps": the path in the JSON file
    std::string group; // heading in the controls: "scenario", "data", "norms", "batchnorm", "view"
    Text label;        // "ε"
    Text help;         // one to three sentences: what it does, what to look for; tool tip and documentation
    std::string unit = {};
    ParameterType type = ParameterType::Real;
    ParameterScale scale = ParameterScale::Linear;
    double lower = 0, upper = 0;             // what is accepted; Text: upper is the largest length in bytes
    double sliderLower = 0, sliderUpper = 0; // what the slider covers; typing may go further
    bool allowZero = false;                  // logarithmic scale with 0 as an extra value at the slider's left end
    std::vector<Choice> choices = {};
    std::size_t minChoices = 0, maxChoices = 0; // Choices and Phrases: how many there may be
    bool display = false;                       // changes how, not what: left out of the hash and of undo
    bool perArm = false;                        // an arm of the Training page may have its own value ...
    bool anyStep = false;                       // ... and change it in the middle of its run
    std::function<ParameterValue(const Scenario&)> get = {};
    std::function<void(Scenario&, const ParameterValue&)> set = {};     // value already checked; changes nothing else
    std::function<Expected<void>(const std::string&)> checkPhrase = {}; // of Phrases
    std::string example = {};                                           // of Phrases: shows most of the grammar
    std::function<bool(const Scenario&)> applies = {};                  // false: shown disabled (or not at all)
};

// In the order of the controls and of the file. A key is found or nullptr.
const std::vector<Parameter>& parameters();
const Parameter* findParameter(std::string_view key);

// The scenario with one value changed by a person, or why not ("norm.eps: must be 0 or lie in 1e-12 ... 10, not -1").
// Brings with it what such a change means: another momentum convention converts the momentum; another data set drops
// the cell edits, which were values of the old one, and comes in its usual units (measured data standard, synthetic
// raw); naming a file makes it the data set; fewer tokens a sample leave less padding.
Expected<Scenario> with(const Scenario& scenario, const Parameter& parameter, const ParameterValue& value);
// The same memory told in the other convention: 0.1 <-> 0.9, to 15 decimals so that there and back is the same number.
Scenario withConvention(const Scenario& scenario, MomentumConvention convention);

// Type, range, choices of one value.
Expected<void> check(const Parameter& parameter, const ParameterValue& value);
// Text as a person types it ("1e-5", "0,00001", "on") to a checked value, locale-free, either decimal sign.
Expected<ParameterValue> parseValue(const Parameter& parameter, std::string_view text);
std::string valueText(const Parameter& parameter, const ParameterValue& value); // round trip, locale-free
Text rangeText(const Parameter& parameter); // "1 ... 512", "0 or 1e-12 ... 10", "on or off", "wine, digits, ..."

// At most so many matrix rows (samples · tokens) and columns: what the page can animate.
inline constexpr Index maxRows = 512, maxColumns = 512;

// Every parameter, the rules that span parameters, and the cell edits. Every scenario from outside passes here.
Expected<void> validate(const Scenario& scenario);
// Settings that are allowed but rarely meant (a Keras momentum under the PyTorch convention ...), in sentences.
std::vector<Text> warnings(const Scenario& scenario);

} // namespace normscope
