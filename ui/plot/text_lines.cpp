// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/text_lines.h"

#include <QTextBoundaryFinder>

#include <algorithm>
#include <cmath>

namespace normscope::ui {
namespace {

QString wholeOf(const TextLine& line) {
    QString whole;
    for (const TextRun& run : line) whole += run.text;
    return whole;
}

TextLine cut(const TextLine& line, qsizetype from, qsizetype to) {
    TextLine part;
    for (const TextRun& run : line) {
        const qsizetype first = std::max<qsizetype>(from, 0), last = std::min(to, run.text.size());
        if (first < last) part.push_back({run.text.mid(first, last - first), run.role});
        from -= run.text.size();
        to -= run.text.size();
    }
    return part;
}

// The end of from ... to without the spaces there.
qsizetype trimmed(const QString& whole, qsizetype from, qsizetype to) {
    while (to > from && whole[to - 1].isSpace()) --to;
    return to;
}

// The next place where a line may end; -1: none. Qt would also break numbers behind their decimal point.
qsizetype nextBreak(QTextBoundaryFinder& finder, const QString& whole) {
    const auto insideNumber = [&](qsizetype k) {
        return k >= 2 && k < whole.size() && whole[k - 2].isDigit() && whole[k - 1] == u'.' && whole[k].isDigit();
    };
    qsizetype next = finder.toNextBoundary();
    while (insideNumber(next)) next = finder.toNextBoundary();
    return next;
}

// Goes through a paragraph once.
class Breaker {
public:
    Breaker(const TextLine& paragraph, const Wrapping& how)
        : m_paragraph(paragraph), m_how(how), m_whole(wholeOf(paragraph)) {}

    std::vector<TextLine> lines() {
        QTextBoundaryFinder finder(QTextBoundaryFinder::Line, m_whole);
        for (qsizetype next = nextBreak(finder, m_whole); next > 0; next = nextBreak(finder, m_whole)) take(next);
        if (m_start < m_whole.size() || m_lines.empty()) close(m_whole.size());
        return std::move(m_lines);
    }

private:
    qsizetype visibleEnd(qsizetype to) const { return trimmed(m_whole, m_start, to); }
    bool fits(qsizetype to) const { return m_how.width(cut(m_paragraph, m_start, visibleEnd(to))) <= m_how.room; }
    bool endsLine(qsizetype to) const { return to > 0 && m_whole[to - 1] == u'\n'; }

    void close(qsizetype to) {
        const qsizetype visible = m_how.keepSpaces ? (endsLine(to) ? to - 1 : to) : visibleEnd(to);
        m_lines.push_back(cut(m_paragraph, m_start, visible));
        m_start = m_end = to;
    }
    // A word that is wider than a line: as many signs as fit, at least one.
    void splitWord(qsizetype to) {
        while (!fits(to)) {
            qsizetype end = m_start + 1;
            while (end + 1 < to && fits(end + 1)) ++end;
            if (end >= to) return;
            close(end);
        }
    }
    void take(qsizetype to) {
        if (m_end > m_start && !fits(to)) close(m_end);
        splitWord(to);
        m_end = to;
        if (endsLine(to)) close(to);
    }

    const TextLine& m_paragraph;
    const Wrapping& m_how;
    QString m_whole;
    qsizetype m_start = 0, m_end = 0; // of the line: its first sign, and the last place where it could be broken
    std::vector<TextLine> m_lines;
};

} // namespace

std::vector<TextLine> wrapped(const TextLine& paragraph, const Wrapping& how) {
    return Breaker(paragraph, how).lines();
}

std::vector<TextLine> wrapped(const Text& text, const Theme& theme, const TextStyle& style, double room) {
    const auto width = [&](const TextLine& line) { return runsWidth(line, theme, style); };
    return wrapped(textRuns(text), {width, room});
}

std::vector<TextLine> atMost(std::vector<TextLine> lines, std::size_t count) {
    if (count == 0 || lines.size() <= count) return lines;
    TextLine& last = lines[count - 1];
    for (std::size_t k = count; k < lines.size(); ++k) {
        last.push_back({QStringLiteral(" "), Role::Plain});
        last.insert(last.end(), lines[k].begin(), lines[k].end());
    }
    lines.resize(count);
    return lines;
}

double widestLine(const std::vector<TextLine>& lines, const Theme& theme, const TextStyle& style) {
    double widest = 0;
    for (const TextLine& line : lines) widest = std::max(widest, runsWidth(line, theme, style));
    return widest;
}

double widestWord(const Text& text, const Theme& theme, const TextStyle& style) {
    const TextLine line = textRuns(text);
    const QString whole = wholeOf(line);
    QTextBoundaryFinder finder(QTextBoundaryFinder::Line, whole);
    double widest = 0;
    for (qsizetype from = 0, to = nextBreak(finder, whole); to > 0; from = to, to = nextBreak(finder, whole))
        widest = std::max(widest, runsWidth(cut(line, from, trimmed(whole, from, to)), theme, style));
    return widest;
}

double linePitch(const Theme& theme, TextSize size) {
    const int pixels = size == TextSize::Small ? theme.small : size == TextSize::Body ? theme.body : theme.large;
    return std::round(1.4 * pixels);
}

} // namespace normscope::ui
