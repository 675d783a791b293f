// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/text_window.h"

#include <utility>
#include <vector>

// The sheet of keys. "1 ... 5" stands for all between.
namespace normscope::ui {

namespace {

using Keys = std::vector<std::pair<const char*, QString>>;

Keys keysOfTheWindow() {
    return {{"Ctrl+1 ... 6", TextWindow::tr("the page with that number")},
            {"Tab, Shift+Tab", TextWindow::tr("next, previous control")},
            {"Ctrl+Z, Ctrl+Shift+Z, Ctrl+Y", TextWindow::tr("undo, redo")},
            {"Ctrl+N, Ctrl+O, Ctrl+S, Ctrl+Shift+S", TextWindow::tr("new, open, save, save as")},
            {"Ctrl+E", TextWindow::tr("export the page")},
            {"Ctrl+L", TextWindow::tr("lessons")},
            {"Ctrl++, Ctrl+=, Ctrl+-, Ctrl+0", TextWindow::tr("larger, smaller, usual text")},
            {"F9, F10", TextWindow::tr("hide or show the left, right panel")},
            {"F11", TextWindow::tr("full screen")},
            {"F1", TextWindow::tr("this list")},
            {"Shift+F1", TextWindow::tr("what is this: then click on a control or a plot")},
            {"Alt+M", TextWindow::tr("menu")},
            {"Ctrl+Q", TextWindow::tr("quit")}};
}

Keys keysOfTheTimeline() {
    return {{"Space", TextWindow::tr("play, pause")},
            {"←, →", TextWindow::tr("one step back, on")},
            {"Home, End", TextWindow::tr("start, end of the timeline")}};
}

Keys keysOfThePages() {
    return {{"PageUp, PageDown", TextWindow::tr("previous, next arm or view")},
            {"Arrows, Return", TextWindow::tr("in a plot that has the focus: choose a cell, and change or open it")},
            {"Esc", TextWindow::tr("let go of a chosen cell; put back a value being typed")},
            {"Del", TextWindow::tr("axes: the chosen cell as it was")},
            {"T, P", TextWindow::tr("axes, the test bench: test the guesses, predict again")},
            {"T, S, E, R", TextWindow::tr("training: go on or pause, one step, to the end, restart")},
            {"B", TextWindow::tr("training: branch off at this step")},
            {"R, P, F, C",
             TextWindow::tr("batch: reset, poison, repair the running statistics at this batch, none of these")},
            {"[, ]", TextWindow::tr("batch: previous, next feature")},
            {"1 ... 5, F", TextWindow::tr("precision: a view, the next format")}};
}

Keys keysOfLessons() {
    return {{"1 ... 9, A ... I", TextWindow::tr("the answer with that number or letter")},
            {"PageUp, Alt+Left", TextWindow::tr("one step back")},
            {"PageDown, Alt+Right", TextWindow::tr("one step on")}};
}

QString table(const QString& heading, const Keys& keys) {
    QString rows;
    for (const auto& [key, meaning] : keys)
        rows += QStringLiteral("<tr><td><b>%1</b>&nbsp;&nbsp;&nbsp;</td><td>%2</td></tr>")
                    .arg(QString::fromUtf8(key), meaning);
    return QStringLiteral("<h4>%1</h4><table cellpadding=\"4\">%2</table>").arg(heading, rows);
}

} // namespace

QString keyboardText() {
    return table(TextWindow::tr("Everywhere"), keysOfTheWindow()) +
           table(TextWindow::tr("Timeline"), keysOfTheTimeline()) + table(TextWindow::tr("Pages"), keysOfThePages()) +
           table(TextWindow::tr("Lessons"), keysOfLessons());
}

} // namespace normscope::ui
