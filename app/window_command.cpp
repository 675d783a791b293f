// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window_command.h"

#include "command_line.h"
#include "lesson/lesson_file.h"
#include "page_option.h"
#include "pages/pages.h"
#include "scenario/scenario_json.h"
#include "window/appearance.h"
#include "window/run_window.h"

#include <algorithm>
#include <filesystem>

namespace normscope::cli {

namespace {

const std::vector<Option> windowOptions = {
    {"--page", "PAGE", "the page to open: axes, depth, training, batch, precision or models"},
    {"--lesson", "LESSON", "a built-in lesson by its name, or the folder or zip of one"},
    {"--theme", "THEME", "light, dark, projector or contrast, for this time"},
    {"--lang", "LANGUAGE", "en or zh_CN, for this time"}};

Expected<std::optional<Lesson>> lessonOption(const Arguments& arguments) {
    const auto name = arguments.value("--lesson");
    if (!name) return std::nullopt;
    const std::vector<Lesson>& lessons = builtInLessons();
    if (const auto found = std::ranges::find(lessons, *name, &Lesson::id); found != lessons.end()) return *found;
    if (!std::filesystem::exists(*name))
        return unexpected(Error{"", "--lesson", {NORMSCOPE_TEXT("no lesson, folder or file \"%1\""), {*name}}});
    auto lesson = readLesson(*name);
    if (!lesson) return unexpected(lesson.error());
    return std::move(*lesson);
}

Expected<ui::WindowOptions> optionsFrom(const Arguments& arguments) {
    ui::WindowOptions options;
    const auto page = pageOption(arguments);
    if (!page) return unexpected(page.error());
    options.page = *page;
    const auto lesson = lessonOption(arguments);
    if (!lesson) return unexpected(lesson.error());
    options.lesson = *lesson;
    const auto theme = wordOption(arguments, "--theme", "", {"light", "dark", "projector", "contrast"});
    if (!theme) return unexpected(theme.error());
    options.theme = ui::themeFromKey(QString::fromStdString(*theme)); // none for ""
    const auto language = wordOption(arguments, "--lang", "", {"en", "zh_CN"});
    if (!language) return unexpected(language.error());
    options.language = QString::fromStdString(*language);
    return options;
}

// A preset or a file. A word that is neither, nor a command, is more likely a mistyped command.
Expected<void> takeOperands(const std::vector<std::string>& operands, ui::WindowOptions& options) {
    if (operands.empty()) return {};
    if (operands.size() > 1) return unexpected(Error{"", operands[1], NORMSCOPE_TEXT("unexpected; see --help")});
    if (const auto preset = std::ranges::find(presets(), operands[0], &Preset::id); preset != presets().end())
        options.scenario = preset->scenario;
    else if (std::filesystem::exists(operands[0]))
        options.file = QString::fromStdString(operands[0]);
    else
        return unexpected(
            Error{"", operands[0], NORMSCOPE_TEXT("no such command, preset or file; see normscope --help")});
    return {};
}

} // namespace

int openWindow(int& argc, char** argv, const std::vector<std::string>& words, const Streams& streams) {
    const auto arguments = parseArguments(windowOptions, words);
    if (!arguments) return refuse(streams, arguments.error());
    auto options = optionsFrom(*arguments);
    if (!options) return refuse(streams, options.error());
    if (const auto taken = takeOperands(arguments->operands(), *options); !taken) return refuse(streams, taken.error());
    return ui::runWindow(argc, argv, *options, ui::makePages);
}

} // namespace normscope::cli
