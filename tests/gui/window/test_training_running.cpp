// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/engine/small_training.h"
#include "gui/gui_test.h"
#include "recording_page.h"
#include "window/main_window.h"

#include <QSignalSpy>
#include <QTemporaryDir>

#include <functional>

using namespace normscope;
using namespace normscope::ui;

// How the window drives a training: pause, step and go on, also from page to page.
class TestTrainingRunning : public QObject {
    Q_OBJECT
private slots:
    void cleanup() { m_window.reset(); }
    void aTrainingRunsByItself();
    void aPauseStopsIt();
    void stepsAreSingle();
    void aPausedTrainingGoesOnToTheSameEnd();
    void restartBeginsAnew();
    void pausedItStaysPausedWhenThePageComesBack();
    void aPauseThatWasInterruptedIsStillOne();
    void runningItGoesOnWhenThePageComesBack();
    void aChangeOfNumbersRunsAgain();
    void aChangeOnAnotherPageLeavesThePauseAlone();
    void lookingRunsNothing();

private:
    void open(const Scenario& scenario);
    void openPaused(const Scenario& scenario);
    void pace(TrainingPace pace) { emit m_training->paceRequested(pace); }
    void awaitEngine() { QTRY_VERIFY_WITH_TIMEOUT(!m_window->engine().busy(), 60'000); }
    bool running() const { return !m_training->running.empty() && m_training->running.back(); }
    Index steps(std::size_t arm) const {
        const auto& run = m_training->training().arms[arm].runs[0];
        return run ? run->steps() : 0;
    }
    void change(const std::function<void(Scenario&)>& edit) {
        Scenario next = m_window->document().scenario();
        edit(next);
        QVERIFY(m_window->document().change(next, "a change"));
    }

    QTemporaryDir m_folder;
    std::unique_ptr<QSettings> m_settings;
    RecordingPage* m_axes = nullptr;
    RecordingPage* m_training = nullptr;
    std::unique_ptr<MainWindow> m_window;
};

void TestTrainingRunning::open(const Scenario& scenario) {
    m_settings = std::make_unique<QSettings>(m_folder.filePath("settings.ini"), QSettings::IniFormat);
    m_window = std::make_unique<MainWindow>(scenario, *m_settings, [this] {
        m_axes = new RecordingPage(Page::Axes);
        m_training = new RecordingPage(Page::Training);
        return std::vector<PageWidget*>{m_axes, m_training};
    });
}

void TestTrainingRunning::openPaused(const Scenario& scenario) {
    open(scenario);
    QVERIFY(running());
    QTRY_VERIFY_WITH_TIMEOUT(!m_training->results.empty(), 60'000);
    pace(TrainingPace::Pause);
    awaitEngine();
    QVERIFY(!m_training->training().complete());
    QVERIFY(!running());
}

void TestTrainingRunning::aTrainingRunsByItself() {
    open(smallTraining());
    QVERIFY(m_window->engine().busy());
    QVERIFY(running());
    awaitEngine();
    QVERIFY(!running());
    QVERIFY(m_training->training().complete());
    QVERIFY(m_axes->results.empty());
}

void TestTrainingRunning::aPauseStopsIt() {
    openPaused(longTraining());
    const Index done = m_training->training().done;
    pace(TrainingPace::Pause);
    awaitEngine();
    QCOMPARE(m_training->training().done, done);
}

void TestTrainingRunning::stepsAreSingle() {
    openPaused(longTraining());
    pace(TrainingPace::Step);
    QVERIFY(!running());
    awaitEngine();
    while (steps(0) != steps(1)) { // a pause may come when one is ahead
        pace(TrainingPace::Step);
        awaitEngine();
    }
    const Index before = steps(0);
    pace(TrainingPace::Step);
    awaitEngine();
    QCOMPARE(steps(0), before + 1);
    QCOMPARE(steps(1), before + 1);
}

void TestTrainingRunning::aPausedTrainingGoesOnToTheSameEnd() {
    const Scenario scenario = smallTraining(1, 10'000);
    openPaused(scenario);
    pace(TrainingPace::Run);
    QVERIFY(running());
    awaitEngine();
    QVERIFY(!running());
    QVERIFY(m_training->training().complete());
    QCOMPARE(QString::fromStdString(bitsCode(m_training->training())),
             QString::fromStdString(bitsCode(runTraining(scenario).value())));
}

void TestTrainingRunning::restartBeginsAnew() {
    open(smallTraining());
    awaitEngine();
    const auto before = m_training->training().arms[0].runs[0];
    pace(TrainingPace::Restart);
    QVERIFY(running());
    awaitEngine();
    QVERIFY(m_training->training().complete());
    QVERIFY(m_training->training().arms[0].runs[0] != before);
}

void TestTrainingRunning::pausedItStaysPausedWhenThePageComesBack() {
    openPaused(longTraining());
    const std::size_t results = m_training->results.size();
    m_window->choosePage(Page::Axes);
    awaitEngine();
    QCOMPARE(m_axes->results.size(), std::size_t(1));
    m_window->choosePage(Page::Training);
    QVERIFY(!m_window->engine().busy());
    QVERIFY(!running());
    QCOMPARE(m_training->results.size(), results);
}

void TestTrainingRunning::aPauseThatWasInterruptedIsStillOne() {
    open(longTraining());
    QTRY_VERIFY_WITH_TIMEOUT(!m_training->results.empty(), 60'000);
    pace(TrainingPace::Pause);
    m_window->choosePage(Page::Axes);
    awaitEngine();
    m_window->choosePage(Page::Training);
    QVERIFY(!running());
    awaitEngine();
    QVERIFY(!running());
    QVERIFY(!m_training->training().complete());
}

void TestTrainingRunning::runningItGoesOnWhenThePageComesBack() {
    open(longTraining());
    QTRY_VERIFY_WITH_TIMEOUT(!m_training->results.empty(), 60'000);
    m_window->choosePage(Page::Axes);
    QVERIFY(!running());
    awaitEngine();
    const Index done = m_training->training().done;
    m_window->choosePage(Page::Training);
    QVERIFY(m_window->engine().busy());
    QVERIFY(running());
    QTRY_VERIFY_WITH_TIMEOUT(m_training->training().done > done, 60'000);
}

void TestTrainingRunning::aChangeOfNumbersRunsAgain() {
    openPaused(longTraining());
    change([](Scenario& next) { next.training.steps = 20; });
    QVERIFY(running());
    awaitEngine();
    QVERIFY(m_training->training().complete());
    QCOMPARE(m_training->training().scenario.training.steps, Index(20));
}

void TestTrainingRunning::aChangeOnAnotherPageLeavesThePauseAlone() {
    openPaused(longTraining());
    m_window->choosePage(Page::Axes);
    change([](Scenario& next) { next.data.samples = 7; });
    awaitEngine();
    m_window->choosePage(Page::Training);
    QVERIFY(!m_window->engine().busy());
    QVERIFY(!m_training->training().complete());
}

void TestTrainingRunning::lookingRunsNothing() {
    open(smallTraining());
    awaitEngine();
    const std::size_t results = m_training->results.size();
    change([](Scenario& next) {
        next.training.arm = 1;
        next.training.layer = 2;
        next.training.view = TrainingView::Stream;
    });
    QVERIFY(!m_window->engine().busy());
    QCOMPARE(m_training->results.size(), results);
}

NORMSCOPE_GUI_TEST(TestTrainingRunning)
#include "test_training_running.moc"
