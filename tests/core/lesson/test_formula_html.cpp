// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/lesson_text.h"
#include "lesson/tex_signs.h"

#include <QTest>

using namespace normscope;

// Operators stand between no-break spaces (U+00A0), relations between spaces that may break.
class TestFormulaHtml : public QObject {
    Q_OBJECT

    static void row(const char* tex, const char* html) { QTest::newRow(tex) << QByteArray(tex) << QByteArray(html); }
    static void partRows();
    static void signRows();
    static void brokenRows();

private slots:
    void html_data();
    void html();
    void nestingHasItsEnd();
    void unknownCommands();
};

void TestFormulaHtml::partRows() {
    row("\\sigma^2", "<i>σ</i><sup>2</sup>");
    row("x_i", "<i>x</i><sub><i>i</i></sub>");
    row("x_{ij}^{-1}", "<i>x</i><sub><i>ij</i></sub><sup>−1</sup>");
    row("10^{-5}", "10<sup>−5</sup>");
    row("\\sigma^2 + \\epsilon", "<i>σ</i><sup>2</sup>\u00a0+\u00a0<i>ε</i>");
    row("a - b", "<i>a</i>\u00a0−\u00a0<i>b</i>");
    row("-1", "−1");
    row("(-1)", "(−1)");
    row("y = -x", "<i>y</i> = −<i>x</i>");
    row("x \\le 1", "<i>x</i> ≤ 1");
    row("\\approx 0.5", "≈ 0.5");
    row("a < b", "<i>a</i> &lt; <i>b</i>");
    row("\\sqrt{B}", "√<i>B</i>");
    row("\\sqrt{\\sigma^2 + \\epsilon}", "√(<i>σ</i><sup>2</sup>\u00a0+\u00a0<i>ε</i>)");
    row("1/\\sqrt{2L}", "1/√(2<i>L</i>)");
    row("\\frac{a}{b}", "<i>a</i>⁄<i>b</i>");
    row("\\frac{a + b}{2}", "(<i>a</i>\u00a0+\u00a0<i>b</i>)⁄2");
    row("\\frac12", "1⁄2");
    row("\\hat{x}", "<i>x\u0302</i>");
    row("\\bar x", "<i>x\u0304</i>");
    row("\\hat{x} = (x - \\mu) / \\sigma", "<i>x\u0302</i> = (<i>x</i>\u00a0−\u00a0<i>μ</i>)/<i>σ</i>");
    row("\\gamma \\odot \\hat{x}", "<i>γ</i>\u00a0⊙\u00a0<i>x\u0302</i>");
    row("\\partial L / \\partial x", "∂<i>L</i>/∂<i>x</i>");
    row("\\sum_i x_i", "∑<sub><i>i</i></sub><i>x</i><sub><i>i</i></sub>");
}

void TestFormulaHtml::signRows() {
    row("3 \\cdot 4 \\times 5", "3\u00a0·\u00a04\u00a0×\u00a05");
    row("x \\to \\infty", "<i>x</i> → ∞");
    row("\\log L", "log\u00a0<i>L</i>");
    row("\\log(L)", "log(<i>L</i>)");
    row("\\text{sd}(x)", "sd(<i>x</i>)");
    row("\\left( a, b \\right)", "(<i>a</i>, <i>b</i>)");
    row("x_{i,j}", "<i>x</i><sub><i>i</i>,<i>j</i></sub>");
    row("a \\& b", "<i>a</i>&amp;<i>b</i>");
    row("\\Sigma", "Σ");
    row("均值", "均值");
    row("", "");
}

// They lose nothing that could be read.
void TestFormulaHtml::brokenRows() {
    row("{a", "<i>a</i>");
    row("a}b", "<i>ab</i>");
    row("x^", "<i>x</i><sup></sup>");
    row("\\foo", "foo");
    row("\\", "");
    row("\\frac{a}", "<i>a</i>⁄");
    row("<b>", "&lt; <i>b</i> &gt; ");
}

void TestFormulaHtml::html_data() {
    QTest::addColumn<QByteArray>("tex");
    QTest::addColumn<QByteArray>("html");
    partRows();
    signRows();
    brokenRows();
}

void TestFormulaHtml::html() {
    QFETCH(const QByteArray, tex);
    QFETCH(const QByteArray, html);
    QCOMPARE(QByteArray::fromStdString(formulaHtml(tex.toStdString())), html);
}

void TestFormulaHtml::nestingHasItsEnd() {
    for (const char* opening : {"{", "^", "\\hat", "\\sqrt{", "\\frac"}) {
        std::string deep;
        for (int i = 0; i < 50'000; ++i) deep += opening;
        QVERIFY(!formulaHtml(deep).empty());
    }
}

void TestFormulaHtml::unknownCommands() {
    QVERIFY(!unknownCommand("\\hat{x} = (x - \\mu) / \\sqrt{\\sigma^2 + \\epsilon}, \\ \\%"));
    QCOMPARE(*unknownCommand("\\alpha \\foo \\bar{x}"), std::string("foo"));
    QCOMPARE(*unknownCommand("\\?"), std::string("?"));
    QCOMPARE(*unknownCommand("x\\"), std::string());
}

QTEST_APPLESS_MAIN(TestFormulaHtml)
#include "test_formula_html.moc"
