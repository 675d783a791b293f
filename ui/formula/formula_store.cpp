// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formula/formula_store.h"

#include <QCoreApplication>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <stdexcept>

namespace normscope::ui {
namespace {

constexpr int largestCount = 9999;
// What the files hold where the theme's colours go, and at the place of each digit of a count: an 8.
constexpr const char* inkMark = "currentColor";
constexpr const char* statisticMark = "#CC79A7";
const QByteArray digitMark = QByteArrayLiteral("<path data-c=\"38\" d=\"");

QByteArray resource(const QString& file) {
    QFile opened(QStringLiteral(":/formulas/") + file);
    if (!opened.open(QIODevice::ReadOnly)) throw std::logic_error("no resource formulas/" + file.toStdString());
    return opened.readAll();
}

QStringList strings(const QJsonValue& array) {
    QStringList result;
    for (const QJsonValue& value : array.toArray()) result.append(value.toString());
    return result;
}

std::vector<FormulaInfo> readFormulas() {
    const QJsonDocument list = QJsonDocument::fromJson(resource(QStringLiteral("formulas.json")));
    std::vector<FormulaInfo> result;
    for (const QJsonValue& entry : list[QStringLiteral("formulas")].toArray()) {
        result.push_back({entry[QStringLiteral("id")].toString(), entry[QStringLiteral("spoken")].toString(),
                          strings(entry[QStringLiteral("terms")]), entry[QStringLiteral("count")].toString()});
    }
    return result;
}

const QStringList& digitOutlines() {
    static const QStringList outlines =
        strings(QJsonDocument::fromJson(resource(QStringLiteral("digits.json"))).array());
    return outlines;
}

bool showsCount(const FormulaRef& formula) {
    return !formulaInfo(formula.id).count.isEmpty() && formula.count > 0 && formula.count <= largestCount;
}

// The digits of the count stand one after the other, each time it occurs.
QByteArray withDigits(const QByteArray& svg, const QString& digits) {
    QByteArray result;
    qsizetype from = 0;
    int position = 0;
    for (qsizetype at = svg.indexOf(digitMark); at >= 0; at = svg.indexOf(digitMark, from)) {
        const int digit = digits[position++ % digits.size()].digitValue();
        result += svg.mid(from, at - from) + "<path d=\"" + digitOutlines()[digit].toLatin1();
        from = svg.indexOf('"', at + digitMark.size());
    }
    return result + svg.mid(from);
}

QByteArray sourceOf(const FormulaRef& formula) {
    if (!showsCount(formula)) return resource(formulaInfo(formula.id).id + QStringLiteral(".svg"));
    const QString digits = QString::number(formula.count);
    return withDigits(resource(QStringLiteral("%1-%2.svg").arg(formula.id).arg(digits.size())), digits);
}

} // namespace

const std::vector<FormulaInfo>& formulas() {
    static const std::vector<FormulaInfo> list = readFormulas();
    return list;
}

const FormulaInfo& formulaInfo(const QString& id) {
    const auto found = std::find_if(formulas().begin(), formulas().end(), [&](const auto& f) { return f.id == id; });
    if (found == formulas().end()) throw std::invalid_argument("no formula named " + id.toStdString());
    return *found;
}

QString spokenFormula(const FormulaRef& formula) {
    const FormulaInfo& info = formulaInfo(formula.id);
    QString spoken = QCoreApplication::translate("formula", info.spoken.toUtf8().constData());
    const QString count = showsCount(formula) ? QString::number(formula.count) : info.count;
    return spoken.replace(QStringLiteral("%1"), count);
}

QByteArray formulaSvg(const FormulaRef& formula, const QColor& ink, const QColor& statistic) {
    return sourceOf(formula)
        .replace(statisticMark, statistic.name().toLatin1())
        .replace(inkMark, ink.name().toLatin1());
}

} // namespace normscope::ui
