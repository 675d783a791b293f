// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plot/theme.h"

#include <QAbstractButton>

namespace normscope::ui {

// The large round Play, an ink disc; while playing it shows two bars.
class PlayButton : public QAbstractButton {
    Q_OBJECT
public:
    explicit PlayButton(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    void setPlaying(bool playing);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent*) override;

private:
    const Theme* m_theme;
    bool m_playing = false;
};

} // namespace normscope::ui
