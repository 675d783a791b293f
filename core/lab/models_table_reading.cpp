// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/axes_words.h"
#include "lab/depth.h"
#include "lab/models_table.h"
#include "models/model_words.h"

// The chosen model in sentences.
namespace normscope {

namespace {

Text placementSentence(const Model& model) {
    const TextArgument norm = methodName(model.norm);
    switch (model.placement) {
    case ModelPlacement::Post:
        return {NORMSCOPE_TEXT("%1 stands behind each sum: N(x + f(x))."), {norm}};
    case ModelPlacement::Pre:
        return {NORMSCOPE_TEXT("%1 stands in front of each sublayer: x + f(N(x))."), {norm}};
    case ModelPlacement::PreAndPost:
        return {NORMSCOPE_TEXT("%1 stands in front of each sublayer and behind it: x + N(f(N(x)))."), {norm}};
    case ModelPlacement::Output:
        return {NORMSCOPE_TEXT("%1 stands behind each sublayer, in front of the sum: x + N(f(x))."), {norm}};
    case ModelPlacement::ScaledPost:
        return {NORMSCOPE_TEXT("%1 stands behind each sum, whose skip connection is scaled: N(αx + f(x))."), {norm}};
    case ModelPlacement::InsideBranch:
        return {NORMSCOPE_TEXT("%1 stands inside the branch, which is scaled by a learned λ."), {norm}};
    case ModelPlacement::ConvBlock:
        return {NORMSCOPE_TEXT("%1 stands behind each convolution of the branch."), {norm}};
    }
    return {};
}

Text affineSentence(const Model& model) {
    switch (model.affine) {
    case ModelAffine::GammaBeta:
        return NORMSCOPE_TEXT("It learns γ and β.");
    case ModelAffine::Gamma:
        return NORMSCOPE_TEXT("It learns γ, no β.");
    case ModelAffine::OnePlusGamma:
        return NORMSCOPE_TEXT("It multiplies by 1 + w, where w is learned from 0 on, and has no β.");
    case ModelAffine::None:
        break;
    }
    return NORMSCOPE_TEXT("It learns nothing: no γ, no β.");
}

Text furtherNorms(const Model& model) {
    return sequence(
        {model.finalNorm ? Text(NORMSCOPE_TEXT("A final norm follows the last block."))
                         : Text(NORMSCOPE_TEXT("No final norm follows the last block.")),
         model.embeddingNorm ? Text(NORMSCOPE_TEXT("The embedding is normed too.")) : Text(),
         model.qkNorm ? Text(NORMSCOPE_TEXT("Queries and keys of the attention are normed too.")) : Text()});
}

Text sublayersSentence(const Model& model) {
    switch (model.sublayers) {
    case Sublayers::Sequential:
        return NORMSCOPE_TEXT("The sublayers of a block follow one another.");
    case Sublayers::Parallel:
        return NORMSCOPE_TEXT("Attention and feed-forward layer run side by side, in one residual step.");
    case Sublayers::NotApplicable:
        break;
    }
    return {};
}

Text sizeSentence(const Model& model) {
    if (model.width == 0) return {NORMSCOPE_TEXT("Layers: %1."), {layersText(model)}};
    return {NORMSCOPE_TEXT("Width: %1, layers: %2."), {widthText(model), layersText(model)}};
}

Text whatItIs(const Model& model) {
    return sequence({placementSentence(model),
                     {NORMSCOPE_TEXT("ε is %1."), {strong(epsText(model))}},
                     affineSentence(model),
                     furtherNorms(model),
                     sublayersSentence(model),
                     sizeSentence(model)});
}

// Arms, width and depth are read off the very scenario that would be opened.
Text onTheDepthPage(const ModelsScene& scene) {
    const Scenario scenario = depthScenario(scene.chosen, scene.result.scenario);
    const DepthSettings& depth = scenario.depth;
    const Text runs(NORMSCOPE_TEXT("The Depth page runs it as %1, next to %2: width %3, %4 layers, ε %5."),
                    {armName(depth.arms.at(0)), armName(depth.arms.at(1)), count(depth.width), count(depth.layers),
                     epsPlain(scenario.norm.eps)});
    return sequence({runs, sequence(depthDifferences(scene.chosen))});
}

} // namespace

Reading modelReading(const ModelsScene& scene) {
    const Model& model = scene.chosen;
    Reading reading;
    reading.name = "model";
    reading.title = {"%1", {model.name}};
    if (!scene.row) reading.subtitle = NORMSCOPE_TEXT("hidden in the table by its filters");
    reading.card = true;
    reading.paragraphs.push_back(sequence({whatItIs(model), sequence(model.remarks)}));
    reading.paragraphs.emplace_back(NORMSCOPE_TEXT("Source: %1"), std::vector<TextArgument>{model.source});
    reading.paragraphs.push_back(onTheDepthPage(scene));
    reading.exact = {{"eps", model.eps}, {"width", double(model.width)}, {"layers", double(model.layers)}};
    reading.description = sequence(reading.paragraphs);
    return reading;
}

} // namespace normscope
