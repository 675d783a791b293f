// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scenario/parameter.h"

#include <stdexcept>
#include <type_traits>
#include <utility>

// How a description meets its member of the scenario. For the parameters_*.cpp files only.
namespace normscope::describe {

// Where a value lives: at(&Scenario::norm, &NormSettings::eps).
template <class Part, class Member>
auto at(Part Scenario::*part, Member Part::*member) {
    return [ part, member ](auto& scenario) -> auto& { return (scenario.*part).*member; };
}

template <class Member>
auto at(Member Scenario::*member) {
    return [member](auto& scenario) -> auto& { return scenario.*member; };
}

template <class Enum>
struct Option {
    Enum value;
    const char* key;
    const char* label;
};

inline Parameter complete(Parameter parameter) {
    if (!parameter.applies) parameter.applies = [](const Scenario&) { return true; };
    return parameter;
}

// Stored is what the value is called in ParameterValue, Member what it is in the scenario.
template <class Stored, class Access>
Parameter bind(ParameterType type, Parameter parameter, Access access) {
    parameter.type = type;
    parameter.get = [access](const Scenario& scenario) { return ParameterValue(Stored(access(scenario))); };
    parameter.set = [access](Scenario& scenario, const ParameterValue& value) {
        auto& member = access(scenario);
        member = static_cast<std::decay_t<decltype(member)>>(std::get<Stored>(value));
    };
    return complete(std::move(parameter));
}

template <class Access>
Parameter real(Parameter parameter, Access access) {
    return bind<double>(ParameterType::Real, std::move(parameter), access);
}
template <class Access>
Parameter integer(Parameter parameter, Access access) {
    return bind<std::int64_t>(ParameterType::Integer, std::move(parameter), access);
}
template <class Access>
Parameter onOff(Parameter parameter, Access access) {
    return bind<bool>(ParameterType::Bool, std::move(parameter), access);
}
template <class Access>
Parameter text(Parameter parameter, Access access) {
    return bind<std::string>(ParameterType::Text, std::move(parameter), access);
}

template <class Enum>
std::string keyOf(const std::vector<Option<Enum>>& options, Enum value) {
    for (const auto& option : options)
        if (option.value == value) return option.key;
    throw std::logic_error("an enumerator without a key");
}

template <class Enum>
Enum valueOf(const std::vector<Option<Enum>>& options, const std::string& key) {
    for (const auto& option : options)
        if (option.key == key) return option.value;
    throw std::invalid_argument("no such choice: " + key);
}

template <class Enum>
std::vector<Choice> choicesOf(const std::vector<Option<Enum>>& options) {
    std::vector<Choice> choices;
    for (const auto& option : options) choices.push_back({option.key, Text(option.label)});
    return choices;
}

template <class Enum, class Access>
Parameter choice(Parameter parameter, Access access, const std::vector<Option<Enum>>& options) {
    parameter.type = ParameterType::Choice;
    parameter.choices = choicesOf(options);
    parameter.get = [=](const Scenario& scenario) { return ParameterValue(keyOf(options, access(scenario))); };
    parameter.set = [=](Scenario& scenario, const ParameterValue& value) {
        access(scenario) = valueOf(options, std::get<std::string>(value));
    };
    return complete(std::move(parameter));
}

// The chosen ones in the order they were chosen.
template <class Enum, class Access>
Parameter choices(Parameter parameter, Access access, const std::vector<Option<Enum>>& options) {
    parameter.type = ParameterType::Choices;
    parameter.choices = choicesOf(options);
    parameter.get = [=](const Scenario& scenario) {
        std::vector<std::string> keys;
        for (const Enum value : access(scenario)) keys.push_back(keyOf(options, value));
        return ParameterValue(keys);
    };
    parameter.set = [=](Scenario& scenario, const ParameterValue& value) {
        auto& chosen = access(scenario);
        chosen.clear();
        for (const auto& key : std::get<std::vector<std::string>>(value)) chosen.push_back(valueOf(options, key));
    };
    return complete(std::move(parameter));
}

} // namespace normscope::describe
