// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lesson/lesson.h"
#include "window/main_window.h"

#include <optional>

namespace normscope::ui {

struct WindowOptions {
    Scenario scenario;              // to start with
    QString file;                   // a scenario or data file to open; may be empty
    std::optional<Lesson> lesson;   // to begin at once
    std::optional<Page> page;       // instead of the scenario's
    std::optional<ThemeName> theme; // for this session only
    QString language; // "en", "zh_CN", for this session only; empty: the one chosen last, else the system's
};

// Leaves out of stderr what Qt says and nobody can act on. To be called before the QApplication is made, which says
// some of it; more calls do no harm.
void quietQt();

// Names, fonts and texts of the application; once, after its QApplication is made.
void prepareApplication(const QString& language);

// Shows the window until it is closed. Returns the exit code; 2, with a line on stderr, if there is no display.
int runWindow(int& argc, char** argv, const WindowOptions& options, const PageFactory& pages);

} // namespace normscope::ui
