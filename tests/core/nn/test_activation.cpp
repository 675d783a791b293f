// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/golden.h"
#include "nn/activation.h"

#include <QtTest>

#include <map>

using namespace normscope;
using namespace normscope::test;

class TestActivation : public QObject {
    Q_OBJECT

private slots:
    void agreesWithTorch_data();
    void agreesWithTorch();
    void limitsAndFailures_data();
    void limitsAndFailures();

private:
    template <class T>
    void compare(Activation activation, const nlohmann::json& c, double tolerance);
};

namespace {

const std::map<std::string, Activation> activations = {{"identity", Activation::Identity},
                                                       {"relu", Activation::Relu},
                                                       {"gelu", Activation::Gelu},
                                                       {"gelu_tanh", Activation::GeluTanh},
                                                       {"tanh", Activation::Tanh}};

} // namespace

void TestActivation::agreesWithTorch_data() {
    QTest::addColumn<int>("k");
    const auto cases = golden("nn_goldens.json").at("activation");
    for (int k = 0; k < int(cases.size()); ++k) QTest::newRow(cases[k]["name"].get<std::string>().c_str()) << k;
}

template <class T>
void TestActivation::compare(Activation activation, const nlohmann::json& c, double tolerance) {
    const Matrix<T> x = matrixOf<T>(c, "x", 23); // 7 rows of 23
    Matrix<T> y(x.rows(), x.cols()), slope(x.rows(), x.cols());
    activate<T>(activation, x, y, slope);
    const MatrixD yTrue = matrixOf<double>(c, "y", 23), slopeTrue = matrixOf<double>(c, "slope", 23);
    const double yError = (y.template cast<double>() - yTrue).cwiseAbs().template maxCoeff<Eigen::PropagateNaN>();
    const double slopeError =
        (slope.template cast<double>() - slopeTrue).cwiseAbs().template maxCoeff<Eigen::PropagateNaN>();
    QVERIFY2(yError <= tolerance && slopeError <= tolerance,
             qPrintable(QString("y %1, slope %2").arg(yError).arg(slopeError)));
}

// Up to |x| = 10. Float: Phi within 2e-7, times 10; the slope of GeluTanh takes the rounding of tanh, 6e-8, times up to
// x/2 sqrt(2/pi) (1 + 0.134 x^2) = 58. Double: the same with its own rounding, 1.1e-16.
void TestActivation::agreesWithTorch() {
    QFETCH(int, k);
    const auto c = golden("nn_goldens.json").at("activation").at(std::size_t(k));
    const Activation activation = activations.at(c.at("name"));
    compare<float>(activation, c, 5e-6);
    compare<double>(activation, c, 1e-14);
}

void TestActivation::limitsAndFailures_data() {
    QTest::addColumn<int>("activation");
    QTest::addColumn<double>("low");
    QTest::addColumn<double>("high");
    const double inf = std::numeric_limits<double>::infinity();
    QTest::newRow("identity") << int(Activation::Identity) << -inf << inf;
    QTest::newRow("relu") << int(Activation::Relu) << 0.0 << inf;
    QTest::newRow("gelu") << int(Activation::Gelu) << 0.0 << inf;
    QTest::newRow("gelu_tanh") << int(Activation::GeluTanh) << 0.0 << inf;
    QTest::newRow("tanh") << int(Activation::Tanh) << -1.0 << 1.0;
}

void TestActivation::limitsAndFailures() {
    QFETCH(int, activation);
    QFETCH(double, low);
    QFETCH(double, high);
    const float inf = std::numeric_limits<float>::infinity(), nan = std::numeric_limits<float>::quiet_NaN();
    const MatrixF x{{-inf, inf, nan, -1e30f, 1e30f}};
    MatrixF y(1, 5), slope(1, 5);
    activate<float>(Activation(activation), x, y, slope);
    QCOMPARE(double(y(0, 0)), low);
    QCOMPARE(double(y(0, 1)), high);
    QVERIFY(std::isnan(y(0, 2)));
    const bool bounded = Activation(activation) == Activation::Tanh;
    QCOMPARE(double(y(0, 4)), bounded ? 1.0 : double(1e30f));
    QVERIFY(std::isfinite(slope(0, 0)) && std::isfinite(slope(0, 1)));
}

QTEST_APPLESS_MAIN(TestActivation)
#include "test_activation.moc"
