// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scenario/scenario.h"

#include <map>
#include <optional>

namespace normscope::ui {

// For which scenario each page was last computed, so that going to and fro between pages computes nothing twice.
class PageRuns {
public:
    // Whether the numbers of the scenario's page are on the page, or on their way to it.
    bool cover(const Scenario& scenario) const;
    // Whether they are on their way, and will come in another order than a new run would bring them.
    bool comeInOtherOrder(const Scenario& scenario) const;
    // Whether the last run of its page was for these numbers, even if it was interrupted.
    bool askedFor(const Scenario& scenario) const;

    void begin(const Scenario& scenario);               // the engine drops any run before it
    void show(const Scenario& scenario, bool complete); // a result is on its page
    void end() { m_underWay.reset(); }                  // the engine has no more to give

private:
    std::map<Page, Scenario> m_shown; // pages that show a final result
    std::map<Page, Scenario> m_asked; // of the last run
    std::optional<Scenario> m_underWay;
};

} // namespace normscope::ui
