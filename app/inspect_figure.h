// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "error.h"
#include "scenario/scenario.h"

#include <string>

// What an exported figure carries: the scenario that it opens again.
namespace normscope::cli {

struct FigureInspection {
    std::string file;
    std::string format; // "png", "svg" or "pdf"
    Scenario scenario;
};

Expected<FigureInspection> inspectFigure(const std::string& path);

std::string figureTable(const FigureInspection& figure);
std::string figureJson(const FigureInspection& figure);

} // namespace normscope::cli
