// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "math/matrix.h"
#include "text.h"

#include <cstdint>
#include <vector>

// Normalization by hand: a small matrix, the tables to fill in, some questions, and what comes out.
namespace normscope {

enum class WorksheetNorm { Layer, Batch, Rms };

constexpr Index fewestWorksheetLines = 2, mostWorksheetLines = 6;

struct WorksheetSettings {
    std::vector<WorksheetNorm> norms = {WorksheetNorm::Layer, WorksheetNorm::Batch}; // one table each, in this order
    Index samples = 3, features = 4; // rows and columns, fewestWorksheetLines ... mostWorksheetLines
    std::uint64_t seed = 1;
};

// The filled table of one norm, gamma = 1, beta = 0. A group is a row (LayerNorm, RMSNorm) or a column (BatchNorm).
struct WorksheetTask {
    WorksheetNorm norm = WorksheetNorm::Layer;
    std::vector<double> mean; // one a group; empty of RMSNorm
    std::vector<double> var;  // biased variance, of RMSNorm the mean square
    std::vector<double> rstd; // 1 / sqrt(var + eps)
    MatrixD y;                // of the matrix's shape
};

struct WorksheetQuestion {
    Text question;
    std::vector<Text> answers; // one a norm it asks about, computed
};

struct Worksheet {
    MatrixD matrix;    // whole numbers 1 ... 9; every row and column has a whole or half mean and two different numbers
    double eps = 1e-5; // as PyTorch has it
    std::vector<WorksheetTask> tasks;
    std::vector<WorksheetQuestion> questions;
};

// Equal settings, equal sheets. Throws std::invalid_argument if there is no norm or a size is out of range.
Worksheet makeWorksheet(const WorksheetSettings& settings);

bool byRows(WorksheetNorm norm);        // whether its groups are rows
Text worksheetName(WorksheetNorm norm); // "LayerNorm", in its hue

} // namespace normscope
