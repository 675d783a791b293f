// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scenario/parameter.h"

// For a parameter's description: a valid value that is not its present one.
namespace normscope::test {

inline std::string otherChoice(const Parameter& parameter, const std::string& present) {
    for (const auto& choice : parameter.choices)
        if (choice.key != present) return choice.key;
    return present; // a choice of one
}

inline std::vector<std::string> otherPhrases(const Parameter& parameter) {
    if (parameter.key == "batch.events") return {"repair @2", "poison @30", "reset @2000"};
    return {"pre_rms lr=0.1", "none", "none optimizer=sgd @7 clip=0.3"};
}

// Some texts are a list of numbers.
inline std::string otherText(const Parameter& parameter) {
    return parameter.checkPhrase ? "0.30000000000000004, -2" : "Größe \"x\" \\ ε.csv";
}

inline ParameterValue otherValue(const Parameter& parameter, const Scenario& scenario) {
    const ParameterValue present = parameter.get(scenario);
    switch (parameter.type) {
    case ParameterType::Bool:
        return !std::get<bool>(present);
    case ParameterType::Integer:
        return std::get<std::int64_t>(present) + (std::get<std::int64_t>(present) < 40 ? 1 : -1);
    case ParameterType::Real:
        return std::get<double>(present) / 3 + 0.1; // no short decimal: it must survive to the last bit
    case ParameterType::Choice:
        return otherChoice(parameter, std::get<std::string>(present));
    case ParameterType::Choices:
        return std::vector<std::string>{parameter.choices[2].key, parameter.choices[3].key, parameter.choices[0].key};
    case ParameterType::Phrases:
        return otherPhrases(parameter);
    case ParameterType::Text:
        break;
    }
    return otherText(parameter);
}

// Every parameter at another value at once.
inline Scenario changedEverywhere() {
    Scenario scenario;
    for (const auto& parameter : parameters()) parameter.set(scenario, otherValue(parameter, scenario));
    scenario.data.edits = {{0, 0, 0.1}, {11, 3, -2.5e-8}, {511, 511, 1e12}};
    return scenario;
}

} // namespace normscope::test
