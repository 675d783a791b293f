// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenario/parameter.h"

#include <algorithm>
#include <stdexcept>

namespace normscope {

namespace {

std::string joined(const std::vector<std::string>& parts) {
    std::string result;
    for (const auto& part : parts) {
        if (!result.empty()) result += ", ";
        result += part;
    }
    return result;
}

std::string bound(const Parameter& parameter, double value) {
    return parameter.type == ParameterType::Integer ? std::to_string(std::int64_t(value)) : roundTrip(value);
}

tl::unexpected<Error> refusal(const Parameter& parameter, const char* reason, const std::string& found) {
    return unexpected(Error{"", parameter.key, Text(reason, {rangeText(parameter), found})});
}

bool inRange(const Parameter& parameter, double value) {
    if (parameter.allowZero && value == 0) return true;
    return value >= parameter.lower && value <= parameter.upper; // false for NaN
}

Expected<void> checkNumber(const Parameter& parameter, double value, const std::string& text) {
    if (inRange(parameter, value)) return {};
    if (parameter.allowZero) return refusal(parameter, NORMSCOPE_TEXT("must be %1, not %2"), text);
    return refusal(parameter, NORMSCOPE_TEXT("must lie in %1, not %2"), text);
}

bool isControl(char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7f; }

Expected<void> checkText(const Parameter& parameter, const std::string& text) {
    if (double(text.size()) > parameter.upper)
        return refusal(parameter, NORMSCOPE_TEXT("must be %1, not %2 bytes"), std::to_string(text.size()));
    if (std::ranges::any_of(text, isControl))
        return unexpected(Error{"", parameter.key, NORMSCOPE_TEXT("must be one line without control characters")});
    const auto checked = parameter.checkPhrase ? parameter.checkPhrase(text) : Expected<void>();
    if (!checked) return unexpected(Error{"", parameter.key, checked.error().reason});
    return {};
}

Expected<void> checkChoice(const Parameter& parameter, const std::string& key) {
    if (std::ranges::find(parameter.choices, key, &Choice::key) != parameter.choices.end()) return {};
    return refusal(parameter, NORMSCOPE_TEXT("must be one of %1, not \"%2\""), key);
}

Expected<void> checkChoices(const Parameter& parameter, const std::vector<std::string>& keys) {
    for (const auto& key : keys)
        if (const auto known = checkChoice(parameter, key); !known) return known;
    for (const auto& key : keys)
        if (std::ranges::count(keys, key) > 1)
            return refusal(parameter, NORMSCOPE_TEXT("must name each of %1 once at most, not \"%2\" twice"), key);
    if (keys.size() >= parameter.minChoices && keys.size() <= parameter.maxChoices) return {};
    return unexpected(Error{"", parameter.key,
                            Text(NORMSCOPE_TEXT("must name %1 to %2 of %3, not %4"),
                                 {std::to_string(parameter.minChoices), std::to_string(parameter.maxChoices),
                                  rangeText(parameter), std::to_string(keys.size())})});
}

Expected<void> checkPhrases(const Parameter& parameter, const std::vector<std::string>& phrases) {
    if (phrases.size() < parameter.minChoices || phrases.size() > parameter.maxChoices)
        return refusal(parameter, NORMSCOPE_TEXT("must be %1, not %2"), std::to_string(phrases.size()));
    for (const auto& phrase : phrases) {
        const auto checked = parameter.checkPhrase(phrase);
        if (checked) continue;
        const Error& error = checked.error();
        if (error.place.empty()) return unexpected(Error{"", parameter.key, {"\"%1\": %2", {phrase, error.reason}}});
        return unexpected(Error{"", parameter.key, {"\"%1\": %2: %3", {phrase, error.place, error.reason}}});
    }
    return {};
}

struct Checker {
    const Parameter& parameter;
    Expected<void> operator()(bool) const { return {}; }
    Expected<void> operator()(std::int64_t value) const {
        return checkNumber(parameter, double(value), std::to_string(value));
    }
    Expected<void> operator()(double value) const { return checkNumber(parameter, value, roundTrip(value)); }
    Expected<void> operator()(const std::string& value) const {
        return parameter.type == ParameterType::Choice ? checkChoice(parameter, value) : checkText(parameter, value);
    }
    Expected<void> operator()(const std::vector<std::string>& value) const {
        return parameter.type == ParameterType::Phrases ? checkPhrases(parameter, value)
                                                        : checkChoices(parameter, value);
    }
};

std::size_t alternative(ParameterType type) {
    switch (type) {
    case ParameterType::Bool:
        return 0;
    case ParameterType::Integer:
        return 1;
    case ParameterType::Real:
        return 2;
    case ParameterType::Choice:
    case ParameterType::Text:
        return 3;
    case ParameterType::Choices:
    case ParameterType::Phrases:
        break;
    }
    return 4;
}

} // namespace

Text rangeText(const Parameter& parameter) {
    const std::string lower = bound(parameter, parameter.lower), upper = bound(parameter, parameter.upper);
    switch (parameter.type) {
    case ParameterType::Bool:
        return NORMSCOPE_TEXT("on or off");
    case ParameterType::Integer:
    case ParameterType::Real:
        if (parameter.allowZero) return {NORMSCOPE_TEXT("0 or %1 ... %2"), {lower, upper}};
        return {NORMSCOPE_TEXT("%1 ... %2"), {lower, upper}};
    case ParameterType::Text:
        return {NORMSCOPE_TEXT("at most %1 bytes"), {upper}};
    case ParameterType::Phrases:
        return {NORMSCOPE_TEXT("%1 to %2 texts such as \"%3\""),
                {std::to_string(parameter.minChoices), std::to_string(parameter.maxChoices), parameter.example}};
    case ParameterType::Choice:
    case ParameterType::Choices:
        break;
    }
    std::vector<std::string> keys;
    for (const auto& choice : parameter.choices) keys.push_back(choice.key);
    return {"%1", {joined(keys)}};
}

Expected<void> check(const Parameter& parameter, const ParameterValue& value) {
    if (value.index() != alternative(parameter.type)) throw std::invalid_argument(parameter.key + ": wrong type");
    return std::visit(Checker{parameter}, value);
}

} // namespace normscope
