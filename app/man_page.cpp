// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "man_page.h"

#include "command_line.h"

namespace normscope::cli {

namespace {

// A backslash starts a request in the middle of a line, a point or an apostrophe one at its start, and a plain hyphen
// may be set as another sign that nobody can copy.
std::string escaped(const std::string& text) {
    std::string out;
    bool lineStart = true;
    for (const char sign : text) {
        if (lineStart && (sign == '.' || sign == '\'')) out += "\\&";
        if (sign == '\\')
            out += "\\e";
        else if (sign == '-')
            out += "\\-";
        else
            out += sign;
        lineStart = sign == '\n';
    }
    return out;
}

std::string line(const std::string& text) { return escaped(text) + "\n"; }

std::string sentence(const std::string& text) {
    std::string end = text;
    while (!end.empty() && (end.back() == '\n' || end.back() == ' ')) end.pop_back();
    if (!end.empty() && end.back() != '.') end += '.';
    return line(end);
}

std::string optionText(const Option& option) {
    std::string text = ".TP\n\\fB" + escaped(option.name) + "\\fR";
    if (!option.value.empty()) text += " \\fI" + escaped(option.value) + "\\fR";
    return text + "\n" + sentence(option.help);
}

std::string optionTexts(const std::vector<Option>& options) {
    std::string text;
    for (const Option& option : options) text += optionText(option);
    return text;
}

std::string commandText(const Command& command) {
    std::string text = ".SS normscope " + escaped(command.name) + "\n";
    text += ".B normscope " + escaped(command.name) + "\n" + line(command.usage) + ".PP\n" + sentence(command.summary);
    if (!command.details.empty()) text += ".PP\n" + line(command.details);
    return text + optionTexts(command.options);
}

} // namespace

std::string manPage(const std::vector<Command>& commands) {
    std::string text =
        ".TH NORMSCOPE 1 \"\" \"NormScope " NORMSCOPE_VERSION "\" \"User Commands\"\n"
        ".SH NAME\nnormscope \\- see what normalization does inside a neural network\n"
        ".SH SYNOPSIS\n.B normscope\n" +
        line(windowUsage()) + ".br\n.B normscope\n.I COMMAND\n.RI [ OPTIONS ]\n" + ".SH DESCRIPTION\n" +
        sentence(purpose()) +
        ".PP\nThe first form opens the window, with a scenario, a preset or a file of data. All commands "
        "work without a display.\n.SH COMMANDS\n";
    for (const Command& command : commands) text += commandText(command);
    text += ".SH EXIT STATUS\n" + sentence(exitCodes()) + ".SH SEE ALSO\n" +
            sentence("normscope COMMAND --help tells the same of one command");
    return text;
}

} // namespace normscope::cli
