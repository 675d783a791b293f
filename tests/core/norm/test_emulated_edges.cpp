// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/norm/norm_samples.h"
#include "norm/emulated_norm.h"

#include <QtTest>

#include <limits>
#include <stdexcept>

using namespace normscope;

// The emulated norms refuse and keep what the layers themselves refuse and keep.
class TestEmulatedEdges : public QObject {
    Q_OBJECT

    const Emulation m_half{NumberFormat::Float16};

    NormStatus tryForward(const Norm<double>& norm, const MatrixD& x, RunningStatistics<double> running = {},
                          const RowMask* mask = nullptr) const {
        MatrixD y(x.rows(), x.cols());
        NormCache<double> cache;
        return forward({norm, m_half}, NormMode::Train, x, y, cache, running, mask);
    }

private slots:
    void aNonFiniteColumnKeepsItsRunningStatistics_data() {
        QTest::addColumn<double>("value");
        QTest::newRow("NaN") << std::numeric_limits<double>::quiet_NaN();
        QTest::newRow("inf") << std::numeric_limits<double>::infinity();
    }

    void aNonFiniteColumnKeepsItsRunningStatistics() {
        QFETCH(double, value);
        MatrixD x(2, 2), y(2, 2);
        x << 8, 8, 12, value;
        NormCache<double> cache;
        RunningStatistics<double> half = initialRunningStatistics<double>(2), plain = half;
        QVERIFY(forward({BatchNorm<double>{}, m_half}, NormMode::Train, x, y, cache, half) == NormStatus::Ok);
        QVERIFY(forwardTraining<double>(BatchNorm<double>{}, x, y, cache, plain) == NormStatus::Ok);
        QCOMPARE(half.mean[1], plain.mean[1]);
        QCOMPARE(half.var[1], plain.var[1]);
        QCOMPARE(half.batches, plain.batches);
        QVERIFY(std::abs(half.mean[0] - 1) < 1e-3 && std::abs(half.var[0] - 1.7) < 2e-3); // 0.9 + 0.1 * 8, in fp16
    }

    void wrongArgumentsThrow() {
        const MatrixD x = MatrixD::Ones(4, 3);
        const auto refuses = [&](const Norm<double>& norm, const RunningStatistics<double>& running = {}) {
            QVERIFY_THROWS_EXCEPTION(std::invalid_argument, tryForward(norm, x, running));
        };
        refuses(LayerNorm<double>{-1, {}});
        refuses(LayerNorm<double>{1e-5, {{1, 1}, {}}});
        refuses(RmsNorm<double>{1e-5, {{}, {1, 1, 1, 1}}});
        refuses(BatchNorm<double>{}); // without running statistics
        refuses(BatchNorm<double>{1e-5, {}, 1.5}, initialRunningStatistics<double>(3));
        refuses(GroupNorm<double>{1e-5, {}, 3, 3}); // 4 rows are no samples of 3 positions
        const RowMask mask = {true};
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument,
                                 tryForward(BatchNorm<double>{}, x, initialRunningStatistics<double>(3), &mask));
    }

    void wrongBackwardArgumentsThrow() {
        const MatrixD x = MatrixD::Random(4, 3);
        MatrixD y(4, 3), dx(4, 3);
        NormCache<double> cache;
        RunningStatistics<double> none;
        const EmulatedNorm norm{LayerNorm<double>{}, m_half};
        QVERIFY(forward(norm, NormMode::Train, x, y, cache, none) == NormStatus::Ok);
        AffineGradient<double> wrong{{0, 0}, {}}, right;
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, backward(norm, NormMode::Train, x, x, cache, dx, wrong));
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, backward(norm, NormMode::Train, x, x, {}, dx, right));
    }
};

QTEST_APPLESS_MAIN(TestEmulatedEdges)
#include "test_emulated_edges.moc"
