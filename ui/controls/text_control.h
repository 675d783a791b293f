// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/control.h"

class QLineEdit;

namespace normscope::ui {

// A word or two: its name above a line to type into.
class TextControl : public Control {
    Q_OBJECT
public:
    TextControl(const Parameter& parameter, QWidget* parent);

protected:
    void showValue(const ParameterValue& value) override;

private:
    QLineEdit* m_line;
};

} // namespace normscope::ui
