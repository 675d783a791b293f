// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/control.h"
#include "controls/slider_scale.h"

class QSlider;

namespace normscope::ui {

class ValueField;

// A number: its name, its value to type into, and a slider below.
class SliderControl : public Control {
    Q_OBJECT
public:
    SliderControl(const Parameter& parameter, QWidget* parent);
    void setTheme(const Theme& theme) override;

protected:
    void showValue(const ParameterValue& value) override;

private:
    void choose(int position);
    bool eventFilter(QObject* watched, QEvent* event) override;
    ParameterValue valueAt(int position) const;

    SliderScale m_scale;
    QSlider* m_slider;
    ValueField* m_field;
    bool m_pressed = false;
};

} // namespace normscope::ui
