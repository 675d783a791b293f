// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/models_checkpoint.h"

#include "lab/checkpoint_view.h"

#include <cmath>

namespace normscope {

namespace {

Reading noFile() {
    Reading reading;
    reading.name = "checkpoint";
    reading.title = NORMSCOPE_TEXT("No checkpoint is open");
    reading.paragraphs = {
        NORMSCOPE_TEXT("Open a .safetensors file: press Ctrl+O, drop the file on the window, or choose it in the "
                       "controls."),
        NORMSCOPE_TEXT("Nothing but its header and the γ and β of its norm layers is read, however large it is.")};
    reading.card = true;
    reading.description = {"%1. %2", {reading.title, reading.paragraphs.front()}};
    return reading;
}

void addSpan(std::map<std::string, double>& named, const std::string& key, const CheckpointView& view,
             AffinePart part) {
    if (!isThere(view.norms, part)) return;
    const AffineSpan span = spanOf(view.norms, part);
    named[key + ".mean_first"] = span.meanFirst;
    named[key + ".mean_last"] = span.meanLast;
    named[key + ".min"] = span.min;
    named[key + ".max"] = span.max;
    named[key + ".non_finite"] = double(span.nonFinite);
}

} // namespace

std::vector<Panel> checkpointPanels(const ModelsResult& result, const ModelsSettings& settings, Index layer) {
    const auto view = checkpointView(result, settings, layer);
    if (!view) return {noFile()};
    return {affineLayersPanel(*view), affineValuesPanel(*view), rolesPanel(*view)};
}

void addCheckpointMetrics(std::map<std::string, double>& named, const ModelsResult& result) {
    const ModelsSettings& settings = result.scenario.models;
    const auto view = checkpointView(result, settings, settings.layer);
    if (!view) return;
    named["checkpoint.tensors"] = double(view->checkpoint.tensors);
    named["checkpoint.norms"] = double(view->checkpoint.norms.size());
    named["checkpoint.roles"] = double(view->checkpoint.roles.size());
    addSpan(named, "gamma", *view, AffinePart::Gamma);
    addSpan(named, "beta", *view, AffinePart::Beta);
}

const CheckpointNorm* chosenNorm(const ModelsResult& result, const ModelsSettings& settings) {
    const auto view = checkpointView(result, settings, settings.layer);
    return view ? &view->norm() : nullptr;
}

} // namespace normscope
