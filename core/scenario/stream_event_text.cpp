// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenario/stream_event_text.h"

#include "scenario/parameter.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <tuple>

namespace normscope {

namespace {

using Kind = StreamEvent::Kind;

struct NamedKind {
    Kind kind;
    const char* name;
};
constexpr NamedKind namedKinds[] = {{Kind::Reset, "reset"}, {Kind::Poison, "poison"}, {Kind::Repair, "repair"}};

std::string nameOf(Kind kind) { return std::ranges::find(namedKinds, kind, &NamedKind::kind)->name; }

std::optional<Kind> kindOf(std::string_view name) {
    for (const NamedKind& named : namedKinds)
        if (named.name == name) return named.kind;
    return {};
}

std::string_view trimmed(std::string_view text) {
    const auto blank = [](char c) { return c == ' ' || c == '\t'; };
    while (!text.empty() && blank(text.front())) text.remove_prefix(1);
    while (!text.empty() && blank(text.back())) text.remove_suffix(1);
    return text;
}

Index mostBatches() { return Index(findParameter("batch.batches")->upper); }

std::optional<Index> batchOf(std::string_view digits) {
    const char* last = digits.data() + digits.size();
    Index batch = 0;
    const auto [end, error] = std::from_chars(digits.data(), last, batch);
    if (error != std::errc() || end != last || batch < 1 || batch > mostBatches()) return {};
    return batch;
}

} // namespace

std::string eventText(const StreamEvent& event) {
    return nameOf(event.kind).append(" @").append(std::to_string(event.batch));
}

Expected<StreamEvent> parseEvent(std::string_view text) {
    const auto at = text.find('@');
    const auto kind = kindOf(trimmed(text.substr(0, at)));
    if (!kind) return unexpected(Error{"", "", NORMSCOPE_TEXT("must begin with reset, poison or repair")});
    const auto batch = batchOf(at == std::string_view::npos ? std::string_view() : trimmed(text.substr(at + 1)));
    if (!batch)
        return unexpected(Error{"",
                                "",
                                {NORMSCOPE_TEXT("must end with @ and a batch in 1 ... %1, as in \"%2\""),
                                 {std::to_string(mostBatches()), eventText({*kind, 30})}}});
    return StreamEvent{*kind, *batch};
}

void sortEvents(std::vector<StreamEvent>& events) {
    std::ranges::sort(events, {}, [](const StreamEvent& event) { return std::tuple(event.batch, event.kind); });
}

BatchSettings withEvent(BatchSettings settings, const StreamEvent& event) {
    if (std::ranges::find(settings.events, event) == settings.events.end()) settings.events.push_back(event);
    sortEvents(settings.events);
    return settings;
}

BatchSettings withoutEvent(BatchSettings settings, const StreamEvent& event) {
    std::erase(settings.events, event);
    return settings;
}

} // namespace normscope
