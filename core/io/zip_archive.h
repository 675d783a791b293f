// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "error.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <vector>

struct zip;

// Reading a zip archive in memory, by libzip.
namespace normscope {

struct ZipEntry {
    std::uint64_t index = 0;
    std::string name;
    std::uint64_t size = 0, compressedSize = 0; // bytes, of the central directory
};

class ZipArchive {
public:
    // bytes must outlive the archive. name stands in error messages.
    static Expected<ZipArchive> open(std::span<const std::byte> bytes, std::string name);

    // Without folders. Refuses what is encrypted, packed otherwise than stored or deflated, or claims more bytes than
    // its compressed bytes can hold.
    Expected<std::vector<ZipEntry>> entries();
    // Refuses what is cut short or does not give its checksum.
    Expected<std::vector<std::byte>> read(const ZipEntry& entry);

private:
    struct Close {
        void operator()(zip* archive) const;
    };

    ZipArchive(zip* archive, std::uint64_t bytes, std::string name)
        : m_archive(archive), m_bytes(bytes), m_name(std::move(name)) {}

    std::unique_ptr<zip, Close> m_archive;
    std::uint64_t m_bytes; // of the file
    std::string m_name;
};

} // namespace normscope
