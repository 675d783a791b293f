// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "slides/slide_dialog.h"

#include "render/page_picture.h"
#include "slides/slide_form.h"

#include <QDir>
#include <QFileDialog>

namespace normscope::ui {

SlideDialog::SlideDialog(const Scenario& scenario, QWidget* parent)
    : SlideDialog(scenario, new SlideForm(makePage(scenario)->timeline()), parent) {}

SlideDialog::SlideDialog(const Scenario& scenario, SlideForm* form, QWidget* parent)
    : FileMakerDialog(*form, tr("slide %v of %m"), parent), m_scenario(scenario), m_form(form) {
    setWindowTitle(tr("Slides of this page"));
}

QString SlideDialog::askPath() {
    QString path = QFileDialog::getSaveFileName(this, tr("Save slides"), QDir::homePath(), tr("PDF document (*.pdf)"));
    if (!path.isEmpty() && !path.endsWith(QLatin1String(".pdf"), Qt::CaseInsensitive)) path += QLatin1String(".pdf");
    return path;
}

Expected<FileOrder> SlideDialog::order(const QString& path) const {
    return m_form->request(m_scenario, path).and_then(slidesOrder);
}

} // namespace normscope::ui
