// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/model_words.h"

#include <algorithm>
#include <sstream>

// Which rows of the table are shown, and in which order.
namespace normscope {

namespace {

std::string lowered(std::string text) {
    for (char& c : text)
        if (c >= 'A' && c <= 'Z') c = char(c - 'A' + 'a');
    return text;
}

std::string rowText(const Model& model) {
    std::string text = model.name;
    for (const Text& cell : modelCells(model)) text.append("\n").append(plain(cell));
    return lowered(std::move(text));
}

bool holdsEach(const std::string& row, const std::string& words) {
    std::istringstream stream(words);
    for (std::string word; stream >> word;)
        if (row.find(word) == std::string::npos) return false;
    return true;
}

bool passes(const Model& model, const ModelsSettings& settings) {
    if (settings.norm != ModelsNorm::Any && settings.norm != normGroup(model)) return false;
    if (settings.placement != ModelsPlacement::Any && settings.placement != placementGroup(model)) return false;
    return holdsEach(rowText(model), lowered(settings.search));
}

// What rows are compared by; the name is compared as text.
double keyOf(const Model& model, ModelsOrder order) {
    switch (order) {
    case ModelsOrder::Listed:
        return double(&model - models().data());
    case ModelsOrder::Norm:
        return 100 * double(model.norm) + 10 * double(model.affine == ModelAffine::OnePlusGamma) + double(model.qkNorm);
    case ModelsOrder::Placement:
        return 10 * double(model.placement) + double(model.embeddingNorm);
    case ModelsOrder::Eps:
        return model.eps;
    case ModelsOrder::Affine:
        return double(model.affine);
    case ModelsOrder::FinalNorm:
        return double(model.finalNorm);
    case ModelsOrder::Sublayers:
        return double(model.sublayers);
    case ModelsOrder::Width:
        return double(model.width);
    case ModelsOrder::Layers:
        return double(model.layers);
    case ModelsOrder::Name:
        break;
    }
    return 0;
}

bool comesBefore(const Model& a, const Model& b, ModelsOrder order) {
    if (order == ModelsOrder::Name) return lowered(a.name) < lowered(b.name);
    return keyOf(a, order) < keyOf(b, order);
}

} // namespace

std::vector<const Model*> shownModels(const ModelsSettings& settings) {
    std::vector<const Model*> shown;
    for (const Model& model : models())
        if (passes(model, settings)) shown.push_back(&model);
    std::stable_sort(shown.begin(), shown.end(), [&](const Model* a, const Model* b) {
        return settings.descending ? comesBefore(*b, *a, settings.order) : comesBefore(*a, *b, settings.order);
    });
    return shown;
}

} // namespace normscope
