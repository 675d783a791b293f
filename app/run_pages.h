// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "error.h"
#include "figure/figure.h"
#include "scenario/scenario.h"
#include "terminal_progress.h"

#include <map>
#include <optional>
#include <stop_token>

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

Expected<Findings> runPage(const Scenario& scenario, std::stop_token stop, TerminalProgress& progress);

const char* progressNoun(Page page); // what a run of the page counts

} // namespace normscope::cli
