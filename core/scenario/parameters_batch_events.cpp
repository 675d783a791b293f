// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenario/parameter_builders.h"
#include "scenario/parameter_groups.h"
#include "scenario/stream_event_text.h"

// What happens to the running statistics of the Batch page's stream.
namespace normscope {

namespace {

ParameterValue textsOf(const Scenario& scenario) {
    std::vector<std::string> texts;
    for (const StreamEvent& event : scenario.batch.events) texts.push_back(eventText(event));
    return texts;
}

void setEvents(Scenario& scenario, const ParameterValue& value) {
    auto& events = scenario.batch.events;
    events.clear();
    for (const std::string& text : std::get<std::vector<std::string>>(value))
        events.push_back(parseEvent(text).value());
    sortEvents(events);
}

Expected<void> checkEvent(const std::string& text) {
    if (const auto event = parseEvent(text); !event) return unexpected(event.error());
    return {};
}

Parameter events() {
    return describe::complete(
        {.key = "batch.events",
         .group = "batch",
         .label = NORMSCOPE_TEXT("events"),
         .help = NORMSCOPE_TEXT("What happens to the running statistics, and at which batch. Reset: they start anew. "
                                "Poison: one value of that batch is NaN. Repair: they become the plain average over "
                                "the finite batches so far."),
         .type = ParameterType::Phrases,
         .minChoices = 0,
         .maxChoices = mostEvents,
         .get = textsOf,
         .set = setEvents,
         .checkPhrase = checkEvent,
         .example = "poison @30"});
}

Parameter guard() {
    return describe::onOff(
        {.key = "batch.guard",
         .group = "batch",
         .label = NORMSCOPE_TEXT("skip NaN batches"),
         .help = NORMSCOPE_TEXT("A batch with a value that is not finite does not reach the running statistics. "
                                "Without this a NaN stays in them until they are reset or repaired.")},
        describe::at(&Scenario::batch, &BatchSettings::guard));
}

} // namespace

std::vector<Parameter> batchEventParameters() { return {events(), guard()}; }

} // namespace normscope
