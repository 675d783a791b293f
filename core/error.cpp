// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "error.h"

namespace normscope {

namespace {

// File names and cell texts of strangers may hold anything; an error stays on one line all the same.
std::string oneLine(const std::string& text) {
    std::string result;
    for (const char c : text) {
        if (c == '\n') result += "\\n";
        else if (c == '\r') result += "\\r";
        else if (c == '\t') result += "\\t";
        else if (static_cast<unsigned char>(c) < 0x20 || c == 0x7f) result += '?';
        else result += c;
    }
    return result;
}

} // namespace

std::string plain(const Error& error) {
    std::string result;
    for (const std::string& part : {error.file, error.place})
        if (!part.empty()) result += oneLine(part) + ": ";
    return result + oneLine(plain(error.reason));
}

} // namespace normscope
