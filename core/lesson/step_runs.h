// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lesson/json_object.h"
#include "lesson/lesson.h"

namespace normscope {

// Refuses whatever is measured in a run that the step does not have, under its key.
void checkRuns(const LessonStep& step, JsonObject& object);

} // namespace normscope
