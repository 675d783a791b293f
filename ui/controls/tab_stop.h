// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <QButtonGroup>

namespace normscope::ui {

// Of buttons that exclude each other Tab goes to the chosen one, and arrow keys choose its neighbours. Left to itself
// Qt lets it go to the first, or to the one that had the focus last.
inline void stopAtChosen(const QButtonGroup& group) {
    if (!group.checkedButton()) return;
    for (QAbstractButton* button : group.buttons()) {
        const int others = int(button->focusPolicy()) & ~int(Qt::TabFocus);
        button->setFocusPolicy(Qt::FocusPolicy(button->isChecked() ? others | int(Qt::TabFocus) : others));
    }
}

} // namespace normscope::ui
