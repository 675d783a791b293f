// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/cli_test.h"
#include "gui/render/pdf_reading.h"

using namespace normscope;

// A worksheet without a display.
class TestWorksheetCommand : public QObject {
    Q_OBJECT

private slots:
    void theSheetAndItsAnswers() {
        const test::Program program;
        const auto result = program.run({"worksheet", "--out", "sheet.pdf"});
        QVERIFY2(result.exitCode == 0 && result.err.isEmpty() && result.out.isEmpty(), result.err);
        QCOMPARE(program.files(), QStringList({"sheet-answers.pdf", "sheet.pdf"}));
        QCOMPARE(test::pdfPages(program.bytes("sheet.pdf")), 2);
        QCOMPARE(test::pdfPages(program.bytes("sheet-answers.pdf")), 2);
    }

    void theOptionsMakeTheSheet() {
        const test::Program program;
        const auto sheet = [&program](const QStringList& options) {
            const auto result = program.run(QStringList{"worksheet", "--out", "a.pdf"} + options);
            return result.exitCode == 0 ? program.bytes("a.pdf") : QByteArray();
        };
        const QByteArray usual = sheet({});
        QVERIFY(!usual.isEmpty() && usual == sheet({"--seed", "1", "--norm", "both"}));
        QSet<QByteArray> all = {usual};
        const QStringList others[] = {{"--seed", "2"},   {"--norm", "layer"}, {"--norm", "batch"},
                                      {"--norm", "rms"}, {"--samples", "4"},  {"--features", "3"}};
        for (const QStringList& options : others) {
            const QByteArray other = sheet(options);
            QVERIFY(!other.isEmpty());
            all.insert(other);
        }
        QCOMPARE(all.size(), 1 + std::ssize(others));
    }

    void theLanguageIsChosen() {
        if (!test::hasPdfToText()) QSKIP("pdftotext is missing");
        const test::Program program;
        QVERIFY(program.run({"worksheet", "--out", "a.pdf"}).exitCode == 0);
        QVERIFY(test::pdfTexts(program.path("a.pdf")).join(u' ').contains("Normalization by hand"));
        QVERIFY(program.run({"worksheet", "--out", "b.pdf", "--lang", "zh_CN"}).exitCode == 0);
        const QString chinese = test::pdfTexts(program.path("b.pdf")).join(u' ');
        static const QRegularExpression han("\\p{Han}");
        QVERIFY2(chinese.contains(han) && !chinese.contains("Normalization by hand"), qPrintable(chinese));
    }

    void badOptionsAreRefused_data() {
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<QByteArray>("place");
        const auto row = [](const QByteArray& place, const QString& options) {
            QTest::newRow(qPrintable(options)) << options.split(' ') << place;
        };
        row("--out", "--seed 1");
        row("--out", "--out a.png");
        row("--norm", "--out a.pdf --norm group");
        row("--samples", "--out a.pdf --samples 1");
        row("--features", "--out a.pdf --features 7");
        row("--seed", "--out a.pdf --seed -1");
        row("--lang", "--out a.pdf --lang xx");
    }
    void badOptionsAreRefused() {
        QFETCH(QStringList, options);
        QFETCH(QByteArray, place);
        const test::Program program;
        const auto result = program.run(QStringList("worksheet") + options);
        QCOMPARE(result.exitCode, 2);
        QVERIFY2(result.err.startsWith("normscope: " + place + ": "), result.err);
        QCOMPARE(program.files(), QStringList());
    }
};

QTEST_GUILESS_MAIN(TestWorksheetCommand)
#include "test_worksheet_command.moc"
