// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/norm/norm_samples.h"

#include <QtTest>

#include <cmath>
#include <limits>

using namespace normscope;
using namespace normscope::test;

// Rounding: float against long double of the same stored values, and values at the ends of the range.
class TestNormAccuracy : public QObject {
    Q_OBJECT

private slots:
    void farFromZero_data();
    void farFromZero();
    void gradientsFarFromZero();
    void manyRowsOfGradients();
    void endsOfTheRange_data();
    void endsOfTheRange();
    void oppositeLargestFloats();
};

namespace {

using Exact = Eigen::Matrix<long double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;

// xhat of each row; columns by transposing.
Exact exactRows(const MatrixF& x, bool centred, double eps) {
    Exact result = x.cast<long double>();
    const auto n = static_cast<long double>(x.cols());
    for (Index i = 0; i < x.rows(); ++i) {
        if (centred) result.row(i).array() -= result.row(i).sum() / n;
        const long double var = result.row(i).squaredNorm() / n;
        result.row(i) /= std::sqrt(var + static_cast<long double>(eps));
    }
    return result;
}

Exact exactOutput(const std::string& norm, const MatrixF& x) {
    if (norm == "batch") return exactRows(x.transpose(), true, 1e-5).transpose();
    return exactRows(x, norm == "layer", 1e-5);
}

Norm<float> normNamed(const std::string& name) {
    if (name == "layer") return LayerNorm<float>{};
    if (name == "rms") return RmsNorm<float>{};
    return BatchNorm<float>{};
}

double worstError(const MatrixF& y, const Exact& exact) {
    const long double most = exact.cwiseAbs().maxCoeff();
    return static_cast<double>((y.cast<long double>() - exact).cwiseAbs().maxCoeff() / most);
}

} // namespace

void TestNormAccuracy::farFromZero_data() {
    QTest::addColumn<QByteArray>("norm");
    QTest::addColumn<double>("mean");
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("columns");
    for (const char* norm : {"layer", "rms", "batch"})
        for (const double mean : {0.0, 1.0, 10.0, 100.0, 1e3, 1e4})
            for (const auto& [rows, columns] : {std::pair{512, 256}, {67, 1025}, {300, 63}})
                QTest::addRow("%s, mean %g sd, %d by %d", norm, mean, rows, columns)
                    << QByteArray(norm) << mean << rows << columns;
}

// 5e-7 of the largest output is four roundings of a float; code that squares x itself is off by 300 at 1e4 sd.
void TestNormAccuracy::farFromZero() {
    QFETCH(QByteArray, norm);
    QFETCH(double, mean);
    QFETCH(int, rows);
    QFETCH(int, columns);
    const MatrixF x = normals<float>(rows, columns, 1, mean);
    const MatrixF y = run<float>(normNamed(norm.toStdString()), NormMode::Train, x, x).y;
    const double error = worstError(y, exactOutput(norm.toStdString(), x));
    QVERIFY2(error <= 5e-7, qPrintable(QString::number(error)));
}

// The float gradients against the double ones of the same values: the low part of the mean must reach the backward
// pass.
void TestNormAccuracy::gradientsFarFromZero() {
    for (const char* name : {"layer", "rms", "batch"})
        for (const double mean : {0.0, 100.0, 1e4}) {
            const MatrixF x = normals<float>(256, 200, 1, mean), dy = normals<float>(256, 200, 2);
            const MatrixF dx = run<float>(normNamed(name), NormMode::Train, x, dy).dx;
            const std::string norm = name;
            const Norm<double> exact = norm == "layer" ? Norm<double>(LayerNorm<double>{})
                                       : norm == "rms" ? Norm<double>(RmsNorm<double>{})
                                                       : Norm<double>(BatchNorm<double>{});
            const MatrixD expected = run<double>(exact, NormMode::Train, x.cast<double>(), dy.cast<double>()).dx;
            const double rstd = norm == "rms" ? 1 / std::sqrt(1 + mean * mean) : 1; // of the terms h rstd
            const double error = (dx.cast<double>() - expected).cwiseAbs().maxCoeff() / (4 * rstd);
            QVERIFY2(error < 1e-6, qPrintable(QString("%1 %2 %3").arg(name).arg(mean).arg(error)));
        }
}

// dgamma and dbeta over 16384 rows: summed in blocks, so the rounding stays near that of one block.
void TestNormAccuracy::manyRowsOfGradients() {
    const MatrixF x = normals<float>(16384, 8, 1, 3), dy = normals<float>(16384, 8, 2, 1);
    const Norm<float> norms[] = {LayerNorm<float>{1e-5, randomAffine<float>(8, true, true)},
                                 BatchNorm<float>{1e-5, randomAffine<float>(8, true, true)}};
    for (const Norm<float>& norm : norms) {
        const Run<float> r = run<float>(norm, NormMode::Train, x, dy);
        const MatrixD xhat =
            exactOutput(std::holds_alternative<LayerNorm<float>>(norm) ? "layer" : "batch", x).cast<double>();
        const MatrixD dgamma = dy.cast<double>().cwiseProduct(xhat).colwise().sum();
        const MatrixD dbeta = dy.cast<double>().colwise().sum();
        for (Index j = 0; j < 8; ++j) {
            const auto k = static_cast<std::size_t>(j);
            QVERIFY(std::fabs(static_cast<double>(r.gradient.dbeta[k]) - dbeta(j)) < 5e-7 * dbeta.maxCoeff());
            QVERIFY(std::fabs(static_cast<double>(r.gradient.dgamma[k]) - dgamma(j)) < 5e-7 * dbeta.maxCoeff());
        }
    }
}

void TestNormAccuracy::endsOfTheRange_data() {
    QTest::addColumn<double>("scale");
    QTest::addColumn<double>("eps");
    QTest::addColumn<bool>("inFloat");
    QTest::newRow("float 1e30") << 1e30 << 1e-5 << true;
    QTest::newRow("float 5e37, eps 0") << 5e37 << 0.0 << true;
    QTest::newRow("float 1e-30, eps 0") << 1e-30 << 0.0 << true;
    QTest::newRow("float 1e-30, tiny eps") << 1e-30 << 1e-70 << true;
    QTest::newRow("double 1e200") << 1e200 << 1e-5 << false;
    QTest::newRow("double 2e307, eps 0") << 2e307 << 0.0 << false;
    QTest::newRow("double 1e-200, eps 0") << 1e-200 << 0.0 << false;
}

namespace {

// Scaling x scales dx by the inverse and leaves y as it was.
template <class T>
void compareScaled(const Norm<T>& norm, const Norm<double>& plain, const MatrixD& x, const MatrixD& dy, double scale) {
    const Run<double> expected = run<double>(plain, NormMode::Train, x, dy);
    const Run<T> r = run<T>(norm, NormMode::Train, (x * scale).template cast<T>(), dy.cast<T>());
    QVERIFY(r.status == NormStatus::Ok);
    const MatrixD y = r.y.template cast<double>(), dx = r.dx.template cast<double>() * scale;
    QVERIFY((y - expected.y).cwiseAbs().maxCoeff() < 1e-6);
    QVERIFY((dx - expected.dx).cwiseAbs().maxCoeff() < 1e-6);
}

template <class T>
void compareAllScaled(double scale, double eps) {
    MatrixD x(4, 1), dy(4, 1);
    x << 1, 2, 3, 6;
    dy << 1, 0, 0, -0.5;
    compareScaled<T>(LayerNorm<T>{eps, {}}, LayerNorm<double>{0, {}}, x.transpose(), dy.transpose(), scale);
    compareScaled<T>(RmsNorm<T>{eps, {}}, RmsNorm<double>{0, {}}, x.transpose(), dy.transpose(), scale);
    compareScaled<T>(BatchNorm<T>{eps, {}}, BatchNorm<double>{0, {}}, x, dy, scale);
}

} // namespace

void TestNormAccuracy::endsOfTheRange() {
    QFETCH(double, scale);
    QFETCH(double, eps);
    QFETCH(bool, inFloat);
    inFloat ? compareAllScaled<float>(scale, eps) : compareAllScaled<double>(scale, eps);
}

void TestNormAccuracy::oppositeLargestFloats() {
    MatrixF x(1, 2);
    x << std::numeric_limits<float>::max(), -std::numeric_limits<float>::max();
    const MatrixF y = run<float>(LayerNorm<float>{}, NormMode::Train, x, x).y;
    QCOMPARE(y(0), 1.0f);
    QCOMPARE(y(1), -1.0f);
}

QTEST_APPLESS_MAIN(TestNormAccuracy)
#include "test_norm_accuracy.moc"
