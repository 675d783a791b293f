// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plot/theme.h"
#include "scenario/models_settings.h"

#include <QWidget>

class QHBoxLayout;
class QPushButton;

namespace normscope::ui {

// Beside the views: takes what is shown to the page where it runs.
class ModelsButtons : public QWidget {
    Q_OBJECT
public:
    explicit ModelsButtons(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    void setView(ModelsView view);
    void setCheckpoint(bool there); // without one there is no gamma to use

signals:
    void depthPressed();
    void axesPressed();

private:
    QPushButton* addButton(const char* name, const QString& text, const QString& help);

    QHBoxLayout* m_row;
    QPushButton *m_depth, *m_axes;
};

} // namespace normscope::ui
