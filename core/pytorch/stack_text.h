// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "nn/activation.h"
#include "pytorch/python_text.h"
#include "scenario/scenario.h"

#include <string>
#include <utility>
#include <vector>

// Residual stacks as modules.
namespace normscope::python {

struct StackKind {
    DepthArm arm;
    BlockKind block = BlockKind::Mlp;
    bool operator==(const StackKind&) const = default;
};

std::vector<std::string> branchClasses(BlockKind block); // {"Attention", "MLP"}
std::string placementClass(const StackKind& kind);       // "PreNorm"; "PlainPreNorm" without a skip connection
std::string activationText(Activation activation);       // "nn.GELU()"
bool hasAttention(BlockKind block);

// Blocks, placements and what loads them. flags: "qk_norm", "causal"; "drop" with "dropout" or "masks"; "models".
std::string stackDefinitions(const std::vector<StackKind>& kinds, const Flags& flags);

// What an arm is made of, by name.
using Fields = std::vector<std::pair<std::string, std::string>>;
// "common = dict(...)" of what all arms share, and "arms = {...}" of the rest. Every arm has the same names. remarks:
// one an arm, what it is called on the page; or none.
std::string armsText(const std::vector<std::string>& names, const std::vector<Fields>& fields,
                     const std::vector<std::string>& remarks = {});

} // namespace normscope::python
