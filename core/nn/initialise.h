// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "math/random.h"
#include "nn/linear.h"

// How weights start. fan_in is the number of inputs of the layer, fan_out that of its outputs.
//
//   XavierUniform  U(-a, a), a = gain sqrt(6 / (fan_in + fan_out))        Glorot and Bengio 2010, eq. 16
//   XavierNormal   N(0, s^2), s = gain sqrt(2 / (fan_in + fan_out))       the same paper
//   HeNormal       N(0, s^2), s = gain sqrt(2 / fan_in)                   He et al. 2015 (arXiv 1502.01852), eq. 10
//   TorchDefault   U(-a, a), a = gain / sqrt(fan_in), the bias too        nn.Linear's reset_parameters
//   Gpt2           N(0, s^2), s = 0.02 gain; a branch's last layer        Radford et al. 2019, section 2.3
//                  divides s by sqrt(sublayers)
namespace normscope {

enum class Initialisation { XavierUniform, XavierNormal, HeNormal, TorchDefault, Gpt2 };

struct InitialiseSettings {
    Initialisation kind = Initialisation::XavierUniform;
    double gain = 1;
    Index sublayers = 1;     // that write to the residual stream; of Gpt2 only
    bool endsBranch = false; // this layer writes to the residual stream
};

// Draws the weight row by row; biases are 0 but for TorchDefault. fanOut: of a matrix that is part of a larger one (the
// value projection of a fused QKV); 0: the layer's own.
template <class T>
void initialise(Linear<T>& linear, const InitialiseSettings& settings, Random& random, Index fanOut = 0);

} // namespace normscope
