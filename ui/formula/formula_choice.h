// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "figure/figure.h"
#include "formula/formula_store.h"
#include "scenario/scenario.h"

#include <optional>
#include <vector>

// Which formulas say what is computed: the shown formula follows the settings (gamma and beta present or not, batch or
// running statistics, momentum convention) and the shape of the matrix.
namespace normscope::ui {

struct MatrixShape {
    Index rows = 0;
    Index columns = 0;
    Index block = 0; // values of one group of GroupNorm or InstanceNorm; 0: a letter stands for it
};

// The definition of y first, then those of its statistics: mean and variance, or the mean square.
std::vector<FormulaRef> definitionFormulas(NormKind norm, const NormSettings& settings, MatrixShape shape);
// How BatchNorm's running mean and variance move in training, in that order. cumulative: a plain average.
std::vector<FormulaRef> runningFormulas(MomentumConvention convention, bool cumulative = false);
// The influence dy/dx first, then what its letters mean.
std::vector<FormulaRef> influenceFormulas(NormKind norm, const NormSettings& settings, MatrixShape shape);
// The backward pass first, then what its letters mean.
std::vector<FormulaRef> backwardFormulas(NormKind norm, const NormSettings& settings, MatrixShape shape);

// The names of the parts of a formula that a term stands for; a formula without such a part lights nothing.
QStringList termNames(Term term);
// The term that a part belongs to; none for a part that no stage lights.
std::optional<Term> termOf(const QString& name);

} // namespace normscope::ui
