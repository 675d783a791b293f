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

std::string listOf(const std::vector<ZipEntry>& arrays) {
    std::string names;
    for (const ZipEntry& entry : arrays) names.append(names.empty() ? "" : ", ").append(withoutEnding(entry.name));
    return names;
}

// What an archive holds, before any of it is unpacked.
struct Contents {
    std::vector<ZipEntry> arrays;
    std::size_t others = 0; // files that are none
};

Expected<Contents> contentsOf(ZipArchive& archive, const std::string& file) {
    auto entries = archive.entries();
    if (!entries) return unexpected(entries.error());
    if (const auto unique = refuseDuplicates(*entries, file); !unique) return unexpected(unique.error());
    const std::size_t all = entries->size();
    std::erase_if(*entries, [](const ZipEntry& entry) { return !isArray(entry.name); });
    if (entries->empty()) return unexpected(Error{file, "", NORMSCOPE_TEXT("the archive holds no array")});
    return Contents{*entries, all - entries->size()};
}

void noteOthers(Array& array, std::size_t others) {
    if (others > 0)
        array.notes.push_back(
            {NORMSCOPE_TEXT("Files in the archive that are no arrays, ignored: %1."), {std::to_string(others)}});
}

Expected<ZipEntry> chosenEntry(const std::vector<ZipEntry>& arrays, const NpzPlace& place) {
    if (place.member.empty() && arrays.size() == 1) return arrays.front();
    for (const ZipEntry& entry : arrays)
        if (withoutEnding(entry.name) == place.member) return entry;
    const Text reason =
        place.member.empty()
            ? Text(NORMSCOPE_TEXT("holds several arrays: %1; name one behind a colon, FILE.npz:NAME"), {listOf(arrays)})
            : Text(NORMSCOPE_TEXT("holds no such array; it holds %1"), {listOf(arrays)});
    return unexpected(Error{place.file, place.member, reason});
}

} // namespace

Expected<std::vector<Expected<NpzMember>>> parseEachOfNpz(std::span<const std::byte> bytes, const std::string& name) {
    auto archive = ZipArchive::open(bytes, name);
    if (!archive) return unexpected(archive.error());
    const auto contents = contentsOf(*archive, name);
    if (!contents) return unexpected(contents.error());
    std::vector<Expected<NpzMember>> members;
    for (const ZipEntry& entry : contents->arrays) members.push_back(memberOf(*archive, entry, name));
    const auto first = std::ranges::find_if(members, [](const auto& member) { return member.has_value(); });
    if (first != members.end()) noteOthers((*first)->array, contents->others);
    return members;
}

Expected<std::vector<NpzMember>> parseNpz(std::span<const std::byte> bytes, const std::string& name) {
    auto each = parseEachOfNpz(bytes, name);
    if (!each) return unexpected(each.error());
    std::vector<NpzMember> members;
    for (Expected<NpzMember>& member : *each) {
        if (!member) return unexpected(member.error());
        members.push_back(std::move(*member));
    }
    return members;
}

Expected<std::vector<Expected<NpzMember>>> readEachOfNpz(const std::string& path) {
    const auto bytes = readFile(path);
    if (!bytes) return unexpected(bytes.error());
    return parseEachOfNpz(*bytes, path);
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

// The others may be what this program does not read, as a list of names beside the numbers.
Expected<NpzMember> readNpzMember(const std::string& path) {
    const NpzPlace place = npzPlace(path);
    const auto bytes = readFile(place.file);
    if (!bytes) return unexpected(bytes.error());
    auto archive = ZipArchive::open(*bytes, place.file);
    if (!archive) return unexpected(archive.error());
    const auto contents = contentsOf(*archive, place.file);
    if (!contents) return unexpected(contents.error());
    const auto entry = chosenEntry(contents->arrays, place);
    if (!entry) return unexpected(entry.error());
    auto member = memberOf(*archive, *entry, place.file);
    if (member) noteOthers(member->array, contents->others);
    return member;
}

} // namespace normscope
