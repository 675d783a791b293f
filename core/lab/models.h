// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "error.h"
#include "figure/figure.h"
#include "models/checkpoint.h"
#include "models/model.h"
#include "scenario/scenario.h"

#include <map>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>

// The Models page: where which norm is used, and what training has made of gamma and beta in a real checkpoint.
namespace normscope {

struct ModelsResult {
    Scenario scenario;
    std::shared_ptr<const Checkpoint> checkpoint; // null: no file is named
};

// earlier: its checkpoint is taken over when the file's name is the same. A file that cannot be read is the error.
Expected<ModelsResult> runModels(const Scenario& scenario, const ModelsResult* earlier = nullptr,
                                 std::stop_token stop = {});

// Named numbers: models.count, models.NORM (layer, rms, batch), models.PLACEMENT (post, pre, other), models.final_norm,
//   models.no_beta, models.eps_EXPONENT (12, 6, 5: how many have 10^-EXPONENT); with a checkpoint checkpoint.tensors,
//   checkpoint.norms, checkpoint.roles, and for the chosen role gamma.mean_first, gamma.mean_last, gamma.min,
//   gamma.max, gamma.non_finite, the same for beta.
std::map<std::string, double> metrics(const ModelsResult& result);
std::string bitsCode(const ModelsResult& result);

struct ModelsLook {
    double frame = 0; // Table: row of the chosen model, from the top; Checkpoint: layer of the role. 0: as chosen
    std::optional<ModelsSettings> display;
};

// Panels in order. Table: "models" (TextTable), "model" (Reading: the chosen one in words, and what Depth would run).
// Checkpoint: "affine-layers" (by layer: mean, mean ± sd, least and largest), "affine-values" (of the chosen layer: a
// histogram over features), "norms" (TextTable: role, layers, width, mean of γ and β first → last). Without a file:
// a Reading that says how one is opened.
Figure modelsFigure(const ModelsResult& result, const ModelsLook& look);

std::string modelsCsv(const ModelsSettings& settings); // the table as shown
std::string affineCsv(const ModelsResult& result);     // one line a norm: role, layer, count, mean, sd, min, max

// The chosen norm of the checkpoint; null without one.
const CheckpointNorm* chosenNorm(const ModelsResult& result, const ModelsSettings& settings);

} // namespace normscope
