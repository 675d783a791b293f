// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "timeline/frame_clock.h"

#include <QElapsedTimer>

#include <algorithm>
#include <cmath>

namespace normscope::ui {

namespace {

constexpr int frameMilliseconds = 16;
constexpr double sameSpot = 1e-9; // positions closer than this are one: playing then never sticks to a boundary

FrameClock::TimeSource steadyClock() {
    QElapsedTimer timer;
    timer.start();
    return [timer] { return timer.elapsed(); };
}

} // namespace

FrameClock::FrameClock(QObject* parent, TimeSource now) : QObject(parent), m_now(now ? std::move(now) : steadyClock()) {
    m_timer.setTimerType(Qt::PreciseTimer);
    m_timer.setInterval(frameMilliseconds);
    connect(&m_timer, &QTimer::timeout, this, &FrameClock::advance);
}

void FrameClock::setSpec(const TimelineSpec& spec) {
    const bool atEnd = m_exact > 0 && m_exact >= m_spec.length();
    m_spec = spec;
    if (atEnd || m_exact > m_spec.length()) seek(m_spec.length());
}

void FrameClock::setSpeed(double factor) {
    advance();
    m_speed = factor;
}

void FrameClock::setLoop(bool loop) { m_loop = loop; }

void FrameClock::setReducedMotion(bool reduced) {
    m_reduced = reduced;
    show(m_exact);
}

void FrameClock::play() {
    if (playing() || m_spec.segments.empty()) return;
    if (m_exact >= m_spec.length() - sameSpot) show(0);
    m_last = m_now();
    m_timer.start();
    emit playingChanged(true);
}

void FrameClock::pause() {
    if (!playing()) return;
    m_timer.stop();
    m_exact = m_position;
    emit playingChanged(false);
}

void FrameClock::toggle() { playing() ? pause() : play(); }

void FrameClock::seek(double position) { show(std::clamp(position, 0.0, m_spec.length())); }

void FrameClock::rest(double position) {
    pause();
    seek(position);
}

void FrameClock::stepForward() { rest(m_spec.restAfter(m_position)); }

void FrameClock::stepBack() { rest(m_spec.restBefore(m_position)); }

void FrameClock::toStart() { rest(0); }

void FrameClock::toEnd() { rest(m_spec.length()); }

void FrameClock::advance() {
    if (!playing()) return;
    const qint64 now = m_now();
    const double elapsed = m_speed * static_cast<double>(now - m_last);
    m_last = now;
    const double next = moved(m_exact, elapsed);
    if (next < m_spec.length()) return show(next);
    if (m_loop) return show(0);
    show(m_spec.length());
    pause();
}

// Time spent in a segment is in proportion to its own duration.
double FrameClock::moved(double position, double milliseconds) const {
    int segment = std::max(m_spec.segmentAt(position + sameSpot), 0);
    for (; segment < static_cast<int>(m_spec.segments.size()); ++segment) {
        const auto& s = m_spec.segments[static_cast<std::size_t>(segment)];
        const double rate = s.length / s.milliseconds;
        const double left = (m_spec.endOf(segment) - position) / rate;
        if (milliseconds < left) return position + milliseconds * rate;
        milliseconds -= left;
        position = m_spec.endOf(segment);
    }
    return position;
}

void FrameClock::show(double exact) {
    m_exact = exact;
    const double shown = m_reduced ? m_spec.restAt(exact) : exact;
    if (shown == m_position) return;
    m_position = shown;
    emit positionChanged(shown);
}

} // namespace normscope::ui
