// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/gui_test.h"
#include "gui/render/pdf_reading.h"
#include "i18n/translations.h"
#include "worksheet/worksheet_dialog.h"
#include "worksheet/worksheet_file.h"

#include <QPointer>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTemporaryDir>

using namespace normscope;
using namespace normscope::ui;

// A worksheet on paper and its answers.
class TestWorksheetFile : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    QString path(const QString& name) const { return m_folder.filePath(name); }
    static QString written(double value) { return QString::fromStdString(fixed(value, 2)); }

private slots:
    void init() { m_folder = QTemporaryDir(); }
    void cleanup() { loadTranslations("en"); }

    // No table is torn: the tables take one page, the questions another.
    void theLargestFitsTwoPages_data() {
        QTest::addColumn<std::vector<WorksheetNorm>>("norms");
        QTest::newRow("layer") << std::vector{WorksheetNorm::Layer};
        QTest::newRow("batch") << std::vector{WorksheetNorm::Batch};
        QTest::newRow("rms") << std::vector{WorksheetNorm::Rms};
        QTest::newRow("both") << std::vector{WorksheetNorm::Layer, WorksheetNorm::Batch};
    }
    void theLargestFitsTwoPages() {
        QFETCH(std::vector<WorksheetNorm>, norms);
        for (const SheetKind kind : {SheetKind::Blank, SheetKind::Answers}) {
            const QByteArray pdf = worksheetPdf({norms, 6, 6, 3}, kind);
            QCOMPARE(test::pdfPages(pdf), 2);
            QCOMPARE(test::pdfBoxes(pdf), QStringList("0 0 595 842")); // A4
            QVERIFY(pdf == worksheetPdf({norms, 6, 6, 3}, kind));
        }
    }

    // Not one number is cut off at the margin or broken into two lines.
    void everyOutputIsThere() {
        if (!test::hasPdfToText()) QSKIP("pdftotext is missing");
        const WorksheetSettings settings{{WorksheetNorm::Layer}, 6, 6, 3};
        QVERIFY(writeWorksheet(settings, path("sheet.pdf")));
        const QString answers = test::pdfTexts(path("sheet-answers.pdf")).value(0);
        const Worksheet sheet = makeWorksheet(settings);
        for (Index row = 0; row < 6; ++row) {
            QStringList words;
            for (Index column = 0; column < 6; ++column) words << written(sheet.tasks[0].y(row, column));
            QVERIFY2(answers.simplified().contains(words.join(u' ')), qPrintable(answers));
        }
    }

    void onlyTheAnswersTell() {
        if (!test::hasPdfToText()) QSKIP("pdftotext is missing");
        const WorksheetSettings settings;
        QVERIFY(writeWorksheet(settings, path("sheet.pdf")));
        const Worksheet sheet = makeWorksheet(settings);
        const QString blank = test::pdfTexts(path("sheet.pdf")).join(u' ');
        const QString answers = test::pdfTexts(path("sheet-answers.pdf")).join(u' ');
        for (const WorksheetTask& task : sheet.tasks) {
            for (const double value : task.y.reshaped())
                QVERIFY2(answers.contains(written(value)), qPrintable(answers));
            for (const double value : task.var) QVERIFY(answers.contains(written(value)));
        }
        static const QRegularExpression output("\\d\\.\\d\\d\\b");
        QVERIFY2(!blank.contains(output), qPrintable(blank));
        QVERIFY(answers.contains("all of row") && !blank.contains("all of row"));
        QVERIFY(blank.contains("Which outputs change?") && blank.contains("seed 1"));
    }

    void everyLanguageHasOne() {
        const QByteArray english = worksheetPdf({}, SheetKind::Answers);
        for (const QString& language : languages().mid(1)) {
            QVERIFY(loadTranslations(language));
            const QByteArray pdf = worksheetPdf({}, SheetKind::Answers);
            QCOMPARE(test::pdfPages(pdf), 2);
            QVERIFY(pdf != english);
        }
    }

    void faultsAreSaid() {
        QVERIFY(!writeWorksheet({}, path("sheet.png")));
        QVERIFY(!writeWorksheet({}, path("missing/sheet.pdf")));
        QCOMPARE(answersPath("a/b.c.PDF"), QString("a/b.c-answers.PDF"));
    }

    void theDialogMakesIt() {
        const QPointer<WorksheetDialog> dialog = new WorksheetDialog; // deletes itself
        dialog->show();
        const auto numbers = dialog->findChildren<QSpinBox*>();
        QCOMPARE(numbers.size(), 3);
        numbers[0]->setValue(5);
        QCOMPARE(dialog->settings().samples, Index(5));
        QSignalSpy done(dialog, &WorksheetDialog::written), failed(dialog, &WorksheetDialog::failed);
        dialog->write(path("sheet.pdf"));
        QCOMPARE(done.size(), 1);
        QVERIFY(QFile::exists(path("sheet.pdf")) && QFile::exists(path("sheet-answers.pdf")));
        dialog->write(path("missing/sheet.pdf"));
        QCOMPARE(failed.size(), 1);
        dialog->close();
        QTRY_VERIFY(!dialog);
    }
};

NORMSCOPE_GUI_TEST(TestWorksheetFile)
#include "test_worksheet_file.moc"
