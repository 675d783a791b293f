// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "error.h"
#include "scenario/scenario.h"

#include <QString>

#include <optional>
#include <string>

// One version back. Saving itself never leaves half a file; the backup is for what a person overwrote, and for what
// other hands did to the file later. It stands beside the file, as NAME~, and is taken for its content, never its age.
namespace normscope::ui {

QString backupOf(const QString& path);
bool isBackup(const QString& path);

// The text of the file, if it is a whole scenario and another one than next: a damaged file never takes the place of a
// good backup, and saving twice does not lose it.
std::optional<std::string> worthKeeping(const QString& path, const Scenario& next);
// As well as can be: what was asked for, to save the scenario, is done by then.
void keepBackup(const QString& path, const std::string& text);

// Why the file cannot be opened, and that its backup can, if so.
Error withBackup(const Error& error, const QString& path);

} // namespace normscope::ui
