// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "array_file.h"
#include "command.h"
#include "norm/norm.h"

// The parts of "normscope normalize": settings from the words, arrays from the files, results from both.
namespace normscope::cli {

enum class Arithmetic { AsInput, Float32, Float64 };

struct NormalizeSettings {
    NormKind kind = NormKind::Layer;
    NormMode mode = NormMode::Train;
    Arithmetic arithmetic = Arithmetic::AsInput;
    double eps = 1e-5;
    double momentum = 0.1;
    MomentumConvention convention = MomentumConvention::PyTorch;
    Index normalizedDims = 1; // how many last axes one group covers
    CsvOptions csv;
    // Files; empty: not given.
    std::string input, output, gamma, beta, runningMean, runningVar, runningOut, gradOutput, gradDir;
};

// Everything that can be told without opening a file.
Expected<NormalizeSettings> normalizeSettings(const Arguments& arguments);

// The arrays of the files given, shapes checked against each other.
struct NormalizeInput {
    Array x;
    std::vector<Index> group; // shape that gamma and beta have
    std::optional<Array> gamma, beta, runningMean, runningVar, gradOutput;
};

Expected<NormalizeInput> readNormalizeInput(const NormalizeSettings& settings);

// What is to be written, by file.
struct NormalizeOutput {
    std::string path;
    Array array;
};

// Computes in float or double as the settings say. The norm's refusals: bad input (exit 2), or 0/0 (exit 1).
Outcome<std::vector<NormalizeOutput>> normalize(const NormalizeSettings& settings, const NormalizeInput& input);

} // namespace normscope::cli
