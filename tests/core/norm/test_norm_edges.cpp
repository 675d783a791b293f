// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/norm/norm_samples.h"

#include <QtTest>

#include <cmath>
#include <functional>
#include <limits>

using namespace normscope;
using namespace normscope::test;

// What is refused, how, and what a refusal or a non-finite value leaves untouched.
class TestNormEdges : public QObject {
    Q_OBJECT

private slots:
    void emptyBatches();
    void zeroVarianceZeroEps();
    void zeroRunningVarianceZeroEps();
    void nonFiniteRowStaysAlone_data() { addNonFinite(); }
    void nonFiniteRowStaysAlone();
    void nonFiniteColumnStaysAlone_data() { addNonFinite(); }
    void nonFiniteColumnStaysAlone();
    void nonFiniteCellStaysAloneInEvaluation_data() { addNonFinite(); }
    void nonFiniteCellStaysAloneInEvaluation();
    void badEpsThrows();
    void wrongShapesThrow();
    void wrongParametersThrow();
    void badMomentumThrows();
    void wrongBackwardArgumentsThrow();
    void blocksOfAMatrixAreNormalized();

private:
    void addNonFinite();
};

namespace {

bool sameButNaN(const MatrixF& a, const MatrixF& b, const std::function<bool(Index, Index)>& isNaN) {
    for (Index i = 0; i < a.rows(); ++i)
        for (Index j = 0; j < a.cols(); ++j)
            if (isNaN(i, j) ? !std::isnan(a(i, j)) : a(i, j) != b(i, j)) return false;
    return true;
}

template <class T>
std::vector<Norm<T>> normsWithEps(double eps) {
    return {LayerNorm<T>{eps, {}}, RmsNorm<T>{eps, {}}, BatchNorm<T>{eps, {}}};
}

NormStatus tryForward(const Norm<float>& norm, const MatrixF& x, MatrixF& y, NormMode mode = NormMode::Train) {
    NormCache<float> cache;
    RunningStatistics<float> running = initialRunningStatistics<float>(x.cols());
    return forward<float>(norm, mode, x, y, cache, running);
}

} // namespace

void TestNormEdges::emptyBatches() {
    for (const auto& [rows, columns] : {std::pair{0, 3}, {3, 0}, {0, 0}}) {
        MatrixF x(rows, columns), y(rows, columns);
        for (const NamedNorm<float>& named : allNorms<float>(columns))
            QVERIFY2(tryForward(named.norm, x, y, named.mode) == NormStatus::EmptyBatch, named.name.c_str());
    }
}

// A constant group among others with eps = 0 is 0/0; y stays as it was. RMSNorm: a row of zeros.
void TestNormEdges::zeroVarianceZeroEps() {
    MatrixF x = normals<float>(5, 4, 1);
    x.row(3).setZero();
    MatrixF constant = x;
    constant.row(3).setConstant(0.1f);
    MatrixF transposed = constant.transpose();
    for (const auto& [norm, input] : {std::pair{Norm<float>(LayerNorm<float>{0, {}}), constant},
                                      {Norm<float>(RmsNorm<float>{0, {}}), x},
                                      {Norm<float>(BatchNorm<float>{0, {}}), transposed}}) {
        MatrixF y = MatrixF::Constant(input.rows(), input.cols(), 7);
        QVERIFY(tryForward(norm, input, y) == NormStatus::ZeroVarianceZeroEps);
        QVERIFY(y == MatrixF::Constant(input.rows(), input.cols(), 7));
    }
    MatrixF y(5, 4);
    QVERIFY(tryForward(RmsNorm<float>{0, {}}, constant, y) == NormStatus::Ok);
}

void TestNormEdges::zeroRunningVarianceZeroEps() {
    const MatrixF x = normals<float>(3, 2, 1);
    MatrixF y = MatrixF::Constant(3, 2, 7);
    NormCache<float> cache;
    const RunningStatistics<float> running{{0, 0}, {1, 0}};
    QVERIFY(forwardEvaluation<float>(BatchNorm<float>{0, {}}, x, y, cache, running) == NormStatus::ZeroVarianceZeroEps);
    QVERIFY(y == MatrixF::Constant(3, 2, 7));
}

void TestNormEdges::addNonFinite() {
    QTest::addColumn<float>("value");
    QTest::newRow("NaN") << std::numeric_limits<float>::quiet_NaN();
    QTest::newRow("infinity") << std::numeric_limits<float>::infinity();
    QTest::newRow("-infinity") << -std::numeric_limits<float>::infinity();
}

void TestNormEdges::nonFiniteRowStaysAlone() {
    QFETCH(float, value);
    for (const Index column : {0, 37, 69})
        for (const Norm<float>& norm : {Norm<float>(LayerNorm<float>{}), Norm<float>(RmsNorm<float>{})}) {
            MatrixF x = normals<float>(6, 70, 1);
            const MatrixF dy = normals<float>(6, 70, 2);
            const Run<float> clean = run<float>(norm, NormMode::Train, x, dy);
            x(4, column) = value;
            const Run<float> r = run<float>(norm, NormMode::Train, x, dy);
            const auto inRow = [](Index i, Index) { return i == 4; };
            QVERIFY(r.status == NormStatus::Ok);
            QVERIFY(sameButNaN(r.y, clean.y, inRow));
            QVERIFY(sameButNaN(r.dx, clean.dx, inRow));
        }
}

void TestNormEdges::nonFiniteColumnStaysAlone() {
    QFETCH(float, value);
    for (const Index row : {0, 50, 199}) {
        MatrixF x = normals<float>(200, 9, 1);
        const MatrixF dy = normals<float>(200, 9, 2);
        const Run<float> clean = run<float>(BatchNorm<float>{}, NormMode::Train, x, dy);
        x(row, 4) = value;
        const Run<float> r = run<float>(BatchNorm<float>{}, NormMode::Train, x, dy);
        const auto inColumn = [](Index, Index j) { return j == 4; };
        QVERIFY(sameButNaN(r.y, clean.y, inColumn));
        QVERIFY(sameButNaN(r.dx, clean.dx, inColumn));
    }
}

// With running statistics nothing is shared: NaN stays NaN, infinity stays infinity, and dx does not feel x.
void TestNormEdges::nonFiniteCellStaysAloneInEvaluation() {
    QFETCH(float, value);
    MatrixF x = normals<float>(6, 5, 1);
    const Run<float> clean = run<float>(BatchNorm<float>{}, NormMode::Evaluate, x, x);
    const MatrixF dy = x;
    x(2, 3) = value;
    Run<float> r = run<float>(BatchNorm<float>{}, NormMode::Evaluate, x, dy);
    QVERIFY(std::isnan(value) ? std::isnan(r.y(2, 3)) : r.y(2, 3) == value);
    r.y(2, 3) = clean.y(2, 3);
    QVERIFY(r.y == clean.y && r.dx == clean.dx);
}

void TestNormEdges::badEpsThrows() {
    const MatrixF x = normals<float>(3, 2, 1);
    MatrixF y(3, 2);
    for (const double eps : {-1e-5, -1.0, std::nan(""), double(INFINITY)})
        for (const Norm<float>& norm : normsWithEps<float>(eps))
            QVERIFY_THROWS_EXCEPTION(std::invalid_argument, tryForward(norm, x, y));
}

void TestNormEdges::wrongShapesThrow() {
    const MatrixF x = normals<float>(3, 2, 1);
    for (const auto& [rows, columns] : {std::pair{2, 3}, {3, 3}, {4, 2}, {0, 0}}) {
        MatrixF y(rows, columns);
        for (const NamedNorm<float>& named : allNorms<float>(2))
            QVERIFY_THROWS_EXCEPTION(std::invalid_argument, tryForward(named.norm, x, y, named.mode));
    }
}

void TestNormEdges::wrongParametersThrow() {
    const MatrixF x = normals<float>(3, 2, 1);
    MatrixF y(3, 2);
    for (const Affine<float>& affine : {Affine<float>{{1}, {}}, Affine<float>{{1, 1, 1}, {}}, Affine<float>{{}, {0}}}) {
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, tryForward(LayerNorm<float>{1e-5, affine}, x, y));
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, tryForward(RmsNorm<float>{1e-5, affine}, x, y));
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, tryForward(BatchNorm<float>{1e-5, affine}, x, y));
    }
    NormCache<float> cache;
    RunningStatistics<float> running = initialRunningStatistics<float>(3);
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, forwardTraining<float>(BatchNorm<float>{}, x, y, cache, running));
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, forwardEvaluation<float>(BatchNorm<float>{}, x, y, cache, running));
}

void TestNormEdges::badMomentumThrows() {
    const MatrixF x = normals<float>(3, 2, 1);
    MatrixF y(3, 2);
    for (const double momentum : {-0.1, 1.1, std::nan("")})
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, tryForward(BatchNorm<float>{1e-5, {}, momentum}, x, y));
}

void TestNormEdges::wrongBackwardArgumentsThrow() {
    const MatrixF x = normals<float>(3, 2, 1);
    for (const Norm<float>& norm : normsWithEps<float>(1e-5)) {
        Run<float> r = run<float>(norm, NormMode::Train, x, x);
        const auto call = [&](const MatrixF& dy, const NormCache<float>& cache, AffineGradient<float> gradient) {
            backward<float>(norm, NormMode::Train, x, dy, cache, r.dx, gradient);
        };
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, call(MatrixF(2, 2), r.cache, {}));
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, call(x, {}, {}));
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, call(x, r.cache, {{0}, {}}));
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, call(x, r.cache, {{}, {0, 0, 0}}));
    }
}

// x, y, dy and dx may be blocks of larger matrices: the rest of those is not touched.
void TestNormEdges::blocksOfAMatrixAreNormalized() {
    const MatrixF x = normals<float>(20, 30, 1), dy = normals<float>(20, 30, 2);
    for (const NamedNorm<float>& named : allNorms<float>(11)) {
        const Run<float> whole = run<float>(named.norm, named.mode, x.block(3, 5, 7, 11), dy.block(3, 5, 7, 11));
        MatrixF y = MatrixF::Constant(20, 30, 7), dx = y;
        Run<float> r;
        r.running = initialRunningStatistics<float>(11);
        forward<float>(named.norm, named.mode, x.block(3, 5, 7, 11), y.block(2, 4, 7, 11), r.cache, r.running);
        backward<float>(named.norm, named.mode, x.block(3, 5, 7, 11), dy.block(3, 5, 7, 11), r.cache,
                        dx.block(2, 4, 7, 11), r.gradient);
        QVERIFY(y.block(2, 4, 7, 11) == whole.y && dx.block(2, 4, 7, 11) == whole.dx);
        y.block(2, 4, 7, 11).setConstant(7);
        dx.block(2, 4, 7, 11).setConstant(7);
        QVERIFY(y == MatrixF::Constant(20, 30, 7) && dx == y);
    }
}

QTEST_APPLESS_MAIN(TestNormEdges)
#include "test_norm_edges.moc"
