// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/safetensors.h"
#include "models/norm_parameters.h"
#include "require.h"

#include <string_view>

namespace {

using namespace normscope;

// The first two bytes say how many bytes of tensors follow the header, the rest is the header.
void check(std::string_view input) {
    if (input.size() < 2) return;
    const auto dataBytes =
        std::uint64_t(static_cast<unsigned char>(input[0])) << 8 | static_cast<unsigned char>(input[1]);
    const auto file = parseSafetensors(input.substr(2), dataBytes, "input");
    if (!file) return fuzz::require(!file.error().reason.empty());
    std::uint64_t reached = 0;
    for (const TensorInfo& tensor : file->tensors) {
        fuzz::require(tensor.begin == reached && tensor.end >= tensor.begin && tensor.size() >= 0);
        reached = tensor.end;
    }
    fuzz::require(reached == dataBytes);
    for (const NormParameters& norm : findNorms(*file)) fuzz::require(!norm.name.empty() && !norm.role.empty());
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    check({reinterpret_cast<const char*>(data), size});
    return 0;
}
