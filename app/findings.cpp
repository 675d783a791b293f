// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "findings.h"

#include <algorithm>

namespace normscope::cli {

void addPanels(Findings& findings, const Figure& figure) {
    for (const Panel& panel : figure.panels)
        if (std::ranges::find(findings.panels, panelName(panel), panelName) == findings.panels.end())
            findings.panels.push_back(panel);
}

Findings nothingDone() {
    Findings findings;
    findings.stopped = NORMSCOPE_TEXT("stopped before anything was done");
    findings.empty = true;
    return findings;
}

} // namespace normscope::cli
