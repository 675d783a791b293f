// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "axes_support.h"

#include <cmath>
#include <limits>

using namespace axestest;

// What the page says and draws where a norm is not defined, and at odd shapes.
class TestAxesFailures : public QObject {
    Q_OBJECT

    static constexpr double nan = std::numeric_limits<double>::quiet_NaN();
    static Scenario threeNorms(double eps = 1e-5) {
        Scenario scenario;
        scenario.norm.eps = eps;
        scenario.axes.norms = {NormKind::Layer, NormKind::Batch, NormKind::Rms};
        return scenario;
    }
    static QString sentence(const AxesResult& result) {
        return QString::fromStdString(plain(figureAt(result).sentence));
    }

private slots:
    void oneSampleInBatchNormTraining();
    void constantRowWithoutEps();
    void constantColumnWithoutEps();
    void severalConstantColumnsAreNamed();
    void constantRowWithEpsGivesBeta();
    void missingCellSpoilsItsOwnGroups();
    void oddShapes_data();
    void oddShapes();
    void manyCells();
    void tokensAreRows();
    void chosenCellIsMovedInside();
    void hoverOutsideIsIgnored();
};

void TestAxesFailures::oneSampleInBatchNormTraining() {
    Scenario scenario;
    scenario.data.samples = 1;
    const AxesResult result = run(scenario);
    const AxesRun& batch = result.runs[1];
    QCOMPARE(batch.status, NormStatus::OneValuePerChannel);
    QVERIFY(batch.y.array().isNaN().all());
    QCOMPARE(batch.running.batches, Index(0));
    QVERIFY(sentence(result).startsWith("BatchNorm cannot train on one row"));
    QVERIFY(result.runs[0].y.allFinite());
    QVERIFY(!panel<Arithmetic>(figureAt(result), "arithmetic-batch").note.empty());
}

void TestAxesFailures::constantRowWithoutEps() {
    const AxesResult result = runMatrix(MatrixD{{1, 2, 4}, {5, 5, 5}, {0, 1, 0}}, threeNorms(0));
    const AxesRun& layer = result.runs[0];
    QCOMPARE(layer.status, NormStatus::ZeroVarianceZeroEps);
    QCOMPARE(layer.undefined, std::vector<Index>{1});
    QVERIFY(layer.y.row(1).array().isNaN().all());
    // mean 1/3, sd sqrt(2)/3: xhat is -1/sqrt(2), sqrt(2), -1/sqrt(2).
    QVERIFY(std::abs(layer.y(2, 1) - std::sqrt(2.0)) < 1e-15 && std::abs(layer.y(2, 0) + std::sqrt(0.5)) < 1e-15);
    QVERIFY2(sentence(result).startsWith("LayerNorm is not defined in row 2: all its values are equal and ε is 0"),
             qPrintable(sentence(result)));
    QCOMPARE(result.runs[2].status, NormStatus::Ok); // the row is not zero
}

void TestAxesFailures::constantColumnWithoutEps() {
    const AxesResult result = runMatrix(MatrixD{{1, 7, 4}, {5, 7, 6}}, threeNorms(0));
    const AxesRun& batch = result.runs[1];
    QCOMPARE(batch.undefined, std::vector<Index>{1});
    QVERIFY(batch.y.col(1).array().isNaN().all());
    QCOMPARE(batch.y(0, 0), -1.0);
    QCOMPARE(batch.y(1, 2), 1.0);
    QVERIFY(sentence(result).startsWith("BatchNorm is not defined in column f2"));
}

void TestAxesFailures::severalConstantColumnsAreNamed() {
    const AxesResult result = runMatrix(MatrixD{{7, 7, 4, 1, 2, 7}, {7, 7, 6, 1, 2, 8}}, threeNorms(0));
    QVERIFY2(
        sentence(result).startsWith("BatchNorm is not defined in the columns f1, f2, f4 and 1 more: within each all "
                                    "values are equal and ε is 0"),
        qPrintable(sentence(result)));
}

void TestAxesFailures::constantRowWithEpsGivesBeta() {
    Scenario scenario = threeNorms();
    scenario.norm.beta = 0.5;
    const AxesResult result = runMatrix(MatrixD{{1, 2, 4}, {5, 5, 5}}, scenario);
    for (Index j = 0; j < 3; ++j) QCOMPARE(result.runs[0].y(1, j), 0.5);
    QCOMPARE(result.runs[0].status, NormStatus::Ok);
}

void TestAxesFailures::missingCellSpoilsItsOwnGroups() {
    const AxesResult result = runMatrix(MatrixD{{1, 2, 4}, {5, nan, 3}, {0, 1, 0}, {2, 2, 1}}, threeNorms());
    QCOMPARE(result.inputStatistics.nonFinite, Index(1));
    QCOMPARE(result.runs[0].statistics.nonFinite, Index(3)); // its row
    QCOMPARE(result.runs[1].statistics.nonFinite, Index(4)); // its column
    QCOMPARE(sentence(result).section('\n', 0, 0),
             QStringLiteral("Input cells that are not finite numbers: 1, the first at sample 2, f2. LayerNorm loses 3 "
                            "cells by it. BatchNorm loses 4 cells by it. RMSNorm loses 3 cells by it."));
    QCOMPARE(plain(panel<MatrixPlot>(figureAt(result), "input").summary).find("1 NaN") != std::string::npos, true);
}

void TestAxesFailures::oddShapes_data() {
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("columns");
    QTest::addColumn<double>("value");
    QTest::newRow("one cell") << 1 << 1 << 3.0;
    QTest::newRow("one row") << 1 << 5 << 3.0;
    QTest::newRow("one column") << 5 << 1 << 3.0;
    QTest::newRow("all zero") << 3 << 3 << 0.0;
    QTest::newRow("all NaN") << 3 << 3 << nan;
    QTest::newRow("all infinite") << 2 << 3 << std::numeric_limits<double>::infinity();
    QTest::newRow("huge") << 3 << 2 << 1e308;
    QTest::newRow("tiny") << 3 << 2 << 5e-324;
}

void TestAxesFailures::oddShapes() {
    QFETCH(int, rows);
    QFETCH(int, columns);
    QFETCH(double, value);
    for (const double eps : {1e-5, 0.0})
        for (const AxesView view : {AxesView::Cell, AxesView::Influence, AxesView::Backward})
            for (const NormMode mode : {NormMode::Train, NormMode::Evaluate}) {
                Scenario scenario = threeNorms(eps);
                scenario.axes.view = view;
                scenario.norm.mode = mode;
                const AxesResult result = runMatrix(MatrixD::Constant(rows, columns, value), scenario);
                for (const double frame : {0.0, 0.2, 1.3, 2.9, 4.2, 6.0}) {
                    const Figure figure = figureAt(result, frame);
                    QCOMPARE(figure.panels.size(), std::size_t(12));
                    QVERIFY(!figure.sentence.empty());
                    for (const char* name : {"input", "layer", "batch", "rms"}) {
                        const auto& plot = panel<MatrixPlot>(figure, name);
                        QVERIFY(plot.limit > 0 && std::isfinite(plot.limit));
                        QVERIFY(plot.marginLimit > 0 && std::isfinite(plot.marginLimit));
                    }
                }
            }
}

void TestAxesFailures::manyCells() {
    Scenario scenario = threeNorms();
    scenario.data.source = DataSource::Gaussian;
    scenario.data.samples = scenario.data.features = 512;
    scenario.axes.cellValues = true;
    const AxesResult result = run(scenario);
    const Figure figure = figureAt(result, 4.6);
    const auto& plot = panel<MatrixPlot>(figure, "layer");
    QCOMPARE(plot.values.size(), Index(512 * 512));
    QVERIFY(!plot.printValues);
    double cells = 0;
    for (const double n : panel<Plot>(figure, "histogram-layer").series[0].y) cells += n;
    QCOMPARE(cells, 512.0 * 512.0);
}

void TestAxesFailures::tokensAreRows() {
    Scenario scenario = threeNorms();
    scenario.data.source = DataSource::Gaussian;
    scenario.data.samples = 2;
    scenario.data.tokens = 4;
    scenario.data.features = 8;
    const Figure figure = figureAt(run(scenario));
    const auto& input = panel<MatrixPlot>(figure, "input");
    QCOMPARE(input.tokens, Index(4));
    QCOMPARE(input.rowLabels[4], std::string("2·1"));
    QVERIFY(plain(input.subtitle).starts_with("2 samples × 4 tokens × 8 features"));
    QCOMPARE(plain(panel<MatrixPlot>(figure, "layer").sentence), std::string("one mean and sd per token"));
    QVERIFY(QString::fromStdString(plain(figure.sentence)).startsWith("After LayerNorm every token has mean 0"));
    QCOMPARE(plain(panel<CellCard>(figure, "cell").source), std::string("drawn at random, seed 0"));
}

void TestAxesFailures::chosenCellIsMovedInside() {
    Scenario scenario = threeNorms();
    scenario.axes.row = 400;
    scenario.axes.column = -2;
    QVERIFY(panel<MatrixPlot>(figureAt(run(scenario)), "layer").chosen == (CellIndex{11, 0}));
}

void TestAxesFailures::hoverOutsideIsIgnored() {
    AxesLook look;
    look.hovered = CellIndex{12, 3};
    const Figure figure = axesFigure(run(threeNorms()), look);
    QVERIFY(panel<MatrixPlot>(figure, "layer").chosen == (CellIndex{4, 4}));
}

QTEST_APPLESS_MAIN(TestAxesFailures)
#include "test_axes_failures.moc"
