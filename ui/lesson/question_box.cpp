// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/question_box.h"

#include "lesson/answer_words.h"
#include "lesson/lesson_label.h"
#include "lesson/option_list.h"

#include <QVBoxLayout>

namespace normscope::ui {

QuestionBox::QuestionBox(QWidget* parent)
    : QWidget(parent), m_heading(new LessonLabel(this)), m_asked(new LessonLabel(this)),
      m_options(new OptionList(this)), m_said(new LessonLabel(this)) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 8, 0, 0);
    column->setSpacing(10);
    for (QWidget* part : std::initializer_list<QWidget*>{m_heading, m_asked, m_options, m_said})
        column->addWidget(part);
    m_said->setObjectName("question-verdict");
    m_heading->setHtml(tr("Check"));
    connect(m_options, &OptionList::optionChosen, this, &QuestionBox::answered);
    for (LessonLabel* label : {m_asked, m_said}) {
        connect(label, &LessonLabel::linkHovered, this, &QuestionBox::linkHovered);
        connect(label, &LessonLabel::linkActivated, this, &QuestionBox::linkActivated);
    }
}

void QuestionBox::setTheme(const Theme& theme) {
    m_options->setTheme(theme);
    m_heading->setLook(theme, TextSize::Small, QFont::DemiBold, true);
    m_asked->setLook(theme, TextSize::Body, QFont::DemiBold);
    m_said->setLook(theme, TextSize::Body);
}

void QuestionBox::setStep(const LessonStep& step, const LessonWords& words, const StepRecord& record,
                          const WordsLook& look, bool shown) {
    shown = shown && step.question && words.question;
    setVisible(shown);
    const auto& given = record.question;
    m_open = shown && !(given && given->right == true);
    if (!shown) return;
    m_asked->setHtml(lessonHtml(words.question->text, look));
    std::vector<OptionList::Option> options;
    for (const std::string& id : step.question->options)
        options.push_back({id, lessonPlain(words.question->options.at(id).text, look)});
    m_options->setOptions(options);
    m_options->setOpen(m_open);
    m_options->setChosen(given ? given->option : std::string());
    const std::string none;
    m_options->judge(given && !m_open ? given->option : none, given && m_open ? given->option : none);
    m_said->setHtml(given ? saidOfQuestion(words, *given, look) : QString());
}

bool QuestionBox::press(std::size_t option) { return m_open && m_options->press(option); }

bool QuestionBox::focusAnswer() {
    if (m_open) m_options->focusFirst();
    return m_open;
}

void QuestionBox::clear() { m_options->clear(); }

} // namespace normscope::ui
