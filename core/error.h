// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "text.h"

#include <tl/expected.hpp>

namespace normscope {

// Bad input, told as FILE: PLACE: REASON. File and place may be empty. (A programmer's mistake throws instead.)
struct Error {
    std::string file;
    std::string place;
    Text reason;

    bool operator==(const Error&) const = default;
};

template <class T>
using Expected = tl::expected<T, Error>;
using tl::unexpected;

// "FILE: PLACE: REASON" in English on one line, empty parts left out, control characters escaped.
std::string plain(const Error& error);

} // namespace normscope
