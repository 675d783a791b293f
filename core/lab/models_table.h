// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lab/models.h"

#include <optional>
#include <vector>

// What the table's part of the Models page is made from.
namespace normscope {

struct ModelsScene {
    const ModelsResult& result;
    ModelsSettings display;          // what is shown how
    std::vector<const Model*> shown; // the rows, from the top
    const Model& chosen;
    std::optional<Index> row; // of the chosen one; none: the filters hide it
    Index layer = 0;          // of the checkpoint's role
};
ModelsScene modelsScene(const ModelsResult& result, const ModelsLook& look);

// "models": the rows, or a Reading that says which filter hides them all.
Panel modelsTable(const ModelsScene& scene);
Reading nothingShown(const ModelsSettings& settings);
// "model": the chosen one in words, and what the Depth page would run.
Reading modelReading(const ModelsScene& scene);

Text tableSentence(const ModelsScene& scene);
Text modelsCaption(const ModelsScene& scene);

Text orderText(ModelsOrder order); // as a head of a column: "ε"; Listed: "history"
Text normGroupText(ModelsNorm norm);
Text placementGroupText(ModelsPlacement placement);

} // namespace normscope
