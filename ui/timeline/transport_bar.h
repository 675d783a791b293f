// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plot/theme.h"
#include "timeline/frame_clock.h"

#include <QWidget>

#include <vector>

class QCheckBox;
class QKeyEvent;
class QLabel;
class QToolButton;

namespace normscope::ui {

class PlayButton;
class TimelineTrack;

// Play, step, scrub, speed and loop: the controls of a frame clock, the same on every page.
class TransportBar : public QWidget {
    Q_OBJECT
public:
    explicit TransportBar(FrameClock& clock, QWidget* parent = nullptr); // the clock outlives the bar

    void setSpec(const TimelineSpec& spec);
    void setTheme(const Theme& theme);
    // Space, Left, Right, Home, End without modifiers; true if the key was one of them. For the window, which sees the
    // keys that no control has used.
    bool handleKey(const QKeyEvent& event);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent*) override;

private:
    struct IconButton {
        QToolButton* button;
        QString icon;
    };
    QToolButton* addButton(const QString& icon, const QString& name, const QString& key, void (FrameClock::*action)());
    void addPlay();
    void addEnd();
    void makeSpeedMenu();
    void setSpeed(double factor, const QString& label);
    void showPosition(double position);

    FrameClock& m_clock;
    const Theme* m_theme;
    std::vector<IconButton> m_buttons;
    PlayButton* m_play = nullptr;
    TimelineTrack* m_track = nullptr;
    QLabel* m_status = nullptr;
    QToolButton* m_speed = nullptr;
    QCheckBox* m_loop = nullptr;
};

} // namespace normscope::ui
