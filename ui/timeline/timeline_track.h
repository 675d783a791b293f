// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plot/theme.h"
#include "timeline/timeline_spec.h"

#include <QAbstractSlider>

namespace normscope::ui {

// The line of the timeline: segments with their names, how far it has come, and a knob to scrub with. To assistive
// technology it is a slider in thousandths of a position.
class TimelineTrack : public QAbstractSlider {
    Q_OBJECT
public:
    explicit TimelineTrack(QWidget* parent = nullptr);

    void setSpec(const TimelineSpec& spec);
    void setTheme(const Theme& theme);
    void setPosition(double position);
    double position() const { return m_position; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }
    double xOf(double position) const; // in widget pixels
    double positionAt(double x) const;
    QRectF labelPlace(int segment) const; // under its segment; a longer label uses what its neighbours leave free

signals:
    void scrubbed(double position); // by mouse or assistive technology

protected:
    void paintEvent(QPaintEvent*) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;

private:
    void scrub(const QMouseEvent& event);
    double freeBesideLabel(int segment) const;
    void paintLine(QPainter& painter) const;
    void paintLabels(QPainter& painter) const;
    int lineY() const;

    TimelineSpec m_spec;
    const Theme* m_theme;
    double m_position = 0;
};

} // namespace normscope::ui
