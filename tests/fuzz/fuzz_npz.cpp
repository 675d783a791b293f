// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/npz.h"
#include "require.h"
#include "zip_repair.h"

namespace {

using namespace normscope;

void check(std::span<const std::byte> bytes) {
    const auto members = parseNpz(bytes, "input");
    if (!members) return fuzz::require(!members.error().reason.empty());
    fuzz::require(!members->empty());
    for (const NpzMember& member : *members) fuzz::requireWhole(member.array);
}

} // namespace

extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t largest);

// Three of four mutations are repaired: a changed .npy file then passes its checksum and is read. The fourth is not, as
// what an archive says of itself has to be refused as well.
extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size, std::size_t largest,
                                               unsigned int seed) {
    const std::size_t mutated = LLVMFuzzerMutate(data, size, largest);
    if (seed % 4 != 0) fuzz::ZipRepair({data, mutated}).run();
    return mutated;
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    check(std::as_bytes(std::span(data, size)));
    return 0;
}
