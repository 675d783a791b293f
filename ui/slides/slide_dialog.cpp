// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "slides/slide_dialog.h"

#include "document/error_text.h"
#include "render/page_picture.h"
#include "slides/slide_form.h"
#include "slides/slide_maker.h"

#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>

namespace normscope::ui {

SlideDialog::SlideDialog(const Scenario& scenario, QWidget* parent)
    : QDialog(parent), m_scenario(scenario), m_form(new SlideForm(makePage(scenario)->timeline(), this)),
      m_maker(new SlideMaker(this)), m_progress(new QProgressBar(this)), m_said(new QLabel(this)) {
    setWindowTitle(tr("Slides of this page"));
    setAttribute(Qt::WA_DeleteOnClose);
    build();
    connect(m_save, &QPushButton::clicked, this, &SlideDialog::ask);
    connect(m_cancel, &QPushButton::clicked, this, &SlideDialog::reject);
    connect(m_maker, &SlideMaker::computed, this,
            [this](std::size_t done, std::size_t planned) { advance(tr("computing %v of %m"), done, planned); });
    connect(m_maker, &SlideMaker::drawn, this,
            [this](std::size_t done, std::size_t planned) { advance(tr("slide %v of %m"), done, planned); });
    connect(m_maker, &SlideMaker::finished, this, [this] {
        end(tr("Wrote %1").arg(m_path));
        emit written(m_path);
    });
    connect(m_maker, &SlideMaker::failed, this, &SlideDialog::fail);
    showState();
}

void SlideDialog::build() {
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

bool SlideDialog::running() const { return m_maker->running(); }

void SlideDialog::showState() {
    m_form->setEnabled(!running());
    m_save->setEnabled(!running());
    m_progress->setVisible(running());
    m_said->setVisible(!m_said->text().isEmpty());
    m_cancel->setText(running() ? tr("Cancel") : tr("Close"));
}

void SlideDialog::ask() {
    QString path = QFileDialog::getSaveFileName(this, tr("Save slides"), QDir::homePath(), tr("PDF document (*.pdf)"));
    if (path.isEmpty()) return;
    if (!path.endsWith(QLatin1String(".pdf"), Qt::CaseInsensitive)) path += QLatin1String(".pdf");
    write(path);
}

void SlideDialog::write(const QString& path) {
    m_path = path;
    m_said->clear();
    const auto request = m_form->request(m_scenario, path);
    if (!request) return fail(request.error());
    m_progress->setRange(0, 0); // nothing to count yet
    m_progress->setFormat({});
    m_maker->start(*request);
    showState();
}

void SlideDialog::fail(const Error& error) {
    end(errorText(error));
    emit stopped();
}

void SlideDialog::advance(const QString& what, std::size_t done, std::size_t planned) {
    m_progress->setFormat(what);
    m_progress->setRange(0, int(planned));
    m_progress->setValue(int(done));
}

void SlideDialog::end(const QString& said) {
    m_said->setText(said);
    showState();
}

void SlideDialog::reject() {
    if (!running()) return QDialog::reject();
    m_maker->stop();
    end(tr("Given up; no file was written"));
    emit stopped();
}

void SlideDialog::closeEvent(QCloseEvent* event) {
    if (running()) reject();
    QDialog::closeEvent(event);
}

} // namespace normscope::ui
