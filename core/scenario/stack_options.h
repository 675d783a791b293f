// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scenario/parameter_builders.h"

// Choices that the stacks of the Depth page and the networks of the Training page have in common.
namespace normscope::describe {

inline std::vector<Option<Activation>> activations() {
    return {{Activation::Gelu, "gelu", "GELU"},
            {Activation::GeluTanh, "gelu_tanh", "GELU (tanh)"},
            {Activation::Relu, "relu", "ReLU"},
            {Activation::Tanh, "tanh", "tanh"},
            {Activation::Identity, "identity", NORMSCOPE_TEXT("none")}};
}

inline std::vector<Option<Initialisation>> initialisations() {
    return {{Initialisation::XavierUniform, "xavier_uniform", NORMSCOPE_TEXT("Xavier uniform")},
            {Initialisation::XavierNormal, "xavier_normal", NORMSCOPE_TEXT("Xavier normal")},
            {Initialisation::HeNormal, "he_normal", NORMSCOPE_TEXT("He normal")},
            {Initialisation::TorchDefault, "torch", "PyTorch"},
            {Initialisation::Gpt2, "gpt2", "GPT-2"}};
}

} // namespace normscope::describe
