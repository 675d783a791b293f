// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/model_table.h"

namespace normscope {

namespace {

Model convnext() {
    return {.id = "convnext",
            .name = "ConvNeXt-T",
            .placement = ModelPlacement::InsideBranch,
            .eps = 1e-6,
            .finalNorm = true,
            .sublayers = Sublayers::NotApplicable,
            .width = 768,
            .layers = 9,
            .widthText = "96→768",
            .layersText = "3,3,9,3",
            .remarks = {NORMSCOPE_TEXT("One norm a block, behind its depthwise convolution and in front of its MLP."),
                        Text(NORMSCOPE_TEXT("The branch ends with LayerScale, which starts at %1."), {"1e-6"}),
                        NORMSCOPE_TEXT("Norms also stand behind the first convolution and between the stages.")},
            .source = "facebookresearch/ConvNeXt convnext.py"};
}

Model gptNeox() {
    return {.id = "gpt-neox",
            .name = "GPT-NeoX-20B",
            .eps = 1e-5,
            .finalNorm = true,
            .sublayers = Sublayers::Parallel,
            .width = 6144,
            .layers = 44,
            .remarks = {NORMSCOPE_TEXT("Attention and feed-forward layer have a norm each.")},
            .source = "gpt-neox configs/20B.yml, transformer.py"};
}

Model deepNet() {
    return {.id = "deepnet",
            .name = "DeepNet",
            .placement = ModelPlacement::ScaledPost,
            .eps = 1e-5,
            .layers = 1000,
            .widthText = "–",
            .layersText = "≤ 1000",
            .remarks = {NORMSCOPE_TEXT("The skip connection is multiplied by α > 1 in front of the norm, and weights "
                                       "start β < 1 times as large, both by the number of layers."),
                        NORMSCOPE_TEXT("ε is torchscale's default. That it has no final norm was not checked against "
                                       "the source.")},
            .source = "torchscale; arXiv 2203.00555"};
}

Model proteinMpnn() {
    return {.id = "protein-mpnn",
            .name = "ProteinMPNN",
            .placement = ModelPlacement::Post,
            .eps = 1e-5,
            .width = 128,
            .layers = 3,
            .layersText = "3+3",
            .remarks = {Text(NORMSCOPE_TEXT("%1 norms in a layer of the encoder, %2 in one of the decoder; ε is "
                                            "PyTorch's default."),
                             {"3", "2"}),
                        Text(NORMSCOPE_TEXT("Trained with the Noam schedule: factor %1, warm-up over %2 steps."),
                             {"2", "4000"})},
            .source = "dauparas/ProteinMPNN"};
}

Model bloom() {
    return {.id = "bloom",
            .name = "BLOOM-176B",
            .eps = 1e-5,
            .finalNorm = true,
            .embeddingNorm = true,
            .width = 14336,
            .layers = 70,
            .remarks = {Text(NORMSCOPE_TEXT("Its final norm is called %1."), {"ln_f"}),
                        NORMSCOPE_TEXT("Its numbers are from a copy of its configuration.")},
            .source = "Hugging Face modeling_bloom.py; copy of config.json"};
}

Model esm2() {
    return {
        .id = "esm-2",
        .name = "ESM-2 650M",
        .eps = 1e-5,
        .finalNorm = true,
        .width = 1280,
        .layers = 33,
        .remarks = {Text(NORMSCOPE_TEXT("ε is from a copy of its configuration and PyTorch's default; the LayerNorm "
                                        "class of ESM-1 has %1."),
                         {"1e-12"}),
                    Text(NORMSCOPE_TEXT("Its final norm is called %1; %2 is the feed-forward layer's norm."),
                         {"emb_layer_norm_after", "final_layer_norm"})},
        .source = "esm/modules.py, esm2.py"};
}

Model whisper() {
    return {.id = "whisper",
            .name = "Whisper (large)",
            .eps = 1e-5,
            .finalNorm = true,
            .width = 1280,
            .layers = 32,
            .layersText = "32+32",
            .remarks = {NORMSCOPE_TEXT("Its norms are computed in fp32 whatever the rest is in. ε is PyTorch's "
                                       "default."),
                        Text(NORMSCOPE_TEXT("Its final norms are called %1 (encoder) and %2 (decoder)."),
                             {"ln_post", "ln"})},
            .source = "whisper/model.py"};
}

} // namespace

std::vector<Model> modelsOf2022() {
    return {convnext(), gptNeox(), deepNet(), proteinMpnn(), bloom(), esm2(), whisper()};
}

} // namespace normscope
