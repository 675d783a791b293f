// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "nn/block.h"
#include "pytorch/export_arrays.h"

#include <string>
#include <vector>

namespace normscope {

// The weights of a block as one more part of "mlp.up.weight", "mlp.up.bias" ... outer: the first axes of those arrays.
// The names are those that the classes of the script load: name of the class, then of its parameter.
void stackBlock(ExportArrays& arrays, const std::string& prefix, const std::vector<Index>& outer,
                const Block<float>& block);
void stackLinear(ExportArrays& arrays, const std::string& name, const std::vector<Index>& outer,
                 const Linear<float>& linear);

std::size_t bytesOf(const std::vector<Block<float>>& blocks); // of their weights

} // namespace normscope
