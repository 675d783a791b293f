// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/models/models_buttons.h"

#include <QHBoxLayout>
#include <QPushButton>

namespace normscope::ui {

ModelsButtons::ModelsButtons(QWidget* parent) : QWidget(parent), m_row(new QHBoxLayout(this)) {
    m_row->setContentsMargins(0, 0, 0, 0);
    m_depth = addButton("open-depth", tr("Open on the Depth page"),
                        tr("The Depth page with the configuration of the chosen model (Enter)"));
    m_axes = addButton("use-axes", tr("Use this γ and β on the Axes page"),
                       tr("The Axes page with the first values of the chosen norm, as many as fit (Enter)"));
    connect(m_depth, &QPushButton::clicked, this, &ModelsButtons::depthPressed);
    connect(m_axes, &QPushButton::clicked, this, &ModelsButtons::axesPressed);
    setView(ModelsView::Table);
}

QPushButton* ModelsButtons::addButton(const char* name, const QString& text, const QString& help) {
    auto* button = new QPushButton(text, this);
    button->setObjectName(name);
    button->setToolTip(help);
    button->setAccessibleDescription(help);
    button->setFocusPolicy(Qt::TabFocus);
    m_row->addWidget(button);
    return button;
}

void ModelsButtons::setTheme(const Theme& theme) {
    const QFont font = theme.font(TextSize::Small);
    for (QPushButton* button : {m_depth, m_axes}) {
        button->setFont(font);
        button->setFixedWidth(QFontMetrics(font).horizontalAdvance(button->text()) + 2 * theme.small);
    }
    updateGeometry();
}

void ModelsButtons::setView(ModelsView view) {
    m_depth->setVisible(view == ModelsView::Table);
    m_axes->setVisible(view == ModelsView::Checkpoint);
}

void ModelsButtons::setCheckpoint(bool there) { m_axes->setEnabled(there); }

} // namespace normscope::ui
