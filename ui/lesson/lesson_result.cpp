// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/lesson_result.h"

#include "lesson/answer_words.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace normscope::ui {

namespace {

struct LessonResult {
    Q_DECLARE_TR_FUNCTIONS(LessonResult)
};

const StepRecord& recordOf(const LessonSession& session, const LessonStep& step) {
    static const StepRecord none;
    const auto& steps = session.record().steps;
    const auto found = steps.find(step.id);
    return found == steps.end() ? none : found->second;
}

// A result is read without the plots beside it: numbers that were quoted are not in it.
QString plain(const std::string& markdown) {
    return lessonPlain(markdown, {nullptr, [](const std::string&) { return QStringLiteral("…"); }});
}

QString optionText(const LessonWords::Asked& words, const std::string& option) {
    const auto found = words.options.find(option);
    return found == words.options.end() ? QString() : plain(found->second.text);
}

QString ofChoice(const LessonWords::Asked& words, const GivenAnswer& given, const std::string& right) {
    if (given.right == true) return LessonResult::tr("you chose “%1”: right").arg(optionText(words, given.option));
    return LessonResult::tr("you chose “%1”; right is “%2”")
        .arg(optionText(words, given.option), optionText(words, right));
}

QString ofNumber(const GivenAnswer& given) {
    const QString measured = given.measured ? shownNumber(*given.measured) : LessonResult::tr("not measured");
    return LessonResult::tr("you said %1, measured is %2").arg(shownNumber(given.number.value_or(0)), measured);
}

QString ofSketch(const SketchPrediction& asked, const GivenAnswer& given) {
    return LessonResult::tr("your curve is %1 of the axis' height away from the measured one; up to %2 is right")
        .arg(shownDistance(given.measured.value_or(0)), shownDistance(asked.tolerance));
}

QString said(const LessonStep& step, const LessonWords& words, const GivenAnswer& given) {
    if (given.skipped) return LessonResult::tr("skipped");
    if (const auto* choose = std::get_if<ChoosePrediction>(&*step.prediction))
        return ofChoice(*words.prediction, given, choose->right);
    if (std::holds_alternative<NumberPrediction>(*step.prediction)) return ofNumber(given);
    return ofSketch(std::get<SketchPrediction>(*step.prediction), given);
}

void addLines(std::vector<ResultLine>& lines, const LessonSession& session, std::size_t k) {
    const LessonStep& step = session.lesson().steps[k];
    const LessonWords& words = session.texts().steps.at(k);
    const StepRecord& record = recordOf(session, step);
    const QString title = plain(words.title), open = LessonResult::tr("not answered");
    if (step.prediction && words.prediction) {
        const auto& given = record.prediction;
        lines.push_back({title, LessonResult::tr("Prediction: %1.").arg(given ? said(step, words, *given) : open),
                         given ? given->right : std::nullopt});
    }
    if (!step.question || !words.question) return;
    const auto& given = record.question;
    const QString answer = given ? ofChoice(*words.question, *given, step.question->right) : open;
    lines.push_back({title, LessonResult::tr("Question: %1.").arg(answer), given ? given->right : std::nullopt});
}

} // namespace

LessonScore scoreOf(const LessonSession& session) {
    LessonScore score;
    for (const LessonStep& step : session.lesson().steps) {
        const StepRecord& record = recordOf(session, step);
        if (step.prediction) ++score.predictions;
        if (record.prediction && record.prediction->skipped) ++score.skipped;
        if (record.prediction && record.prediction->right == true) ++score.right;
        if (step.question) ++score.questions;
        if (!record.question || record.question->right != true) continue;
        ++score.answered;
        if (record.question->tries == 1) ++score.atOnce;
    }
    return score;
}

std::vector<ResultLine> resultLines(const LessonSession& session) {
    std::vector<ResultLine> lines;
    for (std::size_t k = 0; k < session.lesson().steps.size(); ++k) addLines(lines, session, k);
    return lines;
}

QString scoreText(const LessonScore& score) {
    QStringList parts;
    if (score.predictions > 0)
        parts += LessonResult::tr("Predictions: %1 of %2 right.").arg(score.right).arg(score.predictions);
    if (score.skipped > 0) parts += LessonResult::tr("Skipped: %1.").arg(score.skipped);
    if (score.questions > 0)
        parts += LessonResult::tr("Questions: %1 of %2 right, %3 of them at once.")
                     .arg(score.answered)
                     .arg(score.questions)
                     .arg(score.atOnce);
    return parts.join(' ');
}

QString resultText(const LessonSession& session) {
    QStringList blocks{QString::fromStdString(session.texts().title), scoreText(scoreOf(session))};
    const std::vector<ResultLine> lines = resultLines(session);
    for (const ResultLine& line : lines) {
        const QString sign = !line.right   ? QStringLiteral("–")
                             : *line.right ? QStringLiteral("✓")
                                           : QStringLiteral("×");
        blocks += QStringLiteral("%1 %2\n  %3").arg(sign, line.step, line.said);
    }
    blocks.removeAll(QString());
    return blocks.join("\n\n") + '\n';
}

} // namespace normscope::ui
