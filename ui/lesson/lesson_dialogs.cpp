// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/lesson_player.h"

#include <QFileDialog>
#include <QFileInfo>

// What the player asks for in a dialog.
namespace normscope::ui {

namespace {

const QString folderKey = QStringLiteral("lessonFolder");

} // namespace

void LessonPlayer::askFile() {
    const QString path =
        QFileDialog::getOpenFileName(m_parent, tr("Open a lesson"), m_window.settings.value(folderKey).toString(),
                                     tr("Lessons (lesson.json *.zip);;All files (*)"));
    if (path.isEmpty()) return;
    m_window.settings.setValue(folderKey, QFileInfo(path).absolutePath());
    openPath(path);
}

void LessonPlayer::askFolder() {
    const QString path = QFileDialog::getExistingDirectory(m_parent, tr("Open the folder of a lesson"),
                                                           m_window.settings.value(folderKey).toString());
    if (path.isEmpty()) return;
    m_window.settings.setValue(folderKey, QFileInfo(path).absolutePath());
    openPath(path);
}

void LessonPlayer::askSave() {
    if (!m_session) return;
    const QString name = QString::fromStdString(m_session->lesson().id);
    QFileDialog dialog(m_parent, tr("Save the result"), {}, tr("Text (*.txt);;JSON (*.json)"));
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix("txt");
    dialog.selectFile(name);
    connect(&dialog, &QFileDialog::filterSelected, &dialog, [&dialog](const QString& filter) {
        dialog.setDefaultSuffix(filter.contains(QLatin1String(".json")) ? "json" : "txt");
    });
    if (dialog.exec() == QDialog::Accepted) saveResult(dialog.selectedFiles().front());
}

} // namespace normscope::ui
