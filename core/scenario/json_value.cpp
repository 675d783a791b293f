// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenario/json_value.h"

#include <algorithm>
#include <limits>

namespace normscope {

namespace {

using nlohmann::json;
using nlohmann::ordered_json;

Text expectedText(const Parameter& parameter) {
    const Text range = rangeText(parameter);
    switch (parameter.type) {
    case ParameterType::Bool:
        return NORMSCOPE_TEXT("true or false");
    case ParameterType::Integer:
        return {NORMSCOPE_TEXT("a whole number (%1)"), {range}};
    case ParameterType::Real:
        return {NORMSCOPE_TEXT("a number (%1)"), {range}};
    case ParameterType::Choice:
        return {NORMSCOPE_TEXT("one of %1"), {range}};
    case ParameterType::Choices:
    case ParameterType::Phrases:
        return {NORMSCOPE_TEXT("a list of %1"), {range}};
    case ParameterType::Text:
        break;
    }
    return {NORMSCOPE_TEXT("text (%1)"), {range}};
}

bool isTextList(const json& value) {
    return value.is_array() && std::ranges::all_of(value, [](const json& item) { return item.is_string(); });
}

bool fits(ParameterType type, const json& value) {
    switch (type) {
    case ParameterType::Bool:
        return value.is_boolean();
    case ParameterType::Integer:
        return value.is_number_integer();
    case ParameterType::Real:
        return value.is_number();
    case ParameterType::Choices:
    case ParameterType::Phrases:
        return isTextList(value);
    case ParameterType::Choice:
    case ParameterType::Text:
        break;
    }
    return value.is_string();
}

// A number past int64 becomes the largest one, which no parameter accepts either.
std::int64_t wholeNumber(const json& value) {
    constexpr auto largest = std::numeric_limits<std::int64_t>::max();
    if (value.is_number_unsigned() && value.get<std::uint64_t>() > std::uint64_t(largest)) return largest;
    return value.get<std::int64_t>();
}

ParameterValue convert(ParameterType type, const json& value) {
    switch (type) {
    case ParameterType::Bool:
        return value.get<bool>();
    case ParameterType::Integer:
        return wholeNumber(value);
    case ParameterType::Real:
        return value.get<double>();
    case ParameterType::Choices:
    case ParameterType::Phrases:
        return value.get<std::vector<std::string>>();
    case ParameterType::Choice:
    case ParameterType::Text:
        break;
    }
    return value.get<std::string>();
}

bool isEdit(const json& value) {
    return value.is_array() && value.size() == 3 && value[0].is_number_integer() && value[1].is_number_integer() &&
           value[2].is_number();
}

} // namespace

Text typeText(const json& value) {
    if (value.is_null()) return "null";
    if (value.is_string()) return NORMSCOPE_TEXT("text");
    if (value.is_boolean()) return NORMSCOPE_TEXT("true or false");
    if (value.is_array()) return NORMSCOPE_TEXT("a list");
    if (value.is_object()) return NORMSCOPE_TEXT("an object");
    return {"%1", {value.dump()}};
}

ordered_json jsonOf(const ParameterValue& value) {
    return std::visit([](const auto& plain) { return ordered_json(plain); }, value);
}

ordered_json jsonOf(const std::vector<CellEdit>& edits) {
    auto list = ordered_json::array();
    for (const auto& edit : edits) list.push_back(ordered_json::array({edit.row, edit.column, edit.value}));
    return list;
}

Expected<ParameterValue> parameterValue(const Parameter& parameter, const json& value) {
    if (!fits(parameter.type, value))
        return unexpected(Error{
            "", parameter.key, {NORMSCOPE_TEXT("must be %1, not %2"), {expectedText(parameter), typeText(value)}}});
    ParameterValue converted = convert(parameter.type, value);
    if (const auto checked = check(parameter, converted); !checked) return unexpected(checked.error());
    return converted;
}

Expected<std::vector<CellEdit>> cellEdits(const json& value, const std::string& key) {
    if (!value.is_array())
        return unexpected(Error{"", key, {NORMSCOPE_TEXT("must be a list, not %1"), {typeText(value)}}});
    std::vector<CellEdit> edits;
    for (const auto& item : value) {
        if (!isEdit(item))
            return unexpected(Error{"", key + "[" + std::to_string(edits.size()) + "]",
                                    NORMSCOPE_TEXT("must be [row, column, value], counted from 0")});
        edits.push_back({wholeNumber(item[0]), wholeNumber(item[1]), item[2].get<double>()});
    }
    return edits;
}

} // namespace normscope
