// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/npz.h"

#include "io/file.h"
#include "io/npy.h"
#include "io/npy_header.h"
#include "io/zip_archive.h"

#include <algorithm>

namespace normscope {

namespace {

constexpr std::string_view ending = ".npy", archiveEnding = ".npz";

bool isArray(const std::string& name) { return name.size() > ending.size() && name.ends_with(ending); }

std::string withoutEnding(const std::string& name) { return name.substr(0, name.size() - ending.size()); }

Expected<NpzMember> memberOf(ZipArchive& archive, const ZipEntry& entry, const std::string& file) {
    const auto bytes = archive.read(entry);
    if (!bytes) return unexpected(bytes.error());
    const std::string place = file + ":" + withoutEnding(entry.name);
    const auto header = parseNpyHeader(*bytes, place);
    if (!header) return unexpected(header.error());
    auto array = parseNpy(*bytes, place);
    if (!array) return unexpected(array.error());
    return NpzMember{withoutEnding(entry.name), std::move(*array), header->fortranOrder};
}

Expected<void> refuseDuplicates(const std::vector<ZipEntry>& entries, const std::string& file) {
    std::vector<std::string> names;
    for (const ZipEntry& entry : entries) names.push_back(entry.name);
    std::ranges::sort(names);
    const auto twice = std::ranges::adjacent_find(names);
    if (twice == names.end()) return {};
    return unexpected(Error{file, *twice, NORMSCOPE_TEXT("the archive holds this name more than once")});
}

std::string listOf(const std::vector<NpzMember>& members) {
    std::string names;
    for (const NpzMember& member : members) names.append(names.empty() ? "" : ", ").append(member.name);
    return names;
}

} // namespace

Expected<std::vector<NpzMember>> parseNpz(std::span<const std::byte> bytes, const std::string& name) {
    auto archive = ZipArchive::open(bytes, name);
    if (!archive) return unexpected(archive.error());
    const auto entries = archive->entries();
    if (!entries) return unexpected(entries.error());
    if (const auto unique = refuseDuplicates(*entries, name); !unique) return unexpected(unique.error());
    std::vector<NpzMember> members;
    Index others = 0;
    for (const ZipEntry& entry : *entries) {
        if (!isArray(entry.name)) {
            ++others;
            continue;
        }
        auto member = memberOf(*archive, entry, name);
        if (!member) return unexpected(member.error());
        members.push_back(std::move(*member));
    }
    if (members.empty()) return unexpected(Error{name, "", NORMSCOPE_TEXT("the archive holds no array")});
    if (others > 0)
        members.front().array.notes.push_back(
            {NORMSCOPE_TEXT("Files in the archive that are no arrays, ignored: %1."), {std::to_string(others)}});
    return members;
}

Expected<std::vector<NpzMember>> readNpz(const std::string& path) {
    const auto bytes = readFile(path);
    if (!bytes) return unexpected(bytes.error());
    return parseNpz(*bytes, path);
}

// At the first ".npz:", as names of arrays may hold colons.
NpzPlace npzPlace(const std::string& path) {
    std::string lower = path;
    for (char& c : lower)
        if (c >= 'A' && c <= 'Z') c = char(c - 'A' + 'a');
    const std::size_t at = lower.find(std::string(archiveEnding) + ':');
    if (at == std::string::npos || at == 0) return {path, {}};
    const std::size_t colon = at + archiveEnding.size();
    return colon + 1 == path.size() ? NpzPlace{path, {}} : NpzPlace{path.substr(0, colon), path.substr(colon + 1)};
}

Expected<NpzMember> readNpzMember(const std::string& path) {
    const NpzPlace place = npzPlace(path);
    auto members = readNpz(place.file);
    if (!members) return unexpected(members.error());
    if (place.member.empty() && members->size() == 1) return std::move(members->front());
    for (NpzMember& member : *members)
        if (member.name == place.member) return std::move(member);
    const Text reason = place.member.empty()
                            ? Text(NORMSCOPE_TEXT("holds several arrays: %1; name one behind a colon, FILE.npz:NAME"),
                                   {listOf(*members)})
                            : Text(NORMSCOPE_TEXT("holds no such array; it holds %1"), {listOf(*members)});
    return unexpected(Error{place.file, place.member, reason});
}

} // namespace normscope
