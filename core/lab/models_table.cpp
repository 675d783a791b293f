// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/models_table.h"
#include "lab/axes_words.h"
#include "models/model_words.h"

#include <array>

namespace normscope {

namespace {

// A cell each, as modelCells() gives them.
constexpr std::array columns = {ModelsOrder::Norm,   ModelsOrder::Placement, ModelsOrder::Eps,
                                ModelsOrder::Affine, ModelsOrder::FinalNorm, ModelsOrder::Sublayers,
                                ModelsOrder::Width,  ModelsOrder::Layers};

Text sortedText(const ModelsSettings& settings) {
    if (settings.order == ModelsOrder::Listed)
        return settings.descending ? Text(NORMSCOPE_TEXT("newest first")) : Text(NORMSCOPE_TEXT("oldest first"));
    const Text column = orderText(settings.order);
    if (settings.descending) return {NORMSCOPE_TEXT("sorted by %1, largest first"), {column}};
    return {NORMSCOPE_TEXT("sorted by %1"), {column}};
}

TextTable::Row tableRow(const Model& model, bool chosen) {
    TextTable::Row row;
    row.head = {"%1", {model.name}};
    row.cells = modelCells(model);
    row.cells.front() = {"%1", {TextArgument(normText(model), roleOf(model.norm))}};
    row.marked = chosen;
    return row;
}

} // namespace

Text orderText(ModelsOrder order) {
    switch (order) {
    case ModelsOrder::Listed:
        return NORMSCOPE_TEXT("history");
    case ModelsOrder::Name:
        return NORMSCOPE_TEXT("name");
    case ModelsOrder::Norm:
        return NORMSCOPE_TEXT("norm");
    case ModelsOrder::Placement:
        return NORMSCOPE_TEXT("placement");
    case ModelsOrder::Eps:
        return "ε";
    case ModelsOrder::Affine:
        return NORMSCOPE_TEXT("affine");
    case ModelsOrder::FinalNorm:
        return NORMSCOPE_TEXT("final norm");
    case ModelsOrder::Sublayers:
        return NORMSCOPE_TEXT("order");
    case ModelsOrder::Width:
        return NORMSCOPE_TEXT("width");
    case ModelsOrder::Layers:
        break;
    }
    return NORMSCOPE_TEXT("layers");
}

Panel modelsTable(const ModelsScene& scene) {
    if (scene.shown.empty()) return nothingShown(scene.display);
    TextTable table;
    table.name = "models";
    table.title = NORMSCOPE_TEXT("How known models normalise");
    const std::string shown = count(std::ssize(scene.shown)), all = count(std::ssize(models()));
    table.subtitle = {NORMSCOPE_TEXT("%1 of %2 models, %3"), {shown, all, sortedText(scene.display)}};
    table.corner = NORMSCOPE_TEXT("model");
    table.pressable = true;
    for (const ModelsOrder column : columns) table.columns.push_back(orderText(column));
    for (const Model* model : scene.shown) table.rows.push_back(tableRow(*model, model == &scene.chosen));
    if (scene.row) table.chosen = CellIndex{*scene.row, 0};
    table.description = {NORMSCOPE_TEXT("Models in rows, their norms in columns. %1"), {tableSentence(scene)}};
    return table;
}

} // namespace normscope
