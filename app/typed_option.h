// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arguments.h"
#include "scenario/parameter.h"

// Options as values. Numbers and words are read as the scenario's parameters are; the error's place is the option.
namespace normscope::cli {

struct Range {
    double lower, upper;
};

Expected<double> realOption(const Arguments& arguments, const std::string& option, double otherwise, Range range);
Expected<Index> wholeOption(const Arguments& arguments, const std::string& option, Index otherwise, Range range);
// One of the words, or otherwise if the option is absent.
Expected<std::string> wordOption(const Arguments& arguments, const std::string& option, const std::string& otherwise,
                                 const std::vector<std::string>& words);

} // namespace normscope::cli
