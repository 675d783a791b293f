// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/golden.h"
#include "core/norm/norm_samples.h"
#include "norm/emulated_norm.h"

#include <QtTest>

#include <cmath>
#include <limits>

using namespace normscope;
using namespace normscope::test;
using nlohmann::json;

// Norms in half formats: bit for bit against numpy float16 and torch bfloat16 (golden/half_goldens.json), and the
// ways in which they fail.
class TestEmulatedNorm : public QObject {
    Q_OBJECT

private slots:
    void asNumpyAndTorch();
    void inFloat64AsTheLayers();
    void squaresOverflow();
    void constantRows_data();
    void constantRows();
    void tinyRows_data();
    void tinyRows();
    void silentZero();
    void traceOfAFault();
    void traceOfAnOverflow();
    void maskedPadding();
};

namespace {

constexpr double notANumber = std::numeric_limits<double>::quiet_NaN(), inf = std::numeric_limits<double>::infinity();

double number(const json& value) {
    if (value.is_number()) return value.get<double>();
    return value == "nan" ? notANumber : value == "inf" ? inf : -inf;
}

// Of JSON numbers, or the words nan, inf, -inf.
std::vector<double> numbers(const json& values) {
    std::vector<double> result;
    for (const json& value : values) result.push_back(number(value));
    return result;
}

bool sameValue(double a, double b) { return a == b || (std::isnan(a) && std::isnan(b)); }

std::string firstDifference(const char* what, const MatrixD& a, const std::vector<double>& b) {
    for (Index k = 0; k < a.size(); ++k)
        if (const double expected = b[std::size_t(k)]; !sameValue(a.data()[k], expected))
            return std::string(what) + "[" + std::to_string(k) + "] is " + std::to_string(a.data()[k]) + ", not " +
                   std::to_string(expected);
    return {};
}

MatrixD rowOf(const std::vector<double>& values) {
    return Eigen::Map<const MatrixD>(values.data(), 1, std::ssize(values));
}

MatrixD inFormat(NumberFormat format, const MatrixD& x) {
    return x.unaryExpr([format](double v) { return roundTo(format, v); });
}

struct Result {
    NormStatus status = NormStatus::Ok;
    MatrixD y;
    NormCache<double> cache;
};

Result layerNorm(const Emulation& emulation, const MatrixD& x, double eps) {
    Result result{NormStatus::Ok, MatrixD(x.rows(), x.cols()), {}};
    RunningStatistics<double> running;
    result.status =
        forward({LayerNorm<double>{eps, {}}, emulation}, NormMode::Train, x, result.y, result.cache, running);
    return result;
}

} // namespace

void TestEmulatedNorm::asNumpyAndTorch() {
    for (const json& c : golden("half_goldens.json").at("rows")) {
        const bool half = c.at("format") == "float16", layer = c.at("kind") == "layer";
        const Emulation emulation{half ? NumberFormat::Float16 : NumberFormat::BFloat16,
                                  c.at("wide").get<bool>() ? Accumulation::Float32 : Accumulation::Native};
        const Affine<double> affine{vectorOf<double>(c, "gamma"), vectorOf<double>(c, "beta")};
        const double eps = c.at("eps");
        const EmulatedNorm norm{layer ? Norm<double>(LayerNorm<double>{eps, affine})
                                      : Norm<double>(RmsNorm<double>{eps, affine}),
                                emulation};
        const MatrixD x = rowOf(vectorOf<double>(c, "x")), dy = rowOf(vectorOf<double>(c, "dy"));
        MatrixD y(1, x.cols()), dx(1, x.cols());
        NormCache<double> cache;
        RunningStatistics<double> running;
        AffineGradient<double> gradient;
        QVERIFY(forward(norm, NormMode::Train, x, y, cache, running) == NormStatus::Ok);
        backward(norm, NormMode::Train, x, dy, cache, dx, gradient);
        if (layer) QVERIFY(sameValue(cache.mean[0], number(c.at("mean"))));
        QVERIFY(sameValue(cache.var[0], number(c.at("var"))));
        const std::string problem =
            firstDifference("y", y, numbers(c.at("y"))) + firstDifference(" dx", dx, numbers(c.at("dx")));
        QVERIFY2(problem.empty(), problem.c_str());
    }
}

// In the widest format nothing is rounded but by double itself: all norms and both modes must agree with the layers.
void TestEmulatedNorm::inFloat64AsTheLayers() {
    const MatrixD x = normals<double>(6, 8, 2), dy = normals<double>(6, 8, 3);
    std::vector<NamedNorm<double>> norms = allNorms<double>(8);
    norms.push_back({"group", GroupNorm<double>{1e-5, randomAffine<double>(8, true, true), 2, 3}});
    norms.push_back({"instance", GroupNorm<double>{1e-5, {}, 0, 3}});
    for (const auto& [name, norm, mode] : norms) {
        Run<double> expected = run<double>(norm, mode, x, dy);
        MatrixD y(6, 8), dx(6, 8);
        NormCache<double> cache;
        RunningStatistics<double> running = initialRunningStatistics<double>(8);
        AffineGradient<double> gradient{std::vector<double>(expected.gradient.dgamma.size()),
                                        std::vector<double>(expected.gradient.dbeta.size())};
        const EmulatedNorm emulated{norm, {NumberFormat::Float64}};
        QVERIFY(forward(emulated, mode, x, y, cache, running) == NormStatus::Ok);
        backward(emulated, mode, x, dy, cache, dx, gradient);
        QVERIFY2((y - expected.y).cwiseAbs().maxCoeff() < 1e-13, name.c_str());
        QVERIFY2((dx - expected.dx).cwiseAbs().maxCoeff() < 1e-12, name.c_str());
        for (std::size_t j = 0; j < gradient.dgamma.size(); ++j)
            QVERIFY(std::fabs(gradient.dgamma[j] - expected.gradient.dgamma[j]) < 1e-12);
        for (std::size_t j = 0; j < running.mean.size(); ++j) {
            if (expected.running.batches == 0) break;
            QVERIFY(std::fabs(running.mean[j] - expected.running.mean[j]) < 1e-13);
            QVERIFY(std::fabs(running.var[j] - expected.running.var[j]) < 1e-13);
        }
    }
}

// Ordinary half-precision activations whose squares pass 65504: RMSNorm is right as long as it sums in float32, and
// 0 throughout when it does not. A value that overflowed before the norm makes its row NaN.
void TestEmulatedNorm::squaresOverflow() {
    const MatrixD x = rowOf({300, 400, 0, 500});
    MatrixD y(1, 4);
    NormCache<double> cache;
    RunningStatistics<double> running;
    EmulatedNorm norm{RmsNorm<double>{1e-5, {}}, {NumberFormat::Float16, Accumulation::Float32}};
    QVERIFY(forward(norm, NormMode::Train, x, y, cache, running) == NormStatus::Ok);
    const MatrixD expected = rowOf({0.848528, 1.131371, 0, 1.414214});
    QVERIFY((y - expected).cwiseAbs().maxCoeff() < 1e-3); // the spacing of fp16 at 1
    norm.emulation.sums = Accumulation::Native;
    QVERIFY(forward(norm, NormMode::Train, x, y, cache, running) == NormStatus::Ok);
    QVERIFY(y.isZero(0));
    norm.emulation.format = NumberFormat::Float32;
    QVERIFY(forward(norm, NormMode::Train, x, y, cache, running) == NormStatus::Ok);
    QVERIFY((y - expected).cwiseAbs().maxCoeff() < 1e-6);
    const MatrixD twenties = MatrixD::Constant(1, 4096, 20);
    MatrixD ones(1, 4096);
    norm.emulation = {NumberFormat::Float16, Accumulation::Float32};
    QVERIFY(forward(norm, NormMode::Train, twenties, ones, cache, running) == NormStatus::Ok);
    QVERIFY((ones.array() == 1).all());
    const MatrixD overflowed = inFormat(NumberFormat::Float16, rowOf({60000 + 6246, 5000, -100, 0}));
    QCOMPARE(overflowed(0, 0), inf);
    const MatrixD lost = layerNorm({NumberFormat::Float16}, overflowed, 1e-5).y;
    QVERIFY(lost.array().isNaN().all());
    const MatrixD inSingle = layerNorm({NumberFormat::Float32}, rowOf({66246, 5000, -100, 0}), 1e-5).y;
    QVERIFY((inSingle - rowOf({1.727366, -0.455782, -0.637574, -0.634010})).cwiseAbs().maxCoeff() < 1e-5);
}

void TestEmulatedNorm::constantRows_data() {
    QTest::addColumn<double>("eps");
    QTest::addColumn<bool>("flush");
    QTest::addColumn<bool>("isNaN");
    for (const double eps : {1e-3, 1e-5, 1e-6, 1e-8, 1e-12})
        for (const bool flush : {false, true})
            QTest::addRow("eps %g%s", eps, flush ? ", flushed" : "")
                << eps << flush << (eps < 1e-7 || (flush && eps < 1e-4));
}

void TestEmulatedNorm::constantRows() {
    QFETCH(double, eps);
    QFETCH(bool, flush);
    QFETCH(bool, isNaN);
    const MatrixD y = layerNorm({NumberFormat::Float16, Accumulation::Native, flush}, MatrixD::Ones(1, 64), eps).y;
    QVERIFY(isNaN ? y.array().isNaN().all() : y.isZero(0));
}

// Rows of N(0, sd^2): the variance of sd 1e-4 underflows, and with an eps that does too the quotient is infinite.
void TestEmulatedNorm::tinyRows_data() {
    QTest::addColumn<double>("sd");
    QTest::addColumn<double>("eps");
    QTest::addColumn<bool>("infinite");
    QTest::newRow("1e-4, 1e-8") << 1e-4 << 1e-8 << true;
    QTest::newRow("1e-4, 1e-5") << 1e-4 << 1e-5 << false;
    QTest::newRow("1e-3, 1e-8") << 1e-3 << 1e-8 << false;
}

void TestEmulatedNorm::tinyRows() {
    QFETCH(double, sd);
    QFETCH(double, eps);
    QFETCH(bool, infinite);
    const MatrixD x = inFormat(NumberFormat::Float16, sd * normals<double>(1, 64, 4));
    const MatrixD y = layerNorm({NumberFormat::Float16}, x, eps).y;
    if (infinite) {
        QVERIFY(y.array().isInf().all());
        return;
    }
    const MatrixD exact = layerNorm({NumberFormat::Float64}, x, eps).y;
    QVERIFY((y - exact).norm() / exact.norm() < 0.1);
}

void TestEmulatedNorm::silentZero() {
    const MatrixD x = inFormat(NumberFormat::Float16, 16 * normals<double>(1, 1024, 5));
    QVERIFY(layerNorm({NumberFormat::Float16}, x, 1e-5).y.isZero(0));
    QVERIFY(!layerNorm({NumberFormat::Float16, Accumulation::Float32}, x, 1e-5).y.isZero(0.5));
    QVERIFY(!layerNorm({NumberFormat::BFloat16}, inFormat(NumberFormat::BFloat16, x), 1e-5).y.isZero(0.5));
}

void TestEmulatedNorm::traceOfAFault() {
    const MatrixD x = inFormat(NumberFormat::Float16, 1e-4 * normals<double>(1, 64, 4));
    const std::span<const double> row(x.data(), 64);
    const RowTrace trace = traceRow(Centring::Mean, 1e-8, {NumberFormat::Float16}, VarianceAlgorithm::TwoPass, row);
    QVERIFY(trace.broken.has_value());
    QVERIFY(trace.operations[*trace.broken].operation == NormOperation::Variance);
    QCOMPARE(trace.operations[*trace.broken].emulated[0], 0.0);
    const RowTrace fine = traceRow(Centring::Mean, 1e-5, {NumberFormat::Float16}, VarianceAlgorithm::TwoPass, row);
    QVERIFY(!fine.broken.has_value());
    QCOMPARE(fine.operations.size(), std::size_t(10));
    QVERIFY(fine.operations.back().operation == NormOperation::Divide);
    const MatrixD y = layerNorm({NumberFormat::Float16}, x, 1e-5).y;
    QVERIFY(rowOf(fine.operations.back().emulated) == y);
    const MatrixD exact = run<double>(LayerNorm<double>{1e-5, {}}, NormMode::Train, x, x).y;
    QVERIFY((rowOf(fine.operations.back().exact) - exact).cwiseAbs().maxCoeff() < 1e-12);
}

void TestEmulatedNorm::traceOfAnOverflow() {
    const MatrixD x = inFormat(NumberFormat::Float16, 16 * normals<double>(1, 1024, 5));
    const RowTrace trace = traceRow(Centring::None, 1e-5, {NumberFormat::Float16}, VarianceAlgorithm::TwoPass,
                                    std::span<const double>(x.data(), 1024));
    QVERIFY(trace.broken.has_value());
    QVERIFY(trace.operations[*trace.broken].operation == NormOperation::SumOfSquares);
    QCOMPARE(trace.operations[*trace.broken].emulated[0], inf);
    QCOMPARE(trace.operations.size(), std::size_t(7)); // no sum, no mean, nothing centred
}

void TestEmulatedNorm::maskedPadding() {
    MatrixD x(6, 1), y(6, 1);
    x << 1, 3, 5, notANumber, notANumber, notANumber;
    const RowMask mask = {true, true, true, false, false, false};
    NormCache<double> cache;
    RunningStatistics<double> running = initialRunningStatistics<double>(1);
    const EmulatedNorm norm{BatchNorm<double>{}, {NumberFormat::Float16}};
    QVERIFY(forward(norm, NormMode::Train, x, y, cache, running, &mask) == NormStatus::Ok);
    QCOMPARE(cache.mean[0], 3.0);
    QCOMPARE(cache.var[0], roundTo(NumberFormat::Float16, 8.0 / 3));
    QVERIFY(y.bottomRows(3).isZero(0) && y(1, 0) == 0);
    QVERIFY(std::fabs(running.mean[0] - 0.3) < 1e-3);
}

QTEST_GUILESS_MAIN(TestEmulatedNorm)
#include "test_emulated_norm.moc"
