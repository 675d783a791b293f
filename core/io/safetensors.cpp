// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/safetensors.h"

#include "io/safetensors_type.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>

namespace normscope {

namespace {

tl::unexpected<Error> refusal(const std::string& file, Text reason) {
    return unexpected(Error{file, "", std::move(reason)});
}

std::uint64_t littleEndian(const std::array<unsigned char, 8>& bytes) {
    std::uint64_t value = 0;
    for (std::size_t k = bytes.size(); k-- > 0;) value = value << 8 | bytes[k];
    return value;
}

Expected<std::uint64_t> sizeOf(const std::string& path) {
    std::error_code fault;
    if (std::filesystem::is_directory(path, fault))
        return refusal(path, NORMSCOPE_TEXT("this is a folder, not a file"));
    const auto size = std::filesystem::file_size(path, fault);
    if (fault) return refusal(path, {NORMSCOPE_TEXT("cannot be opened: %1"), {fault.message()}});
    return size;
}

Expected<std::uint64_t> headerLength(std::ifstream& file, const std::string& path, std::uint64_t fileBytes) {
    std::array<unsigned char, 8> bytes{};
    if (fileBytes < bytes.size() || !file.read(reinterpret_cast<char*>(bytes.data()), bytes.size()))
        return refusal(path, NORMSCOPE_TEXT("not a .safetensors file: shorter than the length of its header"));
    const std::uint64_t length = littleEndian(bytes);
    if (length > mostHeaderBytes)
        return refusal(path,
                       {NORMSCOPE_TEXT("not a .safetensors file: its header claims %1 bytes, at most %2 are read"),
                        {std::to_string(length), std::to_string(mostHeaderBytes)}});
    if (length > fileBytes - bytes.size())
        return refusal(path, {NORMSCOPE_TEXT("is cut short: its header claims %1 bytes, %2 are there"),
                              {std::to_string(length), std::to_string(fileBytes - bytes.size())}});
    return length;
}

} // namespace

Index TensorInfo::size() const {
    Index product = 1;
    for (const Index n : shape) product *= n;
    return product;
}

const TensorInfo* Safetensors::find(const std::string& name) const {
    const auto found = std::ranges::find(tensors, name, &TensorInfo::name);
    return found == tensors.end() ? nullptr : &*found;
}

Expected<Safetensors> readSafetensors(const std::string& path) {
    const auto fileBytes = sizeOf(path);
    if (!fileBytes) return unexpected(fileBytes.error());
    std::ifstream file(path, std::ios::binary);
    if (!file) return refusal(path, {NORMSCOPE_TEXT("cannot be opened: %1"), {"read"}});
    const auto length = headerLength(file, path, *fileBytes);
    if (!length) return unexpected(length.error());
    std::string header(*length, '\0');
    if (!file.read(header.data(), static_cast<std::streamsize>(header.size())))
        return refusal(path, NORMSCOPE_TEXT("the header cannot be read"));
    auto parsed = parseSafetensors(header, *fileBytes - 8 - *length, path);
    if (parsed) parsed->dataStart = 8 + *length;
    return parsed;
}

Expected<Array> readTensor(const Safetensors& file, const TensorInfo& tensor) {
    if (!tensor.readable)
        return unexpected(
            Error{file.path,
                  tensor.name,
                  {NORMSCOPE_TEXT("its type %1 is not supported: it is listed, not read"), {tensor.dtype}}});
    std::vector<std::byte> bytes(tensor.end - tensor.begin);
    std::ifstream stream(file.path, std::ios::binary);
    stream.seekg(static_cast<std::streamoff>(file.dataStart + tensor.begin));
    if (!stream.read(reinterpret_cast<char*>(bytes.data()), static_cast<std::streamsize>(bytes.size())))
        return unexpected(Error{file.path, tensor.name, NORMSCOPE_TEXT("the file ends before it")});
    return tensorArray(bytes, tensor);
}

} // namespace normscope
