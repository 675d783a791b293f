// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pytorch/norm_text.h"

#include "pytorch/python_text.h"

#include <algorithm>

namespace normscope::python {

namespace {

bool isKeras(const NormSettings& settings) { return settings.convention == MomentumConvention::Keras; }

bool hasBias(const NormSettings& settings) { return settings.elementwiseAffine && settings.bias; }

// Weights and biases that do not start at 1 and 0.
bool startsElsewhere(const NormSettings& settings, AffineStart start) {
    if (start == AffineStart::Arrays) return settings.elementwiseAffine;
    return settings.elementwiseAffine && (settings.gamma != 1 || (hasBias(settings) && settings.beta != 0));
}

bool contains(const std::vector<NormKind>& kinds, NormKind kind) {
    return std::ranges::find(kinds, kind) != kinds.end();
}

bool anyNorm(const std::vector<NormKind>& kinds) {
    return std::ranges::any_of(kinds, [](NormKind kind) { return kind != NormKind::None; });
}

std::string batchNorm(const NormSettings& settings, const std::string& features) {
    std::string text = isKeras(settings) ? "KerasBatchNorm(" : "nn.BatchNorm1d(";
    text += features + ", eps=EPS, momentum=" + (settings.cumulative ? "None" : "MOMENTUM");
    if (!settings.elementwiseAffine) text += ", affine=False";
    if (!settings.trackRunningStats) text += ", track_running_stats=False";
    return text + ")";
}

std::string layerOf(NormKind kind, const NormSettings& settings, const std::string& features) {
    const std::string elementwise = settings.elementwiseAffine ? "" : ", elementwise_affine=False";
    switch (kind) {
    case NormKind::Layer:
        return "nn.LayerNorm(" + features + ", eps=EPS" + elementwise + ")";
    case NormKind::Rms:
        return "RMSNorm(" + features + ", eps=EPS" + elementwise + ")";
    case NormKind::Batch:
        return batchNorm(settings, features);
    case NormKind::Group:
        return "nn.GroupNorm(" + std::to_string(settings.numGroups) + ", " + features + ", eps=EPS" +
               (settings.elementwiseAffine ? "" : ", affine=False") + ")";
    case NormKind::Instance:
        return "nn.InstanceNorm1d(" + features + ", eps=EPS, affine=" + literal(settings.elementwiseAffine) + ")";
    case NormKind::None:
        break;
    }
    return "nn.Identity()";
}

} // namespace

std::string normLayer(NormKind kind, const NormSettings& settings, const std::string& features, AffineStart start) {
    std::string text = layerOf(kind, settings, features);
    if (kind == NormKind::None || !settings.elementwiseAffine) return text;
    if (!hasBias(settings)) text = "without_bias(" + text + ")";
    return startsElsewhere(settings, start) ? "started_at(" + text + ", GAMMA, BETA)" : text;
}

std::vector<std::string> normDefinitions(const std::vector<NormKind>& kinds, const NormSettings& settings,
                                         AffineStart start) {
    std::vector<std::string> names;
    if (contains(kinds, NormKind::Rms)) names.emplace_back("RMSNorm");
    if (contains(kinds, NormKind::Batch) && isKeras(settings)) names.emplace_back("KerasBatchNorm");
    if (anyNorm(kinds) && settings.elementwiseAffine && !settings.bias) names.emplace_back("without_bias");
    if (anyNorm(kinds) && startsElsewhere(settings, start)) names.emplace_back("started_at");
    return names;
}

std::string normConstants(const std::vector<NormKind>& kinds, const NormSettings& settings, AffineStart start) {
    if (!anyNorm(kinds)) return {};
    std::string text = "EPS = " + literal(settings.eps) + "\n";
    if (contains(kinds, NormKind::Batch) && !settings.cumulative)
        text += "MOMENTUM = " + literal(settings.momentum) +
                (isKeras(settings) ? "  # the share of the old value\n" : "  # the share of the new value\n");
    if (!startsElsewhere(settings, start)) return text;
    if (start == AffineStart::Arrays)
        return text + "GAMMA, BETA = arrays[\"gamma\"], arrays[\"beta\"]  # one a feature\n";
    return text + "GAMMA, BETA = " + literal(settings.gamma) + ", " + literal(settings.bias ? settings.beta : 0) + "\n";
}

std::string normMakerName(NormKind kind) {
    switch (kind) {
    case NormKind::Layer:
        return "layer_norm";
    case NormKind::Rms:
        return "rms_norm";
    case NormKind::Batch:
        return "batch_norm";
    case NormKind::Group:
        return "group_norm";
    case NormKind::Instance:
        return "instance_norm";
    case NormKind::None:
        break;
    }
    return "no_norm";
}

std::string normMaker(NormKind kind, const NormSettings& settings) {
    return "def " + normMakerName(kind) + "(width):\n    return " + normLayer(kind, settings, "width") + "\n";
}

} // namespace normscope::python
