// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/norm_parameters.h"
#include "scenario/scenario.h"
#include "scenario/scenario.h"

#include <stop_token>
#include <string>
#include <vector>

// The norm parameters of a .safetensors checkpoint: the header and the norms' own tensors are read, nothing else.
namespace normscope {

struct CheckpointNorm {
    NormParameters place;
    std::vector<double> gamma, beta; // empty: it has none
    ParameterSummary gammaSummary, betaSummary;
};

struct Checkpoint {
    std::string file;                 // its name, without folders
    std::size_t tensors = 0;          // in the file
    std::vector<std::string> roles;   // "h.*.ln_1", in the file's order
    std::vector<CheckpointNorm> norms; // by role, then by layer

    std::vector<const CheckpointNorm*> of(const std::string& role) const; // the first role if there is no such one
};

// Refused: no safetensors file, one without norms, a norm of a type that is only listed. A stop gives fewer norms.
Expected<Checkpoint> readCheckpoint(const std::string& path, std::stop_token stop = {});

// The Axes page with gamma and beta of this norm: its first values, as many as fit. The data stay; Gaussian data take
// as many features as the norm has, up to the most that the page shows.
Scenario axesScenario(const Checkpoint& checkpoint, const CheckpointNorm& norm, const Scenario& scenario);

} // namespace normscope
