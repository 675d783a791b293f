// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/verdict.h"

#include <charconv>
#include <cmath>

namespace normscope::ui {

std::optional<double> typedNumber(const QString& text) {
    QString word = text.trimmed().replace(QChar(0x2212), '-').replace(',', '.');
    const bool percent = word.endsWith('%');
    if (percent) word = word.chopped(1).trimmed();
    const std::string number = word.toStdString();
    double value = 0;
    const auto [end, error] = std::from_chars(number.data(), number.data() + number.size(), value);
    if (error != std::errc() || end != number.data() + number.size()) return {};
    return percent ? value / 100 : value;
}

bool agrees(const NumberPrediction& prediction, double given, double measured) {
    if (std::isnan(given) || std::isnan(measured)) return std::isnan(given) && std::isnan(measured);
    if (given == measured) return true;
    const double reach = prediction.absolute ? prediction.tolerance : prediction.tolerance * std::abs(measured);
    return std::isfinite(measured) && std::abs(given - measured) <= reach;
}

} // namespace normscope::ui
