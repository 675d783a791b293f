// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "error.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace normscope::cli {

// One option of a command, as help and parser know it.
struct Option {
    std::string name;  // "--eps"
    std::string value; // what follows it, "EPS"; empty: a switch
    std::string help;
    bool repeats = false; // may be given several times
};

// What a person wrote behind a command: options and operands in their order.
class Arguments {
public:
    bool has(const std::string& option) const { return m_options.contains(option); }
    // The text behind an option, the last one if it repeats; nothing if it is absent.
    std::optional<std::string> value(const std::string& option) const;
    std::string value(const std::string& option, const std::string& otherwise) const;
    std::vector<std::string> values(const std::string& option) const; // of an option that repeats
    const std::vector<std::string>& operands() const { return m_operands; }

private:
    friend class ArgumentParser;
    std::map<std::string, std::vector<std::string>> m_options;
    std::vector<std::string> m_operands;
};

// "--eps 1e-5" and "--eps=1e-5"; what follows "--" is an operand whatever it looks like. Refuses unknown and repeated
// options (but those that may repeat) and missing values; the error's place is the option. --help is always known.
Expected<Arguments> parseArguments(const std::vector<Option>& options, const std::vector<std::string>& words);

} // namespace normscope::cli
