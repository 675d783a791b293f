// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lab/models.h"

#include <map>
#include <string>
#include <vector>

// The checkpoint's part of the Models page. affineCsv and chosenNorm, which it gives too, are declared in
// lab/models.h.
namespace normscope {

// "affine-layers", "affine-values" and "norms" of the settings' role; layer: place among the role's norms, clamped.
// Without a checkpoint: one Reading that says how a file is opened.
std::vector<Panel> checkpointPanels(const ModelsResult& result, const ModelsSettings& settings, Index layer);

// What training has made of the chosen role's gamma and beta, in words; empty without a checkpoint.
Text checkpointSentence(const ModelsResult& result, const ModelsSettings& settings);

// The checkpoint.*, gamma.* and beta.* of metrics(); none without a checkpoint.
void addCheckpointMetrics(std::map<std::string, double>& named, const ModelsResult& result);

} // namespace normscope
