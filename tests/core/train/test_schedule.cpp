// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/golden.h"
#include "train/schedule.h"

#include <QtTest>

using namespace normscope;
using namespace normscope::test;

class TestSchedule : public QObject {
    Q_OBJECT

private slots:
    void sixtyStepsAsTorch_data();
    void sixtyStepsAsTorch();
    void noamOfThePaper();
    void neverLeavesItsBounds();
};

namespace {

const std::vector<std::pair<const char*, ScheduleKind>> kinds = {{"constant", ScheduleKind::Constant},
                                                                 {"linear", ScheduleKind::Linear},
                                                                 {"inverse_sqrt", ScheduleKind::InverseSqrt},
                                                                 {"noam", ScheduleKind::Noam},
                                                                 {"cosine", ScheduleKind::Cosine}};

} // namespace

void TestSchedule::sixtyStepsAsTorch_data() {
    QTest::addColumn<int>("k");
    for (int k = 0; k < int(kinds.size()); ++k) QTest::newRow(kinds[std::size_t(k)].first) << k;
}

void TestSchedule::sixtyStepsAsTorch() {
    QFETCH(const int, k);
    const auto& [name, kind] = kinds[std::size_t(k)];
    ScheduleSettings settings{.kind = kind, .lr = 3e-3, .warmup = 10, .steps = 60, .width = 512};
    if (kind == ScheduleKind::Noam) settings.lr = 1;
    if (kind == ScheduleKind::Cosine) settings.warmup = 0, settings.minLr = 3e-4;
    const nlohmann::json schedules = golden("train_goldens.json").at("schedules");
    const auto rates = vectorOf<double>(schedules, name);
    // torch's cosine goes from step to step and gathers rounding.
    for (std::size_t s = 0; s < rates.size(); ++s)
        QVERIFY(std::abs(learningRate(settings, Index(s)) - rates[s]) < 1e-12);
}

// d = 512, w = 4000: 1.747e-7 at step 1, 6.988e-4 at 4000, 3.494e-4 at 16000.
void TestSchedule::noamOfThePaper() {
    const ScheduleSettings settings{.kind = ScheduleKind::Noam, .lr = 1, .warmup = 4000, .width = 512};
    QVERIFY(std::abs(learningRate(settings, 0) - 1.747e-7) < 5e-11);
    QVERIFY(std::abs(learningRate(settings, 3999) - 6.988e-4) < 5e-8);
    QVERIFY(std::abs(learningRate(settings, 15999) - 3.494e-4) < 5e-8);
}

void TestSchedule::neverLeavesItsBounds() {
    for (const auto& [name, kind] : kinds)
        for (const Index warmup : {0, 1, 10, 200}) {
            const ScheduleSettings settings{.kind = kind, .lr = 0.1, .minLr = 0.01, .warmup = warmup, .steps = 100};
            for (Index step = 0; step < 300; ++step) {
                const double rate = learningRate(settings, step);
                QVERIFY2(rate > 0 && rate <= 0.1 + 1e-15, name);
            }
        }
}

QTEST_APPLESS_MAIN(TestSchedule)
#include "test_schedule.moc"
