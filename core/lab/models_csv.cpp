// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/csv.h"
#include "lab/models.h"
#include "models/model_words.h"

namespace normscope {

namespace {

void append(std::string& text, const std::vector<std::string>& fields) {
    for (std::size_t k = 0; k < fields.size(); ++k) text.append(k ? "," : "").append(csvName(fields[k]));
    text += "\n";
}

} // namespace

std::string modelsCsv(const ModelsSettings& settings) {
    std::string text =
        "id,model,norm,placement,eps,affine,final_norm,sublayers,width,layers,largest_width,largest_layers,source\n";
    for (const Model* model : shownModels(settings)) {
        std::vector<std::string> fields = {model->id, model->name};
        for (const Text& cell : modelCells(*model)) fields.push_back(plain(cell));
        fields.push_back(std::to_string(model->width));
        fields.push_back(std::to_string(model->layers));
        fields.push_back(model->source);
        append(text, fields);
    }
    return text;
}

} // namespace normscope
