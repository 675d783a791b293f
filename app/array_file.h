// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arguments.h"
#include "io/array.h"
#include "io/csv.h"

// Arrays in files, by the file's extension.
namespace normscope::cli {

enum class FileKind { Npy, Npz, Csv };

// Of a file to read; "x.npz:a" is the array a of x.npz. Refuses other extensions, those that are known but not
// supported by name.
Expected<FileKind> fileKind(const std::string& path);
// Of a file to write: .npy or .csv.
Expected<FileKind> resultKind(const std::string& path);

// The options --separator, --decimal and --header for CSV files.
std::vector<Option> csvOptionTable();
Expected<CsvOptions> csvOptions(const Arguments& arguments);

Expected<Array> readArray(const std::string& path, const CsvOptions& options);

// As the file's bytes; nothing is written yet.
Expected<std::string> arrayBytes(const std::string& path, const Array& array);

std::string shapeText(const std::vector<Index>& shape); // NumPy's: "()", "(3,)", "(2, 3)"

} // namespace normscope::cli
