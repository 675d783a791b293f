// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/rich_text.h"
#include "scenario/scenario_json.h"
#include "window/file_commands.h"

#include <QFileInfo>
#include <QMenu>

namespace normscope::ui {

void FileCommands::fillMenu(QMenu& menu) {
    menu.addAction(tr("&New"), QKeySequence::New, this, &FileCommands::newScenario);
    menu.addAction(tr("&Open …"), QKeySequence::Open, this, &FileCommands::open);
    QMenu* recent = menu.addMenu(tr("Open &recent"));
    connect(recent, &QMenu::aboutToShow, this, [this, recent] { fillRecent(*recent); });
    fillPresets(*menu.addMenu(tr("&Presets")));
    menu.addSeparator();
    menu.addAction(tr("&Save"), QKeySequence::Save, this, &FileCommands::save);
    menu.addAction(tr("Save &as …"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S), this, &FileCommands::saveAs);
}

void FileCommands::fillRecent(QMenu& menu) {
    menu.clear();
    const QStringList files = m_recent.list();
    for (const QString& path : files) {
        QAction* action = menu.addAction(QFileInfo(path).fileName(), this, [this, path] { openPath(path); });
        action->setToolTip(path);
    }
    if (files.isEmpty()) menu.addAction(tr("nothing yet"))->setEnabled(false);
    menu.setToolTipsVisible(true);
}

void FileCommands::fillPresets(QMenu& menu) {
    for (const Preset& preset : presets()) {
        const QString id = QString::fromStdString(preset.id);
        QAction* action = menu.addAction(translated(Text(preset.scenario.title)), this, [this, id] { openPreset(id); });
        action->setToolTip(translated(Text(preset.scenario.note)));
    }
    menu.setToolTipsVisible(true);
}

} // namespace normscope::ui
