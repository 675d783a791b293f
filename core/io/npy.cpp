// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/npy.h"

#include "io/file.h"
#include "io/npy_header.h"
#include "io/npy_values.h"

#include <algorithm>
#include <limits>

namespace normscope {

namespace {

// The bytes of the numbers, if the file holds as many as the header promises.
Expected<std::span<const std::byte>> numberBytes(std::span<const std::byte> file, const NpyHeader& header, Index count,
                                                 const std::string& name) {
    const std::size_t found = file.size() - header.dataOffset, size = bytesOf(header.type.type);
    if (std::size_t(count) > found / size) {
        const bool countable = std::size_t(count) <= std::numeric_limits<std::size_t>::max() / size;
        const std::string expected = countable ? std::to_string(std::size_t(count) * size) : "2^64";
        return tl::make_unexpected(Error{name, "data",
                                         Text(NORMSCOPE_TEXT("the file is cut short: %1 bytes expected, %2 found"),
                                              {expected, std::to_string(found)})});
    }
    return file.subspan(header.dataOffset, std::size_t(count) * size);
}

// A byte of the file may become eight, and some megabytes of an archive unpack to gigabytes of it.
Expected<void> refuseTooLarge(NumberType type, Index count, const std::string& name) {
    constexpr std::size_t mostBytes = std::size_t(4) << 30; // as of every file
    const bool single = type == NumberType::Float16 || type == NumberType::Float32;
    if (std::size_t(count) <= mostBytes / (single ? sizeof(float) : sizeof(double))) return {};
    return unexpected(Error{name, "data", NORMSCOPE_TEXT("the array is too large: 4 GiB of numbers at most")});
}

void addNotes(Array& array, Index inexact, std::size_t extraBytes) {
    if (inexact > 0)
        array.notes.push_back(Text(NORMSCOPE_TEXT("Integers beyond 2^53, rounded to the nearest double: %1."),
                                   {std::to_string(inexact)}));
    if (extraBytes > 0)
        array.notes.push_back(Text(NORMSCOPE_TEXT("Bytes after the data, ignored: %1."), {std::to_string(extraBytes)}));
}

} // namespace

Expected<Array> parseNpy(std::span<const std::byte> bytes, const std::string& name) {
    Expected<NpyHeader> header = parseNpyHeader(bytes, name);
    if (!header) return tl::make_unexpected(header.error());
    Array array;
    array.shape = std::move(header->shape);
    array.stored = header->type.type;
    const auto numbers = numberBytes(bytes, *header, array.size(), name);
    if (!numbers) return tl::make_unexpected(numbers.error());
    if (const auto fits = refuseTooLarge(header->type.type, array.size(), name); !fits) return unexpected(fits.error());
    NpyValues decoded = decodeNpy(*numbers, header->type);
    array.values = std::move(decoded.values);
    if (header->fortranOrder) fortranToC(array.values, array.shape);
    addNotes(array, decoded.inexact, bytes.size() - header->dataOffset - numbers->size());
    return array;
}

Expected<Array> readNpy(const std::string& path) {
    const auto bytes = readFile(path);
    if (!bytes) return tl::make_unexpected(bytes.error());
    return parseNpy(*bytes, path);
}

} // namespace normscope
