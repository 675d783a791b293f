// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/axes_sentence.h"

#include "lab/axes_norms.h"
#include "lab/axes_words.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace normscope {

namespace {

constexpr std::size_t mostNamed = 3; // groups that a sentence names

TextArgument failure(const std::string& text) { return {text, Role::Failure}; }

Text undefinedName(const AxesScene& scene, const AxesRun& run, Index group) {
    const Sample& sample = scene.result.sample;
    if (run.groups.shape == GroupShape::Block) return groupName(sample, run, group);
    return {"%1", {run.groups.shape == GroupShape::Column ? columnLabel(sample, group) : rowLabel(sample, group)}};
}

Text groupNames(const AxesScene& scene, const AxesRun& run) {
    std::vector<Text> names;
    for (std::size_t k = 0; k < std::min(run.undefined.size(), mostNamed); ++k)
        names.push_back(undefinedName(scene, run, run.undefined[k]));
    const TextArgument named(sequence(names, run.groups.shape == GroupShape::Block ? "; " : ", "), Role::Failure);
    if (run.undefined.size() <= mostNamed) return {"%1", {named}};
    return {NORMSCOPE_TEXT("%1 and %2 more"), {named, count(Index(run.undefined.size() - mostNamed))}};
}

// One group, or several.
struct UndefinedWords {
    const char* one;
    const char* several;
};

constexpr UndefinedWords equalRows = {
    NORMSCOPE_TEXT(
        "%1 is not defined in row %2: all its values are equal and ε is 0, which asks for 0/0. Any ε above 0 "
        "gives β there."),
    NORMSCOPE_TEXT("%1 is not defined in the rows %2: within each all values are equal and ε is 0, which asks for 0/0. "
                   "Any ε above 0 gives β there.")};
constexpr UndefinedWords zeroRows = {
    NORMSCOPE_TEXT("%1 is not defined in row %2: all its values are 0 and ε is 0, which asks for 0/0. Any ε above 0 "
                   "gives β there."),
    NORMSCOPE_TEXT("%1 is not defined in the rows %2: within each all values are 0 and ε is 0, which asks for 0/0. Any "
                   "ε above 0 gives β there.")};
constexpr UndefinedWords equalColumns = {
    NORMSCOPE_TEXT(
        "%1 is not defined in column %2: all its values are equal and ε is 0, which asks for 0/0. Any ε above "
        "0 gives β there."),
    NORMSCOPE_TEXT("%1 is not defined in the columns %2: within each all values are equal and ε is 0, which asks for "
                   "0/0. Any ε above 0 gives β there.")};

constexpr UndefinedWords equalGroups = {
    NORMSCOPE_TEXT("%1 is not defined in %2: all its values are equal and ε is 0, which asks for 0/0. Any ε above 0 "
                   "gives β there."),
    NORMSCOPE_TEXT("%1 is not defined in the groups %2: within each all values are equal and ε is 0, which asks for "
                   "0/0. Any ε above 0 gives β there.")};

const UndefinedWords& undefinedWords(const AxesRun& run) {
    if (run.groups.shape == GroupShape::Block) return equalGroups;
    if (run.groups.shape == GroupShape::Column) return equalColumns;
    return run.kind == NormKind::Rms ? zeroRows : equalRows;
}

Text oneValueText(const AxesScene& scene, const AxesRun& run) {
    const TextArgument name = methodName(run.kind);
    if (run.kind == NormKind::Instance)
        return {NORMSCOPE_TEXT("%1 is not defined here: with one token a sample every channel is a single value, whose "
                               "variance says nothing."),
                {name}};
    if (run.kind == NormKind::Group)
        return {NORMSCOPE_TEXT("%1 is not defined here: with one token a sample and one feature a group every group is "
                               "a single value, whose variance says nothing."),
                {name}};
    if (!scene.norm().trackRunningStats)
        return {NORMSCOPE_TEXT("%1 cannot work on one row: each column holds one value, whose variance says nothing, "
                               "and it keeps no running statistics to use instead."),
                {name}};
    return {NORMSCOPE_TEXT("%1 cannot train on one row: each column holds one value, whose variance says nothing. "
                           "Its output stays empty and its running statistics as they were; with running "
                           "statistics it works."),
            {name}};
}

Text zeroVarianceText(const AxesScene& scene, const AxesRun& run) {
    if (run.undefined.empty())
        return {NORMSCOPE_TEXT("%1 is not defined here: ε is 0 and so is a variance, and 0/0 is no number."),
                {methodName(run.kind)}};
    const UndefinedWords& words = undefinedWords(run);
    return {run.undefined.size() == 1 ? words.one : words.several, {methodName(run.kind), groupNames(scene, run)}};
}

Text statusText(const AxesScene& scene, const AxesRun& run) {
    switch (run.status) {
    case NormStatus::OneValuePerChannel:
        return oneValueText(scene, run);
    case NormStatus::UnevenGroups:
        return {NORMSCOPE_TEXT("%1 is not defined here: %2."),
                {methodName(run.kind), unevenGroups(scene.x().cols(), scene.norm().numGroups)}};
    case NormStatus::ZeroVarianceZeroEps:
        return zeroVarianceText(scene, run);
    case NormStatus::EmptyBatch:
        return {NORMSCOPE_TEXT("%1 was given no cells."), {methodName(run.kind)}};
    case NormStatus::Ok:
        break;
    }
    return {};
}

std::optional<CellIndex> firstNotFinite(const MatrixD& x) {
    for (Index i = 0; i < x.rows(); ++i)
        for (Index j = 0; j < x.cols(); ++j)
            if (!std::isfinite(x(i, j))) return CellIndex{i, j};
    return {};
}

Text lostCells(const AxesRun& run) {
    return {NORMSCOPE_TEXT("%1 loses %2 cells by it."),
            {methodName(run.kind), failure(count(run.statistics.nonFinite))}};
}

Text inputText(const AxesScene& scene) {
    const std::optional<CellIndex> first = firstNotFinite(scene.x());
    if (!first) return {};
    const Sample& sample = scene.result.sample;
    std::vector<Text> parts = {{NORMSCOPE_TEXT("Input cells that are not finite numbers: %1, the first at %2 %3, %4."),
                                {failure(count(scene.result.inputStatistics.nonFinite)), rowNoun(sample),
                                 rowLabel(sample, first->row), columnLabel(sample, first->column)}}};
    for (const AxesRun& run : scene.result.runs)
        if (run.status == NormStatus::Ok) parts.push_back(lostCells(run));
    return sequence(parts);
}

// Finite input whose output is not: sums or squares that left the range of double.
Text overflowText(const AxesScene& scene, const AxesRun& run) {
    const std::optional<CellIndex> first = firstNotFinite(run.y);
    if (run.status != NormStatus::Ok || !first) return {};
    const Sample& sample = scene.result.sample;
    return {NORMSCOPE_TEXT("%1 left the range of its numbers in %2 cells, the first at %3 %4, %5."),
            {methodName(run.kind), failure(count(run.statistics.nonFinite)), rowNoun(sample),
             rowLabel(sample, first->row), columnLabel(sample, first->column)}};
}

} // namespace

Text failureSentence(const AxesScene& scene) {
    std::vector<Text> parts;
    for (const AxesRun& run : scene.result.runs) parts.push_back(statusText(scene, run));
    parts.push_back(inputText(scene));
    if (scene.result.inputStatistics.nonFinite == 0)
        for (const AxesRun& run : scene.result.runs)
            if (run.statistics.nonFinite > 0) parts.push_back(overflowText(scene, run));
    return sequence(parts);
}

} // namespace normscope
