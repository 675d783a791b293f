// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/engine/small_batch.h"
#include "gui/engine/small_precision.h"
#include "gui/gui_test.h"
#include "pages/pages.h"
#include "recording_page.h"
#include "window/main_window.h"
#include "window/progress_note.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QToolButton>

#include <algorithm>
#include <functional>

using namespace normscope;
using namespace normscope::ui;

// The Batch and Precision pages in the window: what is quick comes first, what was trained stays.
class TestStudyRunning : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void init();
    void cleanup() { m_window.reset(); }
    void thePagesHaveTheirOrder();
    void whatIsQuickComesFirst_data();
    void whatIsQuickComesFirst();
    void goingToAndFroComputesNothingTwice_data() { whatIsQuickComesFirst_data(); }
    void goingToAndFroComputesNothingTwice();
    void aQuickChangeTrainsNothing_data() { whatIsQuickComesFirst_data(); }
    void aQuickChangeTrainsNothing();
    void anInterruptedRunIsTakenUpAgain();
    void theViewDecidesWhatIsTrainedFirst();
    void aLongRunSaysHowFarItIs_data();
    void aLongRunSaysHowFarItIs();
    void seedsStandBesideTheCode();

private:
    RecordingPage& recorder(Page page) { return page == Page::Batch ? *m_batch : *m_precision; }
    void awaitEngine() { QTRY_VERIFY_WITH_TIMEOUT(!m_window->engine().busy(), 120'000); }
    void change(const std::function<void(Scenario&)>& edit) {
        Scenario next = m_window->document().scenario();
        edit(next);
        QVERIFY(m_window->document().change(next, "a change"));
    }
    static bool complete(const PageResult& result) {
        if (pageOf(result) == Page::Batch) return std::get<3>(result)->complete();
        return std::get<4>(result)->complete();
    }
    static Index done(const PageResult& result) {
        return pageOf(result) == Page::Batch ? std::get<3>(result)->done : std::get<4>(result)->done;
    }

    QTemporaryDir m_folder;
    std::unique_ptr<QSettings> m_settings;
    std::unique_ptr<MainWindow> m_window;
    RecordingPage* m_axes = nullptr;
    RecordingPage* m_batch = nullptr;
    RecordingPage* m_precision = nullptr;
};

void TestStudyRunning::initTestCase() {
    m_settings = std::make_unique<QSettings>(m_folder.filePath("settings.ini"), QSettings::IniFormat);
}

void TestStudyRunning::init() {
    Scenario scenario = smallBatch();
    scenario.precision = smallPrecision(2).precision;
    scenario.page = Page::Axes;
    m_window = std::make_unique<MainWindow>(scenario, *m_settings, [this] {
        m_axes = new RecordingPage(Page::Axes);
        m_batch = new RecordingPage(Page::Batch);
        m_precision = new RecordingPage(Page::Precision);
        return std::vector<PageWidget*>{m_axes, m_batch, m_precision};
    });
    m_window->show();
    awaitEngine();
    QCOMPARE(m_axes->results.size(), std::size_t(1));
}

void TestStudyRunning::thePagesHaveTheirOrder() {
    const std::vector<PageWidget*> pages = makePages();
    std::vector<Page> order;
    for (PageWidget* page : pages) {
        const std::unique_ptr<PageWidget> owned(page);
        order.push_back(page->page());
    }
    QVERIFY(order ==
            (std::vector<Page>{Page::Axes, Page::Depth, Page::Training, Page::Batch, Page::Precision, Page::Models}));
}

void TestStudyRunning::whatIsQuickComesFirst_data() {
    QTest::addColumn<Page>("page");
    QTest::newRow("Batch") << Page::Batch;
    QTest::newRow("Precision") << Page::Precision;
}

void TestStudyRunning::whatIsQuickComesFirst() {
    QFETCH(Page, page);
    QSignalSpy results(&recorder(page), &RecordingPage::resultSet);
    m_window->choosePage(page);
    QVERIFY(results.wait(60'000));
    QVERIFY(!complete(recorder(page).results.front()));
    awaitEngine();
    Index most = -1;
    for (const PageResult& result : recorder(page).results) {
        QVERIFY(done(result) > most);
        most = done(result);
    }
    QVERIFY(complete(recorder(page).results.back()));
    QVERIFY(std::ranges::find(recorder(page).running, true) != recorder(page).running.end());
    QCOMPARE(recorder(page).running.back(), false);
}

void TestStudyRunning::goingToAndFroComputesNothingTwice() {
    QFETCH(Page, page);
    m_window->choosePage(page);
    awaitEngine();
    const std::size_t results = recorder(page).results.size();
    for (const Page each : {Page::Axes, page, Page::Axes, page}) {
        m_window->choosePage(each);
        QVERIFY(!m_window->engine().busy());
    }
    change([](Scenario& next) { next.data.samples = 7; });
    QVERIFY(!m_window->engine().busy());
    QCOMPARE(recorder(page).results.size(), results);
}

void TestStudyRunning::aQuickChangeTrainsNothing() {
    QFETCH(Page, page);
    m_window->choosePage(page);
    awaitEngine();
    const std::size_t results = recorder(page).results.size();
    change([](Scenario& next) {
        next.batch.size = 16;
        next.precision.sd = 1;
    });
    QVERIFY(m_window->engine().busy());
    awaitEngine();
    QCOMPARE(recorder(page).results.size(), results + 1); // whole at once
    QVERIFY(complete(recorder(page).results.back()));
    QVERIFY(scenarioOf(recorder(page).results.back()) == m_window->document().scenario());
}

void TestStudyRunning::anInterruptedRunIsTakenUpAgain() {
    change([](Scenario& next) { next.batch.seeds = 2; });
    QSignalSpy results(m_batch, &RecordingPage::resultSet);
    m_window->choosePage(Page::Batch);
    for (int i = 0; i < 2; ++i) QVERIFY(results.wait(60'000)); // by the second one something is trained
    const Index before = m_batch->batch().done;
    QVERIFY(!m_batch->batch().complete());
    m_window->choosePage(Page::Axes);
    change([](Scenario& next) { next.axes.factor = 3; });
    awaitEngine();
    QVERIFY(!m_batch->batch().complete());
    const std::size_t shown = m_batch->results.size();
    m_window->choosePage(Page::Batch);
    awaitEngine();
    QVERIFY(m_batch->batch().complete());
    QVERIFY(done(m_batch->results[shown]) >= before); // and not from the beginning
}

// Even when it changes on the way.
void TestStudyRunning::theViewDecidesWhatIsTrainedFirst() {
    const auto trained = [this](TrainedCase::Study study) {
        if (m_batch->results.empty()) return Index(0);
        return Index(std::ranges::count_if(m_batch->batch().trained,
                                           [study](const auto& each) { return each.first.study == study; }));
    };
    change([](Scenario& next) { next.batch = longBatch().batch; });
    m_window->choosePage(Page::Batch);
    QTRY_VERIFY_WITH_TIMEOUT(trained(TrainedCase::Study::Accuracy) > 0, 60'000);
    QCOMPARE(trained(TrainedCase::Study::Composition), Index(0));
    change([](Scenario& next) { next.batch.view = BatchView::Composition; });
    QTRY_VERIFY_WITH_TIMEOUT(trained(TrainedCase::Study::Composition) > 0, 60'000);
    const Index accuracy = std::size(accuracySizes) * 2 * 3; // norms, seeds
    QVERIFY(trained(TrainedCase::Study::Accuracy) > 0 && trained(TrainedCase::Study::Accuracy) < accuracy);
}

void TestStudyRunning::aLongRunSaysHowFarItIs_data() {
    QTest::addColumn<Page>("page");
    QTest::addColumn<QString>("end");
    const QString trainings = QString::number(trainedCases(longBatch()).size());
    QTest::newRow("Batch") << Page::Batch << " of " + trainings;
    QTest::newRow("Precision") << Page::Precision << QString(" of 6000");
}

void TestStudyRunning::aLongRunSaysHowFarItIs() {
    QFETCH(Page, page);
    QFETCH(QString, end);
    change([](Scenario& next) {
        next.batch = longBatch().batch;
        next.precision = longPrecision().precision;
    });
    m_window->choosePage(page);
    auto* note = m_window->findChild<ProgressNote*>();
    QTRY_VERIFY2_WITH_TIMEOUT(note->text().endsWith(end), qPrintable(note->text()), 60'000);
    m_window->choosePage(Page::Axes);
    change([](Scenario& next) { next.axes.factor = 3; });
    awaitEngine(); // it gives way
    QVERIFY(note->text().isEmpty());
}

void TestStudyRunning::seedsStandBesideTheCode() {
    const auto text = [this] { return m_window->findChild<QToolButton*>("code")->text(); };
    change([](Scenario& next) { next.batch.seeds = 3; });
    m_window->choosePage(Page::Batch);
    QVERIFY2(text().startsWith("seeds 0–2 · "), qPrintable(text()));
    m_window->choosePage(Page::Precision);
    QVERIFY2(text().startsWith("seeds 0–1 · "), qPrintable(text()));
    awaitEngine();
}

NORMSCOPE_GUI_TEST(TestStudyRunning)
#include "test_study_running.moc"
