// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "error.h"
#include "findings.h"
#include "scenario/scenario.h"
#include "terminal_progress.h"

#include "lab/batch.h"
#include "lab/models.h"
#include "lab/precision.h"

#include <stop_token>

namespace normscope::cli {

Expected<Findings> runPage(const Scenario& scenario, std::stop_token stop, TerminalProgress& progress);
// Three of the pages behind it.
Findings findingsOf(const BatchResult& result);
Findings findingsOf(const PrecisionResult& result);
Findings findingsOf(const ModelsResult& result);

const char* progressNoun(Page page); // what a run of the page counts

} // namespace normscope::cli
