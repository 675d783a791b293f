// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formula/formula_store.h"
#include "lab/models.h"

#include <vector>

// What the right dock of the Models page says beside "What you see". Texts are rich text.
namespace normscope::ui {

// The norm that is told of: the chosen model's, or the one that the chosen parameters of a checkpoint belong to.
struct NormTold {
    NormKind kind = NormKind::Layer;
    NormSettings settings; // which of gamma and beta it has
    Index width = 0;       // 0: a letter stands for it
    bool operator==(const NormTold&) const = default;
};
NormTold normOf(const Model& model);
// By its parameters alone: without beta it is taken for an RMSNorm.
NormTold normOf(const CheckpointNorm& norm);

std::vector<FormulaRef> normFormulas(const NormTold& norm);
// One residual step of the model; empty where the Depth page runs another one.
QString stepFormula(const Model& model, const Scenario& scenario);
QString affineRemark(const Model& model); // empty: there is none
QString modelsLegend(ModelsView view);
QString modelsGestures(ModelsView view);

} // namespace normscope::ui
