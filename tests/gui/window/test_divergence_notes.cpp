// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/engine/small_training.h"
#include "window/divergence_notes.h"

#include <QTest>

#include <algorithm>

using namespace normscope;
using namespace normscope::ui;

class TestDivergenceNotes : public QObject {
    Q_OBJECT

    // Ten steps of every arm; those named have diverged there.
    static TrainingResult with(const Scenario& scenario, const std::vector<std::size_t>& diverged) {
        TrainingResult result = emptyTrainingResult(scenario);
        for (std::size_t arm = 0; arm < result.arms.size(); ++arm) {
            TrainingRun run;
            for (Index step = 0; step < 10; ++step) run.records.push_back(record(step));
            run.outcome.steps = 10;
            if (std::ranges::find(diverged, arm) != diverged.end()) {
                run.outcome.end = TrainingEnd::Diverged;
                run.outcome.divergence = Divergence{Divergence::Tensor::Loss, 10, 0};
            }
            result.arms[arm].runs = {std::make_shared<const TrainingRun>(run)};
        }
        return result;
    }
    static std::shared_ptr<const StepRecord> record(Index step) {
        StepRecord record;
        record.step = step;
        record.loss = 1;
        record.learningRate = 0.1;
        record.gradientNorm = 1;
        record.layerRms = {1, 1, 1};
        record.layerGradient = record.layerUpdate = {1, 1};
        return std::make_shared<const StepRecord>(record);
    }

private slots:
    void eachArmIsToldOnce() {
        DivergenceNotes notes;
        const Scenario scenario = smallTraining(1);
        QVERIFY(notes.news(with(scenario, {})).isEmpty());
        const QString second = notes.news(with(scenario, {1}));
        QVERIFY2(second.contains("B"), qPrintable(second));
        QVERIFY(notes.news(with(scenario, {1})).isEmpty());
        const QString first = notes.news(with(scenario, {0, 1}));
        QVERIFY(!first.isEmpty() && first != second);
        QVERIFY(notes.news(with(scenario, {0, 1})).isEmpty());
    }

    void onceMoreAfterItWentWell() {
        DivergenceNotes notes;
        const Scenario scenario = smallTraining(1);
        const QString told = notes.news(with(scenario, {0}));
        QVERIFY(notes.news(with(scenario, {})).isEmpty());
        QCOMPARE(notes.news(with(scenario, {0})), told);
    }

    void anotherPlaceInTheListIsNoNews() {
        DivergenceNotes notes;
        Scenario scenario = smallTraining(1);
        QVERIFY(!notes.news(with(scenario, {1})).isEmpty());
        scenario.training.arms.erase(scenario.training.arms.begin());
        QVERIFY(notes.news(with(scenario, {0})).isEmpty());
    }
};

QTEST_APPLESS_MAIN(TestDivergenceNotes)
#include "test_divergence_notes.moc"
