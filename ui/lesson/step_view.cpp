// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/step_view.h"

#include "lesson/fitting_scroll.h"
#include "lesson/lesson_header.h"
#include "lesson/lesson_label.h"
#include "lesson/prediction_box.h"
#include "lesson/question_box.h"

#include <QFrame>
#include <QHBoxLayout>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

namespace normscope::ui {

namespace {

QPushButton* makeButton(const char* name, const QString& words, QWidget* parent) {
    auto* button = new QPushButton(words, parent);
    button->setObjectName(name);
    button->setFocusPolicy(Qt::StrongFocus);
    button->setAutoDefault(true); // Enter presses it
    return button;
}

QHBoxLayout* makeRow(QWidget* parent) {
    auto* row = new QHBoxLayout(parent);
    row->setContentsMargins(16, 10, 14, 10);
    row->setSpacing(8);
    return row;
}

} // namespace

StepView::StepView(QWidget* parent)
    : QWidget(parent), m_header(new LessonHeader(this)), m_scroll(new FittingScroll(this)),
      m_title(new LessonLabel(m_scroll->widget())), m_body(new LessonLabel(m_scroll->widget())),
      m_prediction(new PredictionBox(m_scroll->widget())), m_question(new QuestionBox(m_scroll->widget())),
      m_rule(new QFrame(this)) {
    build();
    connectParts();
}

void StepView::build() {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_header);
    column->addWidget(m_scroll, 1);
    m_actions = makeActions();
    m_rule->setFixedHeight(1);
    column->addWidget(m_rule);
    column->addWidget(m_actions);
    column->addWidget(makeFoot());
    for (QWidget* part : std::initializer_list<QWidget*>{m_title, m_body, m_prediction, m_question})
        m_scroll->column().addWidget(part);
    m_scroll->column().addStretch(1);
    m_body->setObjectName("step-body");
    m_title->setObjectName("step-title");
}

QWidget* StepView::makeActions() {
    auto* actions = new QWidget(this);
    m_show = makeButton("show-answer", tr("Show the answer"), actions);
    m_clear = makeButton("clear-answer", tr("Clear"), actions);
    m_skip = new QToolButton(actions);
    m_skip->setObjectName("skip-prediction");
    m_skip->setText(tr("Skip"));
    m_skip->setToolTip(tr("See the answer without a prediction"));
    m_skip->setAutoRaise(true);
    m_skip->setFocusPolicy(Qt::TabFocus);
    QHBoxLayout* row = makeRow(actions);
    row->addWidget(m_show);
    row->addWidget(m_clear);
    row->addStretch(1);
    row->addWidget(m_skip);
    return actions;
}

QWidget* StepView::makeFoot() {
    auto* foot = new QWidget(this);
    m_back = makeButton("step-backwards", tr("← Back"), foot);
    m_next = makeButton("step-onwards", tr("Next →"), foot);
    m_back->setAccessibleName(tr("Back"));
    m_next->setAccessibleName(tr("Next"));
    m_back->setToolTip(tr("The step before (Page Up, Alt+←)"));
    m_next->setToolTip(tr("The next step (Page Down, Alt+→)"));
    QHBoxLayout* row = makeRow(foot);
    row->addWidget(m_back);
    row->addStretch(1);
    row->addWidget(m_next);
    return foot;
}

void StepView::connectParts() {
    connect(m_show, &QPushButton::clicked, this, &StepView::showAnswer);
    connect(m_prediction, &PredictionBox::confirmed, this, &StepView::showAnswer);
    connect(m_prediction, &PredictionBox::inputChanged, this, &StepView::showButtons);
    connect(m_clear, &QPushButton::clicked, m_prediction, &PredictionBox::clear);
    connect(m_clear, &QPushButton::clicked, this, &StepView::clearPressed);
    connect(m_skip, &QToolButton::clicked, this, &StepView::skipPressed);
    connect(m_back, &QPushButton::clicked, this, &StepView::backPressed);
    connect(m_next, &QPushButton::clicked, this, &StepView::nextPressed);
    connect(m_question, &QuestionBox::answered, this, &StepView::questionAnswered);
    connect(m_body, &LessonLabel::linkHovered, this, &StepView::linkHovered);
    connect(m_body, &LessonLabel::linkActivated, this, &StepView::linkActivated);
    connect(m_prediction, &PredictionBox::linkHovered, this, &StepView::linkHovered);
    connect(m_prediction, &PredictionBox::linkActivated, this, &StepView::linkActivated);
    connect(m_question, &QuestionBox::linkHovered, this, &StepView::linkHovered);
    connect(m_question, &QuestionBox::linkActivated, this, &StepView::linkActivated);
}

void StepView::setTheme(const Theme& theme) {
    m_header->setTheme(theme);
    m_rule->setStyleSheet(QStringLiteral("background: %1").arg(theme.rule.name()));
    m_title->setLook(theme, TextSize::Large, QFont::DemiBold);
    m_body->setLook(theme, TextSize::Body);
    m_prediction->setTheme(theme);
    m_question->setTheme(theme);
    for (QWidget* button : std::initializer_list<QWidget*>{m_show, m_clear, m_skip, m_back, m_next})
        button->setFont(theme.font(TextSize::Body));
}

} // namespace normscope::ui
