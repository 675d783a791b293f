// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lesson/lesson_html.h"
#include "lesson/lesson_session.h"

#include <QWidget>

class QFrame;
class QPushButton;
class QToolButton;

namespace normscope::ui {

class FittingScroll;
class LessonHeader;
class LessonLabel;
class PredictionBox;
class QuestionBox;

// One step of a lesson in the dock: words that scroll, the prediction and the question, and below them the buttons,
// which always stay in sight.
class StepView : public QWidget {
    Q_OBJECT
public:
    explicit StepView(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    void setStep(const LessonSession& session, const WordsLook& look); // another one: nothing is typed or chosen yet
    void refresh(const LessonSession& session, const WordsLook& look); // its words again, and what was answered
    PredictionBox& prediction() { return *m_prediction; }
    LessonHeader& header() { return *m_header; }

    bool press(std::size_t option); // a letter's or digit's key
    bool takesKeys() const;
    void focusNext();   // where one goes on from here: an open answer, or the button
    void showVerdict(); // scrolls to it and puts the focus on what follows

signals:
    void answerWanted(); // "Show the answer", with prediction().ready()
    void clearPressed();
    void skipPressed();
    void backPressed();
    void nextPressed();
    void questionAnswered(const QString& option);
    void linkHovered(const QString& link);
    void linkActivated(const QString& link);

private:
    void build();
    QWidget* makeActions();
    QWidget* makeFoot();
    void connectParts();
    void showAnswer();
    void showButtons();

    bool m_pending = false, m_mayGoOn = false;
    LessonHeader* m_header;
    FittingScroll* m_scroll;
    LessonLabel* m_title;
    LessonLabel* m_body;
    PredictionBox* m_prediction;
    QuestionBox* m_question;
    QFrame* m_rule; // between what scrolls and what stays
    QWidget* m_actions = nullptr;
    QPushButton* m_show = nullptr;
    QPushButton* m_clear = nullptr;
    QToolButton* m_skip = nullptr;
    QPushButton* m_back = nullptr;
    QPushButton* m_next = nullptr;
};

} // namespace normscope::ui
