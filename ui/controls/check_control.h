// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/control.h"

class QCheckBox;

namespace normscope::ui {

// On or off.
class CheckControl : public Control {
    Q_OBJECT
public:
    CheckControl(const Parameter& parameter, QWidget* parent);
    void setTheme(const Theme& theme) override;

protected:
    void showValue(const ParameterValue& value) override;

private:
    QCheckBox* m_box;
};

} // namespace normscope::ui
