// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/model.h"

#include <string>
#include <vector>

// How a model is brought to the Depth page.
namespace normscope {

inline constexpr Index mostDepthWidth = 64, mostDepthLayers = 24;

Index depthWidth(const Model& model); // 64 for a model that has no width of its own
Index depthLayers(const Model& model);
BlockKind depthBlock(const Model& model);
// The model's own arm first, then the plain placement that it is told apart from.
std::vector<DepthArm> depthArms(const Model& model);

// Of an encoder and a decoder.
bool hasTwoStacks(const Model& model);

} // namespace normscope
