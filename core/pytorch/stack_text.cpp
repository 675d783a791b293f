// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pytorch/stack_text.h"

#include <embedded/pytorch_blocks.h>
#include <embedded/pytorch_placements.h>
#include <embedded/pytorch_stack.h>

#include <algorithm>
#include <stdexcept>

namespace normscope::python {

namespace {

void addNew(std::vector<std::string>& names, const std::string& name) {
    if (std::ranges::find(names, name) == names.end()) names.push_back(name);
}

std::string residualClass(Placement placement) {
    switch (placement) {
    case Placement::None:
        return "NoNorm";
    case Placement::Post:
        return "PostNorm";
    case Placement::Pre:
        return "PreNorm";
    case Placement::Sandwich:
        return "Sandwich";
    case Placement::Output:
    case Placement::OutputQk:
        return "OutputNorm";
    case Placement::DeepNorm:
        return "DeepNorm";
    case Placement::ReZero:
        return "ReZero";
    case Placement::LayerScale:
        return "LayerScale";
    }
    throw std::invalid_argument("unknown placement");
}

// Without a skip connection DeepNorm has nothing to scale: it is Post-Norm.
std::string plainClass(Placement placement) {
    return residualClass(placement == Placement::DeepNorm ? Placement::Post : placement);
}

std::string blockDefinitions(const std::vector<StackKind>& kinds, const Flags& flags) {
    std::vector<std::string> names;
    for (const StackKind& kind : kinds) {
        for (const std::string& name : branchClasses(kind.block)) addNew(names, name);
        if (kind.block != BlockKind::Parallel) continue;
        addNew(names, "Attention");
        addNew(names, "MLP");
    }
    return definitions(embedded::pytorch_blocks, names, flags);
}

std::string residualDefinitions(const std::vector<StackKind>& kinds, Flags flags) {
    flags.insert("residual");
    std::vector<std::string> names;
    if (flags.contains("masks")) names.emplace_back("GivenDropout");
    for (const StackKind& kind : kinds)
        if (kind.block != BlockKind::Plain) addNew(names, residualClass(kind.arm.placement));
    return definitions(embedded::pytorch_placements, names, flags);
}

std::string plainDefinitions(const std::vector<StackKind>& kinds, Flags flags) {
    flags.insert("plain");
    std::vector<std::string> names;
    for (const StackKind& kind : kinds)
        if (kind.block == BlockKind::Plain) addNew(names, plainClass(kind.arm.placement));
    const std::string text = definitions(embedded::pytorch_placements, names, flags);
    return replaced(replaced(replaced(text, "class ", "class Plain"), "\"x + ", "\""), "N(x + f(x))", "N(f(x))");
}

std::string joined(const std::vector<std::string>& texts) {
    std::string all;
    for (const std::string& text : texts)
        if (!text.empty()) all.append(all.empty() ? "" : "\n\n").append(text);
    return all;
}

bool isShared(const std::vector<Fields>& fields, std::size_t place) {
    return fields.size() > 1 &&
           std::ranges::all_of(fields, [&](const Fields& f) { return f[place] == fields.front()[place]; });
}

std::string armLine(const std::string& name, const std::vector<Fields>& fields, std::size_t arm, bool hasCommon) {
    std::string text = hasCommon ? "**common" : "";
    for (std::size_t k = 0; k < fields[arm].size(); ++k)
        if (!isShared(fields, k))
            text.append(text.empty() ? "" : ", ").append(fields[arm][k].first + "=" + fields[arm][k].second);
    return "    " + literal(name) + ": SimpleNamespace(" + text + "),";
}

} // namespace

std::vector<std::string> branchClasses(BlockKind block) {
    switch (block) {
    case BlockKind::Linear:
        return {"LinearActivation"};
    case BlockKind::Mlp:
        return {"MLP"};
    case BlockKind::AttentionFfn:
        return {"Attention", "MLP"};
    case BlockKind::Parallel:
        return {"Parallel"};
    case BlockKind::Xiong:
        return {"UniformAttention", "ReluMLP"};
    case BlockKind::Plain:
        return {"ActivationLinear"};
    }
    throw std::invalid_argument("unknown block");
}

std::string placementClass(const StackKind& kind) {
    if (kind.block == BlockKind::Plain) return "Plain" + plainClass(kind.arm.placement);
    return residualClass(kind.arm.placement);
}

std::string activationText(Activation activation) {
    switch (activation) {
    case Activation::Identity:
        return "nn.Identity()";
    case Activation::Relu:
        return "nn.ReLU()";
    case Activation::Gelu:
        return "nn.GELU()";
    case Activation::GeluTanh:
        return "nn.GELU(approximate=\"tanh\")";
    case Activation::Tanh:
        return "nn.Tanh()";
    }
    throw std::invalid_argument("unknown activation");
}

bool hasAttention(BlockKind block) { return block == BlockKind::AttentionFfn || block == BlockKind::Parallel; }

std::string stackDefinitions(const std::vector<StackKind>& kinds, const Flags& flags) {
    return joined({blockDefinitions(kinds, flags), residualDefinitions(kinds, flags), plainDefinitions(kinds, flags),
                   definitions(embedded::pytorch_stack, {"load", "make_layer"}, flags)});
}

std::string armsText(const std::vector<std::string>& names, const std::vector<Fields>& fields,
                     const std::vector<std::string>& remarks) {
    std::string common, arms;
    for (std::size_t k = 0; !fields.empty() && k < fields.front().size(); ++k)
        if (isShared(fields, k))
            common.append("    " + fields.front()[k].first + "=" + fields.front()[k].second + ",\n");
    for (std::size_t arm = 0; arm < names.size(); ++arm) {
        arms += armLine(names[arm], fields, arm, !common.empty());
        arms += arm < remarks.size() ? "  # " + remarks[arm] + "\n" : "\n";
    }
    return (common.empty() ? "" : "common = dict(\n" + common + ")\n") + "arms = {\n" + arms + "}\n";
}

} // namespace normscope::python
