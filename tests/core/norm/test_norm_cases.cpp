// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/golden.h"
#include "core/norm/norm_samples.h"

#include <QtTest>

#include <cmath>
#include <limits>

using namespace normscope;
using namespace normscope::test;
using nlohmann::json;

// Inputs on which other norm code went wrong: golden/norm_cases.json, and constants that must be exact.
class TestNormCases : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { m_cases = golden("norm_cases.json"); }
    void values_data();
    void values();
    void constantRowsGiveExactlyBeta_data();
    void constantRowsGiveExactlyBeta();
    void constantColumnsGiveExactlyBeta();
    void sumOfOutputsHasNoInputGradient();
    void manyRowsAreEqualToTheLastBit();
    void ramps_data();
    void ramps();

private:
    json m_cases;
};

namespace {

template <class T>
Norm<T> normOf(const std::string& kind, double eps, Affine<T> affine = {}) {
    return kind == "layer" ? Norm<T>(LayerNorm<T>{eps, affine}) : Norm<T>(RmsNorm<T>{eps, affine});
}

// tolerance: 1e-6 in double, 1e-5 in float, relative where values or their terms (rstd |dy|) exceed 1.
template <class T>
void compareCase(const json& c, double tolerance) {
    const auto columns = static_cast<Index>(c.at("x").size());
    const Matrix<T> x = matrixOf<T>(c, "x", columns), dy = matrixOf<T>(c, "dy", columns);
    const Run<T> r = run<T>(normOf<T>(c.at("kind"), c.at("eps")), NormMode::Train, x, dy);
    QVERIFY(r.status == NormStatus::Ok);
    const MatrixD y = matrixOf<double>(c, "y", columns), dx = matrixOf<double>(c, "dx", columns);
    QVERIFY((r.y.template cast<double>() - y).cwiseAbs().maxCoeff() <= tolerance);
    QVERIFY((r.dx.template cast<double>() - dx).cwiseAbs().maxCoeff() <=
            tolerance * std::max(1.0, double(r.cache.rstd[0])));
    QVERIFY(std::fabs(double(r.cache.var[0]) - c.at("var").get<double>()) <= tolerance * c.at("var").get<double>());
}

// The first element and every other of LayerNorm over 0, 1 ... n - 1: mean (n - 1)/2, variance (n^2 - 1)/12.
double rampValue(int n, int j) { return (j - (n - 1) / 2.0) / std::sqrt((static_cast<double>(n) * n - 1) / 12 + 1e-5); }

} // namespace

void TestNormCases::values_data() {
    QTest::addColumn<int>("number");
    for (std::size_t k = 0; k < m_cases.size(); ++k)
        QTest::newRow(m_cases[k].at("name").get<std::string>().c_str()) << static_cast<int>(k);
}

void TestNormCases::values() {
    QFETCH(int, number);
    compareCase<double>(m_cases[static_cast<std::size_t>(number)], 1e-6);
    compareCase<float>(m_cases[static_cast<std::size_t>(number)], 1e-5);
}

void TestNormCases::constantRowsGiveExactlyBeta_data() {
    QTest::addColumn<int>("columns");
    QTest::addColumn<float>("value");
    QTest::newRow("256 of 1234") << 256 << 1234.0f;
    QTest::newRow("1000 of 0.1") << 1000 << 0.1f;
    QTest::newRow("zeros") << 64 << 0.0f;
    QTest::newRow("3001 of 1e8 + 8") << 3001 << 100000008.0f;
    QTest::newRow("a single feature") << 1 << -7.3f;
    QTest::newRow("5 of 1e30") << 5 << 1e30f;
    QTest::newRow("77 of the largest float") << 77 << std::numeric_limits<float>::max();
    QTest::newRow("9 of the smallest float") << 9 << std::numeric_limits<float>::denorm_min();
}

void TestNormCases::constantRowsGiveExactlyBeta() {
    QFETCH(int, columns);
    QFETCH(float, value);
    const Affine<float> affine = randomAffine<float>(columns, true, true);
    const auto beta = Eigen::Map<const MatrixF>(affine.beta.data(), 1, columns);
    const MatrixF x = MatrixF::Constant(3, columns, value);
    for (const double eps : {1e-5, 1e-12, 1e-60}) {
        const MatrixF y = run<float>(LayerNorm<float>{eps, affine}, NormMode::Train, x, x).y;
        for (Index i = 0; i < 3; ++i) QVERIFY(y.row(i) == beta);
        const MatrixD yDouble =
            run<double>(LayerNorm<double>{eps, {}}, NormMode::Train, x.cast<double>(), x.cast<double>()).y;
        QVERIFY(yDouble == MatrixD::Zero(3, columns));
    }
    const MatrixF zeros = MatrixF::Zero(3, columns);
    QVERIFY(run<float>(RmsNorm<float>{1e-6, affine}, NormMode::Train, zeros, zeros).y.row(1) == beta);
}

void TestNormCases::constantColumnsGiveExactlyBeta() {
    BatchNorm<float> norm;
    norm.affine = randomAffine<float>(700, true, true);
    const MatrixF x = normals<float>(1, 700, 4, 1000).replicate(333, 1);
    const Run<float> r = run<float>(norm, NormMode::Train, x, x);
    QVERIFY(r.y == Eigen::Map<const MatrixF>(norm.affine.beta.data(), 1, 700).replicate(333, 1));
    QVERIFY(MatrixF(Eigen::Map<const MatrixF>(r.cache.mean.data(), 1, 700)) == x.row(0));
}

// LayerNorm's outputs always sum to sum(beta), so their sum cannot depend on x (pytorch/pytorch#63541 took that for a
// fault); and dx is at right angles to x and to 1.
void TestNormCases::sumOfOutputsHasNoInputGradient() {
    MatrixD x(1, 4), dy(1, 4);
    x << 1, 2, 3, 6;
    dy << 1, 1, 1, 1;
    const Affine<double> affine{{1, 1, 1, 1}, {0, 0, 0, 0}};
    const Run<double> sum = run<double>(LayerNorm<double>{1e-5, affine}, NormMode::Train, x, dy);
    QVERIFY(sum.dx.cwiseAbs().maxCoeff() < 1e-12);
    for (std::size_t j = 0; j < 4; ++j) {
        QCOMPARE(sum.gradient.dgamma[j], sum.y(static_cast<Index>(j)));
        QCOMPARE(sum.gradient.dbeta[j], 1.0);
    }
    dy << 1, 0, 0, 0;
    const MatrixD dx = run<double>(LayerNorm<double>{0, affine}, NormMode::Train, x, dy).dx;
    QVERIFY(std::fabs(dx.sum()) < 1e-15);
    QVERIFY(std::fabs(dx.cwiseProduct(x).sum()) < 1e-15);
}

void TestNormCases::manyRowsAreEqualToTheLastBit() {
    constexpr Index rows = 65537;
    MatrixF x(rows, 4);
    for (Index i = 0; i < rows; ++i) x.row(i) << static_cast<float>(i % 5), 1, 2, 4;
    for (const auto& norm : {Norm<float>(LayerNorm<float>{}), Norm<float>(RmsNorm<float>{})}) {
        const Run<float> r = run<float>(norm, NormMode::Train, x, x);
        for (Index i = 5; i < rows; ++i) {
            QVERIFY2(r.y.row(i) == r.y.row(i % 5), qPrintable(QString::number(i)));
            QVERIFY2(r.dx.row(i) == r.dx.row(i % 5), qPrintable(QString::number(i)));
        }
    }
}

void TestNormCases::ramps_data() {
    QTest::addColumn<int>("n");
    for (int n = 1; n <= 67; ++n) QTest::addRow("%d", n) << n;
    QTest::addRow("1025") << 1025;
}

// Rows of one width at every alignment: equal to the last bit, and right.
void TestNormCases::ramps() {
    QFETCH(int, n);
    MatrixF x(9, n);
    for (Index i = 0; i < 9; ++i)
        for (int j = 0; j < n; ++j) x(i, j) = static_cast<float>(j);
    const Run<float> r = run<float>(LayerNorm<float>{}, NormMode::Train, x, x);
    for (Index i = 1; i < 9; ++i) QVERIFY(r.y.row(i) == r.y.row(0) && r.dx.row(i) == r.dx.row(0));
    const MatrixD y = run<double>(LayerNorm<double>{}, NormMode::Train, x.cast<double>(), x.cast<double>()).y;
    for (int j = 0; j < n; ++j) {
        QVERIFY(std::fabs(static_cast<double>(r.y(0, j)) - rampValue(n, j)) < 1e-6);
        QVERIFY(std::fabs(y(0, j) - rampValue(n, j)) < 1e-14);
    }
}

QTEST_APPLESS_MAIN(TestNormCases)
#include "test_norm_cases.moc"
