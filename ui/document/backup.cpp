// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "document/backup.h"

#include "io/file.h"
#include "plot/rich_text.h"
#include "scenario/scenario_json.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>

namespace normscope::ui {

namespace {

struct Backup {
    Q_DECLARE_TR_FUNCTIONS(Backup)
};

constexpr QChar mark = u'~'; // file managers do not list such files

} // namespace

QString backupOf(const QString& path) { return path + mark; }

bool isBackup(const QString& path) { return path.endsWith(mark); }

std::optional<std::string> worthKeeping(const QString& path, const Scenario& next) {
    const auto standing = readScenario(path.toStdString());
    if (!standing || *standing == next) return {};
    const auto text = readTextFile(path.toStdString());
    return text ? std::optional(*text) : std::nullopt;
}

void keepBackup(const QString& path, const std::string& text) {
    if (!writeFile(backupOf(path).toStdString(), text)) return;
    QFile::setPermissions(backupOf(path), QFile::permissions(path));
}

Error withBackup(const Error& error, const QString& path) {
    const QString backup = backupOf(path);
    if (!readScenario(backup.toStdString())) return error;
    const QString words = Backup::tr("%1. The version before it is whole: open %2")
                              .arg(translated(error.reason), QFileInfo(backup).fileName());
    return {error.file, error.place, Text("%1", {words.toStdString()})};
}

} // namespace normscope::ui
