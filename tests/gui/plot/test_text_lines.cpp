// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/gui_test.h"
#include "plot/text_lines.h"

#include <QStringList>

using namespace normscope;
using namespace normscope::ui;

namespace {

QString wordsOf(const TextLine& line) {
    QString words;
    for (const TextRun& run : line) words += run.text;
    return words;
}

QStringList wordsOf(const std::vector<TextLine>& lines) {
    QStringList list;
    for (const TextLine& line : lines) list << wordsOf(line);
    return list;
}

} // namespace

class TestTextLines : public QObject {
    Q_OBJECT

    const Theme& m_light = theme(ThemeName::Light);
    const TextStyle m_small{};

    std::vector<TextLine> broken(const Text& text, double room) const { return wrapped(text, m_light, m_small, room); }

private slots:
    void linesEndBetweenWords() {
        const char* text = "with eight samples a batch mean misses the population";
        for (const double room : {80.0, 90.0, 140.0, 1000.0}) {
            const std::vector<TextLine> lines = broken(text, room);
            QCOMPARE(wordsOf(lines).join(' '), QString(text));
            QVERIFY(widestLine(lines, m_light, m_small) <= room);
        }
        QCOMPARE(broken(text, 1000).size(), std::size_t(1));
        QVERIFY(broken(text, 90).size() > 2);
    }

    void wordsKeepTheirRoles() {
        const Text text("of %1 now", {{"BatchNorm in training", Role::Batch}});
        const std::vector<TextLine> lines = broken(text, widestWord(text, m_light, m_small) + 1);
        QVERIFY(lines.size() >= 3);
        for (const TextLine& line : lines)
            for (const TextRun& run : line)
                QCOMPARE(run.role == Role::Batch, QString("BatchNorm in training").contains(run.text.trimmed()));
    }

    void longWordsAreBroken() {
        const QString word = QStringLiteral("abcdefghijklmnopqrstuvwxyz");
        const std::vector<TextLine> lines = broken(word.toStdString(), 40);
        QVERIFY(lines.size() > 3);
        QCOMPARE(wordsOf(lines).join(QString()), word);
        QVERIFY(widestLine(lines, m_light, m_small) <= 40);
        QCOMPARE(broken("ab", 0.1).size(), std::size_t(2)); // at least a sign a line
    }

    void lineBreaksAreKept() {
        QCOMPARE(wordsOf(broken("one\n\ntwo three", 1000)), QStringList({"one", "", "two three"}));
        QCOMPARE(wordsOf(broken("", 100)), QStringList({""}));
    }

    void numbersAreNotBroken() {
        for (const char* text : {"about 1.0000e−5 now", "ends in 12.", "v. 2 of it"}) {
            const Text whole(text);
            for (double room = widestWord(whole, m_light, m_small) + 1; room < 200; room += 7)
                QCOMPARE(wordsOf(broken(whole, room)).join(' '), QString(text));
        }
    }

    void powersAreNotBroken() {
        const Text text("at 10^−5 or 10^-8");
        for (const QString& line : wordsOf(broken(text, widestWord(text, m_light, m_small) + 1)))
            QVERIFY2(!line.endsWith(u'^') && !line.endsWith(u'-'), qPrintable(line));
        QVERIFY(textWidth(Text("10^−5"), m_light, m_small) < textWidth(Text("10−5"), m_light, m_small));
    }

    void spacesCanBeKept() {
        const Wrapping typewriter{[](const TextLine& line) { return double(wordsOf(line).size()); }, 4, true};
        QCOMPARE(wordsOf(wrapped(TextLine{{"ab cd  efghij", Role::Plain}}, typewriter)),
                 QStringList({"ab ", "cd  ", "efgh", "ij"}));
    }

    void tooManyLinesEndInTheLastOne() {
        const std::vector<TextLine> lines = broken("one\ntwo\nthree", 1000);
        QCOMPARE(wordsOf(atMost(lines, 2)), QStringList({"one", "two three"}));
        QCOMPARE(atMost(lines, 3).size(), std::size_t(3));
    }
};

NORMSCOPE_GUI_TEST(TestTextLines)
#include "test_text_lines.moc"
