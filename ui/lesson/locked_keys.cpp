// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/locked_keys.h"

#include "document/scenario_command.h"
#include "scenario/parameter.h"

#include <algorithm>

namespace normscope::ui {

namespace {

bool changes(const std::string& key, const Scenario& now, const Scenario& next) {
    if (key == "*") return withViewOf(next, now) != now;
    if (key == "data.edits") return next.data.edits != now.data.edits;
    const Parameter* parameter = findParameter(key);
    return parameter && parameter->get(next) != parameter->get(now);
}

} // namespace

bool changesLocked(const std::vector<std::string>& locked, const Scenario& now, const Scenario& next) {
    return std::ranges::any_of(locked, [&](const std::string& key) { return changes(key, now, next); });
}

} // namespace normscope::ui
