// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "math/number_format.h"
#include "math/variance.h"

// What the Precision page computes. eps is that of NormSettings.
namespace normscope {

enum class PrecisionNorm { Layer, Rms };
enum class PrecisionView { Grid, Floor, Overflow, Variance, Generation };

struct PrecisionSettings {
    PrecisionNorm norm = PrecisionNorm::Layer;
    Index features = 64;
    NumberFormat format = NumberFormat::Float16; // of the chosen cell
    Accumulation sums = Accumulation::Native;
    bool flushToZero = false; // subnormal results become 0
    VarianceAlgorithm variance = VarianceAlgorithm::TwoPass;
    double sd = 1e-4;   // of the chosen input row
    double offset = 0;  // added to the row
    Index seeds = 20;   // of the variance and overflow studies
    Index values = 256; // whose variance is taken, in the variance study
    // Of the language model: trained with trainEps, then run with another eps.
    double residualScale = 0.03; // embeddings and branch outputs start so many times smaller and learn so much slower
    double trainEps = 1e-5;
    double generateEps = 1e-3;
    Index modelSteps = 250;
    Index models = 3; // seed, seed + 1 ...
    // How it is shown: no number depends on it.
    PrecisionView view = PrecisionView::Grid;
    bool operator==(const PrecisionSettings&) const = default;
};

} // namespace normscope
