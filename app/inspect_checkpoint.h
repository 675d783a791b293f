// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "io/safetensors.h"
#include "models/norm_parameters.h"

// What a checkpoint holds: its tensors by name, and the numbers of its norm layers, which alone are read.
namespace normscope::cli {

struct CheckpointInspection {
    struct Parameter {
        std::string name;                        // of the tensor
        std::string part;                        // "gamma", "beta", "running_mean", "running_var"
        std::optional<ParameterSummary> summary; // none: a type that is only listed
    };
    struct Layer {
        NormParameters norm;
        std::vector<Parameter> parameters;
    };
    Safetensors file;
    std::vector<Layer> layers;
};

bool isCheckpoint(const std::string& path); // by its ending
Expected<CheckpointInspection> inspectCheckpoint(const std::string& path);

std::string checkpointTable(const CheckpointInspection& checkpoint);
std::string checkpointJson(const CheckpointInspection& checkpoint);

} // namespace normscope::cli
