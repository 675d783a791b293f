// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/gui_test.h"
#include "gui/pages/training_fixture.h"
#include "pages/training/progress_line.h"
#include "pages/training/time_left.h"
#include "pages/training/training_strip.h"

#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>

using namespace normscope;
using namespace normscope::ui;

// Under the plots: how far the training is, and the buttons and keys that drive it.
class TestTrainingStrip : public QObject {
    Q_OBJECT

    static QString text(const TrainingFixture& fixture, const char* label) {
        return fixture.page.findChild<TrainingStrip*>()->findChild<QLabel*>(label)->text();
    }

    static QPushButton* button(const TrainingFixture& fixture, const char* name) {
        return fixture.page.findChild<QPushButton*>(name);
    }

private slots:
    void itTellsHowFarTheTrainingIs() {
        TrainingFixture fixture;
        QCOMPARE(text(fixture, "where"), QString("Seed 1 of 2, step 0 of 20"));
        QVERIFY(!button(fixture, "branch")->isEnabled());
        fixture.trainFor(12);
        QCOMPARE(text(fixture, "where"), QString("Seed 1 of 2, step 12 of 20"));
        QCOMPARE(fixture.page.findChild<ProgressLine*>()->share(), 0.3);
        QVERIFY(button(fixture, "branch")->isEnabled());
    }

    void everyButtonNamesItsKeyAndTakesTheFocus() {
        const TrainingFixture fixture;
        for (const auto& [name, key] : {std::pair("train", "(T)"), std::pair("step", "(S)"), std::pair("to-end", "(E)"),
                                        std::pair("restart", "(R)"), std::pair("branch", "(B)")}) {
            QVERIFY2(button(fixture, name)->toolTip().contains(key), name);
            QVERIFY2(button(fixture, name)->focusPolicy() & Qt::TabFocus, name);
        }
    }

    void keysDriveTheTraining_data() {
        QTest::addColumn<Qt::Key>("key");
        QTest::addColumn<int>("pace");
        QTest::addRow("T") << Qt::Key_T << int(TrainingPace::Run);
        QTest::addRow("S") << Qt::Key_S << int(TrainingPace::Step);
        QTest::addRow("E") << Qt::Key_E << int(TrainingPace::ToEnd);
        QTest::addRow("R") << Qt::Key_R << int(TrainingPace::Restart);
    }

    void keysDriveTheTraining() {
        QFETCH(Qt::Key, key);
        QFETCH(int, pace);
        TrainingFixture fixture;
        fixture.trainFor(3);
        std::vector<TrainingPace> asked;
        connect(&fixture.page, &PageWidget::paceRequested, this, [&](TrainingPace one) { asked.push_back(one); });
        QTest::keyClick(&fixture.page, key, Qt::ControlModifier);
        QVERIFY(asked.empty());
        QTest::keyClick(&fixture.page, key);
        QCOMPARE(asked, std::vector{TrainingPace(pace)});
    }

    void whileItRunsTheFirstButtonPauses() {
        TrainingFixture fixture;
        fixture.trainFor(3);
        QCOMPARE(text(fixture, "state"), QString("paused"));
        fixture.page.setRunning(true);
        QCOMPARE(button(fixture, "train")->text(), QString("Pause"));
        QVERIFY(text(fixture, "state") != "paused");
        TrainingPace asked = TrainingPace::Run;
        connect(&fixture.page, &PageWidget::paceRequested, this, [&](TrainingPace pace) { asked = pace; });
        QTest::keyClick(&fixture.page, Qt::Key_T);
        QCOMPARE(asked, TrainingPace::Pause);
        fixture.page.setRunning(false);
        QCOMPARE(button(fixture, "train")->text(), QString("Train"));
    }

    void whenAllHasEndedOnlyRestartIsLeft() {
        TrainingFixture fixture;
        fixture.trainAll();
        QCOMPARE(text(fixture, "state"), QString("finished"));
        QCOMPARE(text(fixture, "where"), QString("Seed 2 of 2, step 20 of 20"));
        for (const char* name : {"train", "step", "to-end"}) QVERIFY2(!button(fixture, name)->isEnabled(), name);
        QVERIFY(button(fixture, "restart")->isEnabled());
        QSignalSpy asked(&fixture.page, &PageWidget::paceRequested);
        QTest::keyClick(&fixture.page, Qt::Key_T);
        QCOMPARE(asked.size(), 0);
    }

    void theTimeLeftFollowsTheLastSeconds() {
        TimeLeft left;
        left.add(0, 0);
        QVERIFY(!left.seconds(100));
        left.add(1000, 10);
        QCOMPARE(left.seconds(100).value(), 10.0);
        for (qint64 second = 2; second <= 10; ++second) left.add(1000 * second, 10 + 20 * (second - 1));
        QCOMPARE(left.seconds(100).value(), 5.0);
        left.add(11000, 3); // another run
        QVERIFY(!left.seconds(100));
    }
};

NORMSCOPE_GUI_TEST(TestTrainingStrip)
#include "test_training_strip.moc"
