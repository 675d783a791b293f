// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/axes_norms.h"
#include "lab/axes_panels.h"
#include "lab/axes_words.h"

#include <cmath>

namespace normscope {

namespace {

// The two sides of a matrix, in words that a translator sees whole.
struct SideWords {
    const char* range;     // "rows %1 … %2"
    const char* collapsed; // "every row %1 ± %2"
    const char* sdRange;   // "every row %1, sd %2 … %3"
    const char* none;      // "rows NaN"
};

constexpr SideWords rowWords = {NORMSCOPE_TEXT("rows %1 … %2"), NORMSCOPE_TEXT("every row %1 ± %2"),
                                NORMSCOPE_TEXT("every row %1, sd %2 … %3"), NORMSCOPE_TEXT("rows NaN")};
constexpr SideWords featureWords = {NORMSCOPE_TEXT("features %1 … %2"), NORMSCOPE_TEXT("every feature %1 ± %2"),
                                    NORMSCOPE_TEXT("every feature %1, sd %2 … %3"), NORMSCOPE_TEXT("features NaN")};

constexpr SideWords groupWords = {"", NORMSCOPE_TEXT("every group %1 ± %2"),
                                  NORMSCOPE_TEXT("every group %1, sd %2 … %3"), ""};

bool meansCollapsed(const MarginRange& r) { return r.finite > 0 && readAlike(r.meanMin, r.meanMax); }

Text withNaN(const Text& text, const MarginRange& r) {
    if (r.nonFinite == 0) return text;
    return {NORMSCOPE_TEXT("%1, %2 NaN"), {text, {count(r.nonFinite), Role::Failure}}};
}

Text rangeText(const SideWords& words, const MarginRange& r) {
    if (r.finite == 0) return words.none;
    return withNaN({words.range, {number(r.meanMin), number(r.meanMax)}}, r);
}

Text collapsedText(const SideWords& words, const MarginRange& r) {
    const std::string mean = shortNumber(r.meanMin);
    const Text text = readAlike(r.sdMin, r.sdMax) ? Text(words.collapsed, {mean, shortNumber(r.sdMin)})
                                                  : Text(words.sdRange, {mean, number(r.sdMin), number(r.sdMax)});
    return withNaN({"%1", {{text, Role::Statistic}}}, r);
}

Text sideText(const SideWords& words, const MarginRange& r, bool collapses) {
    return collapses && meansCollapsed(r) ? collapsedText(words, r) : rangeText(words, r);
}

// RMSNorm fixes sqrt(mean^2 + sd^2) of a row and neither of the two.
Text rmsRows(const Margin& rows) {
    Margin rms;
    for (std::size_t i = 0; i < rows.mean.size(); ++i) {
        rms.mean.push_back(std::hypot(rows.mean[i], rows.sd[i]));
        rms.sd.push_back(0);
    }
    const MarginRange r = range(rms);
    if (!meansCollapsed(r)) return {};
    const Text text(NORMSCOPE_TEXT("every row rms %1"), {shortNumber(r.meanMin)});
    return withNaN({"%1", {{text, Role::Statistic}}}, r);
}

// The blocks of GroupNorm and InstanceNorm, which no margin shows unless they are rows; empty until they share a mean.
Text blocks(const AxesRun& run, const MatrixD& values) {
    if (run.groups.rows == 1 && run.groups.across == 1) return {};
    const MarginRange r = range(groupMargin(run.groups, values));
    return meansCollapsed(r) ? collapsedText(groupWords, r) : Text();
}

} // namespace

Text inputSummary(const Margins& margins) {
    return sequence({rangeText(rowWords, range(margins.rows)), rangeText(featureWords, range(margins.columns))}, " · ");
}

Text outputSummary(const AxesRun& run, const Margins& margins, const MatrixD& values) {
    const MarginRange rows = range(margins.rows), columns = range(margins.columns);
    const Text rms = run.kind == NormKind::Rms ? rmsRows(margins.rows) : Text();
    if (!rms.empty()) return sequence({rms, rangeText(rowWords, rows), rangeText(featureWords, columns)}, " · ");
    const bool block = run.groups.shape == GroupShape::Block;
    const Text rowText = sideText(rowWords, rows, run.kind == NormKind::Layer || block);
    const Text columnText = sideText(featureWords, columns, run.kind == NormKind::Batch || block);
    if (block) return sequence({blocks(run, values), rowText, columnText}, " · ");
    const bool columnsFirst = run.groups.shape == GroupShape::Column;
    return columnsFirst ? sequence({columnText, rowText}, " · ") : sequence({rowText, columnText}, " · ");
}

} // namespace normscope
