// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/axes_padding.h"

#include <algorithm>

namespace normscope {

Index paddingRows(const Sample& sample) { return std::count(sample.real.begin(), sample.real.end(), false); }

Index paddingTokens(const Sample& sample) {
    const auto tokens = std::ptrdiff_t(std::min<std::size_t>(std::size_t(sample.tokens), sample.real.size()));
    return std::count(sample.real.begin(), sample.real.begin() + tokens, false);
}

bool poolsPadding(const AxesRun& run, const Sample& sample) {
    return paddingRows(sample) > 0 && run.groups.rows > 1 && run.kind != NormKind::None;
}

PaddingEffect paddingEffect(const AxesRun& run, const Sample& sample, Index group) {
    CellGroups groups = run.groups;
    groups.real = sample.real;
    const Moments real = groupMoments(groups, group, sample.x);
    groups.real.clear();
    return {groupMoments(groups, group, sample.x), real};
}

} // namespace normscope
