// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/axes_caption.h"

#include "lab/axes_affine.h"
#include "lab/axes_padding.h"
#include "lab/axes_words.h"
#include "scenario/scenario_json.h"

#include <algorithm>

namespace normscope {

namespace {

Text dataPart(const AxesResult& result) {
    const DataSettings& data = result.scenario.data;
    const Index tokens = std::max<Index>(result.sample.tokens, 1);
    const Index samples = result.sample.x.rows() / tokens;
    Text text(samples == 1 ? NORMSCOPE_TEXT("%1, %2 sample") : NORMSCOPE_TEXT("%1, %2 samples"),
              {result.tableName, count(samples)});
    if (tokens > 1) text = {NORMSCOPE_TEXT("%1 of %2 tokens"), {text, count(tokens)}};
    const Index padding = paddingTokens(result.sample);
    if (padding > 0) text = {NORMSCOPE_TEXT("%1, the last %2 padding"), {text, count(padding)}};
    text = {"%1, %2",
            {text, data.units == Units::Standard ? Text(NORMSCOPE_TEXT("standard units"))
                                                 : Text(NORMSCOPE_TEXT("raw units"))}};
    if (data.scale != 1 || data.offset != 0)
        text = {NORMSCOPE_TEXT("%1, × %2, + %3"), {text, shortNumber(data.scale), shortNumber(data.offset)}};
    if (!data.edits.empty()) text = {NORMSCOPE_TEXT("%1, cells edited: %2"), {text, count(Index(data.edits.size()))}};
    return text;
}

Text nameOf(const AxesRun& run, const NormSettings& norm) {
    if (run.kind == NormKind::Group)
        return {norm.numGroups == 1 ? NORMSCOPE_TEXT("%1 of %2 group") : NORMSCOPE_TEXT("%1 of %2 groups"),
                {methodName(run.kind), count(norm.numGroups)}};
    return {"%1", {methodName(run.kind)}};
}

// Which statistics BatchNorm takes, unless they are those of the whole batch in training.
Text statisticsPart(const AxesRun& batch, const NormSettings& norm) {
    std::vector<Text> parts;
    if (!batch.groups.real.empty()) parts.push_back(NORMSCOPE_TEXT("padding masked"));
    if (batch.group == GroupShape::Cell)
        parts.push_back(norm.cumulative ? Text(NORMSCOPE_TEXT("running statistics, plain average over %1"),
                                               {batches(batch.running.batches)})
                                        : NORMSCOPE_TEXT("running statistics"));
    else if (norm.mode == NormMode::Evaluate)
        parts.push_back(NORMSCOPE_TEXT("no running statistics: evaluation uses this batch"));
    return sequence(parts, ", ");
}

Text normPart(const AxesResult& result) {
    std::vector<Text> parts;
    for (const AxesRun& run : result.runs) parts.push_back(nameOf(run, result.scenario.norm));
    for (const AxesRun& run : result.runs)
        if (run.kind == NormKind::Batch) parts.push_back(statisticsPart(run, result.scenario.norm));
    return sequence(parts, ", ");
}

} // namespace

Text axesTitle(const Scenario& scenario) {
    if (!scenario.title.empty()) return {"%1", {scenario.title}};
    return NORMSCOPE_TEXT("Which numbers are averaged?");
}

Text axesCaption(const AxesResult& result) {
    const Scenario& scenario = result.scenario;
    return sequence({dataPart(result),
                     normPart(result),
                     {"ε %1", {epsPlain(scenario.norm.eps)}},
                     affineCaption(result),
                     {NORMSCOPE_TEXT("seed %1"), {std::to_string(scenario.seed)}},
                     {NORMSCOPE_TEXT("code %1"), {code(scenario)}}},
                    " · ");
}

} // namespace normscope
