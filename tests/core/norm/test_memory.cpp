// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "norm/batch_norm.h"
#include "norm/memory.h"

#include <QtTest>

#include <cmath>
#include <limits>

using namespace normscope;

// How long running statistics remember, against what their updates do.
class TestMemory : public QObject {
    Q_OBJECT

    // Weight of the start value after so many updates, by doing them.
    static double weightAfter(double newShare, Index updates) {
        double weight = 1;
        for (Index k = 0; k < updates; ++k) weight *= 1 - newShare;
        return weight;
    }

private slots:
    void aTenthIsHalfForgottenAfterSixPointSixBatches() {
        QVERIFY(std::abs(halfLife(0.1) - 6.578813) < 1e-6);
        QVERIFY(std::abs(halfLife(0.01) - 68.967564) < 1e-6);
        QCOMPARE(halfLife(0.5), 1.0);
        QCOMPARE(halfLife(1), 0.0);
        QCOMPARE(halfLife(0), std::numeric_limits<double>::infinity());
    }

    void theStartValueOfATenthIsBelowOnePerCentAfterFortyFour() { QCOMPARE(batchesUntilShare(0.1, 0.01), Index(44)); }

    void itIsTheFirstUpdateBelowTheShare_data() {
        QTest::addColumn<double>("newShare");
        QTest::addColumn<double>("share");
        for (const double newShare : {0.9, 0.5, 0.3, 0.1, 0.03, 0.01, 0.001})
            for (const double share : {0.5, 0.3, 0.1, 0.01, 1e-6})
                QTest::addRow("%g, %g", newShare, share) << newShare << share;
    }

    void itIsTheFirstUpdateBelowTheShare() {
        QFETCH(double, newShare);
        QFETCH(double, share);
        const Index updates = batchesUntilShare(newShare, share);
        constexpr double rounding = 1e-12;
        QVERIFY(weightAfter(newShare, updates) < share * (1 + rounding));
        QVERIFY(updates == 0 || weightAfter(newShare, updates - 1) >= share * (1 - rounding));
    }

    void bothConventionsRememberAlike() {
        BatchNorm<double> norm;
        const RunningStatistics<double> running = initialRunningStatistics<double>(1);
        norm.momentum = 0.25;
        const double pyTorch = newShare(norm, running);
        norm.convention = MomentumConvention::Keras;
        norm.momentum = 0.75;
        QCOMPARE(halfLife(newShare(norm, running)), halfLife(pyTorch));
    }

    void theEndsOfTheScale() {
        constexpr Index never = std::numeric_limits<Index>::max();
        QCOMPARE(batchesUntilShare(0, 0.01), never);
        QCOMPARE(batchesUntilShare(0.1, 0), never);
        QCOMPARE(batchesUntilShare(1e-18, 0.01), never);
        QCOMPARE(batchesUntilShare(1, 0.01), Index(1));
        QCOMPARE(batchesUntilShare(0.1, 1), Index(1));
        QCOMPARE(batchesUntilShare(0.1, 2), Index(0));
    }
};

QTEST_APPLESS_MAIN(TestMemory)
#include "test_memory.moc"
