// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/lesson_result.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSaveFile>

// The result of a lesson as a file.
namespace normscope::ui {

namespace {

QString text(const std::string& word) { return QString::fromStdString(word); }

QJsonValue orNull(const std::optional<bool>& value) { return value ? QJsonValue(*value) : QJsonValue(); }
QJsonValue orNull(const std::optional<double>& value) { return value ? jsonNumber(*value) : QJsonValue(); }

QJsonObject choice(const GivenAnswer& given, const std::string& right) {
    return {{"chosen", text(given.option)}, {"answer", text(right)}, {"right", orNull(given.right)}};
}

QJsonObject sketch(const GivenAnswer& given) {
    QJsonArray drawn;
    for (const double value : given.drawn) drawn.append(jsonNumber(value));
    return {{"drawn", drawn}, {"distance", orNull(given.measured)}, {"right", orNull(given.right)}};
}

QJsonObject prediction(const Prediction& asked, const GivenAnswer& given) {
    if (given.skipped) return {{"skipped", true}};
    if (const auto* choose = std::get_if<ChoosePrediction>(&asked)) return choice(given, choose->right);
    if (std::holds_alternative<SketchPrediction>(asked)) return sketch(given);
    return {{"predicted", orNull(given.number)}, {"measured", orNull(given.measured)}, {"right", orNull(given.right)}};
}

QJsonObject json(const LessonStep& step, const LessonWords& words, const StepRecord* record) {
    QJsonObject object{{"id", text(step.id)}, {"title", text(words.title)}};
    if (!record) return object;
    if (step.prediction && record->prediction) object["prediction"] = prediction(*step.prediction, *record->prediction);
    if (!step.question || !record->question) return object;
    QJsonObject question = choice(*record->question, step.question->right);
    question["tries"] = record->question->tries;
    object["question"] = question;
    return object;
}

QJsonObject json(const LessonScore& score) {
    return {{"predictions", score.predictions}, {"right", score.right},       {"skipped", score.skipped},
            {"questions", score.questions},     {"answered", score.answered}, {"at_once", score.atOnce}};
}

} // namespace

QByteArray resultJson(const LessonSession& session) {
    QJsonArray steps;
    for (std::size_t k = 0; k < session.lesson().steps.size(); ++k) {
        const LessonStep& step = session.lesson().steps[k];
        const auto record = session.record().steps.find(step.id);
        const bool known = record != session.record().steps.end();
        steps.append(json(step, session.texts().steps.at(k), known ? &record->second : nullptr));
    }
    const QJsonObject object{{"format", "normscope-lesson-result"}, {"version", 1},
                             {"lesson", text(session.lesson().id)}, {"title", text(session.texts().title)},
                             {"score", json(scoreOf(session))},     {"steps", steps}};
    return QJsonDocument(object).toJson();
}

Expected<void> saveResult(const LessonSession& session, const QString& path) {
    const bool asJson = path.endsWith(QLatin1String(".json"), Qt::CaseInsensitive);
    const QByteArray content = asJson ? resultJson(session) : resultText(session).toUtf8();
    QSaveFile file(path);
    if (file.open(QIODevice::WriteOnly) && file.write(content) == content.size() && file.commit()) return {};
    return unexpected(Error{path.toStdString(), "", Text("%1", {{file.errorString().toStdString()}})});
}

} // namespace normscope::ui
