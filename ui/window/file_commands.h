// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "document/recent_files.h"
#include "document/scenario_document.h"

#include <QObject>

#include <functional>

class QMenu;
class QWidget;

namespace normscope::ui {

// New, open, save and their kin, with the dialogs that ask for a file. Nothing that has unsaved changes and a file is
// left without a question.
class FileCommands : public QObject {
    Q_OBJECT
public:
    // Both outlive this; window is the parent of the dialogs.
    FileCommands(ScenarioDocument& document, QSettings& settings, QWidget* window);

    void fillMenu(QMenu& menu); // actions with their shortcuts
    // A scenario, a figure that carries one (.png, .svg, .pdf), a data file (.npy, .csv), a checkpoint
    // (.safetensors), or a lesson (.zip, lesson.json, a folder): by its ending.
    bool openPath(const QString& path);
    bool mayLeave(); // asks what to do with unsaved changes; false: stay

public slots:
    void newScenario();
    void open();
    bool save();
    bool saveAs();
    void chooseDataFile();

signals:
    void message(const QString& text);
    void leaving(); // what is shown is to give way: a lesson ends, so that its owner is asked
    void lessonWanted(const QString& path);

private:
    bool openScenario(const QString& path);
    bool openFigure(const QString& path);
    bool useDataFile(const QString& path);
    void chooseCheckpoint();
    bool useCheckpoint(const QString& path);
    bool write(const QString& path);
    void openPreset(const QString& id);
    void fillRecent(QMenu& menu);
    void fillPresets(QMenu& menu);
    QString lastFolder() const;

    ScenarioDocument& m_document;
    QSettings& m_settings;
    RecentFiles m_recent;
    QWidget* m_window;
};

} // namespace normscope::ui
