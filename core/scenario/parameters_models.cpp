// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/model.h"
#include "scenario/parameter_builders.h"
#include "scenario/parameter_groups.h"

// A checkpoint, and how the Models page is looked at.
namespace normscope {

namespace {

using describe::at;

bool showsTable(const Scenario& scenario) { return scenario.models.view == ModelsView::Table; }
bool showsCheckpoint(const Scenario& scenario) { return scenario.models.view == ModelsView::Checkpoint; }

Parameter file() {
    return describe::text(
        {.key = "models.file",
         .group = "models",
         .label = NORMSCOPE_TEXT("checkpoint"),
         .help = NORMSCOPE_TEXT("A .safetensors file. Only its header and the parameters of its norm layers are read."),
         .upper = 4096},
        at(&Scenario::models, &ModelsSettings::file));
}

Parameter view() {
    return describe::choice<ModelsView>(
        {.key = "models.view",
         .group = "models",
         .label = NORMSCOPE_TEXT("view"),
         .help = NORMSCOPE_TEXT("Table: how known models normalise. Checkpoint: what training has made of γ and β in a "
                                "file of yours."),
         .display = true},
        at(&Scenario::models, &ModelsSettings::view),
        {{ModelsView::Table, "table", NORMSCOPE_TEXT("table")},
         {ModelsView::Checkpoint, "checkpoint", NORMSCOPE_TEXT("checkpoint")}});
}

Parameter search() {
    return describe::text({.key = "models.search",
                           .group = "models",
                           .label = NORMSCOPE_TEXT("search"),
                           .help = NORMSCOPE_TEXT("Shows the rows of the table that hold every one of these words, in "
                                                  "any column: \"rms parallel\", \"1e-6\", \"gpt\"."),
                           .upper = 200,
                           .display = true,
                           .applies = showsTable},
                          at(&Scenario::models, &ModelsSettings::search));
}

Parameter norm() {
    return describe::choice<ModelsNorm>({.key = "models.norm",
                                         .group = "models",
                                         .label = NORMSCOPE_TEXT("norm"),
                                         .help = NORMSCOPE_TEXT("Shows the models with this norm only."),
                                         .display = true,
                                         .applies = showsTable},
                                        at(&Scenario::models, &ModelsSettings::norm),
                                        {{ModelsNorm::Any, "any", NORMSCOPE_TEXT("any")},
                                         {ModelsNorm::Layer, "layer", NORMSCOPE_TEXT("LayerNorm")},
                                         {ModelsNorm::Rms, "rms", NORMSCOPE_TEXT("RMSNorm")},
                                         {ModelsNorm::Batch, "batch", NORMSCOPE_TEXT("BatchNorm")}});
}

Parameter placement() {
    return describe::choice<ModelsPlacement>(
        {.key = "models.placement",
         .group = "models",
         .label = NORMSCOPE_TEXT("placement"),
         .help = NORMSCOPE_TEXT("Shows the models with the norm in this place only: behind the sum (Post), in front of "
                                "each sublayer (Pre), or anywhere else."),
         .display = true,
         .applies = showsTable},
        at(&Scenario::models, &ModelsSettings::placement),
        {{ModelsPlacement::Any, "any", NORMSCOPE_TEXT("any")},
         {ModelsPlacement::Post, "post", NORMSCOPE_TEXT("Post")},
         {ModelsPlacement::Pre, "pre", NORMSCOPE_TEXT("Pre")},
         {ModelsPlacement::Other, "other", NORMSCOPE_TEXT("other")}});
}

Parameter order() {
    return describe::choice<ModelsOrder>(
        {.key = "models.order",
         .group = "models",
         .label = NORMSCOPE_TEXT("sorted by"),
         .help = NORMSCOPE_TEXT("The column that the rows are sorted by; rows that are equal there keep the order of "
                                "their history. A click on a column's head sets it."),
         .display = true,
         .applies = showsTable},
        at(&Scenario::models, &ModelsSettings::order),
        {{ModelsOrder::Listed, "listed", NORMSCOPE_TEXT("history")},
         {ModelsOrder::Name, "name", NORMSCOPE_TEXT("name")},
         {ModelsOrder::Norm, "norm", NORMSCOPE_TEXT("norm")},
         {ModelsOrder::Placement, "placement", NORMSCOPE_TEXT("placement")},
         {ModelsOrder::Eps, "eps", NORMSCOPE_TEXT("ε")},
         {ModelsOrder::Affine, "affine", NORMSCOPE_TEXT("affine")},
         {ModelsOrder::FinalNorm, "final_norm", NORMSCOPE_TEXT("final norm")},
         {ModelsOrder::Sublayers, "sublayers", NORMSCOPE_TEXT("order of sublayers")},
         {ModelsOrder::Width, "width", NORMSCOPE_TEXT("width")},
         {ModelsOrder::Layers, "layers", NORMSCOPE_TEXT("layers")}});
}

Parameter descending() {
    return describe::onOff({.key = "models.descending",
                            .group = "models",
                            .label = NORMSCOPE_TEXT("largest first"),
                            .help = NORMSCOPE_TEXT("Sorts the other way round."),
                            .display = true,
                            .applies = showsTable},
                           at(&Scenario::models, &ModelsSettings::descending));
}

// A choice over the table's rows instead of an enumeration's values.
Parameter model() {
    Parameter parameter{.key = "models.model",
                        .group = "models",
                        .label = NORMSCOPE_TEXT("model"),
                        .help =
                            NORMSCOPE_TEXT("The chosen model. It is told of below the table, and the Depth page can "
                                           "be opened with its configuration."),
                        .display = true,
                        .applies = showsTable};
    parameter = describe::text(std::move(parameter), at(&Scenario::models, &ModelsSettings::model));
    parameter.type = ParameterType::Choice;
    for (const Model& each : models()) parameter.choices.push_back({each.id, {"%1", {each.name}}});
    return parameter;
}

Parameter role() {
    return describe::text(
        {.key = "models.role",
         .group = "models",
         .label = NORMSCOPE_TEXT("norm of the checkpoint"),
         .help = NORMSCOPE_TEXT("Which of a layer's norms is shown, by its name with the layer's number "
                                "left out: h.*.ln_1. Empty or not there: the first."),
         .upper = 1000,
         .display = true,
         .applies = showsCheckpoint},
        at(&Scenario::models, &ModelsSettings::role));
}

Parameter part() {
    return describe::choice<AffinePart>({.key = "models.part",
                                         .group = "models",
                                         .label = NORMSCOPE_TEXT("parameter"),
                                         .help = NORMSCOPE_TEXT("γ, the learned scale, or β, the learned shift."),
                                         .display = true,
                                         .applies = showsCheckpoint},
                                        at(&Scenario::models, &ModelsSettings::part),
                                        {{AffinePart::Gamma, "gamma", "γ"}, {AffinePart::Beta, "beta", "β"}});
}

Parameter layer() {
    return describe::integer({.key = "models.layer",
                              .group = "models",
                              .label = NORMSCOPE_TEXT("layer"),
                              .help = NORMSCOPE_TEXT("Place among the norms of that name, counted from 0. Clicking in "
                                                     "the plot sets it."),
                              .lower = 0,
                              .upper = 9999,
                              .sliderLower = 0,
                              .sliderUpper = 127,
                              .display = true,
                              .applies = showsCheckpoint},
                             at(&Scenario::models, &ModelsSettings::layer));
}

} // namespace

std::vector<Parameter> modelsParameters() {
    return {file(), view(), search(), norm(), placement(), order(), descending(), model(), role(), part(), layer()};
}

} // namespace normscope
