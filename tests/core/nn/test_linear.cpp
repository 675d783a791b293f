// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/golden.h"
#include "nn/linear.h"

#include <QtTest>

using namespace normscope;
using namespace normscope::test;

class TestLinear : public QObject {
    Q_OBJECT

private slots:
    void agreesWithTorch_data();
    void agreesWithTorch();
    void gradientsAccumulate();
    void refusesOtherShapes();

private:
    template <class T>
    void compare(const nlohmann::json& c);
};

namespace {

template <class T>
Linear<T> linearOf(const nlohmann::json& c) {
    const std::vector<T> bias = vectorOf<T>(c, "bias");
    return {matrixOf<T>(c, "weight", c.at("in")), Eigen::Map<const Vector<T>>(bias.data(), std::ssize(bias))};
}

} // namespace

void TestLinear::agreesWithTorch_data() {
    QTest::addColumn<int>("k");
    const auto cases = golden("nn_goldens.json").at("linear");
    for (int k = 0; k < int(cases.size()); ++k)
        QTest::addRow("%d x %d to %d", cases[k]["rows"].get<int>(), cases[k]["in"].get<int>(),
                      cases[k]["out"].get<int>())
            << k;
}

template <class T>
void TestLinear::compare(const nlohmann::json& c) {
    const Index in = c.at("in"), out = c.at("out");
    const Linear<T> linear = linearOf<T>(c);
    const Matrix<T> x = matrixOf<T>(c, "x", in), dy = matrixOf<T>(c, "dy", out);
    Matrix<T> y(x.rows(), out), dx(x.rows(), in);
    Linear<T> gradient = zeroLinear<T>(in, out, linear.bias.size() > 0);
    forward(linear, x, y);
    backward(linear, x, dy, dx, gradient);
    // A sum of up to 64 products of size 3: its terms, not the sum, set the rounding.
    const double terms = 3 * 3 * std::sqrt(double(std::max(in, out)));
    for (const std::string& message :
         {difference<T>("y", y, matrixOf<double>(c, "y", out), terms),
          difference<T>("dx", dx, matrixOf<double>(c, "dx", in), terms),
          difference<T>("dweight", gradient.weight, matrixOf<double>(c, "dweight", in), terms)})
        QVERIFY2(message.empty(), message.c_str());
    if (linear.bias.size() == 0) return;
    const std::string message = difference<T>("dbias", gradient.bias, matrixOf<double>(c, "dbias", 1), terms);
    QVERIFY2(message.empty(), message.c_str());
}

void TestLinear::agreesWithTorch() {
    QFETCH(int, k);
    const auto c = golden("nn_goldens.json").at("linear").at(std::size_t(k));
    compare<float>(c);
    compare<double>(c);
}

void TestLinear::gradientsAccumulate() {
    const auto c = golden("nn_goldens.json").at("linear").at(1);
    const auto linear = linearOf<double>(c);
    const MatrixD x = matrixOf<double>(c, "x", linear.in()), dy = matrixOf<double>(c, "dy", linear.out());
    MatrixD dx(x.rows(), x.cols());
    Linear<double> once = zeroLinear<double>(linear.in(), linear.out(), true), twice = once;
    backward(linear, x, dy, dx, once);
    backward(linear, x, dy, dx, twice);
    backward(linear, x, dy, dx, twice);
    QVERIFY(twice.weight.isApprox(2 * once.weight, 1e-15));
    QVERIFY(twice.bias.isApprox(2 * once.bias, 1e-15));
}

void TestLinear::refusesOtherShapes() {
    const Linear<double> linear = zeroLinear<double>(3, 2, false);
    MatrixD y(4, 2), narrow(4, 1);
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, forward(linear, MatrixD::Zero(4, 2), y));
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, forward(linear, MatrixD::Zero(4, 3), narrow));
}

QTEST_APPLESS_MAIN(TestLinear)
#include "test_linear.moc"
