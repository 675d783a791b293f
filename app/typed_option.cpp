// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "typed_option.h"

namespace normscope::cli {

namespace {

template <class T>
Expected<T> read(const Arguments& arguments, const Parameter& parameter, T otherwise) {
    const auto text = arguments.value(parameter.key);
    if (!text) return otherwise;
    const auto value = parseValue(parameter, *text);
    if (!value) return unexpected(value.error());
    return std::get<T>(*value);
}

} // namespace

Expected<double> realOption(const Arguments& arguments, const std::string& option, double otherwise, Range range) {
    Parameter parameter;
    parameter.key = option;
    parameter.type = ParameterType::Real;
    parameter.lower = range.lower;
    parameter.upper = range.upper;
    return read<double>(arguments, parameter, otherwise);
}

Expected<Index> wholeOption(const Arguments& arguments, const std::string& option, Index otherwise, Range range) {
    Parameter parameter;
    parameter.key = option;
    parameter.type = ParameterType::Integer;
    parameter.lower = range.lower;
    parameter.upper = range.upper;
    return read<std::int64_t>(arguments, parameter, otherwise);
}

Expected<std::string> wordOption(const Arguments& arguments, const std::string& option, const std::string& otherwise,
                                 const std::vector<std::string>& words) {
    Parameter parameter;
    parameter.key = option;
    parameter.type = ParameterType::Choice;
    for (const auto& word : words) parameter.choices.push_back({word, Text(word)});
    return read<std::string>(arguments, parameter, otherwise);
}

} // namespace normscope::cli
