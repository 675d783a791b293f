// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "animation/animation_dialog.h"

#include "animation/animation_form.h"
#include "animation/animation_maker.h"
#include "animation/frame_positions.h"
#include "document/error_text.h"
#include "render/page_picture.h"

#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>

namespace normscope::ui {

AnimationDialog::AnimationDialog(const Scenario& scenario, QWidget* parent)
    : QDialog(parent), m_scenario(scenario),
      m_form(new AnimationForm(naturalSeconds(makePage(scenario)->timeline()), this)),
      m_maker(new AnimationMaker(this)), m_progress(new QProgressBar(this)), m_said(new QLabel(this)) {
    setWindowTitle(tr("Animation of this page"));
    setAttribute(Qt::WA_DeleteOnClose);
    build();
    connect(m_save, &QPushButton::clicked, this, &AnimationDialog::ask);
    connect(m_cancel, &QPushButton::clicked, this, &AnimationDialog::reject);
    connect(m_maker, &AnimationMaker::computed, this,
            [this](std::size_t done, std::size_t planned) { advance(tr("computing %v of %m"), done, planned); });
    connect(m_maker, &AnimationMaker::drawn, this,
            [this](std::size_t done, std::size_t planned) { advance(tr("frame %v of %m"), done, planned); });
    connect(m_maker, &AnimationMaker::finished, this, [this] {
        end(tr("Wrote %1").arg(m_path));
        emit written(m_path);
    });
    connect(m_maker, &AnimationMaker::failed, this, [this](const Error& error) {
        end(errorText(error));
        emit stopped();
    });
    showState();
}

void AnimationDialog::build() {
    m_progress->setAccessibleName(tr("Progress"));
    m_said->setWordWrap(true);
    auto* buttons = new QDialogButtonBox(this);
    m_save = buttons->addButton(tr("Save …"), QDialogButtonBox::ActionRole);
    m_cancel = buttons->addButton(QDialogButtonBox::Cancel);
    auto* column = new QVBoxLayout(this);
    column->addWidget(m_form);
    column->addWidget(m_progress);
    column->addWidget(m_said);
    column->addWidget(buttons);
}

bool AnimationDialog::running() const { return m_maker->running(); }

void AnimationDialog::showState() {
    m_form->setEnabled(!running());
    m_save->setEnabled(!running());
    m_progress->setVisible(running());
    m_said->setVisible(!m_said->text().isEmpty());
    m_cancel->setText(running() ? tr("Cancel") : tr("Close"));
}

void AnimationDialog::ask() {
    QString path;
    if (m_form->format() == AnimationFormat::Png)
        path = QFileDialog::getExistingDirectory(this, tr("Folder for the frames"), QDir::homePath());
    else
        path = QFileDialog::getSaveFileName(this, tr("Save animation"), QDir::homePath(), m_form->filter());
    if (path.isEmpty()) return;
    if (!path.endsWith(m_form->ending(), Qt::CaseInsensitive)) path += m_form->ending();
    write(path);
}

void AnimationDialog::write(const QString& path) {
    m_path = path;
    m_said->clear();
    m_progress->setRange(0, 0); // nothing to count yet
    m_progress->setFormat({});
    m_maker->start(m_form->request(m_scenario, path));
    showState();
}

void AnimationDialog::advance(const QString& what, std::size_t done, std::size_t planned) {
    m_progress->setFormat(what);
    m_progress->setRange(0, int(planned));
    m_progress->setValue(int(done));
}

void AnimationDialog::end(const QString& said) {
    m_said->setText(said);
    showState();
}

void AnimationDialog::reject() {
    if (!running()) return QDialog::reject();
    m_maker->stop();
    end(tr("Given up; no file was written"));
    emit stopped();
}

void AnimationDialog::closeEvent(QCloseEvent* event) {
    if (running()) reject();
    QDialog::closeEvent(event);
}

} // namespace normscope::ui
