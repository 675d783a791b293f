// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/model.h"

#include <string>
#include <vector>

// The columns of the table in words, and what the filters take for one kind.
namespace normscope {

// Norm, placement, eps, affine, final norm, order of sublayers, width, layers: as ModelsOrder counts from Norm on.
std::vector<Text> modelCells(const Model& model);

Text finalNormText(const Model& model); // "yes", "no"
Text sublayersText(const Model& model); // "sequential", "parallel", "–"
std::string widthText(const Model& model);
std::string layersText(const Model& model);

// Never Any.
ModelsNorm normGroup(const Model& model);
ModelsPlacement placementGroup(const Model& model); // Post and Pre are the plain ones

} // namespace normscope
