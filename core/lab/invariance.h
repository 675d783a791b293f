// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "figure/figure.h"
#include "math/matrix.h"

#include <array>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

// The invariance bench: what may be done to data or weights without moving the output of a norm, measured.
// a = x W^T goes into the norm (gain 1, no shift). Table 1 of Ba, Kiros and Hinton 2016 (arXiv 1607.06450), with
// RMSNorm of Zhang and Sennrich 2019 (arXiv 1910.07467), and partial RMSNorm over the first quarter of the units.
namespace normscope {

enum class BenchNorm { Batch, Weight, Layer, Rms, PartialRms, Group, Instance, None };
inline constexpr std::array benchNorms = {BenchNorm::Batch, BenchNorm::Weight,     BenchNorm::Layer,
                                          BenchNorm::Rms,   BenchNorm::PartialRms, BenchNorm::Group};
enum class BenchChange {
    ScaleWeights,  // W -> factor W
    CentreWeights, // W -> W + 1 v^T: the same vector is added to every row
    ScaleUnit,     // one row of W times factor: one column of a
    ScaleData,     // x -> factor x
    ShiftData,     // x -> x + 1 v^T: the same vector is added to every sample
    ScaleSample,   // one row of x times factor
    ShiftSample,   // one row of a plus a number
    ShiftUnit      // one column of a plus a number
};
inline constexpr std::array benchChanges = {
    BenchChange::ScaleWeights, BenchChange::CentreWeights, BenchChange::ScaleUnit,   BenchChange::ScaleData,
    BenchChange::ShiftData,    BenchChange::ScaleSample,   BenchChange::ShiftSample, BenchChange::ShiftUnit};

struct BenchMeasurement {
    double moved = 0;        // largest |change of an output| with eps = 0
    double movedWithEps = 0; // with the scenario's eps
    bool invariant = false;  // moved < 1e-9 of the largest output
};

struct InvarianceBench {
    double factor = 2.5;
    double eps = 0;
    Index samples = 0, inputs = 0, units = 12;
    std::map<BenchNorm, std::map<BenchChange, BenchMeasurement>> measured; // of every BenchNorm; empty without data
};

// "batch", "partial_rms"; "scale_weights", "shift_sample": as metrics name them.
std::string benchKey(BenchNorm norm);
std::string benchKey(BenchChange change);

// x: samples × inputs; its first 64 rows, or the greatest multiple of 4 that it has. 12 units, weights N(0, 1) from the
// seed. GroupNorm has one group, and every row is a sample; InstanceNorm's samples are 4 rows, so that "one sample" is
// 4 rows there.
InvarianceBench runInvarianceBench(const MatrixD& x, double eps, double factor, std::uint64_t seed);

// What the student thinks; the measurement is shown once it was tested.
struct BenchGuess {
    std::map<std::pair<int, int>, bool> stays; // by row (benchNorms) and column (benchChanges) of the table
    bool tested = false;
};
// Rows: benchNorms; columns: benchChanges. Before the test: guesses or "?"; after it: yes or no with the number, and
// right or wrong beside a guess.
TextTable invarianceTable(const InvarianceBench& bench, const BenchGuess& guess);
Text invarianceSentence(const InvarianceBench& bench, const BenchGuess& guess);

} // namespace normscope
