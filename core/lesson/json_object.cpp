// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/json_object.h"

#include "io/excerpt.h"
#include "lesson/names.h"
#include "scenario/json_value.h"

#include <algorithm>

namespace normscope {

namespace {

using nlohmann::json;

constexpr std::size_t longestText = 200;

Text rangeText(NumberRange range) {
    return {NORMSCOPE_TEXT("must lie in %1 ... %2"), {roundTrip(range.lower), roundTrip(range.upper)}};
}

} // namespace

JsonObject::JsonObject(const json& value, std::string place, FirstError& errors, const std::string& behind)
    : m_place(std::move(place)), m_prefix(m_place.empty() ? "" : m_place + behind), m_errors(errors) {
    if (value.is_object())
        m_value = value;
    else
        errors.refuse(m_place, {NORMSCOPE_TEXT("must be an object, not %1"), {typeText(value)}});
}

const json* JsonObject::find(const std::string& key) {
    m_asked.insert(key);
    const auto found = m_value.find(key);
    return found == m_value.end() ? nullptr : &*found;
}

const json& JsonObject::need(const std::string& key) {
    static const json nothing;
    const json* found = find(key);
    if (!found) refuse(key, NORMSCOPE_TEXT("is missing"));
    return found ? *found : nothing;
}

bool JsonObject::isKind(const std::string& key, const json& value, bool right, Text kind) {
    if (!right) refuse(key, {NORMSCOPE_TEXT("must be %1, not %2"), {std::move(kind), typeText(value)}});
    return right;
}

std::string JsonObject::text(const std::string& key) {
    const json& value = need(key);
    if (!isKind(key, value, value.is_string(), NORMSCOPE_TEXT("text"))) return {};
    auto text = value.get<std::string>();
    if (text.empty()) refuse(key, NORMSCOPE_TEXT("must not be empty"));
    if (text.size() > longestText)
        refuse(key, {NORMSCOPE_TEXT("is longer than %1 bytes"), {std::to_string(longestText)}});
    return text;
}

std::string JsonObject::text(const std::string& key, const std::string& otherwise) {
    return find(key) ? text(key) : otherwise;
}

double JsonObject::number(const std::string& key, NumberRange range) {
    const json& value = need(key);
    if (!isKind(key, value, value.is_number(), NORMSCOPE_TEXT("a number"))) return range.lower;
    const auto number = value.get<double>();
    if (!(number >= range.lower && number <= range.upper)) refuse(key, rangeText(range));
    return number;
}

double JsonObject::number(const std::string& key, NumberRange range, double otherwise) {
    return find(key) ? number(key, range) : otherwise;
}

int JsonObject::whole(const std::string& key, int lower, int upper) {
    const json& value = need(key);
    if (!isKind(key, value, value.is_number_integer(), NORMSCOPE_TEXT("a whole number"))) return lower;
    const auto number = value.get<double>(); // may be past every int
    if (number >= lower && number <= upper) return static_cast<int>(number);
    refuse(key, rangeText({double(lower), double(upper)}));
    return lower;
}

int JsonObject::whole(const std::string& key, int lower, int upper, int otherwise) {
    return find(key) ? whole(key, lower, upper) : otherwise;
}

bool JsonObject::flag(const std::string& key, bool otherwise) {
    const json* value = find(key);
    if (!value || !isKind(key, *value, value->is_boolean(), NORMSCOPE_TEXT("true or false"))) return otherwise;
    return value->get<bool>();
}

std::vector<std::string> JsonObject::texts(const std::string& key, std::size_t most) {
    const json* list = find(key);
    if (!list || !isKind(key, *list, list->is_array(), NORMSCOPE_TEXT("a list"))) return {};
    if (list->size() > most) refuse(key, {NORMSCOPE_TEXT("holds more than %1"), {std::to_string(most)}});
    std::vector<std::string> texts;
    for (const json& value : *list) {
        const std::string place = key + "[" + std::to_string(texts.size()) + "]";
        if (!isKind(place, value, value.is_string(), NORMSCOPE_TEXT("text"))) return {};
        texts.push_back(value.get<std::string>());
        if (std::ranges::count(texts, texts.back()) > 1)
            refuse(place, {NORMSCOPE_TEXT("\"%1\" stands here twice"), {excerpt(texts.back())}});
    }
    return texts;
}

std::string JsonObject::name(const std::string& key) {
    std::string name = text(key);
    if (!isName(name)) refuse(key, NORMSCOPE_TEXT("must be letters, digits, hyphens and underscores"));
    return name;
}

std::size_t JsonObject::oneOf(const std::string& key, const std::vector<std::string>& words) {
    const std::string word = text(key);
    const auto found = std::ranges::find(words, word);
    if (found != words.end()) return std::size_t(found - words.begin());
    std::string list;
    for (const std::string& one : words) list.append(list.empty() ? "" : ", ").append(one);
    refuse(key, {NORMSCOPE_TEXT("must be one of %1, not \"%2\""), {list, excerpt(word)}});
    return 0;
}

std::size_t JsonObject::oneOf(const std::string& key, const std::vector<std::string>& words, std::size_t otherwise) {
    return find(key) ? oneOf(key, words) : otherwise;
}

void JsonObject::refuseOthers() {
    const std::vector<std::string> known(m_asked.begin(), m_asked.end());
    for (const auto& [key, value] : m_value.items())
        if (!m_asked.contains(key)) refuse(excerpt(key), {NORMSCOPE_TEXT("unknown key%1"), {insteadOf(key, known)}});
}

} // namespace normscope
