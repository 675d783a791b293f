// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/page_runs.h"

#include <QTest>

using namespace normscope;
using namespace normscope::ui;

class TestPageRuns : public QObject {
    Q_OBJECT

    static Scenario on(Page page, double eps = 1e-5) {
        Scenario scenario;
        scenario.page = page;
        scenario.norm.eps = eps;
        return scenario;
    }

private slots:
    void nothingIsCoveredAtFirst() { QVERIFY(!PageRuns().cover(on(Page::Axes))); }

    void aRunCoversItsOwnNumbers() {
        PageRuns runs;
        runs.begin(on(Page::Axes, 1));
        QVERIFY(runs.cover(on(Page::Axes, 1)));
        QVERIFY(!runs.cover(on(Page::Axes, 2)));
        QVERIFY(!runs.cover(on(Page::Depth, 1)));
    }

    // What is shown is about to be replaced.
    void aRunUncoversWhatThePageShows() {
        PageRuns runs;
        runs.show(on(Page::Axes, 1), true);
        runs.begin(on(Page::Axes, 2));
        QVERIFY(!runs.cover(on(Page::Axes, 1)));
        runs.end();
        QVERIFY(runs.cover(on(Page::Axes, 1)));
    }

    void aRunLeavesOtherPagesCovered() {
        PageRuns runs;
        runs.show(on(Page::Axes, 1), true);
        runs.begin(on(Page::Depth, 1));
        QVERIFY(runs.cover(on(Page::Axes, 1)));
    }

    void aPartialResultCoversNothing() {
        PageRuns runs;
        runs.show(on(Page::Depth, 1), true);
        runs.show(on(Page::Depth, 2), false);
        QVERIFY(!runs.cover(on(Page::Depth, 1)));
        QVERIFY(!runs.cover(on(Page::Depth, 2)));
    }

    void anInterruptedRunWasAskedFor() {
        PageRuns runs;
        QVERIFY(!runs.askedFor(on(Page::Training, 1)));
        runs.begin(on(Page::Training, 1));
        runs.begin(on(Page::Axes, 2));
        QVERIFY(runs.askedFor(on(Page::Training, 1)));
        QVERIFY(!runs.askedFor(on(Page::Training, 2)));
        QVERIFY(!runs.cover(on(Page::Training, 1)));
    }

    void trainingReadsDataOnlyOfAFile() {
        PageRuns runs;
        for (const bool file : {false, true}) {
            Scenario scenario = on(Page::Training);
            scenario.training.data = file ? TrainingData::File : TrainingData::Wine;
            runs.show(scenario, true);
            scenario.data.file = "other.csv";
            QCOMPARE(runs.cover(scenario), !file);
        }
    }

    void trainingReadsNormAndSeed() {
        PageRuns runs;
        runs.show(on(Page::Training), true);
        QVERIFY(!runs.cover(on(Page::Training, 1)));
        Scenario scenario = on(Page::Training);
        scenario.seed = 1;
        QVERIFY(!runs.cover(scenario));
        scenario = on(Page::Training);
        scenario.training.steps = 7;
        QVERIFY(!runs.cover(scenario));
    }

    void batchAndPrecisionReadNormAndSeed_data() {
        QTest::addColumn<Page>("page");
        QTest::newRow("Batch") << Page::Batch;
        QTest::newRow("Precision") << Page::Precision;
    }

    void batchAndPrecisionReadNormAndSeed() {
        QFETCH(Page, page);
        PageRuns runs;
        runs.show(on(page), true);
        QVERIFY(!runs.cover(on(page, 1)));
        Scenario scenario = on(page);
        scenario.seed = 1;
        QVERIFY(!runs.cover(scenario));
        scenario = on(page);
        scenario.batch.size = 4;
        scenario.precision.sd = 1;
        QVERIFY(!runs.cover(scenario));
    }

    void batchAndPrecisionReadNoData_data() { batchAndPrecisionReadNormAndSeed_data(); }
    void batchAndPrecisionReadNoData() {
        QFETCH(Page, page);
        PageRuns runs;
        runs.show(on(page), true);
        Scenario scenario = on(page);
        scenario.data.samples = 3;
        scenario.data.file = "other.csv";
        scenario.axes.factor = 2;
        scenario.depth.width = 8;
        scenario.training.steps = 7;
        (page == Page::Batch ? scenario.precision.sd : scenario.batch.lr) = 0.01;
        QVERIFY(runs.cover(scenario));
    }

    void theViewDecidesWhatIsTrainedFirst() {
        PageRuns runs;
        Scenario padding = on(Page::Batch), law = padding, accuracy = padding;
        padding.batch.view = BatchView::Padding;
        law.batch.view = BatchView::Law;
        accuracy.batch.view = BatchView::Accuracy;
        QVERIFY(!runs.comeInOtherOrder(padding)); // nothing comes
        runs.begin(law);
        QVERIFY(runs.cover(padding) && runs.comeInOtherOrder(padding));
        QVERIFY(!runs.comeInOtherOrder(accuracy)); // the same trainings
        Scenario axes = padding;
        axes.page = Page::Axes;
        QVERIFY(!runs.comeInOtherOrder(axes));
        runs.end();
        QVERIFY(!runs.comeInOtherOrder(padding));
    }

    void viewAndWordsDoNotCount() {
        PageRuns runs;
        for (const Page page : {Page::Axes, Page::Depth, Page::Training, Page::Batch, Page::Precision}) {
            runs.show(on(page), true);
            Scenario other = on(page);
            other.title = "a title";
            other.note = "a note";
            other.axes.cellValues = true;
            other.depth.layer = 3;
            other.training.layer = 2;
            other.batch.feature = 5;
            other.batch.view = BatchView::Gap;
            other.precision.view = PrecisionView::Floor;
            QVERIFY(runs.cover(other));
        }
    }

    void partsOfOtherPagesDoNotCount() {
        PageRuns runs;
        runs.show(on(Page::Axes), true);
        runs.show(on(Page::Depth), true);
        Scenario other = on(Page::Axes);
        other.depth.width = 8;
        other.training.steps = 7;
        other.batch.size = 4;
        other.precision.sd = 1;
        QVERIFY(runs.cover(other));
        other.page = Page::Depth;
        QVERIFY(!runs.cover(other));
        other = on(Page::Depth);
        other.data.samples = 3;
        other.axes.norms = {NormKind::Rms};
        other.training.steps = 7;
        other.batch.size = 4;
        other.precision.sd = 1;
        QVERIFY(runs.cover(other));
        other.page = Page::Axes;
        QVERIFY(!runs.cover(other));
    }
};

QTEST_APPLESS_MAIN(TestPageRuns)
#include "test_page_runs.moc"
