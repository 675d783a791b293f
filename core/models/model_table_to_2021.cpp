// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/model_table.h"

namespace normscope {

namespace {

Model resnet50() {
    return {.id = "resnet-50",
            .name = "ResNet-50",
            .norm = NormKind::Batch,
            .placement = ModelPlacement::ConvBlock,
            .eps = 1e-5,
            .sublayers = Sublayers::NotApplicable,
            .width = 2048,
            .layers = 6,
            .widthText = "64→2048",
            .layersText = "3,4,6,3",
            .remarks = {NORMSCOPE_TEXT("A norm follows each convolution; the last one stands in front of the sum, and "
                                       "ReLU behind it."),
                        Text(NORMSCOPE_TEXT("ε and the momentum of %1 are PyTorch's defaults."), {"0.1"}),
                        Text(NORMSCOPE_TEXT("With the option %1 the last γ of each block starts at %2."),
                             {"zero_init_residual", "0"})},
            .source = "torchvision resnet.py"};
}

Model transformer2017() {
    return {.id = "transformer-2017",
            .name = "Transformer 2017 (base)",
            .placement = ModelPlacement::Post,
            .eps = 1e-6,
            .width = 512,
            .layers = 6,
            .layersText = "6+6",
            .remarks = {Text(NORMSCOPE_TEXT("Its code writes the end of a sublayer as %1: dropout, add, norm."),
                             {"\"dan\""}),
                        Text(NORMSCOPE_TEXT("Its final norm is switched off: %1 is %2 at the end of a stack."),
                             {"layer_preprocess", "\"none\""})},
            .source = "tensor2tensor common_hparams.py, transformer_layers.py, transformer.py"};
}

Model bert() {
    return {.id = "bert",
            .name = "BERT-base",
            .placement = ModelPlacement::Post,
            .eps = 1e-12,
            .embeddingNorm = true,
            .width = 768,
            .layers = 12,
            .source = "google-research/bert modeling.py; Hugging Face BertConfig"};
}

Model gpt2() {
    return {.id = "gpt-2",
            .name = "GPT-2 (small)",
            .eps = 1e-5,
            .finalNorm = true,
            .width = 768,
            .layers = 12,
            .remarks = {Text(NORMSCOPE_TEXT("Its final norm is called %1."), {"ln_f"})},
            .source = "openai/gpt-2 src/model.py"};
}

Model roberta() {
    return {.id = "roberta",
            .name = "RoBERTa-base",
            .placement = ModelPlacement::Post,
            .eps = 1e-5,
            .embeddingNorm = true,
            .width = 768,
            .layers = 12,
            .remarks = {Text(NORMSCOPE_TEXT("ε is that of the released configuration, seen in copies of it; BERT, of "
                                            "the same build, has %1."),
                             {"1e-12"})},
            .source = "copies of roberta-base's config.json; Hugging Face modeling_roberta.py"};
}

Model t5() {
    return {
        .id = "t5",
        .name = "T5 (base)",
        .norm = NormKind::Rms,
        .eps = 1e-6,
        .affine = ModelAffine::Gamma,
        .finalNorm = true,
        .width = 768,
        .layers = 12,
        .layersText = "12+12",
        .remarks = {Text(NORMSCOPE_TEXT("Its code calls the norm %1, although it subtracts no mean."), {"layer_norm"}),
                    Text(NORMSCOPE_TEXT("%1 is the norm at the end of the stack here, with dropout behind it; in "
                                        "fairseq's blocks the same name is the feed-forward layer's norm."),
                         {"final_layer_norm"}),
                    NORMSCOPE_TEXT("The number of layers was not checked against the source.")},
        .source = "tensorflow/mesh transformer.py; Hugging Face modeling_t5.py"};
}

Model vit() {
    return {.id = "vit",
            .name = "ViT-B/16",
            .eps = 1e-6,
            .finalNorm = true,
            .width = 768,
            .layers = 12,
            .remarks = {Text(NORMSCOPE_TEXT("ε is the default of its code in flax; Hugging Face's port says %1."),
                             {"1e-12"}),
                        Text(NORMSCOPE_TEXT("Its final norm is called %1."), {"encoder_norm"})},
            .source = "vision_transformer models_vit.py; flax documentation; Hugging Face ViTConfig"};
}

Model gptJ() {
    return {.id = "gpt-j",
            .name = "GPT-J-6B",
            .eps = 1e-5,
            .finalNorm = true,
            .sublayers = Sublayers::Parallel,
            .width = 4096,
            .layers = 28,
            .remarks = {NORMSCOPE_TEXT("One norm is shared by attention and feed-forward layer.")},
            .source = "kingoflolz mesh_transformer/layers.py, 6B_roto_256.json"};
}

Model swinV2() {
    return {
        .id = "swin-v2",
        .name = "Swin-V2-B",
        .placement = ModelPlacement::Output,
        .eps = 1e-5,
        .finalNorm = true,
        .width = 1024,
        .layers = 18,
        .widthText = "128→1024",
        .layersText = "2,2,18,2",
        .remarks = {Text(NORMSCOPE_TEXT("γ of the blocks starts at %1, so that each branch begins as nothing."), {"0"}),
                    Text(NORMSCOPE_TEXT("Attention is by cosine, times a learned scale of at most %1."), {"100"}),
                    NORMSCOPE_TEXT("ε is PyTorch's default. The patch embedding ends with a norm too.")},
        .source = "swin_transformer_v2.py"};
}

} // namespace

std::vector<Model> modelsTo2021() {
    return {resnet50(), transformer2017(), bert(), gpt2(), roberta(), t5(), vit(), gptJ(), swinV2()};
}

} // namespace normscope
