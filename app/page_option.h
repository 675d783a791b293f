// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "typed_option.h"

#include <optional>

namespace normscope::cli {

// --page by the keys of the scenario's parameter; none without the option.
inline Expected<std::optional<Page>> pageOption(const Arguments& arguments) {
    const Parameter& parameter = *findParameter("page");
    std::vector<std::string> words;
    for (const Choice& choice : parameter.choices) words.push_back(choice.key);
    const auto word = wordOption(arguments, "--page", "", words);
    if (!word) return unexpected(word.error());
    if (word->empty()) return std::nullopt;
    Scenario scenario;
    parameter.set(scenario, *word);
    return scenario.page;
}

} // namespace normscope::cli
