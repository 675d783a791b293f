// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/model_table.h"

namespace normscope {

namespace {

// The trap of their names: what stands in front of the feed-forward layer is called after what it follows.
Text calledPostAttention() {
    return {
        NORMSCOPE_TEXT("In Hugging Face's code the norm in front of the feed-forward layer is called %1: no norm of "
                       "the attention's output."),
        {"post_attention_layernorm"}};
}

Model llama(std::string id, std::string name, double eps) {
    return {.id = std::move(id),
            .name = std::move(name),
            .norm = NormKind::Rms,
            .eps = eps,
            .affine = ModelAffine::Gamma,
            .finalNorm = true,
            .width = 4096,
            .layers = 32,
            .remarks = {calledPostAttention()}};
}

Model llama1() {
    Model model = llama("llama-1", "LLaMA-1 7B", 1e-6);
    model.remarks.insert(
        model.remarks.begin(),
        Text(NORMSCOPE_TEXT("ε is that of the checkpoint; the default of its code is %1, and who takes "
                            "that runs another model than was trained."),
             {"1e-5"}));
    model.source = "lit-llama PR #339; llama.cpp #2384";
    return model;
}

Model llama2() {
    Model model = llama("llama-2", "LLaMA-2 7B", 1e-5);
    model.source = "meta-llama/llama model.py, issue #771";
    return model;
}

Model llama3() {
    Model model = llama("llama-3", "Llama-3 8B", 1e-5);
    model.source = "llama-models models/llama3/args.py";
    return model;
}

Model mistral() {
    Model model = llama("mistral", "Mistral-7B", 1e-5);
    model.remarks.clear();
    model.source = "mistral-inference; config.json";
    return model;
}

Model olmo1() {
    return {.id = "olmo-1",
            .name = "OLMo-1 7B",
            .eps = 1e-5,
            .affine = ModelAffine::None,
            .finalNorm = true,
            .width = 4096,
            .layers = 32,
            .remarks = {NORMSCOPE_TEXT("No norm of it has a parameter, the final one included."),
                        NORMSCOPE_TEXT("ε is the default of its configuration.")},
            .source = "allenai/OLMo configs/official-0724/OLMo-7B.yaml"};
}

Model gemma(std::string id, std::string name) {
    return {.id = std::move(id),
            .name = std::move(name),
            .norm = NormKind::Rms,
            .eps = 1e-6,
            .affine = ModelAffine::OnePlusGamma,
            .finalNorm = true,
            .source = "gemma_pytorch gemma/model.py, config.py"};
}

Model gemma1() {
    Model model = gemma("gemma-1", "Gemma-1 2B");
    model.width = 2048;
    model.layers = 18;
    model.remarks = {
        Text(NORMSCOPE_TEXT("The norm in front of the feed-forward layer is called %1; in Gemma-2 the same "
                            "name is a norm of the attention's output."),
             {"post_attention_layernorm"})};
    return model;
}

Model gemma2() {
    Model model = gemma("gemma-2", "Gemma-2 9B");
    model.placement = ModelPlacement::PreAndPost;
    model.width = 3584;
    model.layers = 42;
    model.remarks = {
        Text(NORMSCOPE_TEXT("Here %1 is what its name says, a norm of the attention's output; in Gemma-1 it "
                            "stands in front of the feed-forward layer."),
             {"post_attention_layernorm"})};
    return model;
}

Model gemma3() {
    Model model = gemma("gemma-3", "Gemma-3 4B");
    model.placement = ModelPlacement::PreAndPost;
    model.qkNorm = true;
    model.width = 2560;
    model.layers = 34;
    model.remarks = {NORMSCOPE_TEXT("Queries and keys are normed over each head.")};
    return model;
}

Model olmo2() {
    return {.id = "olmo-2",
            .name = "OLMo-2 7B",
            .norm = NormKind::Rms,
            .placement = ModelPlacement::Output,
            .eps = 1e-6,
            .affine = ModelAffine::Gamma,
            .finalNorm = true,
            .qkNorm = true,
            .width = 4096,
            .layers = 32,
            .remarks = {NORMSCOPE_TEXT("Queries and keys are normed over the full width, not over each head.")},
            .source = "allenai/OLMo configs/official-1124/OLMo2-7B-stage1.yaml; model.py"};
}

Model qwen3() {
    return {.id = "qwen3",
            .name = "Qwen3-8B",
            .norm = NormKind::Rms,
            .eps = 1e-6,
            .affine = ModelAffine::Gamma,
            .finalNorm = true,
            .qkNorm = true,
            .width = 4096,
            .layers = 36,
            .remarks = {Text(NORMSCOPE_TEXT("Queries and keys are normed over each head of %1 values."), {"128"}),
                        NORMSCOPE_TEXT("Its numbers are from a copy of its configuration.")},
            .source = "Hugging Face modeling_qwen3.py; copy of config.json"};
}

} // namespace

std::vector<Model> modelsSince2023() {
    return {llama1(), llama2(), mistral(), olmo1(), gemma1(), llama3(), gemma2(), olmo2(), gemma3(), qwen3()};
}

} // namespace normscope
