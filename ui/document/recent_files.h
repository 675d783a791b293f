// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSettings>
#include <QStringList>

namespace normscope::ui {

// The scenario files opened or saved last, newest first, at most ten; files that are gone are left out.
class RecentFiles {
public:
    explicit RecentFiles(QSettings& settings) : m_settings(settings) {} // outlives this

    QStringList list() const;
    void add(const QString& path);
    void clear();

private:
    QSettings& m_settings;
};

} // namespace normscope::ui
