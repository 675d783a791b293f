// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "io/array.h"

#include <span>
#include <string>
#include <vector>

// NumPy's .npz: a zip archive of .npy files, stored or deflated, with zip64 or without. Sizes are those of the central
// directory, as the local headers may not have them, and every checksum is checked. Files from strangers are expected:
// no size is believed that the compressed bytes cannot hold.
namespace normscope {

struct NpzMember {
    std::string name; // without ".npy"
    Array array;
    bool fortranOrder = false;
};

// The arrays in the order of the archive. Refused: what is no zip archive, is encrypted, is packed otherwise, holds a
// name twice, or holds no array. Members that are no .npy files are left out, with a note on the first array.
Expected<std::vector<NpzMember>> parseNpz(std::span<const std::byte> bytes, const std::string& name);
Expected<std::vector<NpzMember>> readNpz(const std::string& path);
// The same, where one array that cannot be read does not hide the others: each is there, or why it is not.
Expected<std::vector<Expected<NpzMember>>> parseEachOfNpz(std::span<const std::byte> bytes, const std::string& name);
Expected<std::vector<Expected<NpzMember>>> readEachOfNpz(const std::string& path);

// "data.npz:a" names the array a of data.npz. Without a colon behind ".npz": no member.
struct NpzPlace {
    std::string file, member;
};
NpzPlace npzPlace(const std::string& path);

// The array that a path names, whatever the others are; that of an archive of one array need not be named. Otherwise
// the message lists them.
Expected<NpzMember> readNpzMember(const std::string& path);

} // namespace normscope
