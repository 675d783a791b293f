// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/file_control.h"

#include <QDropEvent>
#include <QFileInfo>
#include <QMimeData>
#include <QPushButton>
#include <QVBoxLayout>

namespace normscope::ui {

FileControl::FileControl(const Parameter& parameter, QWidget* parent)
    : Control(parameter, parent), m_button(new QPushButton(this)) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_button);
    m_button->setFocusPolicy(Qt::TabFocus);
    describe(*m_button);
    setAcceptDrops(true);
    connect(m_button, &QPushButton::clicked, this, &FileControl::fileWanted);
}

void FileControl::showValue(const ParameterValue& value) {
    const QString path = QString::fromStdString(std::get<std::string>(value));
    const QString name = path.isEmpty() ? tr("choose a file …") : QFileInfo(path).fileName();
    m_button->setText(m_button->fontMetrics().elidedText(name, Qt::ElideMiddle, 120));
    m_button->setAccessibleDescription(path);
}

void FileControl::dragEnterEvent(QDragEnterEvent* event) {
    const auto urls = event->mimeData()->urls();
    if (urls.size() == 1 && urls.front().isLocalFile()) event->acceptProposedAction();
}

void FileControl::dropEvent(QDropEvent* event) {
    emit chosen(event->mimeData()->urls().front().toLocalFile().toStdString(), false);
    event->acceptProposedAction();
}

} // namespace normscope::ui
