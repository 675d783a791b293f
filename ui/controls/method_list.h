// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/control.h"

#include <vector>

class QCheckBox;

namespace normscope::ui {

// Some of several norms, each with a sample of its line and marker.
class MethodList : public Control {
    Q_OBJECT
public:
    MethodList(const Parameter& parameter, QWidget* parent);
    void setTheme(const Theme& theme) override;

protected:
    void showValue(const ParameterValue& value) override;

private:
    void addBox(const Choice& choice);
    void toggle(const std::string& key, bool on);

    std::vector<QCheckBox*> m_boxes;  // in the order of the choices
    std::vector<std::string> m_shown; // keys, in the order of the scenario
};

} // namespace normscope::ui
