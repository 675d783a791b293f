// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/export_menu.h"

#include "animation/animation_dialog.h"
#include "document/error_text.h"
#include "io/file.h"
#include "pages/page.h"
#include "pytorch/pytorch_export.h"
#include "scenario/scenario_json.h"
#include "slides/slide_dialog.h"
#include "worksheet/worksheet_dialog.h"

#include <QActionGroup>
#include <QClipboard>
#include <QDir>
#include <QFileDialog>
#include <QGuiApplication>

namespace normscope::ui {

namespace {

constexpr int scales[] = {1, 2, 3, 4};

// "matrix.tar.csv" → "matrix.tar": what a plot's name is put after.
QString stem(const QString& path) { return path.left(path.size() - QFileInfo(path).suffix().size() - 1); }

} // namespace

ExportMenu::ExportMenu(CurrentPage page, CurrentScenario scenario, QWidget* window)
    : QMenu(window), m_page(std::move(page)), m_scenario(std::move(scenario)), m_window(window),
      m_folder(QDir::homePath()) {
    setToolTipsVisible(true);
    connect(this, &QMenu::aboutToShow, this, &ExportMenu::fill);
}

void ExportMenu::fill() {
    clear();
    fillFor(*this, {});
    addSeparator();
    addAction(tr("Animation (WebP, GIF, MP4) …"), this, &ExportMenu::animate);
    addAction(tr("Slides (PDF) …"), this, &ExportMenu::makeSlides);
    addAction(tr("Worksheet (PDF) …"), this, &ExportMenu::makeWorksheet);
    addAction(tr("PyTorch script …"), this, &ExportMenu::askScript);
    addSeparator();
    QMenu* plots = addMenu(tr("One plot"));
    for (const Panel& panel : m_page()->figure().panels) {
        const QString name = QString::fromStdString(panelName(panel));
        fillFor(*plots->addMenu(name), name);
    }
    addSeparator();
    fillOptions(*this);
}

void ExportMenu::fillFor(QMenu& menu, const QString& panel) {
    menu.addAction(tr("Picture (PNG, SVG, PDF) …"), this, [this, panel] { askPicture(panel); });
    menu.addAction(tr("Data (CSV) …"), this, [this, panel] { askData(panel); });
    menu.addAction(tr("Copy as picture"), this, [this, panel] { copy(panel); });
}

void ExportMenu::fillOptions(QMenu& menu) {
    QMenu* scale = menu.addMenu(tr("PNG size"));
    auto* group = new QActionGroup(scale);
    for (const int factor : scales) {
        QAction* action =
            scale->addAction(QStringLiteral("×%1").arg(factor), this, [this, factor] { m_options.scale = factor; });
        action->setCheckable(true);
        action->setChecked(m_options.scale == factor);
        group->addAction(action);
    }
    QAction* transparent = menu.addAction(tr("Transparent background (PNG, SVG)"));
    transparent->setCheckable(true);
    transparent->setChecked(m_options.transparent);
    connect(transparent, &QAction::toggled, this, [this](bool on) { m_options.transparent = on; });
}

void ExportMenu::popupFor(const QString& panel, const QPoint& globalPosition) {
    auto* menu = new QMenu(m_window);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    fillFor(*menu, panel);
    menu->addSeparator();
    fillOptions(*menu);
    menu->popup(globalPosition);
}

QString ExportMenu::suggestedPath(const QString& panel) const {
    const QString page = QString::fromStdString(m_page()->figure().name);
    return QDir(m_folder).filePath(panel.isEmpty() ? page : QStringLiteral("%1-%2").arg(page, panel));
}

void ExportMenu::exportPage() { askPicture({}); }

void ExportMenu::askPicture(const QString& panel) {
    const QString filters = tr("PNG picture (*.png);;SVG drawing (*.svg);;PDF document (*.pdf)");
    QString chosen;
    QString path = QFileDialog::getSaveFileName(m_window, tr("Export picture"), suggestedPath(panel), filters, &chosen);
    if (path.isEmpty()) return;
    const QString wanted = chosen.section("*.", 1).chopped(1);
    if (QFileInfo(path).suffix().isEmpty()) path += '.' + wanted;
    write(panel, path);
}

void ExportMenu::askData(const QString& panel) {
    QString path =
        QFileDialog::getSaveFileName(m_window, tr("Export data"), suggestedPath(panel), tr("CSV table (*.csv)"));
    if (path.isEmpty()) return;
    if (QFileInfo(path).suffix().isEmpty()) path += ".csv";
    write(panel, path);
}

void ExportMenu::animate() {
    auto* dialog = new AnimationDialog(m_scenario(), m_window);
    connect(dialog, &AnimationDialog::written, this,
            [this](const QString& path) { emit message(tr("Wrote %1").arg(path)); });
    dialog->show();
}

void ExportMenu::makeSlides() {
    auto* dialog = new SlideDialog(m_scenario(), m_window);
    connect(dialog, &SlideDialog::written, this,
            [this](const QString& path) { emit message(tr("Wrote %1").arg(path)); });
    dialog->show();
}

void ExportMenu::makeWorksheet() {
    auto* dialog = new WorksheetDialog(m_window);
    connect(dialog, &WorksheetDialog::written, this, [this](const QString& sheet, const QString& answers) {
        emit message(tr("Wrote %1 and %2").arg(sheet, answers));
    });
    dialog->show();
}

void ExportMenu::askScript() {
    QString path = QFileDialog::getSaveFileName(m_window, tr("Export PyTorch script"), suggestedPath({}),
                                                tr("Python script (*.py)"));
    if (path.isEmpty()) return;
    if (QFileInfo(path).suffix().isEmpty()) path += ".py";
    writeScript(path);
}

void ExportMenu::writeScript(const QString& path) {
    m_folder = QFileInfo(path).absolutePath();
    const auto done = writePytorch(m_scenario(), path.toStdString());
    if (!done) return emit message(errorText(done.error()));
    emit message(tr("Wrote %1 and %2.npz").arg(path, stem(path)));
}

void ExportMenu::write(const QString& panel, const QString& path) {
    m_folder = QFileInfo(path).absolutePath();
    m_options.scenario = toJson(m_scenario()); // the figure opens again
    const bool data = path.endsWith(".csv", Qt::CaseInsensitive);
    const auto done = data ? writeData(panel, path) : exportPicture(m_page()->picture(panel), path, m_options);
    if (!done) return emit message(errorText(done.error()));
    emit message(data && panel.isEmpty() ? tr("Wrote %1-*.csv, one file a plot").arg(stem(path))
                                         : tr("Wrote %1").arg(path));
}

Expected<void> ExportMenu::writeData(const QString& panel, const QString& path) const {
    for (const Panel& part : m_page()->figure().panels) {
        const QString name = QString::fromStdString(panelName(part));
        if (!panel.isEmpty() && name != panel) continue;
        const QString file = panel.isEmpty() ? QStringLiteral("%1-%2.csv").arg(stem(path), name) : path;
        if (auto written = writeFile(file.toStdString(), csv(part)); !written) return written;
    }
    return {};
}

void ExportMenu::copy(const QString& panel) {
    QGuiApplication::clipboard()->setImage(pictureImage(m_page()->picture(panel), m_options));
    emit message(tr("Copied as a picture"));
}

} // namespace normscope::ui
