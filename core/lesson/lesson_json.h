// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "error.h"
#include "lesson/lesson.h"

#include <string>
#include <string_view>

namespace normscope {

// What a lesson.json says; id and texts are empty. name stands in errors.
Expected<Lesson> parseLessonJson(std::string_view text, const std::string& name);

} // namespace normscope
