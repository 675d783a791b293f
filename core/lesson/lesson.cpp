// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/lesson.h"

namespace normscope {

const LessonTexts& textsFor(const Lesson& lesson, const std::string& language) {
    for (const std::string& name : {language, language.substr(0, language.find('_'))})
        if (const auto texts = lesson.texts.find(name); texts != lesson.texts.end()) return texts->second;
    return lesson.texts.at("en");
}

} // namespace normscope
