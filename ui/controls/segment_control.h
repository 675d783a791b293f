// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/control.h"

class QButtonGroup;

namespace normscope::ui {

// One of few, side by side: batch | running. The heading above it is its name.
class SegmentControl : public Control {
    Q_OBJECT
public:
    SegmentControl(const Parameter& parameter, QWidget* parent);

protected:
    void showValue(const ParameterValue& value) override;

private:
    void addSegment(std::size_t index);

    QButtonGroup* m_group;
};

} // namespace normscope::ui
