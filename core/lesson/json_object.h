// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "error.h"

#include <nlohmann/json.hpp>

#include <optional>
#include <set>
#include <string>
#include <vector>

namespace normscope {

// The first mistake of a file. Once there is one, what is read of the file does not count.
struct FirstError {
    std::string file;
    std::optional<Error> error = {};

    void refuse(const std::string& place, Text reason) {
        if (!error) error = Error{file, place, std::move(reason)};
    }
};

// What a number may be, ends included.
struct NumberRange {
    double lower, upper;
};

// One object of a stranger's file, read key by key. Whatever is wrong is told to `errors`, and the answer is then a
// default: whoever reads need not ask after every key. At the end refuseOthers() tells of keys that nobody asked for.
class JsonObject {
public:
    // What is no object is refused. behind: what parts its place from its keys.
    JsonObject(const nlohmann::json& value, std::string place, FirstError& errors, const std::string& behind = ".");

    bool has(const std::string& key) const { return m_value.contains(key); }
    // Null: missing.
    const nlohmann::json* find(const std::string& key);
    const nlohmann::json& need(const std::string& key); // missing: refused, and a null value

    std::string text(const std::string& key);
    std::string text(const std::string& key, const std::string& otherwise);
    double number(const std::string& key, NumberRange range);
    double number(const std::string& key, NumberRange range, double otherwise);
    int whole(const std::string& key, int lower, int upper);
    int whole(const std::string& key, int lower, int upper, int otherwise);
    bool flag(const std::string& key, bool otherwise);
    std::vector<std::string> texts(const std::string& key, std::size_t most); // missing: none
    std::string name(const std::string& key);                                 // as isName has it
    // The words of a choice, in order: the one's place in it. absent: refused, or 0 if there may be none.
    std::size_t oneOf(const std::string& key, const std::vector<std::string>& words);
    std::size_t oneOf(const std::string& key, const std::vector<std::string>& words, std::size_t otherwise);

    void refuseOthers();
    void refuse(const std::string& key, Text reason) { m_errors.refuse(placeOf(key), std::move(reason)); }
    std::string placeOf(const std::string& key) const { return m_prefix + key; }
    const std::string& place() const { return m_place; }
    FirstError& errors() { return m_errors; }
    const nlohmann::json& value() const { return m_value; }

private:
    bool isKind(const std::string& key, const nlohmann::json& value, bool right, Text kind);

    nlohmann::json m_value;
    std::string m_place, m_prefix;
    FirstError& m_errors;
    std::set<std::string> m_asked;
};

} // namespace normscope
