// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/render/pdf_strokes.h"

#include <QList>
#include <QSet>
#include <QtEndian>

#include <algorithm>
#include <cmath>

namespace normscope::test {
namespace {

constexpr quint32 mostBytes = 1 << 24; // of a page, unpacked

// qUncompress wants the size first; it is only a guess of how much room is needed.
QByteArray unpacked(const QByteArray& deflated) {
    QByteArray sized(4, '\0');
    qToBigEndian(mostBytes, sized.data());
    return qUncompress(sized + deflated);
}

// Of the pages: only they set line widths and stroke.
QList<QByteArray> streams(const QByteArray& pdf) {
    QList<QByteArray> found;
    for (qsizetype at = pdf.indexOf("stream\n"); at >= 0; at = pdf.indexOf("stream\n", at + 1)) {
        if (pdf.mid(at - 3, 3) == "end") continue;
        const qsizetype start = at + 7, end = pdf.indexOf("endstream", start);
        const bool zlib = pdf.mid(start, 1) == "\x78";
        const QByteArray text = zlib ? unpacked(pdf.mid(start, end - start)) : QByteArray();
        if (text.contains(" cm\n") && text.contains(" w ")) found << text;
    }
    return found;
}

struct State {
    double scale = 1, width = 1;
};

// The least stretch of the matrix a b c d: a line is nowhere thinner.
double leastStretch(const QList<double>& numbers) {
    const double a = numbers[0], b = numbers[1], c = numbers[2], d = numbers[3];
    const double sum = a * a + b * b + c * c + d * d, area = a * d - b * c;
    return std::sqrt(std::max(0.0, (sum - std::sqrt(std::max(0.0, sum * sum - 4 * area * area))) / 2));
}

struct Reader {
    std::vector<double> widths = {};
    QList<State> states = {State()};
    QList<double> numbers = {}; // in front of an operator

    void apply(const QByteArray& name) {
        static const QSet<QByteArray> strokes{"S", "s", "B", "B*", "b", "b*"};
        if (name == "q") states.append(states.last());
        if (name == "Q" && states.size() > 1) states.removeLast();
        if (name == "cm" && numbers.size() >= 6) states.last().scale *= leastStretch(numbers.last(6));
        if (name == "w" && !numbers.isEmpty()) states.last().width = numbers.last();
        if (strokes.contains(name)) widths.push_back(states.last().width * states.last().scale);
        numbers.clear();
    }
    void read(const QByteArray& page) {
        const QByteArray words = page.simplified();
        for (const QByteArray& word : words.split(' ')) {
            bool isNumber = false;
            const double number = word.toDouble(&isNumber);
            if (isNumber)
                numbers.append(number);
            else
                apply(word);
        }
    }
};

} // namespace

std::vector<double> strokeWidths(const QByteArray& pdf) {
    Reader reader;
    const QList<QByteArray> pages = streams(pdf);
    for (const QByteArray& page : pages) reader.read(page);
    return reader.widths;
}

} // namespace normscope::test
