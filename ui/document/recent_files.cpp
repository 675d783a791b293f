// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "document/recent_files.h"

#include <QFileInfo>

namespace normscope::ui {

namespace {

const QString key = QStringLiteral("recentFiles");
constexpr qsizetype most = 10;

} // namespace

QStringList RecentFiles::list() const {
    QStringList files = m_settings.value(key).toStringList();
    files.removeIf([](const QString& path) { return !QFileInfo(path).isFile(); });
    return files.mid(0, most);
}

void RecentFiles::add(const QString& path) {
    const QString absolute = QFileInfo(path).absoluteFilePath();
    QStringList files = list();
    files.removeAll(absolute);
    files.prepend(absolute);
    m_settings.setValue(key, files.mid(0, most));
}

void RecentFiles::clear() { m_settings.remove(key); }

} // namespace normscope::ui
