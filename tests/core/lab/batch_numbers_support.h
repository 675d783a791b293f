// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lab/batch.h"

#include <QtTest>

#include <cmath>
#include <string>

// What the tests of the Batch page's numbers share.
namespace normscope::test {

inline Scenario batchScenario() {
    Scenario scenario;
    scenario.page = Page::Batch;
    return scenario;
}

// One line a figure in the output; a measured value further away than allowed fails.
inline bool within(const std::string& what, double measured, double expected, double allowed) {
    const bool good = std::abs(measured - expected) <= allowed;
    qInfo("%-44s expected %.4g +- %.2g, measured %.4g%s", what.c_str(), expected, allowed, measured,
          good ? "" : "  <-- off");
    return good;
}

} // namespace normscope::test
