// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lesson/lesson_html.h"
#include "lesson/lesson_record.h"

#include <QWidget>

class QCheckBox;
class QLineEdit;

namespace normscope::ui {

class LessonLabel;
class OptionList;
class ProgressBarLine;

// What the person is asked to predict, how the answer is given, and what is said to it. The curve itself is drawn over
// the plot; here stands how much of it there is.
class PredictionBox : public QWidget {
    Q_OBJECT
public:
    explicit PredictionBox(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    // Of one step; the words again when a number in them is known.
    void setStep(const LessonStep& step, const LessonWords& words, const StepRecord& record, const WordsLook& look);
    void setDrawn(std::size_t done, std::size_t of, const std::vector<double>& values); // of the curve
    void setMeasuring(bool measuring); // the axes for the curve are not there yet

    bool ready() const;        // there is an answer to take
    GivenAnswer given() const; // ready()
    bool press(std::size_t option);
    bool takesKeys() const; // the options are open
    bool focusAnswer();     // false: it is not given here, or no more
    void clear();
    LessonLabel& verdict() { return *m_said; }

signals:
    void inputChanged();
    void confirmed();
    void drawingShown(bool shown);
    void linkHovered(const QString& link);
    void linkActivated(const QString& link);

private:
    void connectLabel(LessonLabel* label);
    void showChoice(const ChoosePrediction& asked, const LessonWords::Asked& words, const StepRecord& record,
                    const WordsLook& look);
    void showKind(const LessonStep& step, bool open);
    void showProgress();

    enum class Kind { None, Choose, Number, Sketch };
    Kind m_kind = Kind::None;
    bool m_open = false;
    bool m_measuring = false;
    std::size_t m_drawn = 0, m_places = 0;
    std::vector<double> m_values;
    LessonLabel* m_asked;
    OptionList* m_options;
    QLineEdit* m_number;
    ProgressBarLine* m_bar;
    LessonLabel* m_progress;
    LessonLabel* m_said;
    QCheckBox* m_drawing; // of a curve, afterwards: shown over the plot
};

} // namespace normscope::ui
