// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/control.h"

class QPushButton;

namespace normscope::ui {

// A data file: a button that shows its name and asks for another; a file can also be dropped on it.
class FileControl : public Control {
    Q_OBJECT
public:
    FileControl(const Parameter& parameter, QWidget* parent);

signals:
    void fileWanted(); // the window asks the person which

protected:
    void showValue(const ParameterValue& value) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    QPushButton* m_button;
};

} // namespace normscope::ui
