// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/prediction_box.h"

#include "lesson/answer_words.h"
#include "lesson/lesson_label.h"
#include "lesson/option_list.h"
#include "lesson/progress_bar_line.h"
#include "lesson/verdict.h"

#include <QCheckBox>
#include <QLineEdit>
#include <QVBoxLayout>

namespace normscope::ui {

PredictionBox::PredictionBox(QWidget* parent)
    : QWidget(parent), m_asked(new LessonLabel(this)), m_options(new OptionList(this)), m_number(new QLineEdit(this)),
      m_bar(new ProgressBarLine(this)), m_progress(new LessonLabel(this)), m_said(new LessonLabel(this)),
      m_drawing(new QCheckBox(tr("Show the drawing over the plot"), this)) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(10);
    for (QWidget* part :
         std::initializer_list<QWidget*>{m_asked, m_options, m_number, m_bar, m_progress, m_said, m_drawing})
        column->addWidget(part);
    m_number->setTextMargins(6, 2, 6, 2);
    m_number->setObjectName("predicted-number");
    m_number->setAccessibleName(tr("Your prediction, a number"));
    m_number->setPlaceholderText(tr("a number"));
    m_said->setObjectName("prediction-verdict");
    m_progress->setObjectName("drawn");
    m_drawing->setObjectName("show-drawing");
    connect(m_options, &OptionList::optionChosen, this, &PredictionBox::inputChanged);
    connect(m_options, &OptionList::confirmed, this, &PredictionBox::confirmed);
    connect(m_number, &QLineEdit::textChanged, this, &PredictionBox::inputChanged);
    connect(m_number, &QLineEdit::returnPressed, this, &PredictionBox::confirmed);
    connect(m_drawing, &QCheckBox::toggled, this, &PredictionBox::drawingShown);
    connectLabel(m_asked);
    connectLabel(m_said);
}

void PredictionBox::connectLabel(LessonLabel* label) {
    connect(label, &LessonLabel::linkHovered, this, &PredictionBox::linkHovered);
    connect(label, &LessonLabel::linkActivated, this, &PredictionBox::linkActivated);
}

void PredictionBox::setTheme(const Theme& theme) {
    m_options->setTheme(theme);
    m_bar->setTheme(theme);
    m_asked->setLook(theme, TextSize::Large, QFont::DemiBold);
    m_said->setLook(theme, TextSize::Body);
    m_progress->setLook(theme, TextSize::Small, QFont::Normal, true);
    m_number->setFont(theme.font(TextSize::Body));
    m_drawing->setFont(theme.font(TextSize::Small));
}

void PredictionBox::setStep(const LessonStep& step, const LessonWords& words, const StepRecord& record,
                            const WordsLook& look) {
    setVisible(step.prediction && words.prediction);
    m_kind = Kind::None;
    if (!step.prediction || !words.prediction) return;
    m_asked->setHtml(lessonHtml(words.prediction->text, look));
    showKind(step, !record.prediction);
    if (const auto* choose = std::get_if<ChoosePrediction>(&*step.prediction))
        showChoice(*choose, *words.prediction, record, look);
    m_said->setHtml(record.prediction ? saidOfPrediction(step, words, *record.prediction, look) : QString());
    m_said->setAccessibleName(record.prediction ? tr("What came out") : QString());
    m_drawing->setVisible(m_kind == Kind::Sketch && record.prediction && !record.prediction->skipped);
}

void PredictionBox::showKind(const LessonStep& step, bool open) {
    const Prediction& prediction = *step.prediction;
    if (std::holds_alternative<ChoosePrediction>(prediction)) m_kind = Kind::Choose;
    if (std::holds_alternative<NumberPrediction>(prediction)) m_kind = Kind::Number;
    if (std::holds_alternative<SketchPrediction>(prediction)) m_kind = Kind::Sketch;
    m_open = open;
    m_options->setVisible(m_kind == Kind::Choose);
    m_number->setVisible(m_kind == Kind::Number && open);
    m_bar->setVisible(m_kind == Kind::Sketch && open);
    showProgress();
}

void PredictionBox::showChoice(const ChoosePrediction& asked, const LessonWords::Asked& words, const StepRecord& record,
                               const WordsLook& look) {
    std::vector<OptionList::Option> options;
    for (const std::string& id : asked.options) options.push_back({id, lessonPlain(words.options.at(id).text, look)});
    m_options->setOptions(options);
    m_options->setOpen(m_open);
    if (!record.prediction) return m_options->judge({}, {});
    const std::string& chosen = record.prediction->option;
    m_options->setChosen(chosen);
    m_options->judge(asked.right, record.prediction->right == false ? chosen : std::string());
}

void PredictionBox::setDrawn(std::size_t done, std::size_t of, const std::vector<double>& values) {
    m_drawn = done;
    m_places = of;
    m_values = values;
    showProgress();
    emit inputChanged();
}

void PredictionBox::setMeasuring(bool measuring) {
    m_measuring = measuring;
    showProgress();
}

void PredictionBox::showProgress() {
    if (m_kind != Kind::Sketch || !m_open) return m_progress->setHtml({});
    m_bar->setShare(m_places > 0 ? double(m_drawn) / double(m_places) : 0);
    m_progress->setHtml(m_measuring ? tr("The axes come as soon as the run is done.")
                                    : tr("%1 of %2 drawn").arg(m_drawn).arg(m_places));
}

bool PredictionBox::ready() const {
    if (!m_open) return false;
    switch (m_kind) {
    case Kind::None:
        return false;
    case Kind::Choose:
        return !m_options->chosen().empty();
    case Kind::Number:
        return typedNumber(m_number->text()).has_value();
    case Kind::Sketch:
        break;
    }
    return m_places > 0 && m_drawn == m_places && !m_measuring;
}

GivenAnswer PredictionBox::given() const {
    GivenAnswer answer;
    if (m_kind == Kind::Choose) answer.option = m_options->chosen();
    if (m_kind == Kind::Number) answer.number = typedNumber(m_number->text());
    if (m_kind == Kind::Sketch) answer.drawn = m_values;
    return answer;
}

bool PredictionBox::takesKeys() const { return m_kind == Kind::Choose && m_open; }

bool PredictionBox::press(std::size_t option) { return takesKeys() && m_options->press(option); }

bool PredictionBox::focusAnswer() {
    if (!m_open || (m_kind != Kind::Choose && m_kind != Kind::Number)) return false;
    if (m_kind == Kind::Choose)
        m_options->focusFirst();
    else
        m_number->setFocus();
    return true;
}

void PredictionBox::clear() {
    m_options->clear();
    m_number->clear();
    m_drawn = m_places = 0;
    m_values.clear();
    m_drawing->setChecked(true);
    showProgress();
    emit inputChanged();
}

} // namespace normscope::ui
