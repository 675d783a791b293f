// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/power_text.h"

namespace normscope::ui {
namespace {

constexpr QChar minus(0x2212);

bool isSign(QChar sign) { return sign == u'-' || sign == u'+' || sign == minus; }

// A point ends the sentence unless a digit follows.
bool goesOn(const QString& text, qsizetype i) {
    if (text[i].isDigit()) return true;
    return text[i] == u'.' && i + 1 < text.size() && text[i + 1].isDigit();
}

} // namespace

qsizetype endOfPower(const QString& text, qsizetype caret) {
    const qsizetype first = caret + 1, digits = first < text.size() && isSign(text[first]) ? first + 1 : first;
    qsizetype end = digits;
    while (end < text.size() && goesOn(text, end)) ++end;
    if (end > digits) return end;
    const qsizetype space = text.indexOf(u' ', caret);
    return space < 0 ? text.size() : space;
}

QString powerOf(const QString& text, qsizetype caret) {
    QString power = text.mid(caret + 1, endOfPower(text, caret) - caret - 1);
    return power.replace(u'-', minus);
}

} // namespace normscope::ui
