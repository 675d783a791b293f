// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/value_text.h"

#include "plot/rich_text.h"

#include <QCoreApplication>

namespace normscope::ui {

namespace {

QString powerOfTen(const QString& mantissa, int exponent) {
    const QString power = QStringLiteral("10^%1").arg(exponent);
    return mantissa == "1" ? power : QStringLiteral("%1·%2").arg(mantissa, power);
}

QString nameOf(const Parameter& parameter, const std::string& key) {
    for (const Choice& choice : parameter.choices)
        if (choice.key == key) return translated(choice.label);
    return QString::fromStdString(key);
}

struct ValueName {
    const Parameter& parameter;
    QString operator()(bool on) const {
        return on ? QCoreApplication::translate("controls", "on") : QCoreApplication::translate("controls", "off");
    }
    QString operator()(std::int64_t value) const { return shownNumber(parameter, value); }
    QString operator()(double value) const { return shownNumber(parameter, value).remove('^'); }
    QString operator()(const std::string& key) const { return nameOf(parameter, key); }
    QString operator()(const std::vector<std::string>& keys) const {
        QStringList names;
        for (const std::string& key : keys) names += nameOf(parameter, key);
        return names.join(", ");
    }
};

} // namespace

QString shownNumber(const Parameter& parameter, const ParameterValue& value) {
    QString text = QString::fromStdString(valueText(parameter, value));
    if (const auto e = text.indexOf('e'); e >= 0)
        text = powerOfTen(text.left(e), text.mid(e + 1).toInt());
    else if (parameter.type == ParameterType::Real && parameter.scale == ParameterScale::Linear && !text.contains('.'))
        text += ".0";
    return text.replace('-', QChar(0x2212));
}

QString toolTipOf(const Parameter& parameter) {
    QString tip = QStringLiteral("<p>%1</p>").arg(translated(parameter.help).toHtmlEscaped());
    const bool number = parameter.type == ParameterType::Integer || parameter.type == ParameterType::Real;
    if (number)
        tip += QCoreApplication::translate("controls", "Range: %1. ")
                   .arg(translated(rangeText(parameter)).replace("...", "…"));
    const QString standard = std::visit(ValueName{parameter}, parameter.get(Scenario{}));
    if (!standard.isEmpty())
        tip += QCoreApplication::translate("controls", "Default: %1.").arg(standard.toHtmlEscaped());
    return tip;
}

} // namespace normscope::ui
