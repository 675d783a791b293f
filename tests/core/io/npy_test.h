// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "io/npy.h"

#include <span>
#include <string>

namespace normscope::test {

inline std::string npyFile(const std::string& header, const std::string& data = {}, char major = 1) {
    std::string file = "\x93NUMPY";
    file += major;
    file += '\0';
    for (int byte = 0; byte < (major == 1 ? 2 : 4); ++byte) file += char(header.size() >> (8 * byte) & 0xff);
    return file + header + data;
}

inline std::string npyFile(const char* descr, const char* shape, const std::string& data) {
    return npyFile("{'descr': " + std::string(descr) + ", 'fortran_order': False, 'shape': " + shape + ", }\n", data);
}

inline Expected<Array> parseNpyText(const std::string& file) {
    return parseNpy(std::as_bytes(std::span(file)), "x.npy");
}

} // namespace normscope::test
