// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lab/models.h"

#include <vector>

// What the Models page shows of a checkpoint: the norms of one role, one of them, and gamma or beta.
namespace normscope {

struct CheckpointView {
    const Checkpoint& checkpoint;
    std::vector<const CheckpointNorm*> norms; // of the role, by layer; at least one
    Index chosen = 0;                         // place among them
    AffinePart part = AffinePart::Gamma;

    const CheckpointNorm& norm() const { return *norms[std::size_t(chosen)]; }
    const std::string& role() const { return norms.front()->place.role; }
};

// layer: place among the role's norms, clamped. None without a checkpoint, or where reading it was stopped too early.
std::optional<CheckpointView> checkpointView(const ModelsResult& result, const ModelsSettings& settings, Index layer);

const std::vector<double>& valuesOf(const CheckpointNorm& norm, AffinePart part); // empty: it has none
const ParameterSummary& summaryOf(const CheckpointNorm& norm, AffinePart part);
bool isThere(const std::vector<const CheckpointNorm*>& norms, AffinePart part); // in one of them at least

// Over the norms that have the part: where there is none, or no finite number, NaN.
struct AffineSpan {
    double meanFirst = 0, meanLast = 0; // of the first and the last norm
    double min = 0, max = 0;            // over all finite numbers
    Index nonFinite = 0;
};
AffineSpan spanOf(const std::vector<const CheckpointNorm*>& norms, AffinePart part);

std::string symbolOf(AffinePart part); // "γ"
// Place on the axis of layers: the layer's number, or where it is not one of a stack its place.
double layerNumber(const CheckpointView& view, std::size_t place);
Text layerWords(const CheckpointNorm& norm); // "layer 9"; the name of one that is not of a stack
Text featuresText(Index n);                  // "768 features", "one feature"

// The panels in their order.
Plot affineLayersPanel(const CheckpointView& view);
Plot affineValuesPanel(const CheckpointView& view);
TextTable rolesPanel(const CheckpointView& view);

} // namespace normscope
