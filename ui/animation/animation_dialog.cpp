// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "animation/animation_dialog.h"

#include "animation/animation_form.h"
#include "animation/frame_positions.h"
#include "render/page_picture.h"

#include <QDir>
#include <QFileDialog>

namespace normscope::ui {

AnimationDialog::AnimationDialog(const Scenario& scenario, QWidget* parent)
    : AnimationDialog(scenario, new AnimationForm(naturalSeconds(makePage(scenario)->timeline())), parent) {}

AnimationDialog::AnimationDialog(const Scenario& scenario, AnimationForm* form, QWidget* parent)
    : FileMakerDialog(*form, tr("frame %v of %m"), parent), m_scenario(scenario), m_form(form) {
    setWindowTitle(tr("Animation of this page"));
}

QString AnimationDialog::askPath() {
    QString path;
    if (m_form->format() == AnimationFormat::Png)
        path = QFileDialog::getExistingDirectory(this, tr("Folder for the frames"), QDir::homePath());
    else
        path = QFileDialog::getSaveFileName(this, tr("Save animation"), QDir::homePath(), m_form->filter());
    if (!path.isEmpty() && !path.endsWith(m_form->ending(), Qt::CaseInsensitive)) path += m_form->ending();
    return path;
}

Expected<FileOrder> AnimationDialog::order(const QString& path) const {
    return animationOrder(m_form->request(m_scenario, path));
}

} // namespace normscope::ui
