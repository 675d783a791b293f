// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/batch_memory.h"

#include <algorithm>
#include <cmath>

// What has happened to the running statistics, in words.
namespace normscope {

namespace {

Text badStatistics(const Spoilt& spoilt) {
    if (spoilt.mean && spoilt.var) return NORMSCOPE_TEXT("the running mean and variance are NaN");
    return spoilt.mean ? NORMSCOPE_TEXT("the running mean is NaN") : NORMSCOPE_TEXT("the running variance is NaN");
}

Text whose(const BatchScene& scene, const Spoilt& spoilt) {
    const Index all = scene.result.stream.features;
    if (spoilt.features == all) return {NORMSCOPE_TEXT("in all %1 features"), {count(all)}};
    if (spoilt.chosen)
        return {NORMSCOPE_TEXT("in %1 of %2 features, this one among them"), {count(spoilt.features), count(all)}};
    return {NORMSCOPE_TEXT("in %1 of %2 features, not in this one"), {count(spoilt.features), count(all)}};
}

Text eventText(const BatchScene& scene, const StreamEvent& event) {
    const std::string batch = count(event.batch);
    switch (event.kind) {
    case StreamEvent::Kind::Reset:
        return {NORMSCOPE_TEXT("Before batch %1 the running statistics began anew at mean 0 and variance 1."), {batch}};
    case StreamEvent::Kind::Repair:
        if (finiteBatches(scene, event.batch).empty())
            return {NORMSCOPE_TEXT("Before batch %1 no finite batch had come: the repair set the running statistics "
                                   "back to mean 0 and variance 1."),
                    {batch}};
        return {NORMSCOPE_TEXT("Before batch %1 the running statistics became the plain average over the finite "
                               "batches so far."),
                {batch}};
    case StreamEvent::Kind::Poison:
        break;
    }
    if (scene.settings().guard && scene.norm().trackRunningStats)
        return {NORMSCOPE_TEXT("One value of batch %1 was NaN; the guard kept it from the running statistics."),
                {batch}};
    return {NORMSCOPE_TEXT("One value of batch %1 was NaN."), {batch}};
}

Text reasonText(NormStatus status) {
    switch (status) {
    case NormStatus::OneValuePerChannel:
        return NORMSCOPE_TEXT("one row has no variance to speak of");
    case NormStatus::ZeroVarianceZeroEps:
        return NORMSCOPE_TEXT("a feature is constant and ε is 0, which asks for 0/0");
    case NormStatus::EmptyBatch:
    case NormStatus::UnevenGroups:
    case NormStatus::Ok:
        break;
    }
    return NORMSCOPE_TEXT("they hold no rows");
}

} // namespace

Text memoryText(const BatchScene& scene) {
    if (!scene.norm().trackRunningStats) return {};
    const double share = shareOfNew(scene.norm());
    if (std::isnan(share)) return NORMSCOPE_TEXT("every batch counts the same");
    if (share <= 0) return NORMSCOPE_TEXT("the start values stay for ever");
    if (share >= 1) return NORMSCOPE_TEXT("only the last batch is remembered");
    return {NORMSCOPE_TEXT("half-life %1 batches"), {fixed(halfLife(share), 1)}};
}

Text spoiltText(const BatchScene& scene) {
    const Spoilt spoilt = spoiltAt(scene, scene.cursor);
    if (spoilt.features == 0) return {};
    const Text cause = scene.step(spoilt.since).poisoned ? NORMSCOPE_TEXT("one value of that batch was NaN")
                                                         : NORMSCOPE_TEXT("that batch held a value that is not finite");
    const Text fact(NORMSCOPE_TEXT("Since batch %1 %2 %3: %4."),
                    {strong(count(spoilt.since)), {badStatistics(spoilt), Role::Failure}, whose(scene, spoilt), cause});
    return sequence({fact, NORMSCOPE_TEXT("Evaluation gives NaN there until they are reset or repaired.")});
}

std::vector<Text> eventTexts(const BatchScene& scene) {
    std::vector<StreamEvent> events = scene.settings().events;
    std::stable_sort(events.begin(), events.end(),
                     [](const StreamEvent& a, const StreamEvent& b) { return a.batch < b.batch; });
    const Spoilt spoilt = spoiltAt(scene, scene.cursor);
    std::vector<Text> texts;
    for (const StreamEvent& event : events) {
        const bool told = event.kind == StreamEvent::Kind::Poison && event.batch == spoilt.since;
        const bool matters = event.kind == StreamEvent::Kind::Poison || scene.norm().trackRunningStats;
        if (event.batch <= scene.cursor && !told && matters) texts.push_back(eventText(scene, event));
    }
    return texts;
}

Text refusedText(const BatchScene& scene) {
    Index refused = 0;
    NormStatus why = NormStatus::Ok;
    for (Index batch = 1; batch <= scene.cursor; ++batch)
        if (scene.step(batch).status != NormStatus::Ok) ++refused, why = scene.step(batch).status;
    if (refused == 0) return {};
    return {NORMSCOPE_TEXT("BatchNorm refused %1 of %2 batches: %3. The running statistics stayed as they were."),
            {strong(count(refused)), count(scene.cursor), reasonText(why)}};
}

} // namespace normscope
