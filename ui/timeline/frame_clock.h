// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "timeline/timeline_spec.h"

#include <QObject>
#include <QTimer>

namespace normscope::ui {

// Drives the position on a page's timeline. Positions follow elapsed time, so a slow frame skips and never delays.
class FrameClock : public QObject {
    Q_OBJECT
public:
    using TimeSource = std::function<qint64()>; // milliseconds that never run backwards

    explicit FrameClock(QObject* parent = nullptr, TimeSource now = {}); // without a source: the system's steady clock

    void setSpec(const TimelineSpec& spec); // keeps the position where the new timeline still has it; the end stays one
    void setSpeed(double factor);           // > 0
    void setLoop(bool loop);
    void setReducedMotion(bool reduced); // stages cut: the position goes from rest to rest

    const TimelineSpec& spec() const { return m_spec; }
    double position() const { return m_position; }
    bool playing() const { return m_timer.isActive(); }
    double speed() const { return m_speed; }
    bool loop() const { return m_loop; }

public slots:
    void play(); // from the end: from the start again
    void pause();
    void toggle();
    void seek(double position); // clamped; playing goes on from there
    void stepForward();         // pauses, at the next rest
    void stepBack();
    void toStart();
    void toEnd();
    void advance(); // to where the elapsed time says; called by the timer

signals:
    void positionChanged(double position);
    void playingChanged(bool playing);

private:
    double moved(double position, double milliseconds) const;
    void show(double exact);
    void rest(double position);

    TimeSource m_now;
    QTimer m_timer;
    TimelineSpec m_spec;
    double m_exact = 0;    // where time says
    double m_position = 0; // what is shown
    double m_speed = 1;
    qint64 m_last = 0;
    bool m_loop = false;
    bool m_reduced = false;
};

} // namespace normscope::ui
