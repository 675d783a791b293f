// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <zlib.h>

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

// Makes a mutated zip archive agree with itself again, so that what a mutation did to a member is not refused for its
// checksum alone: sizes and checksums of stored members (a deflated one keeps its own), where members, directory and
// ZIP64 records lie, how many there are. The k-th local header belongs to the k-th entry of the directory.
namespace normscope::fuzz {

class ZipRepair {
public:
    explicit ZipRepair(std::span<std::uint8_t> file) : m_file(file) {}

    void run() {
        const std::vector<std::size_t> members = placesOf("PK\x03\x04"), entries = placesOf("PK\x01\x02");
        if (entries.empty()) return;
        for (std::size_t k = 0; k < members.size() && k < entries.size(); ++k)
            member(members[k], k + 1 < members.size() ? members[k + 1] : entries.front(), entries[k]);
        directory(entries.front(), entries.size());
    }

private:
    std::vector<std::size_t> placesOf(std::string_view mark) const {
        const std::string_view text(reinterpret_cast<const char*>(m_file.data()), m_file.size());
        std::vector<std::size_t> places;
        for (std::size_t at = text.find(mark); at != text.npos; at = text.find(mark, at + 1)) places.push_back(at);
        return places;
    }

    // Little-endian, and nothing beyond the end of the file.
    std::size_t get16(std::size_t at) const { return at + 2 <= m_file.size() ? m_file[at] | m_file[at + 1] << 8 : 0; }
    void put(std::size_t at, std::uint64_t value, std::size_t bytes) {
        for (std::size_t k = 0; k < bytes && at + k < m_file.size(); ++k) m_file[at + k] = std::uint8_t(value >> 8 * k);
    }

    void member(std::size_t local, std::size_t end, std::size_t entry) {
        constexpr std::size_t stored = 0;
        put(entry + 42, local, 4);
        const std::size_t begin = local + 30 + get16(local + 26) + get16(local + 28);
        if (get16(entry + 10) != stored || begin > end) return;
        const std::size_t size = end - begin;
        for (const std::size_t fields : {local + 14, entry + 16}) {
            put(fields, crc32(0, m_file.data() + begin, uInt(size)), 4);
            put(fields + 4, size, 4);
            put(fields + 8, size, 4);
        }
    }

    void directory(std::size_t begin, std::size_t entries) {
        const std::vector<std::size_t> ends = placesOf("PK\x05\x06"), wideEnds = placesOf("PK\x06\x06");
        if (ends.empty()) return;
        const std::size_t size = (wideEnds.empty() ? ends.back() : wideEnds.back()) - begin;
        for (const std::size_t place : {8, 10}) put(ends.back() + place, entries, 2);
        put(ends.back() + 12, size, 4);
        put(ends.back() + 16, begin, 4);
        if (wideEnds.empty()) return;
        for (const std::size_t place : {24, 32}) put(wideEnds.back() + place, entries, 8);
        put(wideEnds.back() + 40, size, 8);
        put(wideEnds.back() + 48, begin, 8);
        for (const std::size_t locator : placesOf("PK\x06\x07")) put(locator + 8, wideEnds.back(), 8);
    }

    std::span<std::uint8_t> m_file;
};

} // namespace normscope::fuzz
