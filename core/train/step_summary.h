// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "nn/residual_stack.h"
#include "train/step_record.h"

// The numbers of a step that are read off a model, its statistics or its activations. None of these allocates.
namespace normscope {

AffineSummary affineSummary(const std::vector<ParameterSpan<float>>& parameters);
RunningSummary runningSummary(const StackStatistics<float>& statistics);
// Part of the rows' energy that differs between rows; mean is for use on the way. 0 when all values are 0.
double shareBetweenRows(const MatrixF& rows, VectorD& mean);
// The middle one, or the mean of the two middle ones; scratch is for use on the way. NaN of none.
double medianOf(const std::vector<double>& values, std::vector<double>& scratch);

} // namespace normscope
