// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "io/array.h"

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

// Hugging Face's .safetensors: eight bytes of header length, a JSON header, and the tensors' bytes one after another
// (https://github.com/huggingface/safetensors, "Format"). Files from strangers are expected: nothing is believed before
// it is checked against the size of the file, and only the header and the tensors that are asked for are ever read.
namespace normscope {

// One tensor as the header tells of it.
struct TensorInfo {
    std::string name;
    std::string dtype;                // as the file writes it: "F32", "BF16", "F8_E4M3" ...
    std::vector<Index> shape;         // empty: a single number
    std::uint64_t begin = 0, end = 0; // bytes, from the end of the header
    bool readable = false;            // F64, F32, F16, BF16, BOOL, integers; false: listed only

    Index size() const; // numbers
};

struct Safetensors {
    std::string path;
    std::vector<TensorInfo> tensors; // in the order of their bytes
    std::map<std::string, std::string> metadata;
    std::uint64_t dataStart = 0; // bytes

    const TensorInfo* find(const std::string& name) const; // nullptr: there is none
};

inline constexpr std::uint64_t mostHeaderBytes = 100'000'000; // the format's own limit

// Refused: a header that is cut short, too long, no JSON object, not UTF-8, or has a key twice; metadata that is not
// text; a tensor whose bytes do not fit its shape and type; ranges that overlap, leave a hole or end before the file
// does. header: the JSON; dataBytes: of what follows it. name stands in messages.
Expected<Safetensors> parseSafetensors(std::string_view header, std::uint64_t dataBytes, const std::string& name);
Expected<Safetensors> readSafetensors(const std::string& path); // the header alone

// The numbers of one tensor, float16 and bfloat16 exactly. Refuses a type that is only listed, and a file that has
// become shorter since.
Expected<Array> readTensor(const Safetensors& file, const TensorInfo& tensor);

} // namespace normscope
