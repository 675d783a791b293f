// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/axes_words.h"

namespace normscope {

namespace {

Text blockName(const Sample& sample, const AxesRun& run, Index group) {
    const CellIndex corner = run.groups.corner(group);
    const std::string place = count(corner.row / run.groups.rows + 1);
    if (run.kind == NormKind::Instance)
        return {NORMSCOPE_TEXT("sample %1, %2"), {place, columnLabel(sample, corner.column)}};
    if (run.groups.across == 1) return {NORMSCOPE_TEXT("sample %1"), {place}};
    return {NORMSCOPE_TEXT("sample %1, group %2"), {place, count(group % run.groups.across + 1)}};
}

} // namespace

Text groupName(const Sample& sample, const AxesRun& run, Index group) {
    switch (run.groups.shape) {
    case GroupShape::Row:
        return {NORMSCOPE_TEXT("row %1"), {rowLabel(sample, group)}};
    case GroupShape::Column:
        return {NORMSCOPE_TEXT("column %1"), {columnLabel(sample, group)}};
    case GroupShape::Block:
        return blockName(sample, run, group);
    case GroupShape::Cell:
        break;
    }
    return NORMSCOPE_TEXT("this cell alone");
}

Text groupNoun(const Sample& sample, const AxesRun& run) {
    switch (run.kind) {
    case NormKind::Batch:
        return NORMSCOPE_TEXT("feature");
    case NormKind::Group:
        return run.groups.across == 1 ? NORMSCOPE_TEXT("sample") : NORMSCOPE_TEXT("group of a sample");
    case NormKind::Instance:
        return NORMSCOPE_TEXT("feature of a sample");
    case NormKind::Layer:
    case NormKind::Rms:
    case NormKind::None:
        break;
    }
    return rowNoun(sample);
}

Text unevenGroups(Index features, Index groups) {
    return {NORMSCOPE_TEXT("%1 features cannot be cut into %2 equal groups"), {count(features), count(groups)}};
}

} // namespace normscope
