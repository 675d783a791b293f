// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/axes_words.h"
#include "lab/models_checkpoint.h"
#include "lab/models_table.h"
#include "scenario/scenario_json.h"

#include <algorithm>
#include <cmath>

namespace normscope {

namespace {

// A position of the timeline: rows and layers count from 1; 0 is at rest.
std::optional<Index> frameOf(const ModelsLook& look) {
    if (look.frame < 1) return {};
    return Index(std::llround(look.frame)) - 1;
}

const Model& chosenModel(const ModelsSettings& settings) {
    const Model* found = findModel(settings.model);
    return found ? *found : models().front();
}

const Model& modelAt(const std::vector<const Model*>& shown, std::optional<Index> row, const ModelsSettings& display) {
    if (!row || shown.empty()) return chosenModel(display);
    return *shown[std::size_t(std::min(*row, std::ssize(shown) - 1))];
}

std::optional<Index> rowOf(const std::vector<const Model*>& shown, const Model& model) {
    const auto found = std::ranges::find(shown, &model);
    if (found == shown.end()) return {};
    return found - shown.begin();
}

Text figureTitle(const ModelsScene& scene) {
    const std::string& title = scene.result.scenario.title;
    if (!title.empty()) return {"%1", {title}};
    if (scene.display.view == ModelsView::Table) return NORMSCOPE_TEXT("Where which norm is used");
    return NORMSCOPE_TEXT("What training has made of γ and β");
}

void addPanels(const ModelsScene& scene, std::vector<Panel>& panels) {
    if (scene.display.view == ModelsView::Checkpoint) {
        panels = checkpointPanels(scene.result, scene.display, scene.layer);
        return;
    }
    panels.push_back(modelsTable(scene));
    panels.emplace_back(modelReading(scene));
}

ModelsSettings lookedAt(const ModelsScene& scene) {
    ModelsSettings settings = scene.display;
    settings.layer = scene.layer;
    return settings;
}

Text sentenceOf(const ModelsScene& scene) {
    if (scene.display.view == ModelsView::Table) return tableSentence(scene);
    if (scene.result.checkpoint) return checkpointSentence(scene.result, lookedAt(scene));
    return NORMSCOPE_TEXT("No checkpoint is open, so there is no γ and no β to show yet.");
}

} // namespace

ModelsScene modelsScene(const ModelsResult& result, const ModelsLook& look) {
    const ModelsSettings display = look.display.value_or(result.scenario.models);
    std::vector<const Model*> shown = shownModels(display);
    const bool table = display.view == ModelsView::Table;
    const std::optional<Index> frame = frameOf(look);
    const Model& chosen = modelAt(shown, table ? frame : std::nullopt, display);
    const std::optional<Index> row = rowOf(shown, chosen);
    return {result, display, std::move(shown), chosen, row, frame.value_or(display.layer)};
}

Text modelsCaption(const ModelsScene& scene) {
    const Text code(NORMSCOPE_TEXT("code %1"), {normscope::code(scene.result.scenario)});
    if (scene.display.view == ModelsView::Table)
        return sequence({NORMSCOPE_TEXT("As published code and configurations say, each named with its model"),
                         NORMSCOPE_TEXT("ε of the released checkpoint or the code's default"), code},
                        " · ");
    const Checkpoint* checkpoint = scene.result.checkpoint.get();
    if (!checkpoint) return sequence({NORMSCOPE_TEXT("no checkpoint"), code}, " · ");
    return sequence({{"%1", {checkpoint->file}},
                     {NORMSCOPE_TEXT("%1 norms among %2 tensors"),
                      {count(std::ssize(checkpoint->norms)), std::to_string(checkpoint->tensors)}},
                     NORMSCOPE_TEXT("sd with divisor n"),
                     code},
                    " · ");
}

Figure modelsFigure(const ModelsResult& result, const ModelsLook& look) {
    const ModelsScene scene = modelsScene(result, look);
    Figure figure;
    figure.name = "models";
    figure.title = figureTitle(scene);
    addPanels(scene, figure.panels);
    figure.caption = modelsCaption(scene);
    figure.sentence = sentenceOf(scene);
    return figure;
}

} // namespace normscope
