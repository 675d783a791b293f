// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "axes_support.h"

#include "lab/three_ways.h"

#include <cmath>

using namespace axestest;

// The run behind the page: its numbers, its codes, what it does not depend on.
class TestAxesRun : public QObject {
    Q_OBJECT

    static Scenario rawWines() {
        Scenario scenario;
        scenario.data.samples = 178;
        scenario.data.units = Units::Raw;
        scenario.axes.norms = {NormKind::Layer, NormKind::Batch, NormKind::Rms};
        return scenario;
    }

private slots:
    void energyOfRawWines_data();
    void energyOfRawWines();
    void prolineSpeaksForAll();
    void outlierHoldsMostButIsNoConstant();
    void rawInputHasItsOwnScale();
    void runningStatisticsAfterTraining();
    void runningStatisticsInUse();
    void kerasConventionIsTheSameMemory();
    void affineAndBiasOff();
    void manualFormulaAgainstTheKernel_data();
    void manualFormulaAgainstTheKernel();
    void stepwiseIsTheFormulaInFloat();
    void displaySettingsChangeNoBits();
    void numbersChangeBits();
    void stopsBetweenNorms();
    void sameSeedSameGradient();
};

void TestAxesRun::energyOfRawWines_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<double>("proline"); // as published in the experiment, three digits
    QTest::newRow("layer") << "layer" << 0.899;
    QTest::newRow("rms") << "rms" << 0.972;
    QTest::newRow("batch") << "batch" << 0.088;
}

void TestAxesRun::energyOfRawWines() {
    QFETCH(QString, name);
    QFETCH(double, proline);
    const AxesResult result = run(rawWines());
    const auto numbersOf = metrics(result);
    const double share = numbersOf.at(name.toStdString() + ".energy_share.proline");
    QVERIFY(std::abs(share - proline) < 5e-4);
    const QJsonObject expected = golden()["raw_energy"][name].toObject();
    for (const AxesRun& run : result.runs) {
        if (numbersOf.at(name.toStdString() + ".mean") != run.statistics.cells.mean) continue;
        // Shares are quotients of sums of 13 squares: rounding below 1e-14.
        QCOMPARE_LE(largestDifference(run.statistics.energy.mean, numbers(expected["mean"])), 1e-13);
        QCOMPARE_LE(largestDifference(run.statistics.energy.least, numbers(expected["least"])), 1e-13);
    }
}

void TestAxesRun::prolineSpeaksForAll() {
    const Figure figure = figureAt(run(rawWines()));
    const QString first = QString::fromStdString(plain(figure.sentence)).section('\n', 0, 0);
    QCOMPARE(first,
             QStringLiteral("One feature, proline, holds 89.9 % of the energy of a row after LayerNorm (at least "
                            "83.8 %). It is 3.42 ± 0.03 in every wine, and the other 12 features share the rest. "
                            "BatchNorm brings every "
                            "feature to 0 ± 1; there it holds 8.8 %. After RMSNorm it holds 97.2 %."));
}

void TestAxesRun::outlierHoldsMostButIsNoConstant() {
    Scenario scenario;
    scenario.data.source = DataSource::Outlier;
    scenario.data.units = Units::Raw;
    const QString sentence = QString::fromStdString(plain(figureAt(run(scenario)).sentence));
    QVERIFY2(sentence.startsWith("One feature, feature 2, holds "), qPrintable(sentence));
    QVERIFY(sentence.contains("The other 12 features share the rest. BatchNorm brings every feature to 0 ± 1"));
}

void TestAxesRun::rawInputHasItsOwnScale() {
    const Figure figure = figureAt(run(rawWines()));
    QCOMPARE(panel<MatrixPlot>(figure, "input").limit, 1700.0); // largest proline: 1680
    QVERIFY(panel<MatrixPlot>(figure, "layer").limit < 10);
    QCOMPARE(plain(panel<CellCard>(figure, "cell").scaleTitle),
             std::string("colours of the input; the outputs have their own"));
    QCOMPARE(panel<Plot>(figure, "histogram-layer").series.size(), std::size_t(1));
}

void TestAxesRun::runningStatisticsAfterTraining() {
    const AxesResult result = run(Scenario());
    const RunningStatistics<double>& running = result.runs[1].running;
    QCOMPARE(running.batches, Index(11)); // ten before this batch, and this batch
    const QJsonObject input = golden()["input"].toObject();
    const auto mean = numbers(input["feature_mean"]), sd = numbers(input["feature_sd"]);
    const double kept = std::pow(0.9, 11);
    for (std::size_t j = 0; j < 13; ++j) {
        QVERIFY(std::abs(running.mean[j] - (1 - kept) * mean[j]) < 1e-14);
        const double unbiased = sd[j] * sd[j] * 12 / 11;
        QVERIFY(std::abs(running.var[j] - (kept + (1 - kept) * unbiased)) < 1e-14);
    }
}

void TestAxesRun::runningStatisticsInUse() {
    Scenario scenario;
    scenario.norm.mode = NormMode::Evaluate;
    const AxesResult result = run(scenario);
    const AxesRun& batch = result.runs[1];
    QCOMPARE(batch.running.batches, Index(10));
    QCOMPARE(batch.group, GroupShape::Cell);
    const double mean = batch.running.mean[4], var = batch.running.var[4];
    QVERIFY(std::abs(batch.y(4, 4) - (result.sample.x(4, 4) - mean) / std::sqrt(var + 1e-5)) < 1e-14);
    const QString sentence = QString::fromStdString(plain(figureAt(result).sentence));
    QVERIFY2(sentence.contains("BatchNorm now uses running statistics, kept from 10 earlier batches"),
             qPrintable(sentence));
}

void TestAxesRun::kerasConventionIsTheSameMemory() {
    Scenario scenario;
    scenario.norm.convention = MomentumConvention::Keras;
    scenario.norm.momentum = 0.9;
    const auto keras = run(scenario).runs[1].running, torch = run(Scenario()).runs[1].running;
    QCOMPARE_LE(largestDifference(keras.mean, torch.mean), 1e-15);
    QVERIFY(keras.var[0] < torch.var[0]); // biased against unbiased
}

void TestAxesRun::affineAndBiasOff() {
    Scenario scenario;
    scenario.norm.gamma = 3;
    scenario.norm.beta = 1;
    const MatrixD xhat = run(Scenario()).runs[0].y;
    QVERIFY((run(scenario).runs[0].y - (3 * xhat.array() + 1).matrix()).cwiseAbs().maxCoeff() < 1e-14);
    scenario.norm.bias = false;
    QVERIFY((run(scenario).runs[0].y - 3 * xhat).cwiseAbs().maxCoeff() < 1e-14);
    scenario.norm.elementwiseAffine = false;
    QCOMPARE(numbers(run(scenario).runs[0].y), numbers(xhat));
}

void TestAxesRun::manualFormulaAgainstTheKernel_data() {
    QTest::addColumn<quint64>("seed");
    for (const quint64 seed : {42, 0, 7}) QTest::addRow("seed %llu", static_cast<unsigned long long>(seed)) << seed;
}

// As for torch.randn(2, 4, 8): LayerNorm(8) by hand and built in differ by 2.4e-7 there.
void TestAxesRun::manualFormulaAgainstTheKernel() {
    QFETCH(quint64, seed);
    Scenario scenario;
    scenario.seed = seed;
    scenario.data.source = DataSource::Gaussian;
    scenario.data.units = Units::Raw;
    scenario.data.samples = 2;
    scenario.data.tokens = 4;
    scenario.data.features = 8;
    scenario.axes.norms = {NormKind::Layer, NormKind::Batch, NormKind::Rms};
    for (const AxesRun& run : run(scenario).runs) {
        QVERIFY(run.y.rows() == 8 && run.y.cols() == 8);
        // A few roundings of 6e-8 each, on values up to 3.
        QCOMPARE_LE(run.threeWays.stepwiseToKernel, 1e-6);
        QCOMPARE_LE(run.threeWays.stepwiseToDouble, 1e-6);
        QCOMPARE_LE(run.threeWays.kernelToDouble, 5e-7);
        QVERIFY(run.threeWays.stepwiseToDouble > 1e-8); // float32 is not float64
    }
}

void TestAxesRun::stepwiseIsTheFormulaInFloat() {
    NormSettings settings;
    settings.eps = 0;
    settings.gamma = 2;
    settings.beta = 1;
    // mean 2.5, variance 1.25: exact in float32 but for the root and the quotient.
    const MatrixF y = stepwise(NormKind::Layer, settings, MatrixF{{1, 2, 3, 4}}, {});
    const float sd = std::sqrt(1.25F);
    for (Index j = 0; j < 4; ++j) QCOMPARE(y(0, j), 2 * ((float(j) - 1.5F) / sd) + 1);
}

void TestAxesRun::displaySettingsChangeNoBits() {
    Scenario scenario;
    const AxesResult before = run(scenario);
    scenario.axes.view = AxesView::Backward;
    scenario.axes.row = 9;
    scenario.axes.column = 1;
    scenario.axes.cellValues = true;
    scenario.axes.changedCells = false;
    const AxesResult after = run(scenario);
    QCOMPARE(bitsCode(after), bitsCode(before));
    QVERIFY(metrics(after) == metrics(before));
}

void TestAxesRun::numbersChangeBits() {
    Scenario scenario;
    const std::string before = bitsCode(run(scenario));
    QCOMPARE(before.size(), std::size_t(6));
    scenario.norm.eps = 2e-5;
    QVERIFY(bitsCode(run(scenario)) != before);
}

void TestAxesRun::stopsBetweenNorms() {
    std::stop_source source;
    source.request_stop();
    const Scenario scenario;
    const AxesResult result = runAxes(scenario, wine(), source.get_token());
    QVERIFY(result.stopped);
    QVERIFY(result.runs.empty());
    QCOMPARE(plain(figureAt(result).sentence), std::string("Stopped before the first norm was run."));
}

void TestAxesRun::sameSeedSameGradient() {
    Scenario scenario;
    const AxesResult a = run(scenario), b = run(scenario);
    QCOMPARE(numbers(a.runs[0].upstream), numbers(b.runs[0].upstream));
    scenario.seed = 1;
    QVERIFY(numbers(run(scenario).runs[0].upstream) != numbers(a.runs[0].upstream));
}

QTEST_APPLESS_MAIN(TestAxesRun)
#include "test_axes_run.moc"
