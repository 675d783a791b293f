// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "figure/figure.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace normscope::cli {

// What a run leaves, whatever the page.
struct Findings {
    std::map<std::string, double> metrics;
    std::string bits;
    std::vector<Panel> panels;                 // of all views, each name once
    std::map<std::string, std::string> tables; // other files, by name
    std::vector<Text> notes;
    std::optional<Text> stopped; // on request: where
    bool empty = false;          // stopped before there was anything
};

void addPanels(Findings& findings, const Figure& figure); // those that it does not have yet

Findings nothingDone();

// pattern: with places for how much is done and how much was planned.
template <class Count>
Text stoppedAt(const char* pattern, Count done, Count planned) {
    return {pattern, {std::to_string(done), std::to_string(planned)}};
}

} // namespace normscope::cli
