// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenario/validate_batch.h"

#include "scenario/norm_warnings.h"
#include "scenario/stack_cost.h"
#include "scenario/stream_event_text.h"

#include <algorithm>

namespace normscope {

namespace {

// The largest study: two norms with batches of 2, 4 ... 64.
bool takesLong(const BatchSettings& batch) {
    constexpr Index norms = 2, rows = 2 + 4 + 8 + 16 + 32 + 64;
    const double step = norms * multiplyAdds({.block = BlockKind::Linear, .layers = 2, .width = 64, .batch = rows});
    return step * double(batch.steps) * double(batch.seeds) > longComputation;
}

void warnOfEvents(const BatchSettings& batch, std::vector<Text>& found) {
    for (const StreamEvent& event : batch.events)
        if (event.batch > batch.batches)
            found.push_back({NORMSCOPE_TEXT("\"%1\" does not happen: the stream has %2 batches."),
                             {eventText(event), std::to_string(batch.batches)}});
}

} // namespace

Expected<void> validateBatch(const BatchSettings& batch) {
    for (const StreamEvent& event : batch.events)
        if (std::ranges::count(batch.events, event) > 1)
            return unexpected(Error{
                "", "batch.events", {NORMSCOPE_TEXT("\"%1\" stands here twice; once is enough"), {eventText(event)}}});
    return {};
}

std::vector<Text> batchWarnings(const Scenario& scenario) {
    const BatchSettings& batch = scenario.batch;
    std::vector<Text> found;
    warnOfRunningStatistics(scenario.norm, found);
    warnOfMask(batch.mask, batch.padding > 0, found);
    warnOfEvents(batch, found);
    if (takesLong(batch))
        found.push_back({NORMSCOPE_TEXT("%1 steps with %2 seeds: the trainings take a while. Fewer of either are "
                                        "faster; everything else is there at once."),
                         {std::to_string(batch.steps), std::to_string(batch.seeds)}});
    return found;
}

} // namespace normscope
