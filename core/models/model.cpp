// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/model_table.h"

#include <algorithm>
#include <iterator>

namespace normscope {

const std::vector<Model>& models() {
    static const std::vector<Model> all = [] {
        std::vector<Model> table;
        for (const auto part : {modelsTo2021, modelsOf2022, modelsSince2023})
            std::ranges::move(part(), std::back_inserter(table));
        return table;
    }();
    return all;
}

const Model* findModel(const std::string& id) {
    const auto found = std::ranges::find(models(), id, &Model::id);
    return found == models().end() ? nullptr : &*found;
}

} // namespace normscope
