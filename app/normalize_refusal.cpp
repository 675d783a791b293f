// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "normalize.h"

#include <algorithm>

namespace normscope::cli {

namespace {

Index groupsOf(const NormalizeSettings& settings, const NormalizeInput& input) {
    return settings.groups == 0 ? input.columns() : settings.groups;
}

Index realRows(const RowMask& mask) { return Index(std::count(mask.begin(), mask.end(), true)); }

Text oneValue(const NormalizeSettings& settings, const NormalizeInput& input) {
    if (settings.kind != NormKind::Batch)
        return {NORMSCOPE_TEXT("%1 is one value per group of %2: its variance says nothing"),
                {shapeText(input.x.shape), settings.kind == NormKind::Instance ? "InstanceNorm" : "GroupNorm"}};
    if (input.mask)
        return {NORMSCOPE_TEXT("the mask leaves %1 one value per channel: BatchNorm in training needs at least two, as "
                               "the variance of one value says nothing"),
                {shapeText(input.x.shape)}};
    return {NORMSCOPE_TEXT("%1 is one value per channel: BatchNorm in training needs at least two, as "
                           "the variance of one value says nothing"),
            {shapeText(input.x.shape)}};
}

Text zeroOverZero(NormKind kind) {
    return {NORMSCOPE_TEXT("%1 is 0 and so is eps: 0/0 is undefined; choose an eps above 0"),
            {kind == NormKind::Rms ? Text(NORMSCOPE_TEXT("the mean square")) : Text(NORMSCOPE_TEXT("the variance"))}};
}

} // namespace

std::string groupName(const NormalizeSettings& settings, const NormalizeInput& input, Index group) {
    if (settings.kind == NormKind::Batch) return "column " + std::to_string(group + 1);
    if (settings.kind != NormKind::Group && settings.kind != NormKind::Instance)
        return "row " + std::to_string(group + 1);
    const Index each = groupsOf(settings, input);
    return "sample " + std::to_string(group / each + 1) +
           (settings.kind == NormKind::Group ? ", group " : ", channel ") + std::to_string(group % each + 1);
}

Failure refusalOf(NormStatus status, const NormalizeSettings& settings, const NormalizeInput& input, Index group) {
    const auto shape = [&](Text reason) { return Failure({settings.input, "shape", std::move(reason)}); };
    switch (status) {
    case NormStatus::OneValuePerChannel:
        return shape(oneValue(settings, input));
    case NormStatus::UnevenGroups:
        return shape({NORMSCOPE_TEXT("%1 channels cannot be cut into %2 equal groups"),
                      {std::to_string(input.columns()), std::to_string(settings.groups)}});
    case NormStatus::ZeroVarianceZeroEps:
        return Failure({settings.input, groupName(settings, input, group), zeroOverZero(settings.kind)}, RunFailed);
    case NormStatus::EmptyBatch:
    case NormStatus::Ok:
        break;
    }
    if (input.mask && realRows(*input.mask) == 0)
        return Error{settings.mask, "", NORMSCOPE_TEXT("the mask is 0 throughout: no row is real")};
    return shape(NORMSCOPE_TEXT("there is nothing to normalize"));
}

} // namespace normscope::cli
