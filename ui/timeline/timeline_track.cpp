// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "timeline/timeline_track.h"

#include <QMouseEvent>
#include <QPainter>
#include <QSignalBlocker>

#include <algorithm>
#include <cmath>

namespace normscope::ui {

namespace {

constexpr int unitsPerPosition = 1000;
constexpr double knobRadius = 7;

} // namespace

TimelineTrack::TimelineTrack(QWidget* parent) : QAbstractSlider(parent), m_theme(&theme(ThemeName::Light)) {
    setOrientation(Qt::Horizontal);
    setFocusPolicy(Qt::NoFocus); // its keys work in the whole window
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setCursor(Qt::PointingHandCursor);
    setAccessibleName(tr("Timeline"));
    connect(this, &QAbstractSlider::valueChanged, this,
            [this](int value) { emit scrubbed(static_cast<double>(value) / unitsPerPosition); });
}

void TimelineTrack::setSpec(const TimelineSpec& spec) {
    m_spec = spec;
    const QSignalBlocker quiet(this);
    setRange(0, static_cast<int>(std::lround(spec.length() * unitsPerPosition)));
    update();
}

void TimelineTrack::setTheme(const Theme& theme) {
    m_theme = &theme;
    updateGeometry();
    update();
}

void TimelineTrack::setPosition(double position) {
    m_position = position;
    const QSignalBlocker quiet(this);
    setValue(static_cast<int>(std::lround(position * unitsPerPosition)));
    update();
}

QSize TimelineTrack::sizeHint() const { return {200, m_theme->largeText ? 72 : 48}; }

int TimelineTrack::lineY() const { return height() / 3; }

double TimelineTrack::xOf(double position) const {
    const double length = m_spec.length();
    return length > 0 ? knobRadius + (width() - 2 * knobRadius) * position / length : knobRadius;
}

double TimelineTrack::positionAt(double x) const {
    const double share = (x - knobRadius) / std::max(1.0, width() - 2 * knobRadius);
    return m_spec.length() * std::clamp(share, 0.0, 1.0);
}

void TimelineTrack::mousePressEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton) scrub(*event);
}

void TimelineTrack::mouseMoveEvent(QMouseEvent* event) {
    if (event->buttons() & Qt::LeftButton) scrub(*event);
}

void TimelineTrack::scrub(const QMouseEvent& event) { emit scrubbed(positionAt(event.position().x())); }

void TimelineTrack::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintLine(painter);
    paintLabels(painter);
}

void TimelineTrack::paintLine(QPainter& painter) const {
    const double y = lineY();
    const double left = xOf(0) - knobRadius;
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_theme->controlBorder);
    painter.drawRect(QRectF(left, y - 1.5, xOf(m_spec.length()) + knobRadius - left, 3));
    painter.setBrush(m_theme->ink);
    painter.drawRect(QRectF(left, y - 1.5, xOf(m_position) - left, 3));
    painter.setPen(QPen(m_theme->faint, 1));
    for (int s = 0; s + 1 < static_cast<int>(m_spec.segments.size()); ++s) {
        const double x = std::round(xOf(m_spec.endOf(s))) + 0.5;
        painter.drawLine(QPointF(x, y - 6), QPointF(x, y + 6));
    }
    painter.setPen(QPen(m_theme->ink, 2));
    painter.setBrush(m_theme->controlFill);
    painter.drawEllipse(QPointF(xOf(m_position), y), knobRadius - 1, knobRadius - 1);
}

// On each side of it; below 0: so much it lacks. Measured bold, so that nothing moves when it is lit.
double TimelineTrack::freeBesideLabel(int segment) const {
    const QFontMetricsF metrics(m_theme->font(TextSize::Small, QFont::DemiBold));
    const double width = xOf(m_spec.endOf(segment)) - xOf(m_spec.startOf(segment));
    return (width - std::ceil(metrics.horizontalAdvance(m_spec.segments[static_cast<std::size_t>(segment)].label))) / 2;
}

QRectF TimelineTrack::labelPlace(int segment) const {
    const bool between = segment > 0 && segment + 1 < static_cast<int>(m_spec.segments.size());
    double grow = between ? -freeBesideLabel(segment) : 0;
    if (grow > 0) grow = std::min({grow, freeBesideLabel(segment - 1), freeBesideLabel(segment + 1)});
    grow = std::max(grow, 0.0);
    const double left = xOf(m_spec.startOf(segment)), right = xOf(m_spec.endOf(segment));
    const int top = lineY() + 8;
    return {left - grow, double(top), right - left + 2 * grow, double(height() - top - 4)};
}

void TimelineTrack::paintLabels(QPainter& painter) const {
    const int current = m_spec.segmentAt(m_position);
    for (int s = 0; s < static_cast<int>(m_spec.segments.size()); ++s) {
        const bool lit = s == current;
        painter.setFont(m_theme->font(TextSize::Small, lit ? QFont::DemiBold : QFont::Normal));
        painter.setPen(lit ? m_theme->ink : m_theme->muted);
        const QRectF place = labelPlace(s);
        const QString& label = m_spec.segments[static_cast<std::size_t>(s)].label;
        const int width = static_cast<int>(std::lround(place.width()));
        painter.drawText(place, Qt::AlignCenter, painter.fontMetrics().elidedText(label, Qt::ElideRight, width));
    }
}

} // namespace normscope::ui
