// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/npz.h"
#include "require.h"

namespace {

using namespace normscope;

void check(std::span<const std::byte> bytes) {
    const auto members = parseNpz(bytes, "input");
    if (!members) return fuzz::require(!members.error().reason.empty());
    fuzz::require(!members->empty());
    for (const NpzMember& member : *members) fuzz::requireWhole(member.array);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    check(std::as_bytes(std::span(data, size)));
    return 0;
}
