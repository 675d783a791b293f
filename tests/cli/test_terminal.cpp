// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "interrupt.h"
#include "terminal_progress.h"

#include <QTest>

#include <csignal>
#include <sstream>

using namespace normscope::cli;
using namespace std::chrono_literals;

// What a long run says on a terminal, and what it hears there.
class TestTerminal : public QObject {
    Q_OBJECT

    static void (*handlerOfInterrupt())(int) {
        struct sigaction now = {};
        sigaction(SIGINT, nullptr, &now);
        return now.sa_handler;
    }

private slots:
    void progressAsText_data() {
        QTest::addColumn<std::size_t>("done");
        QTest::addColumn<int>("left");
        QTest::addColumn<QString>("text");
        const auto row = [](std::size_t done, int left, const QString& text) {
            QTest::newRow(qPrintable(text)) << done << left << text;
        };
        row(0, 0, "step 0 of 600  [                    ]");
        row(120, 14, "step 120 of 600  [####                ]  about 14 s left");
        row(300, 99, "step 300 of 600  [##########          ]  about 99 s left");
        row(599, 100, "step 599 of 600  [################### ]  about 2 min left");
        row(600, 0, "step 600 of 600  [####################]");
    }

    void progressAsText() {
        QFETCH(std::size_t, done);
        QFETCH(int, left);
        QTEST(QString::fromStdString(progressText("step", done, 600, std::chrono::seconds(left))), "text");
    }

    void oneLineOnATerminal() {
        std::ostringstream out;
        {
            TerminalProgress progress(out, "run", true);
            progress.show(9, 10);
            progress.show(10, 10);
        }
        QCOMPARE(QString::fromStdString(out.str()),
                 QString("\rrun 9 of 10  [##################  ]\rrun 10 of 10  [####################]\n"));
    }

    void nothingInAPipe() {
        std::ostringstream out;
        TerminalProgress(out, "run", false).show(1, 10);
        TerminalProgress(out, "run", true);
        QVERIFY(out.str().empty());
    }

    void aShorterLineLeavesNothingOfTheLonger() {
        std::ostringstream out;
        TerminalProgress progress(out, "run", true);
        progress.show(10, 10);
        progress.show(9, 10);
        QVERIFY(out.str().ends_with("  ] "));
    }

    void theFirstInterruptAsksToStop() {
        std::signal(SIGINT, SIG_DFL);
        const Interrupt interrupt;
        QVERIFY(!interrupt.token().stop_requested());
        std::raise(SIGINT);
        QTRY_VERIFY(interrupt.token().stop_requested());
        QVERIFY(handlerOfInterrupt() == SIG_DFL); // the second one ends the program
    }

    void afterwardsAllIsAsBefore() {
        std::signal(SIGINT, SIG_DFL);
        { const Interrupt interrupt; }
        QVERIFY(handlerOfInterrupt() == SIG_DFL);
    }

    void ignoredItStaysIgnored() {
        std::signal(SIGINT, SIG_IGN);
        const Interrupt interrupt;
        std::raise(SIGINT);
        QVERIFY(handlerOfInterrupt() == SIG_IGN);
        QVERIFY(!interrupt.token().stop_requested());
        std::signal(SIGINT, SIG_DFL);
    }
};

QTEST_GUILESS_MAIN(TestTerminal)
#include "test_terminal.moc"
