// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/npy.h"
#include "require.h"

namespace {

using namespace normscope;

// What is read can be written and read again.
void check(std::span<const std::byte> bytes) {
    const Expected<Array> array = parseNpy(bytes, "input");
    if (!array) return fuzz::require(!array.error().reason.empty());
    fuzz::requireWhole(*array);
    const std::string written = npyBytes(*array);
    const Expected<Array> again = parseNpy(std::as_bytes(std::span(written)), "written");
    fuzz::require(again.has_value() && again->notes.empty());
    fuzz::requireSameNumbers(*array, *again);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    check(std::as_bytes(std::span(data, size)));
    return 0;
}
