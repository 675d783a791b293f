// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plot/theme.h"

#include <QWidget>

class QAbstractButton;
class QHBoxLayout;

namespace normscope::ui {

// A row of words, one of which is chosen: what a part of a page shows. The words are the views of an enum of the page,
// told as numbers.
class ViewSwitch : public QWidget {
    Q_OBJECT
public:
    explicit ViewSwitch(QWidget* parent = nullptr);

    QAbstractButton* addView(int view, const QString& label, const QString& help);
    void setTheme(const Theme& theme);
    void setView(int view);

signals:
    void chosen(int view);

private:
    QHBoxLayout* m_row;
};

} // namespace normscope::ui
