// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>

namespace normscope {

// Six hex digits over the bits of many numbers: equal results on the same machine and build have equal codes.
class BitsHash {
public:
    void add(double value);
    std::string code() const;

private:
    std::uint64_t m_state = 0xcbf29ce484222325ULL;
};

} // namespace normscope
