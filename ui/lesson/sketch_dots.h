// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plot/theme.h"

#include <QWidget>

namespace normscope::ui {

class SketchView;

// What the hand has drawn, over the axes: rings joined by a line, faint rings where nothing is drawn yet, and the place
// that the keyboard changes.
class SketchDots : public QWidget {
    Q_OBJECT
public:
    SketchDots(const SketchView& sketch, QWidget* parent);

    void setTheme(const Theme& theme);

protected:
    void paintEvent(QPaintEvent*) override;

private:
    void drawFrame(QPainter& painter) const;
    void drawLines(QPainter& painter) const;
    void drawRings(QPainter& painter) const;
    void drawChosen(QPainter& painter) const;

    const SketchView& m_sketch;
    const Theme* m_theme;
};

} // namespace normscope::ui
