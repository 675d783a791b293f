// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/file_commands.h"

#include "document/error_text.h"
#include "scenario/figure_scenario.h"
#include "scenario/parameter.h"
#include "scenario/scenario_json.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>

namespace normscope::ui {

namespace {

const QString ending = QStringLiteral(".normscope.json");

bool isData(const QString& path) {
    for (const char* ending : {".npy", ".npz", ".csv"})
        if (path.endsWith(QLatin1String(ending), Qt::CaseInsensitive)) return true;
    return false;
}

bool isCheckpoint(const QString& path) {
    return path.endsWith(QLatin1String(".safetensors"), Qt::CaseInsensitive);
}

bool isLesson(const QString& path) {
    const QFileInfo file(path);
    return file.isDir() || file.fileName() == QLatin1String("lesson.json") ||
           path.endsWith(QLatin1String(".zip"), Qt::CaseInsensitive);
}

} // namespace

FileCommands::FileCommands(ScenarioDocument& document, QSettings& settings, QWidget* window)
    : QObject(window), m_document(document), m_settings(settings), m_recent(settings), m_window(window) {}

QString FileCommands::lastFolder() const {
    const QStringList recent = m_recent.list();
    return recent.isEmpty() ? QString() : QFileInfo(recent.front()).absolutePath();
}

void FileCommands::newScenario() {
    if (!mayLeave()) return;
    Scenario fresh;
    fresh.page = m_document.scenario().page;
    m_document.reset(fresh);
}

void FileCommands::open() {
    const QString filter =
        tr("Scenarios, figures, data, checkpoints and lessons (*.normscope.json *.json *.png *.svg *.pdf *.npy *.npz "
           "*.csv *.safetensors *.zip);;All files (*)");
    const QString path = QFileDialog::getOpenFileName(m_window, tr("Open"), lastFolder(), filter);
    if (!path.isEmpty()) openPath(path);
}

// The file of the page that asks for one.
void FileCommands::chooseDataFile() {
    if (m_document.scenario().page == Page::Models) return chooseCheckpoint();
    const QString filter = tr("Data (*.npy *.npz *.csv);;All files (*)");
    const QString path = QFileDialog::getOpenFileName(m_window, tr("Choose data"), lastFolder(), filter);
    if (!path.isEmpty()) useDataFile(path);
}

void FileCommands::chooseCheckpoint() {
    const QString filter = tr("Checkpoints (*.safetensors);;All files (*)");
    const QString path = QFileDialog::getOpenFileName(m_window, tr("Choose a checkpoint"), lastFolder(), filter);
    if (!path.isEmpty()) useCheckpoint(path);
}

bool FileCommands::openPath(const QString& path) {
    if (isCheckpoint(path)) return useCheckpoint(path);
    if (isFigure(path.toStdString())) return openFigure(path);
    if (!isLesson(path)) return isData(path) ? useDataFile(path) : openScenario(path);
    emit lessonWanted(path);
    return true;
}

bool FileCommands::openScenario(const QString& path) {
    if (!mayLeave()) return false;
    const QString absolute = QFileInfo(path).absoluteFilePath();
    if (const auto opened = m_document.open(absolute); !opened) {
        emit message(errorText(opened.error()));
        return false;
    }
    m_recent.add(absolute);
    return true;
}

// A document without a file: a picture is no place to save to. It is read before anything gives way to it.
bool FileCommands::openFigure(const QString& path) {
    const QString absolute = QFileInfo(path).absoluteFilePath();
    const auto scenario = scenarioInFigure(absolute.toStdString());
    if (!scenario) emit message(errorText(scenario.error()));
    if (!scenario || !mayLeave()) return false;
    m_document.reset(*scenario);
    m_recent.add(absolute);
    emit message(tr("The scenario of %1. It is not saved as a file yet.").arg(QFileInfo(path).fileName()));
    return true;
}

bool FileCommands::useDataFile(const QString& path) {
    const std::string absolute = QFileInfo(path).absoluteFilePath().toStdString();
    auto next = with(m_document.scenario(), *findParameter("data.file"), absolute);
    if (next && next->page != Page::Training) next->page = Page::Axes; // where data are to be seen
    const auto done = next ? m_document.change(*next, tr("data file")) : unexpected(next.error());
    if (!done) emit message(errorText(done.error()));
    return done.has_value();
}

bool FileCommands::useCheckpoint(const QString& path) {
    const std::string absolute = QFileInfo(path).absoluteFilePath().toStdString();
    auto next = with(m_document.scenario(), *findParameter("models.file"), absolute);
    if (next) next->page = Page::Models;
    if (next) next->models.view = ModelsView::Checkpoint; // where it is to be seen
    const auto done = next ? m_document.change(*next, tr("checkpoint")) : unexpected(next.error());
    if (!done) emit message(errorText(done.error()));
    return done.has_value();
}

bool FileCommands::save() { return m_document.path().isEmpty() ? saveAs() : write(m_document.path()); }

bool FileCommands::saveAs() {
    QFileDialog dialog(m_window, tr("Save scenario"), lastFolder(), tr("Scenarios (*%1)").arg(ending));
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(ending.mid(1));
    if (!m_document.path().isEmpty()) dialog.selectFile(m_document.path());
    return dialog.exec() == QDialog::Accepted && write(dialog.selectedFiles().front());
}

bool FileCommands::write(const QString& path) {
    const auto saved = m_document.saveAs(path);
    if (saved) m_recent.add(path);
    emit message(saved ? tr("Saved %1").arg(path) : errorText(saved.error()));
    return saved.has_value();
}

bool FileCommands::mayLeave() {
    emit leaving();
    if (m_document.clean() || m_document.path().isEmpty()) return true;
    const QString name = QFileInfo(m_document.path()).fileName();
    const auto answer = QMessageBox::question(m_window, tr("Unsaved changes"), tr("Save the changes to %1?").arg(name),
                                              QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel);
    return answer == QMessageBox::Discard || (answer == QMessageBox::Save && save());
}

void FileCommands::openPreset(const QString& id) {
    for (const Preset& preset : presets())
        if (preset.id == id.toStdString() && mayLeave()) {
            m_document.reset(preset.scenario);
            emit message(QString::fromStdString(preset.scenario.note));
        }
}

} // namespace normscope::ui
