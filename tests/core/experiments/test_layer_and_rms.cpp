// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/experiment_support.h"
#include "math/random.h"

#include <numbers>

using namespace normscope;
using namespace normscope::test;

// LayerNorm against RMSNorm on rows of N(m, 1): alike where the mean is small, and how they part as it grows. The laws
// are those of endless rows: a row of d values adds a relative error of the order of 1 / d.
class TestLayerAndRms : public QObject {
    Q_OBJECT

private slots:
    void withoutAnOffset_data();
    void withoutAnOffset();
    void withAnOffset_data();
    void withAnOffset();
    void theDifferenceFollowsTheCosine();
    void bothGiveUnitRows();
    void farOffset();
};

namespace {

constexpr Index rows = 2000, pairs = rows / 2;

MatrixD rowsAround(double m, Index d) {
    Random random(0, std::uint64_t(d));
    MatrixD x(rows, d);
    for (double& value : std::span(x.data(), std::size_t(x.size()))) value = m + random.normal();
    return x;
}

struct Both {
    MatrixD layer, rms;
};

Both bothOf(double m, Index d) {
    const MatrixD x = rowsAround(m, d);
    return {normed(LayerNorm<double>{}, x), normed(RmsNorm<double>{}, x)};
}

// |LN - RMS| / |LN|, row by row.
VectorD differences(const Both& y) {
    return ((y.layer - y.rms).rowwise().norm().array() / y.layer.rowwise().norm().array()).matrix();
}

VectorD cosines(const MatrixD& a, const MatrixD& b) {
    VectorD all(a.rows());
    for (Index i = 0; i < a.rows(); ++i) all[i] = cosine(a.row(i), b.row(i));
    return all;
}

// Of two samples, pair by pair.
VectorD likeness(const MatrixD& y) { return cosines(y.topRows(pairs), y.bottomRows(pairs)); }

double centredPart(const MatrixD& y) { return rootMeanSquare(y.colwise() - y.rowwise().mean()); }

// A number of the reference, which has as many rows, told to half a digit.
bool asReference(const char* what, const VectorD& each, double expected, double digit) {
    const Spread found = spreadOf(each);
    return within(what, found.mean, expected, room(found.sd, double(each.size())) + digit);
}

// A law of endless rows of d values, and four standard errors.
bool asLaw(const char* what, const VectorD& each, double law, double d) {
    const Spread found = spreadOf(each);
    return within(what, found.mean, law, 4 * found.sd / std::sqrt(double(each.size())) + std::abs(law) / d);
}

} // namespace

void TestLayerAndRms::withoutAnOffset_data() {
    QTest::addColumn<int>("width");
    QTest::addColumn<double>("reference");
    QTest::addColumn<double>("digit");
    QTest::newRow("16") << 16 << .207 << .0005;
    QTest::newRow("64") << 64 << .102 << .0005;
    QTest::newRow("256") << 256 << .0490 << .00005;
    QTest::newRow("1024") << 1024 << .0245 << .00005;
}

// |mean| of d values of N(0, 1) is sqrt(2 / pi) / sqrt(d) on average.
void TestLayerAndRms::withoutAnOffset() {
    QFETCH(int, width);
    QFETCH(double, reference);
    QFETCH(double, digit);
    const VectorD each = differences(bothOf(0, width));
    QVERIFY(asLaw("|LN - RMS| / |LN|, sqrt(2 / pi) / sqrt(d)", each, std::sqrt(2 / std::numbers::pi / width), width));
    QVERIFY(asReference("the same in the reference", each, reference, digit));
}

void TestLayerAndRms::withAnOffset_data() {
    for (const char* name : {"m", "difference", "cosine", "centred", "alike"}) QTest::addColumn<double>(name);
    const double none = std::numeric_limits<double>::quiet_NaN(); // not told by the reference
    QTest::newRow("0.1") << 0.1 << .13 << none << none << none;
    QTest::newRow("0.3") << 0.3 << .30 << none << none << none;
    QTest::newRow("1") << 1.0 << .77 << .700 << .703 << .50;
    QTest::newRow("3") << 3.0 << 1.17 << .312 << .313 << .90;
    QTest::newRow("10") << 10.0 << 1.34 << .098 << .099 << .99;
}

// d = 64.
void TestLayerAndRms::withAnOffset() {
    QFETCH(double, m);
    const Both y = bothOf(m, 64);
    const VectorD cosinesOfBoth = cosines(y.layer, y.rms);
    QFETCH(double, difference);
    QVERIFY(asReference("|LN - RMS| / |LN|", differences(y), difference, 0.005));
    // LayerNorm's output has no mean: two samples are at right angles.
    QVERIFY(asReference("cosine of two samples, LayerNorm", likeness(y.layer), 0, 0));
    QFETCH(double, cosine);
    if (std::isnan(cosine)) return;
    QVERIFY(asReference("cosine of LN and RMS", cosinesOfBoth, cosine, 0.0005));
    QFETCH(double, centred);
    const double likewise = room(spreadOf(cosinesOfBoth).sd, double(rows)); // it is this cosine, but for eps
    QVERIFY(within("rms of RMSNorm's centred part", centredPart(y.rms), centred, likewise + 0.0005));
    QFETCH(double, alike);
    QVERIFY(asReference("cosine of two samples, RMSNorm", likeness(y.rms), alike, 0.005));
}

void TestLayerAndRms::theDifferenceFollowsTheCosine() {
    constexpr Index d = 1024;
    for (const double m : {1.0, 3.0, 10.0}) {
        const Both y = bothOf(m, d);
        const double law = 1 / std::sqrt(1 + m * m);
        QVERIFY(asLaw("cosine, 1 / sqrt(1 + m^2)", cosines(y.layer, y.rms), law, d));
        QVERIFY(within("centred part, 1 / sqrt(1 + m^2)", centredPart(y.rms), law, 0.005 * law));
        QVERIFY(asLaw("two samples, m^2 / (1 + m^2)", likeness(y.rms), m * m / (1 + m * m), d));
        QVERIFY(asLaw("|LN - RMS| / |LN|, sqrt(2 - 2 cosine)", differences(y), std::sqrt(2 - 2 * law), d));
    }
}

// But for eps: 1e-5 beside a variance of about 1.
void TestLayerAndRms::bothGiveUnitRows() {
    const Both y = bothOf(3, 64);
    for (const MatrixD& one : {y.layer, y.rms}) {
        const VectorD squares = one.rowwise().squaredNorm() / 64;
        QVERIFY(squares.maxCoeff() < 1 && squares.minCoeff() > 1 - 4e-5);
    }
}

// Far out the two are at right angles, and so are sqrt(2) apart.
void TestLayerAndRms::farOffset() {
    const Both y = bothOf(1000, 64);
    QVERIFY(within("|LN - RMS| / |LN| at m = 1000", differences(y).mean(), std::numbers::sqrt2, 0.002));
    QVERIFY(within("cosine of two samples, RMSNorm", likeness(y.rms).mean(), 1, 2e-6));
}

QTEST_APPLESS_MAIN(TestLayerAndRms)
#include "test_layer_and_rms.moc"
