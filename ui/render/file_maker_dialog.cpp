// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "render/file_maker_dialog.h"

#include "document/error_text.h"
#include "render/file_maker.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>

namespace normscope::ui {

FileMakerDialog::FileMakerDialog(QWidget& form, const QString& counted, QWidget* parent)
    : QDialog(parent), m_form(&form), m_maker(new FileMaker(this)), m_progress(new QProgressBar(this)),
      m_said(new QLabel(this)) {
    setAttribute(Qt::WA_DeleteOnClose);
    build();
    hear(counted);
    showState();
}

void FileMakerDialog::build() {
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

void FileMakerDialog::hear(const QString& counted) {
    connect(m_save, &QPushButton::clicked, this, &FileMakerDialog::ask);
    connect(m_cancel, &QPushButton::clicked, this, &FileMakerDialog::reject);
    connect(m_maker, &FileMaker::computed, this,
            [this](std::size_t done, std::size_t planned) { advance(tr("computing %v of %m"), done, planned); });
    connect(m_maker, &FileMaker::drawn, this,
            [this, counted](std::size_t done, std::size_t planned) { advance(counted, done, planned); });
    connect(m_maker, &FileMaker::finished, this, [this] {
        end(tr("Wrote %1").arg(m_path));
        emit written(m_path);
    });
    connect(m_maker, &FileMaker::failed, this, &FileMakerDialog::fail);
}

bool FileMakerDialog::running() const { return m_maker->running(); }

void FileMakerDialog::showState() {
    m_form->setEnabled(!running());
    m_save->setEnabled(!running());
    m_progress->setVisible(running());
    m_said->setVisible(!m_said->text().isEmpty());
    m_cancel->setText(running() ? tr("Cancel") : tr("Close"));
}

void FileMakerDialog::ask() {
    const QString path = askPath();
    if (!path.isEmpty()) write(path);
}

void FileMakerDialog::write(const QString& path) {
    m_path = path;
    m_said->clear();
    const auto ordered = order(path);
    if (!ordered) return fail(ordered.error());
    m_progress->setRange(0, 0); // nothing to count yet
    m_progress->setFormat({});
    m_maker->start(*ordered);
    showState();
}

void FileMakerDialog::advance(const QString& what, std::size_t done, std::size_t planned) {
    m_progress->setFormat(what);
    m_progress->setRange(0, int(planned));
    m_progress->setValue(int(done));
}

void FileMakerDialog::fail(const Error& error) {
    end(errorText(error));
    emit stopped();
}

void FileMakerDialog::end(const QString& said) {
    m_said->setText(said);
    showState();
}

void FileMakerDialog::reject() {
    if (!running()) return QDialog::reject();
    m_maker->stop();
    end(tr("Given up; no file was written"));
    emit stopped();
}

void FileMakerDialog::closeEvent(QCloseEvent* event) {
    if (running()) reject();
    QDialog::closeEvent(event);
}

} // namespace normscope::ui
