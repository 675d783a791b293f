// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/npz_writer.h"

#include "io/file.h"
#include "io/npy.h"
#include "io/npy_preamble.h"

#include <zip.h>

#include <cmath>
#include <memory>
#include <new>
#include <set>
#include <stdexcept>

namespace normscope {

namespace {

struct Discard {
    void operator()(zip_t* archive) const { zip_discard(archive); }
};
struct Free {
    void operator()(zip_source_t* source) const { zip_source_free(source); }
};
using Source = std::unique_ptr<zip_source_t, Free>;

std::string integerBytes(const Array& array) {
    constexpr double limit = 9007199254740992; // 2^53
    const auto& values = std::get<std::vector<double>>(array.values);
    if (Index(values.size()) != array.size()) throw std::invalid_argument("npzBytes: shape and size differ");
    std::string bytes = npyPreamble("<i8", array.shape);
    for (const double value : values) {
        if (value != std::floor(value) || std::abs(value) >= limit)
            throw std::invalid_argument("npzBytes: an Int64 must be a whole number below 2^53");
        const auto number = static_cast<std::uint64_t>(static_cast<std::int64_t>(value));
        for (int shift = 0; shift < 64; shift += 8) bytes += char(number >> shift & 0xff);
    }
    return bytes;
}

std::string bytesOf(const Array& array) {
    const bool integers = array.stored == NumberType::Int64 && array.values.index() == 1;
    return integers ? integerBytes(array) : npyBytes(array);
}

void require(bool done) {
    if (!done) throw std::bad_alloc(); // nothing else can go wrong in memory
}

void refuseUnfitNames(const std::vector<NpzMember>& members) {
    std::set<std::string> names;
    for (const NpzMember& member : members)
        if (member.name.empty() || !names.insert(member.name).second)
            throw std::invalid_argument("npzBytes: a name is empty or there twice: " + member.name);
}

// bytes must outlive the archive.
void add(zip_t* archive, const std::string& name, const std::string& bytes) {
    constexpr zip_uint16_t midnight = 0, firstDay = (1 << 5) | 1; // of 1980
    zip_source_t* source = zip_source_buffer(archive, bytes.data(), bytes.size(), 0);
    require(source != nullptr);
    const zip_int64_t index = zip_file_add(archive, (name + ".npy").c_str(), source, ZIP_FL_ENC_UTF_8);
    if (index < 0) zip_source_free(source);
    require(index >= 0);
    const auto place = static_cast<zip_uint64_t>(index);
    require(zip_set_file_compression(archive, place, ZIP_CM_STORE, 0) == 0);
    require(zip_file_set_dostime(archive, place, midnight, firstDay, 0) == 0);
}

std::string contents(zip_source_t* source) {
    zip_stat_t stat;
    require(zip_source_open(source) == 0 && zip_source_stat(source, &stat) == 0);
    std::string bytes(stat.size, '\0');
    const zip_int64_t got = zip_source_read(source, bytes.data(), bytes.size());
    require(got == static_cast<zip_int64_t>(bytes.size()));
    zip_source_close(source);
    return bytes;
}

} // namespace

std::string npzBytes(const std::vector<NpzMember>& members) {
    using namespace std::string_literals;
    if (members.empty()) return "PK\5\6"s + std::string(18, '\0'); // libzip writes no archive without entries
    refuseUnfitNames(members);
    std::vector<std::string> files;
    for (const NpzMember& member : members) files.push_back(bytesOf(member.array));
    const Source source(zip_source_buffer_create(nullptr, 0, 0, nullptr));
    require(source != nullptr);
    zip_source_keep(source.get()); // the archive gives its own hold up when it is closed
    std::unique_ptr<zip_t, Discard> archive(zip_open_from_source(source.get(), ZIP_TRUNCATE, nullptr));
    require(archive != nullptr);
    for (std::size_t k = 0; k < files.size(); ++k) add(archive.get(), members[k].name, files[k]);
    require(zip_close(archive.get()) == 0);
    archive.release();
    return contents(source.get());
}

Expected<void> writeNpz(const std::string& path, const std::vector<NpzMember>& members) {
    return writeFile(path, npzBytes(members));
}

} // namespace normscope
