// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "worksheet/worksheet_dialog.h"

#include "document/error_text.h"
#include "worksheet/worksheet_file.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

#include <limits>

namespace normscope::ui {

namespace {

const std::vector<WorksheetNorm> choices[] = {
    {WorksheetNorm::Layer, WorksheetNorm::Batch}, {WorksheetNorm::Layer}, {WorksheetNorm::Batch}, {WorksheetNorm::Rms}};

} // namespace

WorksheetDialog::WorksheetDialog(QWidget* parent)
    : QDialog(parent), m_norms(new QComboBox(this)), m_samples(new QSpinBox(this)), m_features(new QSpinBox(this)),
      m_seed(new QSpinBox(this)), m_said(new QLabel(this)) {
    setWindowTitle(tr("Worksheet"));
    setAttribute(Qt::WA_DeleteOnClose);
    build();
}

void WorksheetDialog::build() {
    auto* rows = new QFormLayout;
    addNorms(*rows);
    addNumbers(*rows);
    m_said->setWordWrap(true);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    const QPushButton* save = buttons->addButton(tr("Save …"), QDialogButtonBox::ActionRole);
    connect(save, &QPushButton::clicked, this, &WorksheetDialog::ask);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
    auto* column = new QVBoxLayout(this);
    column->addLayout(rows);
    column->addWidget(m_said);
    column->addWidget(buttons);
}

void WorksheetDialog::addNorms(QFormLayout& rows) {
    m_norms->addItems({tr("LayerNorm and BatchNorm"), QStringLiteral("LayerNorm"), QStringLiteral("BatchNorm"),
                       QStringLiteral("RMSNorm")});
    rows.addRow(tr("Norm"), m_norms);
}

void WorksheetDialog::addNumbers(QFormLayout& rows) {
    const WorksheetSettings usual;
    for (QSpinBox* box : {m_samples, m_features}) box->setRange(int(fewestWorksheetLines), int(mostWorksheetLines));
    m_samples->setValue(int(usual.samples));
    m_features->setValue(int(usual.features));
    m_seed->setRange(0, std::numeric_limits<int>::max());
    m_seed->setValue(int(usual.seed));
    rows.addRow(tr("Samples (rows)"), m_samples);
    rows.addRow(tr("Features (columns)"), m_features);
    rows.addRow(tr("Seed: another one, another sheet"), m_seed);
}

WorksheetSettings WorksheetDialog::settings() const {
    return {choices[m_norms->currentIndex()], m_samples->value(), m_features->value(), std::uint64_t(m_seed->value())};
}

void WorksheetDialog::ask() {
    QString path =
        QFileDialog::getSaveFileName(this, tr("Save worksheet"), QDir::homePath(), tr("PDF document (*.pdf)"));
    if (path.isEmpty()) return;
    if (!path.endsWith(QLatin1String(".pdf"), Qt::CaseInsensitive)) path += QLatin1String(".pdf");
    write(path);
}

void WorksheetDialog::write(const QString& path) {
    if (const auto done = writeWorksheet(settings(), path); !done) {
        m_said->setText(errorText(done.error()));
        return emit failed();
    }
    m_said->setText(tr("Wrote %1 and %2").arg(path, answersPath(path)));
    emit written(path, answersPath(path));
}

} // namespace normscope::ui
