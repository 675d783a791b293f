// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "math/matrix.h"

#include <string>

namespace normscope {

enum class ModelsView { Table, Checkpoint };
enum class ModelsNorm { Any, Layer, Rms, Batch };
enum class ModelsPlacement { Any, Post, Pre, Other };
enum class ModelsOrder { Listed, Name, Norm, Placement, Eps, Affine, FinalNorm, Sublayers, Width, Layers };
enum class AffinePart { Gamma, Beta };

struct ModelsSettings {
    std::string file; // a .safetensors checkpoint; empty: none
    // How it is shown: no number depends on it.
    ModelsView view = ModelsView::Table;
    std::string search; // a row of the table must hold each of its words
    ModelsNorm norm = ModelsNorm::Any;
    ModelsPlacement placement = ModelsPlacement::Any;
    ModelsOrder order = ModelsOrder::Listed;
    bool descending = false;
    std::string model = "gpt-2"; // the chosen one
    std::string role;            // of the checkpoint's norms, "h.*.ln_1"; empty or not there: the first
    AffinePart part = AffinePart::Gamma;
    Index layer = 0; // place among the role's norms; clamped
    bool operator==(const ModelsSettings&) const = default;
};

} // namespace normscope
