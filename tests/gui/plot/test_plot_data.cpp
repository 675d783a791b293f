// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/gui_test.h"
#include "plot/colour_scale.h"
#include "plot/plot_data.h"
#include "plot/plot_ticks.h"

#include <cmath>
#include <limits>

using namespace normscope;
using namespace normscope::ui;

namespace {

constexpr double inf = std::numeric_limits<double>::infinity();
constexpr double notANumber = std::numeric_limits<double>::quiet_NaN();

Series line(std::vector<double> x, std::vector<double> y) {
    return {"line", {}, Role::Layer, SeriesStyle::Line, false, std::move(x), std::move(y)};
}

Axis axis(double lower, double upper, bool logarithmic = false) { return {{}, {}, lower, upper, logarithmic}; }

QStringList labels(const PlotRange& range, int count) {
    QStringList list;
    for (const PlotTick& tick : plotTicks(range, count)) list << tick.label;
    return list;
}

} // namespace

class TestPlotData : public QObject {
    Q_OBJECT

private slots:
    void failuresBecomeGaps() {
        const PlotPoints points = plotPoints(line({0, 1, 2, 3}, {1, notANumber, inf, -inf}), {}, {});
        QCOMPARE(points.keys, QVector<double>({0, 1, 2, 3}));
        QCOMPARE(points.values[0], 1.0);
        for (const int i : {1, 2, 3}) QVERIFY(std::isnan(points.values[i]));
    }

    void placesThatDoNotExistAreLeftOut() {
        const PlotPoints points = plotPoints(line({notANumber, 2, inf, 1}, {1, 2, 3, 4}), {}, {});
        QCOMPARE(points.keys, QVector<double>({1, 2}));
        QCOMPARE(points.values, QVector<double>({4, 2}));
    }

    void logarithmicAxesHaveNoZero() {
        const PlotPoints points = plotPoints(line({1, 2, 3}, {0, -1, 5}), {}, {0.1, 10, true});
        QVERIFY(std::isnan(points.values[0]) && std::isnan(points.values[1]));
        QCOMPARE(points.values[2], 5.0);
    }

    void hugeValuesAreClamped() { QCOMPARE(plotPoints(line({0}, {1e300}), {}, {}).values[0], 1e200); }

    void stepsStandOnTheirEdges() {
        const Series steps{"h", {}, Role::Layer, SeriesStyle::FilledSteps, false, {0, 1, 2}, {5, 7}};
        const PlotPoints points = plotPoints(steps, {}, {});
        QCOMPARE(points.keys, QVector<double>({0, 0, 1, 2, 2}));
        QCOMPARE(points.values, QVector<double>({0, 5, 7, 7, 0}));
    }

    void sizesThatDoNotFitAreAMistake() {
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, plotPoints(line({0, 1}, {0}), {}, {}));
        const Series steps{"h", {}, Role::Layer, SeriesStyle::Steps, false, {0, 1}, {5, 7}};
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, plotPoints(steps, {}, {}));
        QVERIFY(plotPoints(line({}, {}), {}, {}).keys.isEmpty());
        Series band = line({0, 1}, {1, 2});
        band.style = SeriesStyle::Band;
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, bandParts(band, {}, {}));
    }

    void gapsPartABand() {
        Series band = line({0, 1, 2, 3, 4, 5}, {1, 1, notANumber, 1, 1, 1});
        band.style = SeriesStyle::Band;
        band.y2 = {2, 2, 2, 2, inf, 2};
        const std::vector<BandPart> parts = bandParts(band, {}, {});
        QCOMPARE(parts.size(), std::size_t(3));
        QCOMPARE(parts[0].keys, QVector<double>({0, 1}));
        QCOMPARE(parts[0].second, QVector<double>({2, 2}));
        QCOMPARE(parts[1].keys, QVector<double>({3}));
        QCOMPARE(parts[2].keys, QVector<double>({5}));
        band.y = {0, 1, 1, 1, 1, 1};
        QCOMPARE(bandParts(band, {}, {0.1, 10, true}).front().keys, QVector<double>({1, 2, 3}));
    }

    void everyRangeCanBeDrawn_data() {
        QTest::addColumn<double>("lower");
        QTest::addColumn<double>("upper");
        QTest::addColumn<bool>("logarithmic");
        QTest::newRow("usual") << 0.0 << 1.0 << false;
        QTest::newRow("equal ends") << 5.0 << 5.0 << false;
        QTest::newRow("reversed") << 2.0 << -1.0 << false;
        QTest::newRow("NaN") << notANumber << 1.0 << false;
        QTest::newRow("infinite") << 0.0 << inf << false;
        QTest::newRow("huge") << -1e300 << 1e300 << false;
        QTest::newRow("logarithm of zero") << 0.0 << 10.0 << true;
        QTest::newRow("logarithm of a negative range") << -10.0 << -1.0 << true;
        QTest::newRow("logarithm, equal ends") << 3.0 << 3.0 << true;
        QTest::newRow("logarithm, infinite") << 1.0 << inf << true;
    }
    void everyRangeCanBeDrawn() {
        QFETCH(double, lower);
        QFETCH(double, upper);
        QFETCH(bool, logarithmic);
        const PlotRange range = plotRange(axis(lower, upper, logarithmic));
        QVERIFY(std::isfinite(range.lower) && std::isfinite(range.upper) && range.lower < range.upper);
        QVERIFY(!logarithmic || (range.logarithmic && range.lower > 0));
        const auto ticks = plotTicks(range, 6);
        QVERIFY(ticks.size() <= 64);
        for (const PlotTick& tick : ticks) QVERIFY(std::isfinite(tick.position));
    }

    void ticksAreRoundNumbers() {
        QCOMPARE(labels({-3, 3}, 6), QStringList({"−3", "−2", "−1", "0", "1", "2", "3"}));
        QCOMPARE(labels({0, 0.5}, 5), QStringList({"0", "0.1", "0.2", "0.3", "0.4", "0.5"}));
        QCOMPARE(labels({0, 18}, 2), QStringList({"0", "10"}));
        QCOMPARE(labels({1e-6, 1e2, true}, 8),
                 QStringList({"10^−6", "10^−5", "10^−4", "10^−3", "10^−2", "10^−1", "1", "10", "10^2"}));
        QCOMPARE(labels({1e-8, 1e8, true}, 4), QStringList({"10^−8", "10^−4", "1", "10^4", "10^8"}));
    }
};

NORMSCOPE_GUI_TEST(TestPlotData)
#include "test_plot_data.moc"
