// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lesson/lesson_text.h"

namespace normscope {

// The marks of one paragraph; what is none is words. A mark reaches 2000 bytes at most, the words of one with a target
// 400.
std::vector<Span> spansOf(std::string_view text);

} // namespace normscope
