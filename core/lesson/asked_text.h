// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "error.h"
#include "lesson/lesson.h"
#include "lesson/text_sections.h"

#include <string>
#include <vector>

namespace normscope {

// The words of a prediction or a question, with those of its options, in their order (none: it has no list). The
// error's place is inside the section: option "zero".
Expected<LessonWords::Asked> askedWords(const TextSection& section, const std::vector<std::string>& options);

} // namespace normscope
