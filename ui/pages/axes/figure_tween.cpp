// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/axes/figure_tween.h"

#include "lab/axes.h"

#include <utility>

namespace normscope::ui {

FigureTween::FigureTween(QObject* parent) : QObject(parent) {
    m_animation.setDuration(200);
    m_animation.setEasingCurve(QEasingCurve::OutCubic);
    m_animation.setStartValue(0.0);
    m_animation.setEndValue(1.0);
    connect(&m_animation, &QVariantAnimation::valueChanged, this,
            [this](const QVariant& value) { advance(value.toDouble()); });
}

void FigureTween::moveTo(Figure figure) {
    if (!m_enabled || m_shown.panels.empty()) return cutTo(std::move(figure));
    m_animation.stop();
    m_from = m_shown;
    m_to = std::move(figure);
    m_animation.start();
}

void FigureTween::cutTo(Figure figure) {
    m_animation.stop();
    m_shown = std::move(figure);
    emit changed();
}

void FigureTween::advance(double t) {
    m_shown = t < 1 ? blend(m_from, m_to, t) : m_to;
    emit changed();
}

} // namespace normscope::ui
