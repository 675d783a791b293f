// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenario/parameter.h"

#include "scenario/norm_warnings.h"
#include "scenario/stack_cost.h"
#include "scenario/validate_batch.h"
#include "scenario/validate_precision.h"
#include "scenario/validate_training.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace normscope {

namespace {

constexpr double largestEdit = 1e12; // far past every offset, far below where a square leaves double

Error refusal(std::string place, Text reason) { return {"", std::move(place), std::move(reason)}; }

Expected<void> checkEdit(const CellEdit& edit, const std::string& place) {
    if (edit.row < 0 || edit.row >= maxRows || edit.column < 0 || edit.column >= maxColumns)
        return unexpected(
            refusal(place, {NORMSCOPE_TEXT("row and column must lie in 0 ... %1, not %2 and %3"),
                            {std::to_string(maxRows - 1), std::to_string(edit.row), std::to_string(edit.column)}}));
    if (!(std::abs(edit.value) <= largestEdit)) // refuses NaN too
        return unexpected(refusal(place, {NORMSCOPE_TEXT("the value must lie in %1 ... %2, not %3"),
                                          {roundTrip(-largestEdit), roundTrip(largestEdit), roundTrip(edit.value)}}));
    return {};
}

Expected<void> checkEdits(const std::vector<CellEdit>& edits) {
    std::set<std::pair<Index, Index>> cells;
    for (std::size_t i = 0; i < edits.size(); ++i) {
        const std::string place = "data.edits[" + std::to_string(i) + "]";
        if (const auto checked = checkEdit(edits[i], place); !checked) return checked;
        if (!cells.emplace(edits[i].row, edits[i].column).second)
            return unexpected(refusal(place, NORMSCOPE_TEXT("this cell has a value already")));
    }
    return {};
}

Expected<void> checkRows(const DataSettings& data) {
    const Index rows = data.samples * data.tokens; // both are at most 512: no overflow
    if (rows <= maxRows) return {};
    return unexpected(
        refusal("data.tokens", {NORMSCOPE_TEXT("samples times tokens must be at most %1 rows, not %2 times %3"),
                                {std::to_string(maxRows), std::to_string(data.samples), std::to_string(data.tokens)}}));
}

Expected<void> checkPadding(const DataSettings& data) {
    if (data.padding < data.tokens) return {};
    return unexpected(refusal(
        "data.padding", {NORMSCOPE_TEXT("must leave at least one real token: less than %1 tokens a sample, not %2"),
                         {std::to_string(data.tokens), std::to_string(data.padding)}}));
}

// What one pass keeps: activations of every layer, weights (drawn, and those of the arm) and their gradients.
double bytesOf(const DepthSettings& depth) {
    constexpr int weightCopies = 3;
    return stackBytes({.block = depth.block,
                       .layers = depth.layers,
                       .width = depth.width,
                       .hidden = depth.hidden,
                       .heads = depth.heads,
                       .tokens = depth.tokens,
                       .batch = depth.batch},
                      weightCopies);
}

Expected<void> checkMemory(const DepthSettings& depth) {
    constexpr double giga = 1e9, most = 2 * giga;
    const double bytes = bytesOf(depth);
    if (bytes <= most) return {};
    return unexpected(
        refusal("depth.layers",
                {NORMSCOPE_TEXT("a stack of %1 layers of width %2 on %3 rows needs about %4 GB of memory, more than "
                                "%5: make one of them smaller"),
                 {std::to_string(depth.layers), std::to_string(depth.width), std::to_string(depth.batch * depth.tokens),
                  fixed(bytes / giga, 1), fixed(most / giga, 0)}}));
}

Expected<void> checkFile(const DataSettings& data) {
    if (data.source != DataSource::File || !data.file.empty()) return {};
    return unexpected(refusal("data.file", NORMSCOPE_TEXT("choose a file first: the data set is \"file\"")));
}

void warnOfBatchNorm(const Scenario& scenario, std::vector<Text>& found) {
    const auto& norms = scenario.axes.norms;
    if (std::ranges::find(norms, NormKind::Batch) == norms.end()) return;
    warnOfRunningStatistics(scenario.norm, found);
    warnOfMask(scenario.norm.maskPadding, scenario.data.padding > 0, found);
}

std::vector<Text> depthWarnings(const DepthSettings& depth) {
    constexpr Index quick = 128;
    const bool several = depth.arms.size() > 1 || depth.seeds > 1;
    if (depth.layers <= quick) return {};
    if (!several) return {NORMSCOPE_TEXT("A stack this deep takes a while; its curves appear when they are done.")};
    return {
        {NORMSCOPE_TEXT("%1 layers, %2 stacks: this takes a while. Curves appear one by one; fewer seeds are faster."),
         {std::to_string(depth.layers), std::to_string(depth.arms.size() * std::size_t(depth.seeds))}}};
}

} // namespace

Expected<void> validate(const Scenario& scenario) {
    for (const auto& parameter : parameters())
        if (const auto checked = check(parameter, parameter.get(scenario)); !checked) return checked;
    if (const auto checked = checkRows(scenario.data); !checked) return checked;
    if (const auto checked = checkPadding(scenario.data); !checked) return checked;
    if (const auto checked = checkFile(scenario.data); !checked) return checked;
    if (const auto checked = checkMemory(scenario.depth); !checked) return checked;
    if (const auto checked = validateTraining(scenario); !checked) return checked;
    if (const auto checked = validateBatch(scenario.batch); !checked) return checked;
    return checkEdits(scenario.data.edits);
}

std::vector<Text> warnings(const Scenario& scenario) {
    switch (scenario.page) {
    case Page::Depth:
        return depthWarnings(scenario.depth);
    case Page::Training:
        return trainingWarnings(scenario);
    case Page::Batch:
        return batchWarnings(scenario);
    case Page::Precision:
        return precisionWarnings(scenario.precision);
    case Page::Models:
        return {};
    case Page::Axes:
        break;
    }
    std::vector<Text> found;
    warnOfBatchNorm(scenario, found);
    return found;
}

} // namespace normscope
