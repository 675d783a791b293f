// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenario/arm_settings.h"
#include "scenario/depth_arms.h"

#include <algorithm>
#include <charconv>

namespace normscope {

namespace {

constexpr std::size_t longestArm = 4000; // bytes; every key and a dozen branches take less
constexpr std::string_view keyPrefix = "training.";

using Words = std::vector<std::string_view>;

Words wordsOf(std::string_view text) {
    constexpr std::string_view blanks = " \t";
    Words words;
    for (auto from = text.find_first_not_of(blanks); from != std::string_view::npos;
         from = text.find_first_not_of(blanks)) {
        text.remove_prefix(from);
        words.push_back(text.substr(0, text.find_first_of(blanks)));
        text.remove_prefix(words.back().size());
    }
    return words;
}

tl::unexpected<Error> refusal(std::string_view place, Text reason) {
    return unexpected(Error{"", std::string(place), std::move(reason)});
}

std::string listed(std::string list, std::string_view next) {
    if (!list.empty()) list.append(", ");
    return list.append(next);
}

std::string armKeys() {
    std::string keys;
    for (const NamedArm& arm : namedArms()) keys = listed(std::move(keys), arm.key);
    return keys;
}

std::string parameterKeys(bool anyStep) {
    std::string keys;
    for (const Parameter& parameter : parameters())
        if (parameter.perArm && (parameter.anyStep || !anyStep))
            keys = listed(std::move(keys), std::string_view(parameter.key).substr(keyPrefix.size()));
    return keys;
}

Expected<DepthArm> parseKind(std::string_view key) {
    const auto found =
        std::ranges::find_if(namedArms(), [key](const NamedArm& arm) { return std::string_view(arm.key) == key; });
    if (found != namedArms().end()) return found->arm;
    return refusal("", {NORMSCOPE_TEXT("must begin with one of %1, not \"%2\""), {armKeys(), std::string(key)}});
}

Expected<const Parameter*> parseKey(std::string_view key, bool inBranch) {
    const Parameter* parameter = findParameter(std::string(keyPrefix).append(key));
    if (!mayDiffer(parameter))
        return refusal(key, {NORMSCOPE_TEXT("unknown key; an arm may have %1"), {parameterKeys(false)}});
    if (inBranch && !parameter->anyStep)
        return refusal(key, {NORMSCOPE_TEXT("cannot change in the middle of a run; %1 can"), {parameterKeys(true)}});
    return parameter;
}

Expected<void> addChange(std::string_view word, bool inBranch, std::vector<ArmChange>& changes) {
    const auto equals = word.find('=');
    const std::string key(word.substr(0, equals));
    const auto parameter = parseKey(key, inBranch);
    if (!parameter) return unexpected(parameter.error());
    if (equals == std::string_view::npos) return refusal(key, NORMSCOPE_TEXT("must have a value: KEY=VALUE"));
    if (std::ranges::find(changes, key, &ArmChange::key) != changes.end())
        return refusal(key, NORMSCOPE_TEXT("this key stands here twice"));
    auto value = parseValue(**parameter, word.substr(equals + 1));
    if (!value) return refusal(key, value.error().reason);
    changes.push_back({key, std::move(*value)});
    return {};
}

Expected<void> addBranch(std::string_view word, std::vector<ArmBranch>& branches) {
    const Index most = Index(findParameter("training.steps")->upper) - 1;
    const char* last = word.data() + word.size();
    Index step = 0;
    const auto [end, error] = std::from_chars(word.data() + 1, last, step);
    if (error != std::errc() || end != last || step < 1 || step > most)
        return refusal(word, {NORMSCOPE_TEXT("must be @ and a step in 1 ... %1"), {std::to_string(most)}});
    if (!branches.empty() && step <= branches.back().step)
        return refusal(word, {NORMSCOPE_TEXT("must be later than the branch before it, at step %1"),
                              {std::to_string(branches.back().step)}});
    branches.push_back({step, {}});
    return {};
}

Expected<void> addWord(std::string_view word, TrainingArm& arm) {
    if (word.starts_with('@')) return addBranch(word, arm.branches);
    const bool inBranch = !arm.branches.empty();
    return addChange(word, inBranch, inBranch ? arm.branches.back().changes : arm.changes);
}

void append(const std::vector<ArmChange>& changes, std::string& text) {
    for (const ArmChange& change : changes)
        text.append(" ").append(change.key).append("=").append(valueText(armParameter(change.key), change.value));
}

} // namespace

std::string armText(const TrainingArm& arm) {
    std::string text = named(arm.arm).key;
    append(arm.changes, text);
    for (const ArmBranch& branch : arm.branches) {
        text.append(" @").append(std::to_string(branch.step));
        append(branch.changes, text);
    }
    return text;
}

Expected<TrainingArm> parseArm(std::string_view text) {
    if (text.size() > longestArm)
        return refusal("", {NORMSCOPE_TEXT("must be at most %1 bytes, not %2"),
                            {std::to_string(longestArm), std::to_string(text.size())}});
    const Words words = wordsOf(text);
    const auto kind = parseKind(words.empty() ? std::string_view() : words.front());
    if (!kind) return unexpected(kind.error());
    TrainingArm arm{*kind, {}, {}};
    for (std::size_t i = 1; i < words.size(); ++i)
        if (const auto added = addWord(words[i], arm); !added) return unexpected(added.error());
    return arm;
}

} // namespace normscope
