// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/names.h"

#include <algorithm>
#include <numeric>

namespace normscope {

namespace {

constexpr std::size_t longestName = 60;
constexpr std::size_t mostListed = 20;

bool isLower(char c) { return c >= 'a' && c <= 'z'; }
bool isUpper(char c) { return c >= 'A' && c <= 'Z'; }
bool isDigit(char c) { return c >= '0' && c <= '9'; }

bool fits(std::string_view text) { return !text.empty() && text.size() <= longestName; }

// Levenshtein's distance, row by row of his table.
std::size_t editDistance(std::string_view a, std::string_view b) {
    std::vector<std::size_t> row(b.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t(0));
    for (std::size_t i = 0; i < a.size(); ++i) {
        std::size_t before = row[0]++;
        for (std::size_t j = 0; j < b.size(); ++j) {
            const std::size_t changed = before + (a[i] == b[j] ? 0 : 1);
            before = row[j + 1];
            row[j + 1] = std::min({changed, before + 1, row[j] + 1});
        }
    }
    return row.back();
}

std::string listed(const std::vector<std::string>& names) {
    std::string list;
    for (const std::string& name : names) list.append(list.empty() ? "" : ", ").append(name);
    return list;
}

} // namespace

bool isLessonId(std::string_view text) {
    const auto allowed = [](char c) { return isLower(c) || isDigit(c) || c == '-'; };
    return fits(text) && text.front() != '-' && std::ranges::all_of(text, allowed);
}

bool isLanguage(std::string_view text) {
    const std::string_view base = text.substr(0, text.find('_'));
    const std::string_view region = text.substr(std::min(text.size(), base.size() + 1));
    return (base.size() == 2 || base.size() == 3) && std::ranges::all_of(base, isLower) &&
           (text.size() == base.size() || (region.size() == 2 && std::ranges::all_of(region, isUpper)));
}

bool isName(std::string_view text) {
    const auto plain = [](char c) { return isLower(c) || isUpper(c) || isDigit(c); };
    const auto allowed = [&](char c) { return plain(c) || c == '-' || c == '_'; };
    return fits(text) && plain(text.front()) && std::ranges::all_of(text, allowed);
}

bool isNumberName(std::string_view text) { return isName(text) && !isDigit(text.front()); }

const std::vector<std::string>& methodNames() {
    static const std::vector<std::string> names = {"none", "layer", "batch", "rms", "group", "instance"};
    return names;
}

const std::vector<std::string>& termNames() {
    static const std::vector<std::string> names = {"input",    "mean",   "centre",   "variance", "normalise",
                                                   "affine",   "scale",  "shift",    "rstd",     "running",
                                                   "unbiased", "memory", "upstream", "self"};
    return names;
}

std::string nearestName(const std::string& name, const std::vector<std::string>& candidates) {
    std::string nearest;
    std::size_t least = 0;
    for (const std::string& candidate : candidates) {
        const std::size_t distance = editDistance(name, candidate);
        if (2 * distance > std::max(name.size(), candidate.size()) + 1) continue;
        if (nearest.empty() || distance < least) {
            nearest = candidate;
            least = distance;
        }
    }
    return nearest;
}

Text insteadOf(const std::string& name, const std::vector<std::string>& candidates) {
    const std::string nearest = nearestName(name, candidates);
    if (!nearest.empty()) return {NORMSCOPE_TEXT("; did you mean \"%1\"?"), {nearest}};
    if (candidates.empty() || candidates.size() > mostListed) return {};
    return {NORMSCOPE_TEXT("; there is %1"), {listed(candidates)}};
}

} // namespace normscope
