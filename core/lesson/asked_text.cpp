// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/asked_text.h"

#include "io/excerpt.h"
#include "lesson/names.h"
#include "lesson/plain_text.h"

#include <algorithm>

namespace normscope {

namespace {

constexpr std::string_view itemMark = "- ", afterMark = ":::", parting = "::";

// A section before anything of it is understood.
struct Parts {
    std::vector<std::string> question;
    std::vector<std::string> items; // of the list, each on one line
    std::string after;
    bool hasAfter = false;
};

// What neither begins an item nor what is said after continues the one before.
Parts partsOf(const std::vector<std::string>& lines) {
    Parts parts;
    for (const std::string& line : lines) {
        const std::string_view bare = withoutMargins(line);
        if (bare.starts_with(afterMark)) {
            append(parts.after, bare.substr(afterMark.size()));
            parts.hasAfter = true;
        } else if (parts.hasAfter) {
            append(parts.after, bare);
        } else if (bare.starts_with(itemMark)) {
            parts.items.emplace_back(bare.substr(itemMark.size()));
        } else if (!parts.items.empty()) {
            append(parts.items.back(), bare);
        } else {
            parts.question.push_back(line);
        }
    }
    return parts;
}

unexpected<Error> refusal(std::string place, Text reason) {
    return unexpected(Error{"", std::move(place), std::move(reason)});
}

std::string optionPlace(const std::string& id) { return "option \"" + excerpt(id) + "\""; }

// "ID: an answer :: an explanation".
Expected<std::pair<std::string, LessonWords::Option>> optionOf(const std::string& item) {
    const std::size_t colon = std::min(item.find(':'), item.size());
    const std::string id = item.substr(0, colon);
    if (colon == item.size() || !isName(id))
        return refusal(std::string("\"").append(excerpt(item)).append("\""),
                       NORMSCOPE_TEXT("must be \"- OPTION: an answer :: an explanation\""));
    const std::string_view words = std::string_view(item).substr(colon + 1);
    const std::size_t parted = words.find(parting);
    if (parted == std::string::npos)
        return refusal(optionPlace(id), NORMSCOPE_TEXT("has no explanation: \"an answer :: an explanation\""));
    const LessonWords::Option option{std::string(withoutMargins(words.substr(0, parted))),
                                     std::string(withoutMargins(words.substr(parted + parting.size())))};
    if (option.text.empty() || option.explanation.empty())
        return refusal(optionPlace(id), NORMSCOPE_TEXT("needs an answer and an explanation, parted by ::"));
    return std::pair(id, option);
}

// Those of lesson.json, all of them, in its order.
Expected<void> checkOptions(const std::vector<std::string>& ids, const std::vector<std::string>& expected) {
    for (const std::string& id : ids)
        if (std::ranges::find(expected, id) == expected.end())
            return refusal(optionPlace(id),
                           {NORMSCOPE_TEXT("lesson.json has no such option%1"), {insteadOf(id, expected)}});
    for (const std::string& id : expected)
        if (std::ranges::find(ids, id) == ids.end())
            return refusal(optionPlace(id), NORMSCOPE_TEXT("has no words here"));
    for (std::size_t i = 0; i < ids.size(); ++i)
        if (i >= expected.size() || ids[i] != expected[i])
            return refusal(optionPlace(ids[i]), NORMSCOPE_TEXT("stands in another place than in lesson.json"));
    return {};
}

Expected<std::map<std::string, LessonWords::Option>> optionsOf(const std::vector<std::string>& items,
                                                               const std::vector<std::string>& expected) {
    std::map<std::string, LessonWords::Option> options;
    std::vector<std::string> ids;
    for (const std::string& item : items) {
        auto option = optionOf(item);
        if (!option) return unexpected(option.error());
        ids.push_back(option->first);
        options.insert(std::move(*option));
    }
    if (const auto right = checkOptions(ids, expected); !right) return unexpected(right.error());
    return options;
}

} // namespace

Expected<LessonWords::Asked> askedWords(const TextSection& section, const std::vector<std::string>& options) {
    const Parts parts = partsOf(section.lines);
    LessonWords::Asked asked;
    asked.text = joined(parts.question);
    if (asked.text.empty()) return refusal("", NORMSCOPE_TEXT("asks nothing"));
    if (options.empty() && !parts.items.empty())
        return refusal("", NORMSCOPE_TEXT("must have no list: a number or a curve is asked for"));
    auto words = optionsOf(parts.items, options);
    if (!words) return unexpected(words.error());
    asked.options = std::move(*words);
    asked.after = parts.after;
    return asked;
}

} // namespace normscope
