// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/model_depth.h"

#include "scenario/parameter.h"

#include <algorithm>

namespace normscope {

namespace {

constexpr double convnextLayerScale = 1e-6;

Placement placementOf(ModelPlacement placement) {
    switch (placement) {
    case ModelPlacement::Post:
        return Placement::Post;
    case ModelPlacement::Pre:
        return Placement::Pre;
    case ModelPlacement::PreAndPost:
        return Placement::Sandwich;
    case ModelPlacement::Output:
    case ModelPlacement::ConvBlock: // its last norm stands in front of the sum
        return Placement::Output;
    case ModelPlacement::ScaledPost:
        return Placement::DeepNorm;
    case ModelPlacement::InsideBranch:
        return Placement::LayerScale;
    }
    return Placement::Pre;
}

// Post-LN for Pre-LN and for what is a scaled Post-LN; Pre-LN for all others.
Placement comparedWith(ModelPlacement placement) {
    const bool post = placement == ModelPlacement::Pre || placement == ModelPlacement::ScaledPost;
    return post ? Placement::Post : Placement::Pre;
}

NormSettings normSettings(const Model& model, NormSettings norm) {
    norm.eps = model.eps;
    norm.gamma = 1; // as 1 + w with w = 0
    norm.beta = 0;
    norm.elementwiseAffine = model.affine != ModelAffine::None;
    norm.bias = model.affine == ModelAffine::GammaBeta;
    return norm;
}

DepthSettings depthSettings(const Model& model, DepthSettings depth) {
    depth.arms = depthArms(model);
    depth.arm = 0;
    depth.block = depthBlock(model);
    depth.width = depthWidth(model);
    depth.layers = depthLayers(model);
    depth.finalNorm = model.finalNorm;
    depth.embeddingNorm = model.embeddingNorm;
    depth.qkNorm = model.qkNorm;
    if (model.placement == ModelPlacement::InsideBranch) depth.layerScale = convnextLayerScale;
    return depth;
}

} // namespace

Index depthWidth(const Model& model) {
    return model.width > 0 ? std::min(model.width, mostDepthWidth) : mostDepthWidth;
}

Index depthLayers(const Model& model) { return std::min(model.layers, mostDepthLayers); }

BlockKind depthBlock(const Model& model) {
    if (model.sublayers == Sublayers::NotApplicable) return BlockKind::Mlp;
    return model.sublayers == Sublayers::Parallel ? BlockKind::Parallel : BlockKind::AttentionFfn;
}

std::vector<DepthArm> depthArms(const Model& model) {
    return {{model.norm, placementOf(model.placement)}, {model.norm, comparedWith(model.placement)}};
}

bool hasTwoStacks(const Model& model) { return model.layersText.find('+') != std::string::npos; }

Scenario depthScenario(const Model& model, const Scenario& scenario) {
    Scenario made = scenario;
    made.title = model.name;
    made.note.clear();
    made.page = Page::Depth;
    made.norm = normSettings(model, scenario.norm);
    made.depth = depthSettings(model, scenario.depth);
    if (validate(made)) return made;
    const DepthSettings usual; // what is left to be too large: tokens, batch and heads of a page set for a small block
    made.depth.tokens = usual.tokens;
    made.depth.batch = usual.batch;
    made.depth.heads = usual.heads;
    made.depth.hidden = usual.hidden;
    return made;
}

} // namespace normscope
