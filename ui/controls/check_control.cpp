// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/check_control.h"

#include "plot/rich_text.h"

#include <QCheckBox>
#include <QHBoxLayout>

namespace normscope::ui {

CheckControl::CheckControl(const Parameter& parameter, QWidget* parent)
    : Control(parameter, parent), m_box(new QCheckBox(translated(parameter.label), this)) {
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_box);
    describe(*m_box);
    m_box->setFocusPolicy(Qt::TabFocus);
    connect(m_box, &QCheckBox::clicked, this, [this](bool on) { emit chosen(on, false); });
}

void CheckControl::setTheme(const Theme& theme) {
    Control::setTheme(theme);
    m_box->setFont(theme.font(TextSize::Body));
}

void CheckControl::showValue(const ParameterValue& value) { m_box->setChecked(std::get<bool>(value)); }

} // namespace normscope::ui
