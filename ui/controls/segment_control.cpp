// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/segment_control.h"

#include "controls/tab_stop.h"
#include "plot/rich_text.h"

#include <QHBoxLayout>
#include <QPushButton>

namespace normscope::ui {

SegmentControl::SegmentControl(const Parameter& parameter, QWidget* parent)
    : Control(parameter, parent), m_group(new QButtonGroup(this)) {
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    for (std::size_t index = 0; index < parameter.choices.size(); ++index) addSegment(index);
    connect(m_group, &QButtonGroup::idClicked, this,
            [this](int id) { emit chosen(this->parameter().choices[static_cast<std::size_t>(id)].key, false); });
}

void SegmentControl::addSegment(std::size_t index) {
    const Choice& choice = parameter().choices[index];
    auto* button = new QPushButton(translated(choice.label), this);
    button->setObjectName(QString::fromStdString(choice.key));
    button->setCheckable(true);
    button->setProperty("segment", true); // flat style: one of a row
    button->setFocusPolicy(Qt::TabFocus);
    button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    button->setAccessibleName(QStringLiteral("%1: %2").arg(translated(parameter().label), button->text()));
    m_group->addButton(button, static_cast<int>(index));
    layout()->addWidget(button);
}

void SegmentControl::showValue(const ParameterValue& value) {
    const auto& choices = parameter().choices;
    for (std::size_t index = 0; index < choices.size(); ++index)
        if (choices[index].key == std::get<std::string>(value))
            m_group->button(static_cast<int>(index))->setChecked(true);
    stopAtChosen(*m_group);
}

} // namespace normscope::ui
