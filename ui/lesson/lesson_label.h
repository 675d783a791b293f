// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plot/theme.h"

#include <QLabel>

namespace normscope::ui {

// Rich text that wraps. Its links are reached by the keyboard, and only then does it take the focus.
class LessonLabel : public QLabel {
    Q_OBJECT
public:
    explicit LessonLabel(QWidget* parent = nullptr);

    void setHtml(const QString& html); // empty: it is hidden
    void setLook(const Theme& theme, TextSize size, int weight = QFont::Normal, bool muted = false);
};

} // namespace normscope::ui
