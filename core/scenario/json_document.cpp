// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenario/json_document.h"

#include <algorithm>
#include <set>
#include <vector>

namespace normscope {

namespace {

using nlohmann::json;

constexpr int deepest = 32; // a scenario needs 4; without a limit a small file could exhaust memory

// Thrown inside the parser's callback, which has no other way to stop it; never leaves parseJson.
struct Refusal {
    Error error;
};

// Told of every key and bracket while the parser runs.
class Watcher {
public:
    explicit Watcher(std::string name) : m_name(std::move(name)) {}

    bool operator()(int depth, json::parse_event_t event, const json& value) {
        if (depth > deepest)
            throw Refusal{{m_name, "", {NORMSCOPE_TEXT("nested deeper than %1 levels"), {std::to_string(deepest)}}}};
        if (event == json::parse_event_t::object_start) m_keys.emplace_back();
        if (event == json::parse_event_t::object_end) m_keys.pop_back();
        if (event == json::parse_event_t::key && !m_keys.back().insert(value.get<std::string>()).second)
            throw Refusal{{m_name, value.get<std::string>(), NORMSCOPE_TEXT("this key stands here twice")}};
        return true;
    }

private:
    std::string m_name;
    std::vector<std::set<std::string>> m_keys; // one set an open object
};

std::string lineAndColumn(std::string_view text, std::size_t byte) {
    const std::string_view before = text.substr(0, byte == 0 ? 0 : byte - 1); // the library counts from 1
    const auto line = 1 + std::ranges::count(before, '\n');
    const auto start = before.rfind('\n');
    const auto column = before.size() - (start == std::string_view::npos ? 0 : start + 1) + 1;
    return "line " + std::to_string(line) + ", column " + std::to_string(column);
}

// "[json.exception.parse_error.101] parse error at line 1, column 2: WHAT" to WHAT.
std::string withoutPreamble(const std::string& message) {
    const auto column = message.find(", column ");
    const auto colon = message.find(": ", column == std::string::npos ? 0 : column);
    return colon == std::string::npos ? message : message.substr(colon + 2);
}

} // namespace

Expected<json> parseJson(std::string_view text, const std::string& name) {
    try {
        return json::parse(text, Watcher(name));
    } catch (const Refusal& refusal) {
        return unexpected(refusal.error);
    } catch (const json::parse_error& error) {
        return unexpected(Error{name,
                                lineAndColumn(text, error.byte),
                                {NORMSCOPE_TEXT("not valid JSON: %1"), {withoutPreamble(error.what())}}});
    } catch (const json::exception&) { // a number past the range of double
        return unexpected(Error{name, "", NORMSCOPE_TEXT("a number is too large")});
    }
}

} // namespace normscope
