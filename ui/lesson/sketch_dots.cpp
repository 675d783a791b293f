// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/sketch_dots.h"

#include "lesson/sketch_view.h"

#include <QPainter>

namespace normscope::ui {

namespace {

constexpr double drawnRadius = 4, openRadius = 3, middle = 0.5;

} // namespace

SketchDots::SketchDots(const SketchView& sketch, QWidget* parent)
    : QWidget(parent), m_sketch(sketch), m_theme(&theme(ThemeName::Light)) {
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
}

void SketchDots::setTheme(const Theme& theme) {
    m_theme = &theme;
    update();
}

void SketchDots::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    drawFrame(painter);
    drawLines(painter);
    drawRings(painter);
    if (!m_sketch.revealed()) drawChosen(painter);
}

// The area that takes the drawing, as long as it does.
void SketchDots::drawFrame(QPainter& painter) const {
    const SketchDrawing& drawing = m_sketch.drawing();
    if (m_sketch.revealed() || drawing.places() == 0) return;
    const QPointF lower = m_sketch.pixel(0, 0), upper = m_sketch.pixel(drawing.places() - 1, 1);
    painter.setPen(QPen(m_theme->ink, 1.5));
    painter.drawRect(QRectF(QPointF(lower.x(), upper.y()), QPointF(upper.x(), lower.y())).adjusted(-8, -6, 8, 6));
}

void SketchDots::drawLines(QPainter& painter) const {
    const SketchDrawing& drawing = m_sketch.drawing();
    painter.setPen(QPen(m_theme->ink, 1.5 * m_theme->lineScale));
    for (std::size_t k = 1; k < drawing.places(); ++k) {
        const auto before = drawing.height(k - 1), here = drawing.height(k);
        if (before && here) painter.drawLine(m_sketch.pixel(k - 1, *before), m_sketch.pixel(k, *here));
    }
}

void SketchDots::drawRings(QPainter& painter) const {
    const SketchDrawing& drawing = m_sketch.drawing();
    painter.setBrush(m_theme->page);
    for (std::size_t k = 0; k < drawing.places(); ++k) {
        const auto height = drawing.height(k);
        const double radius = height ? drawnRadius : openRadius;
        painter.setPen(QPen(height ? m_theme->ink : m_theme->faint, height ? 2 : 1.25));
        painter.drawEllipse(m_sketch.pixel(k, height.value_or(middle)), radius, radius);
    }
}

void SketchDots::drawChosen(QPainter& painter) const {
    const SketchDrawing& drawing = m_sketch.drawing();
    if (!m_sketch.hasFocus() || drawing.places() == 0) return;
    const std::size_t place = drawing.chosen();
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(m_theme->ink, 2));
    painter.drawEllipse(m_sketch.pixel(place, drawing.height(place).value_or(middle)), 9, 9);
}

} // namespace normscope::ui
