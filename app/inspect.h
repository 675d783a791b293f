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
    std::string format; // "npy", "npz" or "csv"
    Array array;
    std::optional<bool> fortranOrder; // npy and npz only
    Summary all;
    std::vector<Summary> columns; // one an element of the last axis; empty for one of none
};

Expected<Inspection> inspect(const std::string& path, const CsvOptions& options);

std::string inspectionTable(const Inspection& inspection);
std::string inspectionJson(const Inspection& inspection);

// An archive with no array named behind it: all of them.
struct ArchiveInspection {
    std::string file;
    std::vector<std::string> names;
    std::vector<Inspection> arrays; // one a name, without columns; at least one
    std::vector<Error> refused;     // the other arrays
};

bool isArchive(const std::string& path);
Expected<ArchiveInspection> inspectArchive(const std::string& path);

std::string archiveTable(const ArchiveInspection& archive);
std::string archiveJson(const ArchiveInspection& archive);

} // namespace normscope::cli
