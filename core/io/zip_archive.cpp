// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/zip_archive.h"

#include <zip.h>

#include <algorithm>
#include <optional>

namespace normscope {

namespace {

std::string messageOf(zip_error_t& error) {
    std::string message = zip_error_strerror(&error);
    zip_error_fini(&error);
    return message;
}

tl::unexpected<Error> notAnArchive(const std::string& name, zip_error_t& error) {
    return unexpected(Error{name, "", {NORMSCOPE_TEXT("not a zip archive that can be read: %1"), {messageOf(error)}}});
}

tl::unexpected<Error> refusal(const std::string& file, const std::string& entry, Text reason) {
    return unexpected(Error{file, entry, std::move(reason)});
}

bool knows(const zip_stat_t& stat, zip_uint64_t what) { return (stat.valid & what) == what; }

// Why the sizes of an entry cannot be right. Deflate packs at most about 1032 bytes into one.
std::optional<Text> faultOf(const ZipEntry& entry, bool stored, std::uint64_t fileBytes) {
    constexpr std::uint64_t most = 1040, room = 1 << 16;
    const std::string size = std::to_string(entry.size), packed = std::to_string(entry.compressedSize);
    if (entry.compressedSize > fileBytes)
        return Text(NORMSCOPE_TEXT("claims %1 packed bytes, which the archive's %2 cannot hold"),
                    {packed, std::to_string(fileBytes)});
    if (stored && entry.size != entry.compressedSize)
        return Text(NORMSCOPE_TEXT("is stored as it is, but claims %1 bytes and %2 packed ones"), {size, packed});
    if (entry.size / most > entry.compressedSize + room / most)
        return Text(NORMSCOPE_TEXT("claims %1 bytes, which its %2 packed ones cannot hold"), {size, packed});
    return {};
}

Expected<ZipEntry> entryOf(zip* archive, zip_uint64_t index, std::uint64_t fileBytes, const std::string& file) {
    zip_stat_t stat;
    zip_stat_init(&stat);
    if (zip_stat_index(archive, index, 0, &stat) != 0 ||
        !knows(stat, ZIP_STAT_NAME | ZIP_STAT_SIZE | ZIP_STAT_COMP_SIZE | ZIP_STAT_COMP_METHOD))
        return refusal(file, std::to_string(index), NORMSCOPE_TEXT("this entry of the archive cannot be read"));
    const ZipEntry entry{index, stat.name, stat.size, stat.comp_size};
    if (knows(stat, ZIP_STAT_ENCRYPTION_METHOD) && stat.encryption_method != ZIP_EM_NONE)
        return refusal(file, entry.name, NORMSCOPE_TEXT("is encrypted, which is not supported"));
    if (stat.comp_method != ZIP_CM_STORE && stat.comp_method != ZIP_CM_DEFLATE)
        return refusal(file, entry.name, NORMSCOPE_TEXT("is neither stored nor deflated, which is not supported"));
    if (auto fault = faultOf(entry, stat.comp_method == ZIP_CM_STORE, fileBytes))
        return refusal(file, entry.name, std::move(*fault));
    return entry;
}

struct CloseFile {
    void operator()(zip_file_t* file) const { zip_fclose(file); }
};

} // namespace

void ZipArchive::Close::operator()(zip* archive) const { zip_discard(archive); }

Expected<ZipArchive> ZipArchive::open(std::span<const std::byte> bytes, std::string name) {
    zip_error_t error;
    zip_error_init(&error);
    zip_source_t* source = zip_source_buffer_create(bytes.data(), bytes.size(), 0, &error);
    if (!source) return notAnArchive(name, error);
    zip_t* archive = zip_open_from_source(source, ZIP_RDONLY, &error);
    if (!archive) {
        zip_source_free(source);
        return notAnArchive(name, error);
    }
    zip_error_fini(&error);
    return ZipArchive(archive, bytes.size(), std::move(name));
}

Expected<std::vector<ZipEntry>> ZipArchive::entries() {
    constexpr std::uint64_t mostBytes = std::uint64_t(4) << 30; // as of every other file
    std::uint64_t total = 0;
    std::vector<ZipEntry> entries;
    const zip_int64_t count = zip_get_num_entries(m_archive.get(), 0);
    for (zip_int64_t k = 0; k < count; ++k) {
        auto entry = entryOf(m_archive.get(), static_cast<zip_uint64_t>(k), m_bytes, m_name);
        if (!entry) return unexpected(entry.error());
        total += std::min(entry->size, mostBytes);
        if (total > mostBytes)
            return refusal(m_name, entry->name, NORMSCOPE_TEXT("the archive is too large: 4 GiB unpacked at most"));
        if (!entry->name.ends_with('/')) entries.push_back(std::move(*entry));
    }
    return entries;
}

Expected<std::vector<std::byte>> ZipArchive::read(const ZipEntry& entry) {
    const std::unique_ptr<zip_file_t, CloseFile> file(zip_fopen_index(m_archive.get(), entry.index, 0));
    if (!file)
        return refusal(m_name, entry.name,
                       {NORMSCOPE_TEXT("is not where the archive says it is: %1"), {zip_strerror(m_archive.get())}});
    std::vector<std::byte> bytes(entry.size);
    std::size_t done = 0;
    while (done < bytes.size()) {
        const zip_int64_t got = zip_fread(file.get(), bytes.data() + done, bytes.size() - done);
        if (got <= 0) break;
        done += static_cast<std::size_t>(got);
    }
    std::byte beyond;
    const zip_int64_t rest = zip_fread(file.get(), &beyond, 1); // the end, where the checksum is compared
    if (rest < 0)
        return refusal(m_name, entry.name, {NORMSCOPE_TEXT("is damaged: %1"), {zip_file_strerror(file.get())}});
    if (done < bytes.size() || rest > 0)
        return refusal(m_name, entry.name,
                       {NORMSCOPE_TEXT("is damaged: %1 bytes expected, %2 found"),
                        {std::to_string(bytes.size()), rest > 0 ? std::string("more") : std::to_string(done)}});
    return bytes;
}

} // namespace normscope
