// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "array_file.h"
#include "command.h"
#include "norm/emulated_norm.h"
#include "scenario/depth_arm.h"

// The parts of "normscope normalize": settings from the words, arrays from the files, results from both.
namespace normscope::cli {

enum class Arithmetic { AsInput, Float32, Float64, Float16, BFloat16 };

struct NormalizeSettings {
    NormKind kind = NormKind::Layer;
    NormMode mode = NormMode::Train;
    Arithmetic arithmetic = Arithmetic::AsInput;
    Accumulation sums = Accumulation::Native; // of the half formats
    bool flushToZero = false;                 // likewise
    double eps = 1e-5;
    double momentum = 0.1;
    bool cumulative = false; // the average over all batches instead of a momentum
    Index batchesSeen = 0;   // that the running statistics given are the average of
    MomentumConvention convention = MomentumConvention::PyTorch;
    bool trackRunningStats = true;
    Index normalizedDims = 1; // how many last axes one group covers
    Index groups = 0;         // of a sample's channels, for group norms; 0: one a channel
    CsvOptions csv;
    // Files; empty: not given.
    std::string input, output, gamma, beta, mask, runningMean, runningVar, runningOut, gradOutput, gradDir;
};

// Everything that can be told without opening a file.
Expected<NormalizeSettings> normalizeSettings(const Arguments& arguments);
// Its parts: what must be there, and what says nothing beside the rest.
Expected<void> requireGiven(const Arguments& arguments);
Expected<void> refuseMeaningless(const Arguments& arguments, const NormalizeSettings& settings);

// The half format that is asked for, if one is.
std::optional<Emulation> emulationOf(const NormalizeSettings& settings);
bool usesRunning(const NormalizeSettings& settings); // BatchNorm by running statistics

// The arrays of the files given, shapes checked against each other.
struct NormalizeInput {
    Array x;
    std::vector<Index> group; // shape that gamma and beta have
    std::optional<Array> gamma, beta, runningMean, runningVar, gradOutput;
    std::optional<RowMask> mask; // one entry a row: all axes but the last

    Index columns() const;   // values that gamma has
    Index positions() const; // rows of a sample: the axes between the first and the last
};

Expected<NormalizeInput> readNormalizeInput(const NormalizeSettings& settings);

// What is to be written, by file, and what a person should know about it.
struct NormalizeOutput {
    std::string path;
    Array array;
};
struct NormalizeResult {
    std::vector<NormalizeOutput> outputs;
    std::vector<Text> notes;
};

// Computes in float, double or a half format as the settings say. The norm's refusals: bad input (exit 2), or 0/0
// (exit 1); a half format has NaN for that.
Outcome<NormalizeResult> normalize(const NormalizeSettings& settings, const NormalizeInput& input);

// group: the first whose 0/0 is undefined.
Failure refusalOf(NormStatus status, const NormalizeSettings& settings, const NormalizeInput& input, Index group);
// "row 2", "column 3", "sample 1, group 2"
std::string groupName(const NormalizeSettings& settings, const NormalizeInput& input, Index group);

// What the half format did to x, which holds values of the format: nothing if all is finite and nothing vanished.
std::vector<Text> formatNotes(const NormalizeSettings& settings, const NormalizeInput& input, const EmulatedNorm& norm,
                              ConstMatrixRef<double> x, ConstMatrixRef<double> y);

void noteNormalize(const Streams& streams, const NormalizeSettings& settings, const NormalizeInput& input,
                   const NormalizeResult& result);

} // namespace normscope::cli
