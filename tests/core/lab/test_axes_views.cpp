// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "axes_support.h"

#include "lab/gradient_parts.h"

#include <cmath>

using namespace axestest;

// Influence maps and the backward view.
class TestAxesViews : public QObject {
    Q_OBJECT

    static Scenario seen(AxesView view) {
        Scenario scenario;
        scenario.axes.norms = {NormKind::Layer, NormKind::Batch, NormKind::Rms};
        scenario.axes.view = view;
        return scenario;
    }

private slots:
    void influenceAgainstDifferences_data();
    void influenceAgainstDifferences();
    void influenceMapsShareTheirColours();
    void influenceSentence();
    void influenceFollowsTheHoveredCell();
    void gradientPartsAreOrthogonal_data();
    void gradientPartsAreOrthogonal();
    void passedGradientIsTheKernels();
    void oneCellGradientFollowsTheChosenCell();
    void runningStatisticsRemoveNothing();
    void backwardNotesAndSentence();
    void histogramViewHasNothingInBetween();
};

void TestAxesViews::influenceAgainstDifferences_data() {
    QTest::addColumn<QString>("name");
    for (const char* name : {"layer", "batch", "rms"}) QTest::newRow(name) << name;
}

void TestAxesViews::influenceAgainstDifferences() {
    QFETCH(QString, name);
    const Figure figure = figureAt(run(seen(AxesView::Influence)));
    const auto& map = panel<MatrixPlot>(figure, "influence-" + name.toStdString());
    // Central differences with h = 1e-5 in float64: truncation h^2 and rounding 1e-16 / h are both below 1e-10.
    QCOMPARE_LE(largestDifference(numbers(map.values), numbers(golden()["influence"][name])), 1e-9);
    for (Index i = 0; i < 12; ++i)
        for (Index j = 0; j < 13; ++j)
            if (name == "batch" ? j != 4 : i != 4) QCOMPARE(map.values(i, j), 0.0);
    QVERIFY(map.zeroIsNothing);
}

void TestAxesViews::influenceMapsShareTheirColours() {
    const Figure figure = figureAt(run(seen(AxesView::Influence)));
    const double limit = panel<MatrixPlot>(figure, "influence-layer").limit;
    QCOMPARE(panel<MatrixPlot>(figure, "influence-batch").limit, limit);
    for (const char* name : {"influence-layer", "influence-batch", "influence-rms"})
        QCOMPARE_LE(panel<MatrixPlot>(figure, name).values.cwiseAbs().maxCoeff(), limit);
}

void TestAxesViews::influenceSentence() {
    const Figure figure = figureAt(run(seen(AxesView::Influence)));
    QCOMPARE(
        QString::fromStdString(plain(figure.sentence)).section('\n', 1),
        QStringLiteral("Look at the output of wine 5, magnesium. Under LayerNorm it hears the 13 inputs of its own "
                       "row and no other wine. Under BatchNorm it hears the 12 inputs of its column, one of every "
                       "wine. Under RMSNorm it hears the 13 inputs of its own row and no other wine."));
    QCOMPARE(plain(panel<MatrixPlot>(figure, "influence-layer").summary),
             std::string("itself 0.85 · its row −0.16 … −0.02 · all other inputs 0"));
}

void TestAxesViews::influenceFollowsTheHoveredCell() {
    const AxesResult result = run(seen(AxesView::Influence));
    AxesLook look;
    look.hovered = CellIndex{1, 9};
    const Figure figure = axesFigure(result, look);
    const auto& map = panel<MatrixPlot>(figure, "influence-layer");
    QVERIFY(map.chosen == (CellIndex{1, 9}));
    QVERIFY(map.values(1, 9) > 0.5 && map.values(4, 4) == 0);
    QVERIFY(!panel<MatrixPlot>(figure, "input").locked);
}

void TestAxesViews::gradientPartsAreOrthogonal_data() { influenceAgainstDifferences_data(); }

void TestAxesViews::gradientPartsAreOrthogonal() {
    QFETCH(QString, name);
    Scenario scenario = seen(AxesView::Backward);
    scenario.norm.eps = 0;
    const AxesResult result = run(scenario);
    const AxesRun& run = result.runs[name == "layer" ? 0 : name == "batch" ? 1 : 2];
    const GradientParts parts = gradientParts(run, scenario.norm, run.upstream, {4, 4});
    const double squares =
        std::pow(l2(parts.meanPart), 2) + std::pow(l2(parts.xhatPart), 2) + std::pow(l2(parts.passed), 2);
    // Pythagoras, up to the rounding of 13 products.
    QVERIFY(std::abs(squares / std::pow(l2(parts.h), 2) - 1) < 1e-14);
    QCOMPARE(parts.removesMean, name != "rms");
    QVERIFY(l2(parts.xhatPart) > 0);
}

void TestAxesViews::passedGradientIsTheKernels() {
    const AxesResult result = run(seen(AxesView::Backward));
    for (const AxesRun& run : result.runs)
        for (Index g = 0; g < 12; ++g) {
            const GradientParts parts = gradientParts(run, result.scenario.norm, run.upstream, {g, g});
            for (std::size_t k = 0; k < parts.passed.size(); ++k) {
                const double dx = run.kind == NormKind::Batch ? run.dx(Index(k), g) : run.dx(g, Index(k));
                QVERIFY(std::abs(parts.rstd * parts.passed[k] - dx) < 1e-14);
            }
        }
}

void TestAxesViews::oneCellGradientFollowsTheChosenCell() {
    Scenario scenario = seen(AxesView::Backward);
    scenario.axes.upstream = Upstream::OneCell;
    const AxesResult result = run(scenario);
    QCOMPARE(result.runs[0].upstream.sum(), 1.0);
    QCOMPARE(result.runs[0].upstream(4, 4), 1.0);
    AxesLook look;
    look.display = scenario.axes;
    look.display->column = 9;
    const auto series = panel<Plot>(axesFigure(result, look), "backward-layer").series;
    std::vector<double> expected(13, 0.0);
    expected[9] = 1;
    QCOMPARE(series.front().y, expected);
}

void TestAxesViews::runningStatisticsRemoveNothing() {
    Scenario scenario = seen(AxesView::Backward);
    scenario.norm.mode = NormMode::Evaluate;
    const auto plot = panel<Plot>(figureAt(run(scenario)), "backward-batch");
    QCOMPARE(plot.series.size(), std::size_t(2));
    QCOMPARE(plot.series[0].y, plot.series[1].y);
}

void TestAxesViews::backwardNotesAndSentence() {
    const Figure figure = figureAt(run(seen(AxesView::Backward)));
    const auto& plot = panel<Plot>(figure, "backward-layer");
    QCOMPARE(plot.series.size(), std::size_t(4));
    QStringList labels;
    for (const Series& series : plot.series) labels << QString::fromStdString(plain(series.label));
    QCOMPARE(labels, (QStringList{"arriving", "mean", "along x̂", "passed"}));
    QVERIFY(QString::fromStdString(plain(plot.series[0].note)).startsWith("size "));
    QCOMPARE(plot.notes.size(), std::size_t(1));
    const QString second = QString::fromStdString(plain(figure.sentence)).section('\n', 1);
    QVERIFY2(second.startsWith("A random gradient arrives at every output. LayerNorm removes its mean, "),
             qPrintable(second));
}

void TestAxesViews::histogramViewHasNothingInBetween() {
    const std::vector<std::string> expected = {"input",        "layer",           "batch",           "rms",
                                               "cell",         "histogram-input", "histogram-layer", "histogram-batch",
                                               "histogram-rms"};
    QCOMPARE(panelNames(figureAt(run(seen(AxesView::Histogram)))), expected);
}

QTEST_APPLESS_MAIN(TestAxesViews)
#include "test_axes_views.moc"
