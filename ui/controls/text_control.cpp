// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/text_control.h"

#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>

namespace normscope::ui {

TextControl::TextControl(const Parameter& parameter, QWidget* parent)
    : Control(parameter, parent), m_line(new QLineEdit(this)) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addWidget(makeLabel());
    column->addWidget(m_line);
    describe(*m_line);
    if (parameter.display) // a search shows what it finds while it is typed
        connect(m_line, &QLineEdit::textEdited, this,
                [this](const QString& text) { emit chosen(text.toStdString(), true); });
    connect(m_line, &QLineEdit::editingFinished, this, [this] {
        if (!m_line->isModified()) return;
        m_line->setModified(false);
        emit chosen(m_line->text().trimmed().toStdString(), false);
    });
}

void TextControl::showValue(const ParameterValue& value) {
    const QString text = QString::fromStdString(std::get<std::string>(value));
    if (m_line->isModified()) return; // being typed
    if (m_line->text() != text) m_line->setText(text);
}

} // namespace normscope::ui
