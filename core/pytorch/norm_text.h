// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scenario/scenario.h"

#include <string>
#include <vector>

// Norms as PyTorch's layers.
namespace normscope::python {

// Where gamma and beta stand: one number for all features, or one each in the arrays "gamma" and "beta".
enum class AffineStart { Shared, Arrays };

// "nn.LayerNorm(width, eps=EPS)" with all that the settings say; an nn.Identity for none. Reads the constants of
// normConstants().
std::string normLayer(NormKind kind, const NormSettings& settings, const std::string& features,
                      AffineStart start = AffineStart::Shared);

// What the layers of these kinds need: of the module of norms, and lines "EPS = 1e-05".
std::vector<std::string> normDefinitions(const std::vector<NormKind>& kinds, const NormSettings& settings,
                                         AffineStart start = AffineStart::Shared);
std::string normConstants(const std::vector<NormKind>& kinds, const NormSettings& settings,
                          AffineStart start = AffineStart::Shared);

// "def layer_norm(width): ...", a maker of such layers, and its name.
std::string normMaker(NormKind kind, const NormSettings& settings);
std::string normMakerName(NormKind kind);

} // namespace normscope::python
