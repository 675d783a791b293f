// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window_command.h"

#include "command_line.h"
#include "page_option.h"
#include "pages/pages.h"
#include "window/run_window.h"

#include <filesystem>

namespace normscope::cli {

namespace {

const std::vector<Option> windowOptions = {{"--page", "PAGE", "the page to open: axes or depth"},
                                           {"--theme", "THEME", "light, dark or projector, for this time"},
                                           {"--lang", "LANGUAGE", "en or zh_CN"}};

Expected<ui::WindowOptions> optionsFrom(const Arguments& arguments) {
    ui::WindowOptions options;
    const auto page = pageOption(arguments);
    if (!page) return unexpected(page.error());
    options.page = *page;
    const auto theme = wordOption(arguments, "--theme", "", {"light", "dark", "projector"});
    if (!theme) return unexpected(theme.error());
    if (*theme == "light") options.theme = ui::ThemeName::Light;
    if (*theme == "dark") options.theme = ui::ThemeName::Dark;
    if (*theme == "projector") options.theme = ui::ThemeName::Projector;
    const auto language = wordOption(arguments, "--lang", "", {"en", "zh_CN"});
    if (!language) return unexpected(language.error());
    options.language = QString::fromStdString(*language);
    return options;
}

// A word that is neither a command nor a file is more likely a mistyped command.
Expected<void> checkOperands(const std::vector<std::string>& operands) {
    if (operands.size() > 1) return unexpected(Error{"", operands[1], NORMSCOPE_TEXT("unexpected; see --help")});
    if (operands.empty() || std::filesystem::exists(operands[0])) return {};
    return unexpected(Error{"", operands[0], NORMSCOPE_TEXT("no such command or file; see normscope --help")});
}

} // namespace

int openWindow(int& argc, char** argv, const std::vector<std::string>& words, const Streams& streams) {
    const auto arguments = parseArguments(windowOptions, words);
    if (!arguments) return refuse(streams, arguments.error());
    if (const auto operands = checkOperands(arguments->operands()); !operands) return refuse(streams, operands.error());
    auto options = optionsFrom(*arguments);
    if (!options) return refuse(streams, options.error());
    if (!arguments->operands().empty()) options->scenario = QString::fromStdString(arguments->operands()[0]);
    return ui::runWindow(argc, argv, *options, ui::makePages);
}

} // namespace normscope::cli
