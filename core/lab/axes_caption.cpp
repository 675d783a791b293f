// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/axes_caption.h"

#include "lab/axes_norms.h"
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
    text = {"%1, %2",
            {text, data.units == Units::Standard ? Text(NORMSCOPE_TEXT("standard units"))
                                                 : Text(NORMSCOPE_TEXT("raw units"))}};
    if (data.scale != 1 || data.offset != 0)
        text = {NORMSCOPE_TEXT("%1, × %2, + %3"), {text, shortNumber(data.scale), shortNumber(data.offset)}};
    if (!data.edits.empty()) text = {NORMSCOPE_TEXT("%1, cells edited: %2"), {text, count(Index(data.edits.size()))}};
    return text;
}

Text normPart(const AxesResult& result) {
    std::vector<Text> names;
    for (const AxesRun& run : result.runs) names.push_back({"%1", {methodName(run.kind)}});
    Text text = sequence(names, ", ");
    const bool batch = std::any_of(result.runs.begin(), result.runs.end(),
                                   [](const AxesRun& run) { return run.kind == NormKind::Batch; });
    if (!batch || result.scenario.norm.mode == NormMode::Train) return text;
    return {NORMSCOPE_TEXT("%1, running statistics"), {text}};
}

Text affinePart(const NormSettings& norm) {
    if (gammaOf(norm) == 1 && betaOf(norm) == 0) return {};
    return {"γ %1, β %2", {shortNumber(gammaOf(norm)), shortNumber(betaOf(norm))}};
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
                     affinePart(scenario.norm),
                     {NORMSCOPE_TEXT("seed %1"), {std::to_string(scenario.seed)}},
                     {NORMSCOPE_TEXT("code %1"), {code(scenario)}}},
                    " · ");
}

} // namespace normscope
