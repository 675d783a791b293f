// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/norm/norm_samples.h"
#include "gradient_check.h"
#include "norm/influence.h"

#include <QtTest>

#include <numeric>

using namespace normscope;
using namespace normscope::test;

class TestNormGradients : public QObject {
    Q_OBJECT

private slots:
    void inputGradient_data() { addCases(); }
    void inputGradient();
    void parameterGradients_data() { addCases(); }
    void parameterGradients();
    void influenceIsARowOfTheJacobian_data() { addCases(); }
    void influenceIsARowOfTheJacobian();
    void influenceStaysInItsGroup();
    void influenceRefusesAnOutputOutside();
    void parameterGradientsAreAddedTo();

private:
    void addCases();
};

namespace {

// The loss sum(dy y), whose gradient at y is dy. Batch statistics start anew for every evaluation.
struct Case {
    NamedNorm<double> named;
    MatrixD x, dy;

    MatrixD y() const {
        MatrixD result = MatrixD::Zero(x.rows(), x.cols());
        NormCache<double> cache;
        RunningStatistics<double> running = initialRunningStatistics<double>(x.cols());
        running.mean = values<double>(x.cols(), 5, 0.5);
        forward<double>(named.norm, named.mode, x, result, cache, running);
        return result;
    }
    double loss() const { return dy.cwiseProduct(y()).sum(); }
    Run<double> run() const {
        Run<double> r = test::run<double>(named.norm, named.mode, x, dy);
        r.running = initialRunningStatistics<double>(x.cols());
        r.running.mean = values<double>(x.cols(), 5, 0.5);
        for (double& v : r.gradient.dgamma) v = 0;
        for (double& v : r.gradient.dbeta) v = 0;
        forward<double>(named.norm, named.mode, x, r.y, r.cache, r.running);
        backward<double>(named.norm, named.mode, x, dy, r.cache, r.dx, r.gradient);
        return r;
    }
};

Case makeCase(const QByteArray& norm, const QList<int>& shape, int normalizedDims) {
    Index columns = 1, rows = 1;
    for (int k = 0; k < shape.size(); ++k) (k < shape.size() - normalizedDims ? rows : columns) *= shape[k];
    for (const NamedNorm<double>& named : allNorms<double>(columns))
        if (named.name == norm.toStdString())
            return {named, normals<double>(rows, columns, 1, 0.3), normals<double>(rows, columns, 2)};
    throw std::logic_error("no such norm");
}

Case fetchedCase() {
    QFETCH(QByteArray, norm);
    QFETCH(QList<int>, shape);
    QFETCH(int, normalizedDims);
    return makeCase(norm, shape, normalizedDims);
}

void compareParameter(Case& c, std::vector<double> Affine<double>::*parameter, const std::vector<double>& analytic) {
    std::visit(
        [&](auto& chosen) {
            if constexpr (requires { chosen.affine; }) {
                std::vector<double>& values = chosen.affine.*parameter;
                QCOMPARE(analytic.size(), values.size());
                if (values.empty()) return;
                MatrixD numeric(1, static_cast<Index>(values.size()));
                for (std::size_t j = 0; j < values.size(); ++j)
                    numeric(static_cast<Index>(j)) = slope([&] { return c.loss(); }, values[j]);
                const double error =
                    relativeError(Eigen::Map<const MatrixD>(analytic.data(), 1, numeric.cols()), numeric);
                QVERIFY2(error < gradientBound, qPrintable(QString::number(error)));
            }
        },
        c.named.norm);
}

} // namespace

void TestNormGradients::addCases() {
    QTest::addColumn<QByteArray>("norm");
    QTest::addColumn<QList<int>>("shape");
    QTest::addColumn<int>("normalizedDims");
    const std::pair<QList<int>, int> shapes[] = {{{4, 6}, 1}, {{2, 3, 5}, 1}, {{3, 2, 4}, 2}, {{2, 2, 3, 4}, 1}};
    for (const auto& [shape, dims] : shapes)
        for (const NamedNorm<double>& named : allNorms<double>(1)) {
            const QString row = QString("%1, rank %2, last %3").arg(named.name.c_str()).arg(shape.size()).arg(dims);
            QTest::newRow(qPrintable(row)) << QByteArray::fromStdString(named.name) << shape << dims;
        }
}

void TestNormGradients::inputGradient() {
    Case c = fetchedCase();
    const MatrixD dx = c.run().dx;
    const double error = relativeError(dx, slopes([&] { return c.loss(); }, c.x));
    QVERIFY2(error < gradientBound, qPrintable(QString::number(error)));
}

void TestNormGradients::parameterGradients() {
    Case c = fetchedCase();
    const Run<double> r = c.run();
    compareParameter(c, &Affine<double>::gamma, r.gradient.dgamma);
    compareParameter(c, &Affine<double>::beta, r.gradient.dbeta);
}

void TestNormGradients::influenceIsARowOfTheJacobian() {
    Case c = fetchedCase();
    const Run<double> r = c.run();
    for (Index i = 0; i < c.x.rows(); ++i) {
        const Index j = (2 * i + 1) % c.x.cols();
        const MatrixD numeric = slopes([&] { return c.y()(i, j); }, c.x);
        const double error = relativeError(influence(c.named.norm, c.named.mode, c.x, r.cache, i, j), numeric);
        QVERIFY2(error < gradientBound, qPrintable(QString::number(error)));
    }
}

void TestNormGradients::influenceStaysInItsGroup() {
    for (const NamedNorm<double>& named : allNorms<double>(5)) {
        Case c{named, normals<double>(4, 5, 1), normals<double>(4, 5, 2)};
        MatrixD map = influence(named.norm, named.mode, c.x, c.run().cache, 2, 3);
        const bool column = named.name.starts_with("batch train"),
                   row = named.name.starts_with("layer") || named.name.starts_with("rms");
        if (column)
            map.col(3).setZero();
        else if (row)
            map.row(2).setZero();
        else
            map(2, 3) = 0;
        QVERIFY2(map == MatrixD::Zero(4, 5), named.name.c_str());
    }
}

void TestNormGradients::influenceRefusesAnOutputOutside() {
    const MatrixD x = normals<double>(4, 5, 1);
    const Run<double> r = test::run<double>(LayerNorm<double>{}, NormMode::Train, x, x);
    for (const auto& [i, j] : {std::pair<Index, Index>{4, 0}, {0, 5}, {-1, 0}, {0, -1}})
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument,
                                 influence(LayerNorm<double>{}, NormMode::Train, x, r.cache, i, j));
}

// backward() adds to dgamma and dbeta and writes dx.
void TestNormGradients::parameterGradientsAreAddedTo() {
    for (const NamedNorm<double>& named : allNorms<double>(6)) {
        const Case c{named, normals<double>(5, 6, 1), normals<double>(5, 6, 2)};
        const Run<double> once = c.run();
        Run<double> twice = once;
        backward<double>(named.norm, named.mode, c.x, c.dy, twice.cache, twice.dx, twice.gradient);
        QVERIFY2(twice.dx == once.dx, named.name.c_str());
        for (std::size_t j = 0; j < once.gradient.dgamma.size(); ++j)
            QCOMPARE(twice.gradient.dgamma[j], 2 * once.gradient.dgamma[j]);
        for (std::size_t j = 0; j < once.gradient.dbeta.size(); ++j)
            QCOMPARE(twice.gradient.dbeta[j], 2 * once.gradient.dbeta[j]);
    }
}

QTEST_APPLESS_MAIN(TestNormGradients)
#include "test_norm_gradients.moc"
