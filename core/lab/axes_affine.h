// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lab/axes_scene.h"

// Gamma and beta of the Axes page in words.
namespace normscope {

// "γ 1.02, β 0", or what they run over where features have their own: "γ 0.05 … 0.48, β −0.02 … 0.3 (h.0.ln_1 of
// gpt2.safetensors)". Empty where they change nothing.
Text affineCaption(const AxesResult& result);

// What the last stage does, in one sentence.
Text affineSentence(const AxesScene& scene);

} // namespace normscope
