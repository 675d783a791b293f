// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/model_words.h"

#include <cmath>

namespace normscope {

namespace {

const char* normName(NormKind norm) {
    if (norm == NormKind::Batch) return "BatchNorm";
    return norm == NormKind::Rms ? "RMSNorm" : "LayerNorm";
}

Text normAlone(const Model& model) {
    if (model.affine != ModelAffine::OnePlusGamma) return {"%1", {normName(model.norm)}};
    return {"%1 × (1 + w)", {normName(model.norm)}};
}

// As the arms of the Depth page: "Pre-LN", "Pre-RMS".
Text byNorm(const char* placement, const Model& model) {
    const char* norm = model.norm == NormKind::Batch ? "BN" : model.norm == NormKind::Rms ? "RMS" : "LN";
    return {"%1-%2", {placement, norm}};
}

Text placementAlone(const Model& model) {
    switch (model.placement) {
    case ModelPlacement::Post:
        return byNorm("Post", model);
    case ModelPlacement::Pre:
        return byNorm("Pre", model);
    case ModelPlacement::PreAndPost:
        return NORMSCOPE_TEXT("pre and post (Peri)");
    case ModelPlacement::Output:
        return NORMSCOPE_TEXT("output norm");
    case ModelPlacement::ScaledPost:
        return {NORMSCOPE_TEXT("scaled %1"), {byNorm("Post", model)}};
    case ModelPlacement::InsideBranch:
        return NORMSCOPE_TEXT("inside the branch");
    case ModelPlacement::ConvBlock:
        return NORMSCOPE_TEXT("behind each convolution");
    }
    return {};
}

} // namespace

Text normText(const Model& model) {
    if (!model.qkNorm) return normAlone(model);
    return {NORMSCOPE_TEXT("%1 + QK-norm"), {normAlone(model)}};
}

Text placementText(const Model& model) {
    if (!model.embeddingNorm) return placementAlone(model);
    return {NORMSCOPE_TEXT("%1 + embedding norm"), {placementAlone(model)}};
}

Text affineText(const Model& model) {
    switch (model.affine) {
    case ModelAffine::GammaBeta:
        return "γ, β";
    case ModelAffine::Gamma:
        return "γ";
    case ModelAffine::OnePlusGamma:
        return "1 + w";
    case ModelAffine::None:
        break;
    }
    return NORMSCOPE_TEXT("none");
}

// Powers of ten, all of them.
std::string epsText(const Model& model) {
    return std::string("1e").append(std::to_string(std::lround(std::log10(model.eps))));
}

Text finalNormText(const Model& model) { return model.finalNorm ? NORMSCOPE_TEXT("yes") : NORMSCOPE_TEXT("no"); }

Text sublayersText(const Model& model) {
    switch (model.sublayers) {
    case Sublayers::Sequential:
        return NORMSCOPE_TEXT("sequential");
    case Sublayers::Parallel:
        return NORMSCOPE_TEXT("parallel");
    case Sublayers::NotApplicable:
        break;
    }
    return "–";
}

std::string widthText(const Model& model) {
    return model.widthText.empty() ? std::to_string(model.width) : model.widthText;
}

std::string layersText(const Model& model) {
    return model.layersText.empty() ? std::to_string(model.layers) : model.layersText;
}

std::vector<Text> modelCells(const Model& model) {
    return {normText(model),      placementText(model), {"%1", {epsText(model)}},   affineText(model),
            finalNormText(model), sublayersText(model), {"%1", {widthText(model)}}, {"%1", {layersText(model)}}};
}

ModelsNorm normGroup(const Model& model) {
    if (model.norm == NormKind::Batch) return ModelsNorm::Batch;
    return model.norm == NormKind::Rms ? ModelsNorm::Rms : ModelsNorm::Layer;
}

ModelsPlacement placementGroup(const Model& model) {
    if (model.placement == ModelPlacement::Post) return ModelsPlacement::Post;
    return model.placement == ModelPlacement::Pre ? ModelsPlacement::Pre : ModelsPlacement::Other;
}

} // namespace normscope
