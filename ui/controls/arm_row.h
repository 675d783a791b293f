// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/line_sample.h"

#include <QWidget>

class QToolButton;

namespace normscope::ui {

class ArmButton;

// One arm in use: its letter, or where it has none a sample of its line, and its name, to choose it, and a cross to
// take it out.
class ArmRow : public QWidget {
    Q_OBJECT
public:
    explicit ArmRow(QWidget* parent);

    void setTheme(const Theme& theme);
    void setArm(const LineSample& line, const QString& name, const QString& letter = {});
    void setChosen(bool chosen);
    void setRemovable(bool removable);

signals:
    void chosen();
    void removed();

private:
    ArmButton* m_arm;
    QToolButton* m_remove;
};

} // namespace normscope::ui
