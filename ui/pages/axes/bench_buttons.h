// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plot/theme.h"

#include <QWidget>

class QHBoxLayout;
class QKeyEvent;
class QPushButton;

namespace normscope::ui {

// Beside the views while the invariance bench is shown: its test, and a new start.
class BenchButtons : public QWidget {
    Q_OBJECT
public:
    explicit BenchButtons(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    void setPossible(bool test, bool again);
    void followInTabOrder(QWidget* before);
    bool handleKey(const QKeyEvent& event); // whether it is a key of a button, and they are shown

signals:
    void testPressed();
    void againPressed();

private:
    QPushButton* addButton(const char* name, const QString& text, const QString& help);

    QHBoxLayout* m_row;
    QPushButton *m_test, *m_again;
};

} // namespace normscope::ui
