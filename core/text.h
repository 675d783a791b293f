// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <variant>
#include <vector>

// Marks a text for the translator (lupdate reads it as QT_TRANSLATE_NOOP("core", ...)); the value is the text itself.
#define NORMSCOPE_TEXT(text) text

namespace normscope {

// What a word stands for. Displays choose colour and weight from it; a method keeps its hue everywhere.
enum class Role { Plain, Strong, Muted, None, Layer, Batch, Rms, Group, Instance, Statistic, Failure, Success };

struct TextArgument;

// A sentence a person reads: an English template with places %1 ... %9 and what goes there. The template is the key
// that a translator sees, so numbers and names are always arguments. Core never translates; displays do.
struct Text {
    std::string pattern;
    std::vector<TextArgument> arguments;

    Text();
    Text(const char* pattern); // NOLINT(google-explicit-constructor): a bare text has no arguments
    Text(std::string pattern); // NOLINT(google-explicit-constructor)
    Text(std::string pattern, std::vector<TextArgument> arguments);
    Text(const Text&);
    Text(Text&&) noexcept;
    Text& operator=(const Text&);
    Text& operator=(Text&&) noexcept;
    ~Text();

    bool empty() const { return pattern.empty(); }
    bool operator==(const Text&) const;
};

// A number or name (std::string, never translated) or a nested text (translated), with the role it plays.
struct TextArgument {
    std::variant<std::string, Text> value;
    Role role = Role::Plain;

    TextArgument(std::string value, Role role = Role::Plain) : value(std::move(value)), role(role) {} // NOLINT
    TextArgument(const char* value, Role role = Role::Plain) : value(std::string(value)), role(role) {} // NOLINT
    TextArgument(Text value, Role role = Role::Plain) : value(std::move(value)), role(role) {}          // NOLINT
    bool operator==(const TextArgument&) const = default;
};

// The English sentence, arguments filled in, roles dropped.
std::string plain(const Text& text);

// Numbers for people: '.' as decimal sign, U+2212 as minus, no sign on a number that rounds to zero,
// "NaN", "inf", "−inf".
std::string fixed(double value, int decimals);       // fixed(-0.571, 2) = "−0.57"
std::string significant(double value, int digits);   // significant(0.00012345, 3) = "0.000123", "1.2e−7" outside 1e-4 ... 1e6
// Numbers for files: shortest text that reads back to the same bits; locale-free; "nan", "inf", "-inf".
std::string roundTrip(double value);
std::string roundTrip(float value);

} // namespace normscope
