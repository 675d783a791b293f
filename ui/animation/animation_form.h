// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "animation/animation.h"
#include "animation/frame_encoder.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QFormLayout;
class QSpinBox;

namespace normscope::ui {

// What an animation is to be like.
class AnimationForm : public QWidget {
    Q_OBJECT
public:
    // seconds: how long it takes at its own pace.
    explicit AnimationForm(double seconds, QWidget* parent = nullptr);

    AnimationRequest request(const Scenario& scenario, const QString& out) const;
    AnimationFormat format() const;
    QString ending() const; // ".webp"; "/" of frames in a folder
    QString filter() const; // for a dialog that asks for a file

    void setFormat(AnimationFormat format);
    void setSize(const QSize& size); // one of the list
    void setFps(int fps);
    void setSeconds(double seconds);

private:
    void addFormats(QFormLayout& rows);
    void addSizes(QFormLayout& rows);
    void addTimes(QFormLayout& rows, double seconds);
    void addThemes(QFormLayout& rows);
    void adaptToFormat();

    QComboBox* m_format;
    QComboBox* m_size;
    QSpinBox* m_fps;
    QDoubleSpinBox* m_seconds;
    QCheckBox* m_repeat;
    QComboBox* m_theme;
};

} // namespace normscope::ui
