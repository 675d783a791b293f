// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "array_file.h"

// What a file of numbers holds, for people and for programs.
namespace normscope::cli {

// Over the finite values only; NaN where there are none. mean and sd (divisor n) in two passes.
struct Summary {
    Index finite = 0, notANumber = 0, infinite = 0;
    double min, max, mean, sd;
};

struct Inspection {
    std::string file;
    std::string format; // "npy" or "csv"
    Array array;
    std::optional<bool> fortranOrder; // npy only
    Summary all;
    std::vector<Summary> columns; // one an element of the last axis; empty for one of none
};

Expected<Inspection> inspect(const std::string& path, const CsvOptions& options);

std::string inspectionTable(const Inspection& inspection);
std::string inspectionJson(const Inspection& inspection);

} // namespace normscope::cli
