// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/page_job.h"
#include "gui/engine/small_batch.h"
#include "gui/engine/small_depth.h"
#include "gui/engine/small_precision.h"
#include "gui/engine/small_training.h"

#include <QTest>

using namespace normscope;
using namespace normscope::ui;

class TestPageJob : public QObject {
    Q_OBJECT

    static const DepthResult& depthOf(const PageAnswer& answer) {
        return *std::get<std::shared_ptr<const DepthResult>>(*answer);
    }
    static const TrainingResult& trainingOf(const PageAnswer& answer) {
        return *std::get<std::shared_ptr<const TrainingResult>>(*answer);
    }

private slots:
    void eachPageHasItsResult() {
        PageJob job;
        QCOMPARE(pageOf(*job({}, {}, {})), Page::Axes);
        const PageAnswer depth = job({smallDepth()}, {}, {});
        QCOMPARE(pageOf(*depth), Page::Depth);
        QVERIFY(scenarioOf(*depth) == smallDepth());
        QVERIFY(depthOf(depth).complete());
        const PageAnswer training = job({smallTraining()}, {}, {});
        QCOMPARE(pageOf(*training), Page::Training);
        QVERIFY(trainingOf(training).complete());
    }

    void whatWasTrainedIsKeptFromRequestToRequest() {
        PageJob job;
        for (const Scenario& scenario : {smallBatch(), smallPrecision()}) {
            const PageAnswer answer = job({scenario}, {}, {});
            QCOMPARE(pageOf(*answer), scenario.page);
            QVERIFY(scenarioOf(*answer) == scenario);
            QVERIFY(job({smallDepth()}, {}, {}));
            int shown = 0;
            QVERIFY(job({scenario}, {}, [&](const PageAnswer&) { ++shown; }));
            QCOMPARE(shown, 0); // whole at once
        }
    }

    void theTrainingGoesOnFromRequestToRequest() {
        PageJob job;
        const auto done = [&](TrainingPace pace) { return trainingOf(job({smallTraining(), pace}, {}, {})).done; };
        QCOMPARE(done(TrainingPace::Pause), Index(0));
        QCOMPARE(done(TrainingPace::Step), Index(2));
        QVERIFY(job({smallDepth()}, {}, {}));
        QCOMPARE(done(TrainingPace::Step), Index(4));
        QCOMPARE(done(TrainingPace::Run), Index(80));
    }

    void theViewDecidesWhetherOtherDepthsAreRun() {
        PageJob job;
        Scenario scenario = smallDepth(1);
        QVERIFY(depthOf(job({scenario}, {}, {})).arms[0].sweep.empty());
        scenario.depth.view = DepthView::AgainstDepth;
        QCOMPARE(depthOf(job({scenario}, {}, {})).arms[0].sweep.size(), std::size(sweepDepths));
    }

    void partialResultsAreCopies() {
        PageJob job;
        std::vector<PageAnswer> partial;
        const PageAnswer whole = job({smallDepth(20)}, {}, [&](PageAnswer answer) { partial.push_back(answer); });
        QVERIFY(!partial.empty());
        for (const PageAnswer& answer : partial) QVERIFY(depthOf(answer).done < depthOf(whole).done);
    }

    void errorsAreValues() {
        Scenario scenario;
        scenario.data.source = DataSource::File;
        scenario.data.file = "/nowhere/x.csv";
        QCOMPARE(PageJob()({scenario}, {}, {}).error().file, "/nowhere/x.csv");
        scenario.page = Page::Depth;
        scenario.depth = smallDepth().depth;
        QVERIFY(PageJob()({scenario}, {}, {})); // it reads no data
    }
};

QTEST_APPLESS_MAIN(TestPageJob)
#include "test_page_job.moc"
