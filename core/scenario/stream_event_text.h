// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "error.h"
#include "scenario/batch_settings.h"

#include <string>
#include <string_view>
#include <vector>

// The events of the Batch page's stream: as text, "poison @30", and as something to change one by one. They stand in
// the order of their batches, one of a kind and batch once.
namespace normscope {

inline constexpr std::size_t mostEvents = 32;

std::string eventText(const StreamEvent& event);
Expected<StreamEvent> parseEvent(std::string_view text);

void sortEvents(std::vector<StreamEvent>& events);
// An event that is there already, or is not there, changes nothing.
BatchSettings withEvent(BatchSettings settings, const StreamEvent& event);
BatchSettings withoutEvent(BatchSettings settings, const StreamEvent& event);

} // namespace normscope
