// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/lesson_record.h"

#include "text.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <cmath>
#include <limits>

namespace normscope::ui {

namespace {

QString text(const std::string& word) { return QString::fromStdString(word); }

void put(QJsonObject& object, const char* key, const std::optional<double>& value) {
    if (value) object[QLatin1String(key)] = jsonNumber(*value);
}

QJsonObject json(const GivenAnswer& answer) {
    QJsonObject object;
    if (answer.skipped) object["skipped"] = true;
    if (!answer.option.empty()) object["option"] = text(answer.option);
    put(object, "number", answer.number);
    QJsonArray drawn;
    for (const double value : answer.drawn) drawn.append(jsonNumber(value));
    if (!drawn.isEmpty()) object["drawn"] = drawn;
    if (answer.right) object["right"] = *answer.right;
    put(object, "measured", answer.measured);
    if (answer.tries > 1) object["tries"] = answer.tries;
    return object;
}

std::optional<GivenAnswer> answerFrom(const QJsonValue& value) {
    if (!value.isObject()) return {};
    const QJsonObject object = value.toObject();
    GivenAnswer answer;
    answer.skipped = object["skipped"].toBool();
    answer.option = object["option"].toString().toStdString();
    answer.number = numberOf(object["number"]);
    const QJsonArray drawn = object["drawn"].toArray();
    for (const QJsonValue& place : drawn) answer.drawn.push_back(numberOf(place).value_or(0));
    if (object["right"].isBool()) answer.right = object["right"].toBool();
    answer.measured = numberOf(object["measured"]);
    answer.tries = std::max(object["tries"].toInt(1), 1);
    return answer;
}

QJsonObject json(const StepRecord& step) {
    QJsonObject object;
    object["done"] = step.done;
    if (step.prediction) object["prediction"] = json(*step.prediction);
    if (step.question) object["question"] = json(*step.question);
    return object;
}

bool holds(const std::vector<std::string>& options, const std::string& option) {
    return std::ranges::find(options, option) != options.end();
}

bool fits(const GivenAnswer& answer, const std::optional<Prediction>& prediction) {
    if (!prediction) return false;
    if (answer.skipped) return true;
    if (const auto* choose = std::get_if<ChoosePrediction>(&*prediction)) return holds(choose->options, answer.option);
    if (std::holds_alternative<NumberPrediction>(*prediction)) return answer.number.has_value();
    return !answer.drawn.empty();
}

StepRecord fitting(StepRecord record, const LessonStep& step) {
    if (record.prediction && !fits(*record.prediction, step.prediction)) record.prediction.reset();
    if (record.question && !(step.question && holds(step.question->options, record.question->option)))
        record.question.reset();
    record.done = record.done && (!step.prediction || record.prediction);
    return record;
}

} // namespace

LessonRecord fitting(LessonRecord record, const Lesson& lesson) {
    LessonRecord kept;
    kept.finished = record.finished;
    for (const LessonStep& step : lesson.steps) {
        if (step.id == record.step) kept.step = step.id;
        if (const auto found = record.steps.find(step.id); found != record.steps.end())
            kept.steps[step.id] = fitting(std::move(found->second), step);
    }
    return kept;
}

QByteArray toJson(const LessonRecord& record) {
    QJsonObject steps;
    for (const auto& [id, step] : record.steps) steps[text(id)] = json(step);
    const QJsonObject object{{"step", text(record.step)}, {"finished", record.finished}, {"steps", steps}};
    return QJsonDocument(object).toJson(QJsonDocument::Compact);
}

LessonRecord recordFrom(const QByteArray& json) {
    const QJsonObject object = QJsonDocument::fromJson(json).object();
    LessonRecord record;
    record.step = object["step"].toString().toStdString();
    record.finished = object["finished"].toBool();
    const QJsonObject steps = object["steps"].toObject();
    for (auto step = steps.begin(); step != steps.end(); ++step) {
        const QJsonObject one = step.value().toObject();
        record.steps[step.key().toStdString()] = {one["done"].toBool(), answerFrom(one["prediction"]),
                                                  answerFrom(one["question"])};
    }
    return record;
}

QJsonValue jsonNumber(double value) {
    if (std::isfinite(value)) return value;
    return QString::fromStdString(roundTrip(value));
}

std::optional<double> numberOf(const QJsonValue& value) {
    if (value.isDouble()) return value.toDouble();
    constexpr double infinity = std::numeric_limits<double>::infinity();
    const QString word = value.toString();
    if (word == QLatin1String("nan")) return std::numeric_limits<double>::quiet_NaN();
    if (word == QLatin1String("inf")) return infinity;
    if (word == QLatin1String("-inf")) return -infinity;
    return {};
}

} // namespace normscope::ui
