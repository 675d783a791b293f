// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/control.h"

class QComboBox;

namespace normscope::ui {

// One of several: its name above a combo box.
class ChoiceControl : public Control {
    Q_OBJECT
public:
    ChoiceControl(const Parameter& parameter, QWidget* parent);

protected:
    void showValue(const ParameterValue& value) override;

private:
    QComboBox* m_box;
};

} // namespace normscope::ui
