// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/sketch_view.h"

#include "lesson/sketch_dots.h"
#include "plot/plot_view.h"
#include "plot/rich_text.h"

#include <QAccessible>
#include <QKeyEvent>
#include <QPainter>

#include <cmath>
#include <limits>

namespace normscope::ui {

namespace {

constexpr double step = 0.02, fineStep = 0.004; // of the y axis, a press of a key

Series measuredSeries(const SketchTarget& target, bool shown) {
    Series series;
    series.name = "measured";
    series.role = target.role;
    series.x = target.places;
    series.y =
        shown ? target.measured : std::vector<double>(target.places.size(), std::numeric_limits<double>::quiet_NaN());
    return series;
}

} // namespace

SketchView::SketchView(const SketchTarget& target, const Theme& theme, QWidget* parent)
    : QWidget(parent), m_target(target), m_drawing(target), m_theme(&theme), m_plot(new PlotView(Plot{}, theme, this)),
      m_dots(new SketchDots(*this, this)) {
    m_dots->setTheme(theme);
    m_plot->setAttribute(Qt::WA_TransparentForMouseEvents);
    m_plot->setFocusPolicy(Qt::NoFocus);
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::CrossCursor);
    setAccessibleName(tr("Drawing: %1").arg(translated(target.title)));
    showPlot();
    describe();
}

void SketchView::showPlot() {
    Plot plot;
    plot.name = "sketch";
    plot.title = m_target.title;
    plot.x = m_target.x;
    plot.y = m_target.y;
    plot.series = {measuredSeries(m_target, m_revealed)};
    m_plot->setPanel(plot);
    m_dots->update();
}

void SketchView::setTheme(const Theme& theme) {
    m_theme = &theme;
    m_plot->setTheme(theme);
    m_dots->setTheme(theme);
    update();
}

void SketchView::setDrawn(const std::vector<double>& values) {
    m_drawing.setValues(values);
    describe();
    m_dots->update();
}

void SketchView::reveal() {
    m_revealed = true;
    setCursor(Qt::ArrowCursor);
    showPlot();
    describe();
}

void SketchView::clear() {
    m_drawing.clear();
    changed();
}

QPointF SketchView::pixel(std::size_t place, double height) const {
    const PlotFrame& frame = m_plot->frame();
    return {frame.xPixel(m_target.places.at(place)), frame.axes.bottom() - height * frame.axes.height()};
}

void SketchView::resizeEvent(QResizeEvent*) {
    m_plot->setGeometry(rect());
    m_dots->setGeometry(rect());
}

void SketchView::changed() {
    describe();
    m_dots->update();
    emit drawingChanged();
}

void SketchView::describe() {
    const std::size_t place = m_drawing.chosen();
    const QString where = tr("place %1 of %2").arg(place + 1).arg(m_drawing.places());
    const auto height = m_drawing.height(place);
    const QString value =
        height ? QString::fromStdString(significant(m_drawing.valueAt(*height), 3)) : tr("not drawn yet");
    setAccessibleDescription(QStringLiteral("%1: %2").arg(where, value));
    QAccessibleEvent event(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&event);
}

void SketchView::drawUnder(const QPointF& point, std::optional<std::size_t> from) {
    const PlotFrame& frame = m_plot->frame();
    std::size_t nearest = 0;
    for (std::size_t k = 1; k < m_drawing.places(); ++k)
        if (std::abs(pixel(k, 0).x() - point.x()) < std::abs(pixel(nearest, 0).x() - point.x())) nearest = k;
    m_drawing.drag(from.value_or(nearest), nearest, (frame.axes.bottom() - point.y()) / frame.axes.height());
    m_last = nearest;
    changed();
}

void SketchView::mousePressEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton && !m_revealed) drawUnder(event->position(), {});
}

void SketchView::mouseMoveEvent(QMouseEvent* event) {
    if (m_last && !m_revealed) drawUnder(event->position(), m_last);
}

void SketchView::mouseReleaseEvent(QMouseEvent*) { m_last.reset(); }

bool SketchView::edit(int key, bool fine) {
    const double by = fine ? fineStep : step;
    if (key == Qt::Key_Up || key == Qt::Key_Down)
        m_drawing.nudge(key == Qt::Key_Up ? by : -by);
    else if (key == Qt::Key_Left || key == Qt::Key_Right)
        m_drawing.chooseNext(key == Qt::Key_Right ? 1 : -1);
    else if (key == Qt::Key_Home || key == Qt::Key_End)
        m_drawing.chooseNext((key == Qt::Key_End ? 1 : -1) * int(m_drawing.places()));
    else if (key == Qt::Key_Space)
        m_drawing.nudge(0);
    else if (key == Qt::Key_Delete || key == Qt::Key_Backspace)
        m_drawing.erase(m_drawing.chosen());
    else
        return false;
    return true;
}

void SketchView::keyPressEvent(QKeyEvent* event) {
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (m_revealed || (event->modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier)))
        return QWidget::keyPressEvent(event);
    if (enter && m_drawing.whole())
        emit confirmed();
    else if (edit(event->key(), event->modifiers().testFlag(Qt::ShiftModifier)))
        changed();
    else
        QWidget::keyPressEvent(event);
}

void SketchView::paintEvent(QPaintEvent*) { QPainter(this).fillRect(rect(), m_theme->page); }

} // namespace normscope::ui
