// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/model_depth.h"

#include "models/model_words.h"

namespace normscope {

namespace {

std::string countText(Index n) { return std::to_string(n); }

void addSize(const Model& model, std::vector<Text>& found) {
    const bool narrower = model.width > depthWidth(model), shallower = model.layers > depthLayers(model);
    const std::string width = countText(depthWidth(model)), layers = countText(depthLayers(model));
    if (narrower && shallower)
        found.emplace_back(NORMSCOPE_TEXT("It is %1 wide instead of %2 and has %3 layers instead of %4."),
                           std::vector<TextArgument>{width, widthText(model), layers, layersText(model)});
    else if (narrower)
        found.emplace_back(NORMSCOPE_TEXT("It is %1 wide instead of %2."),
                           std::vector<TextArgument>{width, widthText(model)});
    else if (shallower)
        found.emplace_back(NORMSCOPE_TEXT("It has %1 layers instead of %2."),
                           std::vector<TextArgument>{layers, layersText(model)});
    if (hasTwoStacks(model))
        found.emplace_back(NORMSCOPE_TEXT("It is one stack instead of an encoder and a decoder, without attention from "
                                          "one to the other."));
}

void addAffine(const Model& model, std::vector<Text>& found) {
    if (model.affine == ModelAffine::OnePlusGamma)
        found.emplace_back(NORMSCOPE_TEXT("γ = 1 stands for 1 + w with w = 0: the same numbers, as no step is taken."));
    if (model.affine == ModelAffine::Gamma)
        found.emplace_back(NORMSCOPE_TEXT("The norm is equal: divided by the RMS, with γ and without β."));
    if (model.affine == ModelAffine::None) found.emplace_back(NORMSCOPE_TEXT("The norm is equal: neither γ nor β."));
}

void addQk(const Model& model, std::vector<Text>& found) {
    if (!model.qkNorm) return;
    if (model.id == "olmo-2")
        found.emplace_back(
            NORMSCOPE_TEXT("Queries and keys are divided by the RMS of each head, not of the full width, "
                           "and have no γ."));
    else
        found.emplace_back(NORMSCOPE_TEXT("Queries and keys are divided by the RMS of each head, as in the model, but "
                                          "have no γ."));
}

// What the Depth page has no block for.
Text replaced(const Model& model) {
    if (model.id == "resnet-50")
        return NORMSCOPE_TEXT("No convolutions: the block is an MLP of two matrices with one BatchNorm behind it, "
                              "instead of three convolutions with a BatchNorm each; no ReLU follows the sum; there is "
                              "one stage of one width instead of four.");
    if (model.id == "convnext")
        return NORMSCOPE_TEXT("No convolutions: the norm stands in front of the MLP, and the depthwise convolution "
                              "before it is left out; one stage of one width instead of four.");
    if (model.id == "swin-v2")
        return NORMSCOPE_TEXT(
            "Attention is by dot products over all tokens, not by cosine within windows; one stage of "
            "one width instead of four; γ starts at 1, not at 0.");
    if (model.id == "gpt-neox")
        return NORMSCOPE_TEXT("Attention and feed-forward layer share one norm instead of having one each: the same "
                              "numbers until the two learn other γ and β.");
    if (model.id == "deepnet") return NORMSCOPE_TEXT("α and β are those of the number of layers that is run.");
    if (model.id == "protein-mpnn")
        return NORMSCOPE_TEXT("Attention over tokens stands for messages between neighbouring residues, so a layer has "
                              "two norms instead of three.");
    return {};
}

} // namespace

std::vector<Text> depthDifferences(const Model& model) {
    std::vector<Text> found;
    addSize(model, found);
    if (const Text text = replaced(model); !text.empty()) found.push_back(text);
    addAffine(model, found);
    addQk(model, found);
    found.emplace_back(NORMSCOPE_TEXT("Input and weights are random, nothing is trained; activation, heads, tokens and "
                                      "mask are as the Depth page is set."));
    return found;
}

} // namespace normscope
