// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "slides/slides.h"

#include <QWidget>

class QComboBox;
class QFormLayout;
class QLineEdit;
class QSpinBox;

namespace normscope::ui {

// Which moments become slides, and how they look.
class SlideForm : public QWidget {
    Q_OBJECT
public:
    explicit SlideForm(const TimelineSpec& timeline, QWidget* parent = nullptr);

    Expected<SlidesRequest> request(const Scenario& scenario, const QString& out) const;

    void setWhich(SlideFrames::Which which);
    void setCount(int count);
    void setPositions(const QString& list); // "0, 2, 5"

private:
    void addFrames(QFormLayout& rows, const TimelineSpec& timeline);
    void addThemes(QFormLayout& rows);
    Expected<SlideFrames> frames() const;
    SlideFrames::Which which() const;
    void adaptToWhich();

    QComboBox* m_which;
    QSpinBox* m_count;
    QLineEdit* m_positions;
    QComboBox* m_theme;
};

} // namespace normscope::ui
