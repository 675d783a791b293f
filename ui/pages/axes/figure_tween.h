// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "figure/figure.h"

#include <QObject>
#include <QVariantAnimation>

namespace normscope::ui {

// Moves what is shown to a new figure in 200 ms, ease-out; a newer figure interrupts and starts from what is seen.
class FigureTween : public QObject {
    Q_OBJECT
public:
    explicit FigureTween(QObject* parent = nullptr);

    void setEnabled(bool enabled) { m_enabled = enabled; } // off: reduced motion, every change is a cut
    void moveTo(Figure figure);
    void cutTo(Figure figure);
    const Figure& shown() const { return m_shown; }

signals:
    void changed();

private:
    void advance(double t);

    QVariantAnimation m_animation;
    Figure m_from, m_to, m_shown;
    bool m_enabled = true;
};

} // namespace normscope::ui
