// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "error.h"
#include "findings.h"
#include "scenario/scenario.h"
#include "terminal_progress.h"

#include <stop_token>

namespace normscope::cli {

Expected<Findings> runPage(const Scenario& scenario, std::stop_token stop, TerminalProgress& progress);
// Two of the pages behind it.
Expected<Findings> runBatchPage(const Scenario& scenario, std::stop_token stop, TerminalProgress& progress);
Expected<Findings> runPrecisionPage(const Scenario& scenario, std::stop_token stop, TerminalProgress& progress);

const char* progressNoun(Page page); // what a run of the page counts

} // namespace normscope::cli
