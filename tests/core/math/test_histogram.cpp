// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "math/histogram.h"
#include "math/random.h"

#include <QtTest>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

using namespace normscope;

class TestHistogram : public QObject {
    Q_OBJECT

private slots:
    void countsByHand();
    void givenEdges();
    void badEdgesAreRefused();
    void constantDataGivesOneBin_data();
    void constantDataGivesOneBin();
    void noFiniteValueGivesNoBin();
    void binsAreClamped();
    void everyValueIsCountedOnceAndRight();
    void hugeAndNarrowRanges();
    void edgesOfWidthCover_data();
    void edgesOfWidthCover();
    void niceWidths_data();
    void niceWidths();
};

namespace {

constexpr double NaN = std::numeric_limits<double>::quiet_NaN();
constexpr double inf = std::numeric_limits<double>::infinity();
constexpr double largest = std::numeric_limits<double>::max();

MatrixD line(std::initializer_list<double> values) {
    MatrixD x(1, static_cast<Index>(values.size()));
    std::copy(values.begin(), values.end(), x.data());
    return x;
}

Index total(const Histogram& h) {
    return std::accumulate(h.counts.begin(), h.counts.end(), h.below + h.above + h.nonFinite);
}

bool rising(const std::vector<double>& edges) {
    return std::adjacent_find(edges.begin(), edges.end(), std::greater_equal<>()) == edges.end();
}

} // namespace

void TestHistogram::countsByHand() {
    const Histogram h = histogram(line({0, 0.5, 1, 1.5, 4, NaN, -inf}), 4);
    QCOMPARE(h.edges, (std::vector<double>{0, 1, 2, 3, 4}));
    QCOMPARE(h.counts, (std::vector<Index>{2, 2, 0, 1}));
    QCOMPARE(h.nonFinite, Index{2});
}

void TestHistogram::givenEdges() {
    const Histogram h = histogram(line({-5, 0, 0.5, 1, 10, 11, NaN}), {0, 1, 10});
    QCOMPARE(h.counts, (std::vector<Index>{2, 2}));
    QCOMPARE(h.below, Index{1});
    QCOMPARE(h.above, Index{1});
    QCOMPARE(h.nonFinite, Index{1});
}

void TestHistogram::badEdgesAreRefused() {
    for (const std::vector<double>& edges :
         {std::vector<double>{}, {1}, {1, 1}, {2, 1}, {0, NaN}, {0, inf}, {NaN, 1, 2}})
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, histogram(line({1}), edges));
}

void TestHistogram::constantDataGivesOneBin_data() {
    QTest::addColumn<double>("value");
    for (const double value : {0.0, 3.25, -1e-300, 1e20, largest, -largest})
        QTest::newRow(qPrintable(QString::number(value))) << value;
}

void TestHistogram::constantDataGivesOneBin() {
    QFETCH(double, value);
    const Histogram h = histogram(MatrixD::Constant(8, 8, value), 30);
    QCOMPARE(h.counts, (std::vector<Index>{64}));
    QVERIFY(h.edges[0] < h.edges[1] && h.edges[0] <= value && value <= h.edges[1]);
}

void TestHistogram::noFiniteValueGivesNoBin() {
    for (const MatrixD& x : {MatrixD(0, 0), MatrixD(line({NaN, inf}))}) {
        const Histogram h = histogram(x, 10);
        QVERIFY(h.edges.empty() && h.counts.empty());
        QCOMPARE(h.nonFinite, x.size());
    }
}

void TestHistogram::binsAreClamped() {
    const MatrixD x = line({0, 1, 2});
    QCOMPARE(histogram(x, 0).counts, (std::vector<Index>{3}));
    QCOMPARE(histogram(x, -5).counts.size(), std::size_t{1});
    QCOMPARE(histogram(x, 10000000).counts.size(), std::size_t{10000});
}

void TestHistogram::everyValueIsCountedOnceAndRight() {
    Random random(3);
    MatrixD x(100, 37);
    for (double& v : x.reshaped()) v = random.normal();
    const Histogram h = histogram(x, 77);
    QCOMPARE(total(h), x.size());
    for (std::size_t k = 0; k < h.counts.size(); ++k) {
        const bool last = k + 1 == h.counts.size();
        const Index beyond = last ? 0 : (x.array() >= h.edges[k + 1]).count();
        QCOMPARE(h.counts[k], (x.array() >= h.edges[k]).count() - beyond);
    }
}

// Ranges whose width overflows, or that hold fewer numbers than bins.
void TestHistogram::hugeAndNarrowRanges() {
    const MatrixD wide = line({-largest, 0, largest});
    const MatrixD narrow = line({1, 1 + 0x1p-52, 1 + 0x1p-51});
    const MatrixD tiny = line({0, 5e-324, 1e-323});
    for (const MatrixD& x : {wide, narrow, tiny}) {
        const Histogram h = histogram(x, 50);
        QCOMPARE(total(h), Index{3});
        QCOMPARE(h.below + h.above + h.nonFinite, Index{0});
        QVERIFY(rising(h.edges));
    }
}

void TestHistogram::edgesOfWidthCover_data() {
    QTest::addColumn<double>("lower");
    QTest::addColumn<double>("upper");
    QTest::addColumn<double>("width");
    QTest::addColumn<int>("bins"); // 0: not stated
    QTest::newRow("whole") << 0.0 << 1.0 << 0.25 << 4;
    QTest::newRow("snapped") << -0.9 << 1.1 << 0.5 << 5;
    QTest::newRow("a point") << 5.0 << 5.0 << 1.0 << 1;
    QTest::newRow("a point, no width") << 5.0 << 5.0 << 0.0 << 1;
    QTest::newRow("no width") << 0.0 << 1.0 << 0.0 << 0;
    QTest::newRow("NaN width") << 0.0 << 1.0 << NaN << 0;
    QTest::newRow("too fine") << 0.0 << 1.0 << 1e-9 << 0;
    QTest::newRow("finer than numbers") << 1e20 << 1e20 + 1e5 << 1.0 << 0;
    QTest::newRow("everything") << -largest << largest << 1.0 << 0;
    QTest::newRow("wide width") << -1.0 << 1.0 << inf << 0;
}

void TestHistogram::edgesOfWidthCover() {
    QFETCH(double, lower);
    QFETCH(double, upper);
    QFETCH(double, width);
    QFETCH(int, bins);
    const std::vector<double> edges = edgesOfWidth(lower, upper, width);
    QVERIFY(edges.size() >= 2 && edges.size() <= static_cast<std::size_t>(maxBins) + 1);
    QVERIFY(edges.front() <= lower && upper <= edges.back());
    QVERIFY(rising(edges) && std::isfinite(edges.front()) && std::isfinite(edges.back()));
    if (bins > 0) QCOMPARE(edges.size(), static_cast<std::size_t>(bins) + 1);
}

void TestHistogram::niceWidths_data() {
    QTest::addColumn<double>("range");
    QTest::addColumn<int>("bins");
    QTest::addColumn<double>("width");
    QTest::newRow("10 by 10") << 10.0 << 10 << 1.0;
    QTest::newRow("6.2 by 30") << 6.2 << 30 << 0.2;
    QTest::newRow("0.013 by 4") << 0.013 << 4 << 0.005;
    QTest::newRow("900 by 100") << 900.0 << 100 << 10.0;
    QTest::newRow("1 by 1") << 1.0 << 1 << 1.0;
}

void TestHistogram::niceWidths() {
    QFETCH(double, range);
    QFETCH(int, bins);
    QTEST(niceWidth(range, bins), "width");
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, niceWidth(0, 3));
}

QTEST_APPLESS_MAIN(TestHistogram)
#include "test_histogram.moc"
