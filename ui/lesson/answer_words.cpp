// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/answer_words.h"

#include <QCoreApplication>

#include <algorithm>

namespace normscope::ui {

namespace {

struct AnswerWords {
    Q_DECLARE_TR_FUNCTIONS(AnswerWords)
};

// The sign says it to those who see no colours.
QString verdict(bool right, const QString& words, const WordsLook& look) {
    const QColor& colour = right ? look.theme->success : look.theme->failure;
    const QString sign = right ? QStringLiteral("✓ ") : QStringLiteral("× ");
    return QStringLiteral("<p style=\"margin-top:0px; margin-bottom:0px\">%1</p>")
        .arg(strongHtml(sign + words.toHtmlEscaped(), colour.name()));
}

QString line(const QString& html) {
    return QStringLiteral("<p style=\"margin-top:8px; margin-bottom:0px\">%1</p>").arg(html);
}

QString rightOption(const ChoosePrediction& asked, const LessonWords::Asked& words, const WordsLook& look) {
    const auto place = std::size_t(std::ranges::find(asked.options, asked.right) - asked.options.begin());
    const LessonWords::Option& option = words.options.at(asked.right);
    const QString answer =
        AnswerWords::tr("The answer is %1: %2").arg(letterOf(place), lessonPlain(option.text, look).toHtmlEscaped());
    return line(strongHtml(answer)) + lessonHtml(option.explanation, look);
}

QString said(const ChoosePrediction& asked, const LessonWords::Asked& words, const GivenAnswer& given,
             const WordsLook& look) {
    if (given.skipped) return rightOption(asked, words, look);
    const bool right = given.right == true;
    const QString own = verdict(right, right ? AnswerWords::tr("Right.") : AnswerWords::tr("Not this one."), look) +
                        lessonHtml(words.options.at(given.option).explanation, look);
    return right ? own : own + rightOption(asked, words, look);
}

QString said(const NumberPrediction& asked, const GivenAnswer& given, const WordsLook& look) {
    const QString measured = given.measured ? shownNumber(*given.measured) : QStringLiteral("…");
    if (given.skipped || !given.number) return line(AnswerWords::tr("Measured: %1").arg(measured));
    const QString both = AnswerWords::tr("You said %1, measured is %2.").arg(shownNumber(*given.number), measured);
    if (!given.right) return line(both);
    const QString reach = asked.absolute ? shownNumber(asked.tolerance) : shownDistance(asked.tolerance);
    const QString near = *given.right ? AnswerWords::tr("Near enough.") : AnswerWords::tr("Not near enough.");
    return verdict(*given.right, near, look) + line(both) +
           line(AnswerWords::tr("Up to %1 beside it counts as right.").arg(reach));
}

QString said(const SketchPrediction& asked, const GivenAnswer& given, const WordsLook& look) {
    if (given.skipped) return {};
    if (!given.right || !given.measured) return line(AnswerWords::tr("Measuring …"));
    const QString near = *given.right ? AnswerWords::tr("Near enough.") : AnswerWords::tr("Another curve.");
    const QString far = AnswerWords::tr("On average your curve is %1 of the axis' height away from the measured one; "
                                        "up to %2 counts as right.");
    return verdict(*given.right, near, look) +
           line(far.arg(shownDistance(*given.measured), shownDistance(asked.tolerance)));
}

} // namespace

QString saidOfPrediction(const LessonStep& step, const LessonWords& words, const GivenAnswer& given,
                         const WordsLook& look) {
    if (!step.prediction || !words.prediction) return {};
    const LessonWords::Asked& asked = *words.prediction;
    QString html;
    if (const auto* choose = std::get_if<ChoosePrediction>(&*step.prediction))
        html = said(*choose, asked, given, look);
    else if (const auto* number = std::get_if<NumberPrediction>(&*step.prediction))
        html = said(*number, given, look);
    else
        html = said(std::get<SketchPrediction>(*step.prediction), given, look);
    return html + lessonHtml(asked.after, look, true);
}

QString saidOfQuestion(const LessonWords& words, const GivenAnswer& given, const WordsLook& look) {
    if (!words.question || !words.question->options.contains(given.option)) return {};
    const bool right = given.right == true;
    const QString own =
        verdict(right, right ? AnswerWords::tr("Right.") : AnswerWords::tr("Not this one. Try again."), look) +
        lessonHtml(words.question->options.at(given.option).explanation, look);
    return right ? own + lessonHtml(words.question->after, look, true) : own;
}

QString letterOf(std::size_t option) { return QChar(char16_t('A' + option)); }

QString shownNumber(double value) { return QString::fromStdString(significant(value, 3)); }

QString shownDistance(double distance) {
    return QStringLiteral("%1 %").arg(QString::fromStdString(fixed(100 * distance, 0)));
}

} // namespace normscope::ui
