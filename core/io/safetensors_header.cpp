// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/excerpt.h"
#include "io/safetensors.h"
#include "io/safetensors_type.h"
#include "scenario/json_document.h"

#include <algorithm>
#include <limits>

namespace normscope {

namespace {

using nlohmann::json;

using Checked = tl::expected<void, Text>;

bool isCount(const json& value) {
    return value.is_number_unsigned() && value.get<std::uint64_t>() <= std::numeric_limits<std::int64_t>::max();
}

// Numbers, none if that is more than an Index holds.
std::optional<std::uint64_t> product(const std::vector<Index>& shape) {
    std::uint64_t total = 1;
    for (const Index n : shape)
        if (__builtin_mul_overflow(total, std::uint64_t(n), &total)) return {};
    if (total > std::uint64_t(std::numeric_limits<Index>::max())) return {};
    return total;
}

Checked readShape(const json& value, TensorInfo& tensor) {
    constexpr std::size_t mostAxes = 32;
    const bool counts = value.is_array() && value.size() <= mostAxes && std::ranges::all_of(value, isCount);
    if (!counts) return unexpected(Text(NORMSCOPE_TEXT("\"shape\" must be a list of counts")));
    for (const json& n : value) tensor.shape.push_back(n.get<Index>());
    return {};
}

Checked readOffsets(const json& value, TensorInfo& tensor) {
    const bool range = value.is_array() && value.size() == 2 && isCount(value[0]) && isCount(value[1]);
    if (!range) return unexpected(Text(NORMSCOPE_TEXT("\"data_offsets\" must be two counts of bytes")));
    tensor.begin = value[0].get<std::uint64_t>();
    tensor.end = value[1].get<std::uint64_t>();
    if (tensor.begin > tensor.end) return unexpected(Text(NORMSCOPE_TEXT("\"data_offsets\" end before they begin")));
    return {};
}

Checked checkBytes(const TensorInfo& tensor) {
    const auto numbers = product(tensor.shape);
    if (!numbers) return unexpected(Text(NORMSCOPE_TEXT("its shape has more numbers than can be counted")));
    const auto each = tensorBytes(tensor.dtype);
    if (!each) return {}; // of a type that nobody here knows the size of
    std::uint64_t bytes = 0;
    if (__builtin_mul_overflow(*numbers, *each, &bytes) || bytes != tensor.end - tensor.begin)
        return unexpected(Text(NORMSCOPE_TEXT("%1 numbers of type %2 do not take its %3 bytes"),
                               {std::to_string(*numbers), tensor.dtype, std::to_string(tensor.end - tensor.begin)}));
    return {};
}

Checked readTensorInfo(const json& value, TensorInfo& tensor) {
    if (!value.is_object()) return unexpected(Text(NORMSCOPE_TEXT("must be an object")));
    for (const auto& [key, part] : value.items())
        if (key != "dtype" && key != "shape" && key != "data_offsets")
            return unexpected(Text(NORMSCOPE_TEXT("unknown key \"%1\""), {excerpt(key)}));
    for (const char* key : {"dtype", "shape", "data_offsets"})
        if (!value.contains(key)) return unexpected(Text(NORMSCOPE_TEXT("\"%1\" is missing"), {key}));
    if (!value["dtype"].is_string()) return unexpected(Text(NORMSCOPE_TEXT("\"dtype\" must be text")));
    tensor.dtype = value["dtype"].get<std::string>();
    tensor.readable = isReadableTensor(tensor.dtype);
    return readShape(value["shape"], tensor)
        .and_then([&] { return readOffsets(value["data_offsets"], tensor); })
        .and_then([&] { return checkBytes(tensor); });
}

Expected<void> readMetadata(const json& value, Safetensors& file) {
    const std::string place = "__metadata__";
    if (!value.is_object()) return unexpected(Error{file.path, place, NORMSCOPE_TEXT("must be an object")});
    for (const auto& [key, text] : value.items()) {
        if (!text.is_string())
            return unexpected(Error{file.path, place, {NORMSCOPE_TEXT("\"%1\" must be text"), {excerpt(key)}}});
        file.metadata[key] = text.get<std::string>();
    }
    return {};
}

// Sorted by their first byte, the ranges must tile the data from its first byte to its last.
Expected<void> checkTiling(const Safetensors& file, std::uint64_t dataBytes) {
    std::uint64_t reached = 0;
    for (const TensorInfo& tensor : file.tensors) {
        const std::vector<TextArgument> places = {std::to_string(tensor.begin), std::to_string(reached)};
        if (tensor.begin < reached)
            return unexpected(
                Error{file.path,
                      excerpt(tensor.name),
                      {NORMSCOPE_TEXT("begins at byte %1 and overlaps the tensor before, which ends at %2"), places}});
        if (tensor.begin > reached)
            return unexpected(
                Error{file.path,
                      excerpt(tensor.name),
                      {NORMSCOPE_TEXT("begins at byte %1 and leaves a hole behind the tensor before, which ends at %2"),
                       places}});
        reached = tensor.end;
    }
    if (reached == dataBytes) return {};
    return unexpected(Error{file.path,
                            "",
                            {NORMSCOPE_TEXT("the tensors take %1 bytes, but %2 follow the header"),
                             {std::to_string(reached), std::to_string(dataBytes)}}});
}

} // namespace

Expected<Safetensors> parseSafetensors(std::string_view header, std::uint64_t dataBytes, const std::string& name) {
    const auto root = parseJson(header, name);
    if (!root) return unexpected(root.error());
    if (!root->is_object()) return unexpected(Error{name, "", NORMSCOPE_TEXT("the header is not an object")});
    Safetensors file;
    file.path = name;
    for (const auto& [key, value] : root->items()) {
        if (key == "__metadata__") {
            if (const auto done = readMetadata(value, file); !done) return unexpected(done.error());
            continue;
        }
        TensorInfo tensor;
        tensor.name = key;
        if (const auto done = readTensorInfo(value, tensor); !done)
            return unexpected(Error{name, excerpt(key), done.error()});
        file.tensors.push_back(std::move(tensor));
    }
    std::ranges::stable_sort(file.tensors, {},
                             [](const TensorInfo& tensor) { return std::pair(tensor.begin, tensor.end); });
    if (const auto tiled = checkTiling(file, dataBytes); !tiled) return unexpected(tiled.error());
    return file;
}

} // namespace normscope
