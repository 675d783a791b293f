// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/choice_control.h"

#include "plot/rich_text.h"

#include <QComboBox>
#include <QLabel>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace normscope::ui {

ChoiceControl::ChoiceControl(const Parameter& parameter, QWidget* parent)
    : Control(parameter, parent), m_box(new QComboBox(this)) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addWidget(makeLabel());
    column->addWidget(m_box);
    for (const Choice& choice : parameter.choices)
        m_box->addItem(translated(choice.label), QString::fromStdString(choice.key));
    m_box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon); // the dock's width, not the text's
    m_box->setMinimumContentsLength(6);
    describe(*m_box);
    ignoreStrayWheel(*m_box);
    connect(m_box, &QComboBox::currentIndexChanged, this,
            [this](int index) { emit chosen(this->parameter().choices[static_cast<std::size_t>(index)].key, false); });
}

void ChoiceControl::showValue(const ParameterValue& value) {
    const QSignalBlocker quiet(m_box);
    m_box->setCurrentIndex(m_box->findData(QString::fromStdString(std::get<std::string>(value))));
}

} // namespace normscope::ui
