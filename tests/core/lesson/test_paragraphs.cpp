// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/lesson_text.h"

#include <QTest>

using namespace normscope;
using Kind = Span::Kind;

namespace {

std::vector<Span> spans(std::string_view markdown) {
    const auto all = paragraphs(markdown);
    return all.size() == 1 ? all[0].spans : std::vector<Span>();
}

Span words(const char* text, bool bold = false, bool italic = false) { return {Kind::Words, text, {}, bold, italic}; }

} // namespace

class TestParagraphs : public QObject {
    Q_OBJECT

private slots:
    void blankLinesAndItems();
    void linesGoOn();
    void everyMark();
    void emphasis();
    void emphasisInMarksAndMarksInEmphasis();
    void codeIsNoMark();
    void escapes();
    void whatIsNoMarkIsWords_data();
    void whatIsNoMarkIsWords();
    void dollarsOfPrices();
};

void TestParagraphs::blankLinesAndItems() {
    const auto all = paragraphs("one\n\n\ntwo\n- a\n- b\n\nthree\n");
    QCOMPARE(all.size(), std::size_t(5));
    QVERIFY((all[0] == Paragraph{false, {words("one")}}));
    QVERIFY((all[1] == Paragraph{false, {words("two")}}));
    QVERIFY((all[2] == Paragraph{true, {words("a")}}));
    QVERIFY((all[3] == Paragraph{true, {words("b")}}));
    QVERIFY((all[4] == Paragraph{false, {words("three")}}));
    QVERIFY(paragraphs("").empty());
    QVERIFY(paragraphs(" \n\t\n").empty());
}

void TestParagraphs::linesGoOn() {
    const auto all = paragraphs("- a\n  b\n- c\nd\n\n每一行\n求平均，\nBatchNorm");
    QCOMPARE(all.size(), std::size_t(3));
    QVERIFY((all[0] == Paragraph{true, {words("a b")}}));
    QVERIFY((all[1] == Paragraph{true, {words("c d")}}));
    QVERIFY((all[2] == Paragraph{false, {words("每一行求平均， BatchNorm")}}));
}

void TestParagraphs::everyMark() {
    const std::vector<Span> expected = {
        {Kind::Method, "LayerNorm", "layer"}, words(" has a "), {Kind::Term, "mean", "mean"}, words(" in "),
        {Kind::Panel, "the matrix", "layer"}, words(", "),      {Kind::Number, "share", {}},  words(" of "),
        {Kind::Formula, "\\sigma^2", {}},     words(".")};
    QVERIFY(spans("[LayerNorm](method:layer) has a [mean](term:mean) in [the matrix](panel:layer), {share} of "
                  "$\\sigma^2$.") == expected);
}

void TestParagraphs::emphasis() {
    QVERIFY((spans("a **b c** *d* e") ==
             std::vector<Span>{words("a "), words("b c", true), words(" "), words("d", false, true), words(" e")}));
    QVERIFY((spans("***x***") == std::vector<Span>{words("x", true, true)}));
    QVERIFY((spans("*a **b** c*") ==
             std::vector<Span>{words("a ", false, true), words("b", true, true), words(" c", false, true)}));
    QVERIFY((spans("**a *b***") == std::vector<Span>{words("a ", true), words("b", true, true)}));
    QVERIFY((spans("**行**均值") == std::vector<Span>{words("行", true), words("均值")}));
}

void TestParagraphs::emphasisInMarksAndMarksInEmphasis() {
    QVERIFY((spans("[a **b**](panel:layer)") ==
             std::vector<Span>{{Kind::Panel, "a ", "layer"}, {Kind::Panel, "b", "layer", true}}));
    QVERIFY((spans("**[a](term:mean) {n} $x * y$**") == std::vector<Span>{{Kind::Term, "a", "mean", true},
                                                                          words(" ", true),
                                                                          {Kind::Number, "n", {}, true},
                                                                          words(" ", true),
                                                                          {Kind::Formula, "x * y", {}, true}}));
}

void TestParagraphs::codeIsNoMark() {
    const Span code{Kind::Words, "{n} $x$ **b** [a](panel:b)", {}, false, false, true};
    QVERIFY((spans("`{n} $x$ **b** [a](panel:b)`") == std::vector<Span>{code}));
}

void TestParagraphs::escapes() {
    QVERIFY((spans("\\*a\\* \\{n} \\$5 \\[b](panel:c) \\\\ \\x") ==
             std::vector<Span>{words("*a* {n} $5 [b](panel:c) \\ \\x")}));
}

void TestParagraphs::whatIsNoMarkIsWords_data() {
    QTest::addColumn<QByteArray>("text");
    for (const char* text :
         {"2 * 3 * 4", "a**", "*",    "**",     "a * b",       "{",           "{}",           "{1}",
          "{a b}",     "{a",  "[a]",  "[a](b)", "[a](link:b)", "[a](panel:)", "[a (panel:b)", "](panel:a)",
          "$",         "$$",  "$ x$", "`",      "``",          "#5",          "a_b_c",        "x^2"})
        QTest::newRow(text) << QByteArray(text);
}

void TestParagraphs::whatIsNoMarkIsWords() {
    QFETCH(const QByteArray, text);
    QVERIFY((spans(text.toStdString()) == std::vector<Span>{words(text.constData())}));
}

void TestParagraphs::dollarsOfPrices() {
    QVERIFY((spans("from $5 to $6") == std::vector<Span>{words("from $5 to $6")}));
    QVERIFY((spans("$x$5") == std::vector<Span>{words("$x$5")}));
}

QTEST_APPLESS_MAIN(TestParagraphs)
#include "test_paragraphs.moc"
