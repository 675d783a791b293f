// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "norm/norm_types.h"
#include "worksheet/worksheet.h"

namespace normscope {

struct WorksheetPass {
    NormStatus status = NormStatus::Ok;
    NormCache<double> cache;
    MatrixD y; // as x if the status is not Ok
};

// The norm in training, in double, gamma = 1, beta = 0.
WorksheetPass worksheetPass(WorksheetNorm norm, const MatrixD& x, double eps);

} // namespace normscope
