// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/slider_control.h"

#include "controls/value_field.h"
#include "controls/value_text.h"

#include <QGridLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QSlider>

namespace normscope::ui {

namespace {

double numberOf(const ParameterValue& value) {
    if (const auto* whole = std::get_if<std::int64_t>(&value)) return static_cast<double>(*whole);
    return std::get<double>(value);
}

} // namespace

SliderControl::SliderControl(const Parameter& parameter, QWidget* parent)
    : Control(parameter, parent), m_scale(parameter), m_slider(new QSlider(Qt::Horizontal, this)),
      m_field(new ValueField(this)) {
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(0);
    grid->addWidget(makeLabel(), 0, 0);
    grid->addWidget(m_field, 0, 1);
    grid->addWidget(m_slider, 1, 0, 1, 2);
    grid->setColumnStretch(0, 1);
    m_slider->setRange(0, m_scale.last());
    m_slider->setPageStep(std::max(1, m_scale.last() / 10));
    describe(*m_slider);
    describe(*m_field);
    ignoreStrayWheel(*m_slider);
    m_slider->installEventFilter(this);
    connect(m_slider, &QSlider::valueChanged, this, &SliderControl::choose);
    connect(m_slider, &QSlider::sliderReleased, this, &SliderControl::finished);
    connect(m_field, &ValueField::entered, this, &SliderControl::typed);
}

void SliderControl::setTheme(const Theme& theme) {
    Control::setTheme(theme);
    m_field->setTheme(theme);
}

void SliderControl::showValue(const ParameterValue& value) {
    const QSignalBlocker quiet(m_slider);
    m_slider->setValue(m_scale.positionOf(numberOf(value)));
    const QString shown = shownNumber(parameter(), value);
    m_field->setValue(shown, QString::fromStdString(valueText(parameter(), value)));
    m_slider->setAccessibleDescription(QString(shown).remove('^'));
}

ParameterValue SliderControl::valueAt(int position) const {
    const double value = m_scale.valueAt(position);
    if (parameter().type == ParameterType::Integer) return static_cast<std::int64_t>(value);
    return value;
}

// The slider jumps to the pointer before it says that it is held down; the jump belongs to the drag.
bool SliderControl::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::MouseButtonPress) m_pressed = true;
    if (event->type() == QEvent::MouseButtonRelease) m_pressed = false;
    return Control::eventFilter(watched, event);
}

void SliderControl::choose(int position) { emit chosen(valueAt(position), m_pressed || m_slider->isSliderDown()); }

} // namespace normscope::ui
