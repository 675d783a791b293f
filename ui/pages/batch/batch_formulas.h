// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formula/formula_store.h"
#include "scenario/scenario.h"

#include <vector>

namespace normscope::ui {

// How the running mean and variance move in training; none where they are not kept.
std::vector<FormulaRef> updateFormulas(const NormSettings& settings);
// How long they remember; none where nothing is forgotten.
std::vector<FormulaRef> memoryFormulas(const NormSettings& settings);
// The same in words and numbers, as rich text.
QString memoryWords(const NormSettings& settings);
// How far the mean of a batch of that size is from that of the population.
FormulaRef meanErrorFormula(Index size);

} // namespace normscope::ui
