// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/sketch.h"

#include <QTest>

#include <cmath>
#include <limits>
#include <stdexcept>

using namespace normscope;

namespace {

constexpr double notANumber = std::numeric_limits<double>::quiet_NaN();

Series line(const char* name, std::vector<double> x, std::vector<double> y) {
    Series series;
    series.name = name;
    series.x = std::move(x);
    series.y = std::move(y);
    return series;
}

Figure figureOf(Panel panel) {
    Figure figure;
    figure.panels.push_back(std::move(panel));
    return figure;
}

Plot plotOf(std::vector<Series> series) {
    Plot plot;
    plot.name = "rms";
    plot.title = "RMS";
    plot.series = std::move(series);
    return plot;
}

SketchPrediction of(const char* panel, const char* series) {
    SketchPrediction prediction;
    prediction.panel = panel;
    prediction.series = series;
    return prediction;
}

// A target of a height of 4 around the line through 1 and 3.
SketchTarget plainTarget() {
    SketchTarget target;
    target.y.lower = 0;
    target.y.upper = 4;
    target.places = {0, 1, 2};
    target.measured = {1, 2, 3};
    return target;
}

} // namespace

class TestSketch : public QObject {
    Q_OBJECT

private slots:
    void aShortCurveIsTakenWhole();
    void aLongCurveIsThinnedEvenly();
    void whatCannotBeDrawnIsLeftOut();
    void stepsAreDrawnInTheirMiddle();
    void theAxisHasRoom();
    void theRoomOfALogarithmicAxis();
    void meansOfAMatrix();
    void whatIsNotThereIsRefused();
    void theScoreIsTheMeanDistanceInHeights();
    void theScoreOnALogarithmicAxis();
    void misuseThrows();
};

void TestSketch::aShortCurveIsTakenWhole() {
    Plot plot = plotOf({line("pre", {1, 2, 3}, {5, 7, 6})});
    plot.series[0].role = Role::Layer;
    plot.series[0].label = "Pre-LN";
    plot.x.title = "layer";
    const auto target = sketchTarget(figureOf(plot), of("rms", "pre"));
    QVERIFY(target->places == std::vector<double>({1, 2, 3}));
    QVERIFY(target->measured == std::vector<double>({5, 7, 6}));
    QVERIFY(target->role == Role::Layer);
    QCOMPARE(plain(target->title), std::string("RMS: Pre-LN"));
    QCOMPARE(plain(target->x.title), std::string("layer"));
}

void TestSketch::aLongCurveIsThinnedEvenly() {
    for (const std::size_t count : {25u, 26u, 49u, 601u}) {
        Series curve = line("loss", {}, {});
        for (std::size_t i = 0; i < count; ++i) {
            curve.x.push_back(double(i));
            curve.y.push_back(double(2 * i));
        }
        const auto target = sketchTarget(figureOf(plotOf({curve})), of("rms", "loss"));
        QCOMPARE(target->places.size(), std::size_t(25));
        QCOMPARE(target->places.front(), 0.0);
        QCOMPARE(target->places.back(), double(count - 1));
        for (std::size_t i = 0; i < 25; ++i) {
            QVERIFY(std::abs(target->places[i] - double(i) * double(count - 1) / 24) <= 0.5);
            QCOMPARE(target->measured[i], 2 * target->places[i]);
        }
    }
}

void TestSketch::whatCannotBeDrawnIsLeftOut() {
    Plot plot = plotOf({line("a", {3, 1, 2, notANumber, 4}, {1, 0, -1, 5, notANumber})});
    QVERIFY(sketchTarget(figureOf(plot), of("rms", "a"))->places == std::vector<double>({1, 2, 3}));
    plot.y.logarithmic = true;
    QCOMPARE(plain(sketchTarget(figureOf(plot), of("rms", "a")).error()),
             std::string("the curve has fewer than two points that can be drawn"));
}

void TestSketch::stepsAreDrawnInTheirMiddle() {
    Series steps = line("input", {0, 2, 6}, {3, 4});
    steps.style = SeriesStyle::FilledSteps;
    QVERIFY(sketchTarget(figureOf(plotOf({steps})), of("rms", "input"))->places == std::vector<double>({1, 4}));
}

void TestSketch::theAxisHasRoom() {
    Plot plot = plotOf({line("a", {0, 1}, {10, 14}), line("flat", {0, 1}, {-3, -3}), line("zero", {0, 1}, {0, 0})});
    plot.y.lower = 11;
    plot.y.upper = 12;
    const auto axisOf = [&](const char* series) { return sketchTarget(figureOf(plot), of("rms", series))->y; };
    QCOMPARE(axisOf("a").lower, 8.0);
    QCOMPARE(axisOf("a").upper, 16.0);
    QCOMPARE(axisOf("flat").lower, -6.0);
    QCOMPARE(axisOf("flat").upper, 12.0); // the plot's own goes further
    QCOMPARE(axisOf("zero").lower, -1.0);
}

void TestSketch::theRoomOfALogarithmicAxis() {
    Plot plot = plotOf({line("a", {0, 1}, {1, 100}), line("flat", {0, 1}, {10, 10})});
    plot.y.logarithmic = true;
    plot.y.lower = 5;
    plot.y.upper = 20;
    const auto axisOf = [&](const char* series) { return sketchTarget(figureOf(plot), of("rms", series))->y; };
    QCOMPARE(axisOf("a").lower, 0.1);
    QCOMPARE(axisOf("a").upper, 1000.0);
    QCOMPARE(axisOf("flat").lower, 1.0);
    QCOMPARE(axisOf("flat").upper, 100.0);
}

void TestSketch::meansOfAMatrix() {
    MatrixPlot matrix;
    matrix.name = "layer";
    matrix.title = "LayerNorm";
    matrix.role = Role::Layer;
    matrix.columnLabels = {"alcohol", "malic acid", "ash"};
    matrix.shortColumnLabels = {"alc", "mal", "ash"};
    matrix.rowMargin = {{0, 0}, {1, 1}, {}};
    matrix.columnMargin = {{0.5, -0.25, notANumber}, {1, 1, notANumber}, {}};
    matrix.marginLimit = 2;
    SketchPrediction prediction;
    prediction.panel = "layer";
    prediction.what = SketchPrediction::What::FeatureMeans;
    const auto features = sketchTarget(figureOf(matrix), prediction);
    QVERIFY(features->places == std::vector<double>({1, 2}));
    QVERIFY(features->measured == std::vector<double>({0.5, -0.25}));
    QCOMPARE(plain(features->title), std::string("LayerNorm"));
    QCOMPARE(features->x.ticks.size(), std::size_t(3));
    QCOMPARE(plain(features->x.ticks[1].label), std::string("mal"));
    QCOMPARE(features->y.lower, -2.0);
    QCOMPARE(features->y.upper, 2.0);
    prediction.what = SketchPrediction::What::RowMeans;
    QVERIFY(sketchTarget(figureOf(matrix), prediction)->measured == std::vector<double>({0, 0}));
}

void TestSketch::whatIsNotThereIsRefused() {
    const Figure figure = figureOf(plotOf({line("pre_ln", {0, 1}, {1, 2})}));
    const auto mistake = [&](const SketchPrediction& one) { return plain(sketchTarget(figure, one).error()); };
    QCOMPARE(mistake(of("rmss", "pre_ln")),
             std::string("panel: the figure has no panel \"rmss\"; did you mean \"rms\"?"));
    QCOMPARE(mistake(of("rms", "pre_nl")),
             std::string("series: the plot has no series \"pre_nl\"; did you mean \"pre_ln\"?"));
    SketchPrediction means = of("rms", "");
    means.what = SketchPrediction::What::RowMeans;
    QCOMPARE(mistake(means), std::string("panel: \"rms\" is no matrix"));
    QCOMPARE(plain(sketchTarget(figureOf(CellCard{}), of("cell", "x")).error()),
             std::string("panel: \"cell\" is no plot with curves"));
}

// Distances 0, 1 and 2 of a height of 4: a mean of 1/4.
void TestSketch::theScoreIsTheMeanDistanceInHeights() {
    const SketchTarget target = plainTarget();
    QCOMPARE(sketchScore(target, {1, 2, 3}, 0).distance, 0.0);
    QVERIFY(sketchScore(target, {1, 2, 3}, 0).right);
    const SketchScore off = sketchScore(target, {1, 3, 1}, 0.25);
    QCOMPARE(off.distance, 0.25);
    QVERIFY(off.right);
    QVERIFY(!sketchScore(target, {1, 3, 1}, 0.24).right);
}

// Three decades; one place off by a factor of 1000, one by 1, one by 1/10: (3 + 0 + 1) / 3 / 3.
void TestSketch::theScoreOnALogarithmicAxis() {
    SketchTarget target = plainTarget();
    target.y.logarithmic = true;
    target.y.lower = 0.1;
    target.y.upper = 100;
    target.measured = {0.1, 1, 100};
    QVERIFY(std::abs(sketchScore(target, {100, 1, 10}, 0).distance - 4.0 / 9) < 1e-12); // rounding of log10
}

void TestSketch::misuseThrows() {
    SketchTarget target = plainTarget();
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, sketchScore(target, {1, 2}, 0.1));
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, sketchScore(target, {1, notANumber, 2}, 0.1));
    target.y.logarithmic = true;
    target.y.lower = 0.1;
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, sketchScore(target, {1, 0, 2}, 0.1));
}

QTEST_APPLESS_MAIN(TestSketch)
#include "test_sketch.moc"
