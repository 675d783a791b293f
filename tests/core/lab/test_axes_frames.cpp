// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "axes_support.h"

#include "lab/axes_frame.h"

#include <cmath>

using namespace axestest;

// The timeline: what stands in the matrices between the input and the outputs.
class TestAxesFrames : public QObject {
    Q_OBJECT

    const AxesResult m_result = run(threeNorms());

    static Scenario threeNorms() {
        Scenario scenario;
        scenario.axes.norms = {NormKind::Layer, NormKind::Batch, NormKind::Rms};
        scenario.norm.gamma = 1.5;
        scenario.norm.beta = -0.25;
        return scenario;
    }
    const MatrixD& values(const char* name, double frame) {
        m_figure = figureAt(m_result, frame);
        return panel<MatrixPlot>(m_figure, name).values;
    }
    Figure m_figure;

private slots:
    void momentsOfTheTimeline_data();
    void momentsOfTheTimeline();
    void lastFrameIsTheOutput();
    void firstStageIsTheInput();
    void stagesEndAtTheMatricesOfTheRun();
    void everyFrameIsFinite();
    void firstGroupGoesFirst();
    void firstGroupFollowsTheChosenCell();
    void valuesMoveOneWay();
    void marginsAppearWithTheMean();
    void marginsAreThoseOfTheShownValues();
    void rmsNormHasNoCentre();
    void termsFollowTheStages();
    void stageSentences_data();
    void stageSentences();
};

void TestAxesFrames::momentsOfTheTimeline_data() {
    QTest::addColumn<double>("frame");
    QTest::addColumn<int>("stage");
    QTest::addColumn<double>("first");
    QTest::addColumn<double>("others");
    QTest::newRow("at rest") << 0.0 << 5 << 1.0 << 1.0;
    QTest::newRow("below the timeline") << -3.0 << 5 << 1.0 << 1.0;
    QTest::newRow("first group half way") << 2.2 << 2 << 0.5 << 0.0;
    QTest::newRow("first group done") << 2.4 << 2 << 1.0 << 0.0;
    QTest::newRow("others half way") << 2.7 << 2 << 1.0 << 0.5;
    QTest::newRow("end of a stage") << 3.0 << 2 << 1.0 << 1.0;
    QTest::newRow("beyond the timeline") << 9.0 << 5 << 1.0 << 1.0;
}

void TestAxesFrames::momentsOfTheTimeline() {
    QFETCH(double, frame);
    const Moment moment = momentAt(frame);
    QTEST(int(moment.stage), "stage");
    QTEST(moment.first, "first");
    QTEST(moment.others, "others");
    QCOMPARE(moment.moving, frame > 0);
}

void TestAxesFrames::lastFrameIsTheOutput() {
    for (const AxesRun& run : m_result.runs) {
        const std::string name = run.kind == NormKind::Layer ? "layer" : run.kind == NormKind::Batch ? "batch" : "rms";
        QCOMPARE(numbers(values(name.c_str(), 6)), numbers(run.y));
        QCOMPARE(numbers(values(name.c_str(), 0)), numbers(run.y));
    }
}

void TestAxesFrames::firstStageIsTheInput() {
    for (const double frame : {0.01, 0.5, 1.0, 1.5, 2.0})
        for (const char* name : {"input", "layer", "batch", "rms"})
            QCOMPARE(numbers(values(name, frame)), numbers(m_result.sample.x));
}

void TestAxesFrames::stagesEndAtTheMatricesOfTheRun() {
    QCOMPARE(numbers(values("layer", 3)), numbers(m_result.runs[0].centred));
    QCOMPARE(numbers(values("layer", 3.5)), numbers(m_result.runs[0].centred));
    QCOMPARE(numbers(values("layer", 4)), numbers(m_result.runs[0].centred));
    QCOMPARE(numbers(values("batch", 5)), numbers(m_result.runs[1].xhat));
}

void TestAxesFrames::everyFrameIsFinite() {
    for (int k = 0; k <= 60; ++k)
        for (const char* name : {"input", "layer", "batch", "rms"}) {
            QVERIFY(values(name, k * 0.1).allFinite());
            for (const double sd : panel<MatrixPlot>(m_figure, name).rowMargin.sd) QVERIFY(std::isfinite(sd));
        }
}

// 2.4 is no binary fraction: the last bits of the way may be missing.
static bool reached(const MatrixD& shown, const MatrixD& end) { return (shown - end).cwiseAbs().maxCoeff() < 1e-12; }

void TestAxesFrames::firstGroupGoesFirst() {
    AxesLook nobody;
    nobody.locked = false;
    nobody.frame = 2.4; // the first group is centred, all others stand still
    const Figure figure = axesFigure(m_result, nobody);
    const MatrixD& x = m_result.sample.x;
    const MatrixD& layer = panel<MatrixPlot>(figure, "layer").values;
    QVERIFY(reached(layer.topRows(1), m_result.runs[0].centred.topRows(1)));
    QCOMPARE(numbers(layer.bottomRows(11)), numbers(x.bottomRows(11)));
    const MatrixD& batch = panel<MatrixPlot>(figure, "batch").values;
    QVERIFY(reached(batch.leftCols(1), m_result.runs[1].centred.leftCols(1)));
    QCOMPARE(numbers(batch.rightCols(12)), numbers(x.rightCols(12)));
}

void TestAxesFrames::firstGroupFollowsTheChosenCell() {
    const MatrixD& layer = values("layer", 2.4); // row 4 is chosen by the default scenario
    QVERIFY(reached(layer.row(4), m_result.runs[0].centred.row(4)));
    QCOMPARE(numbers(layer.row(0)), numbers(m_result.sample.x.row(0)));
    const MatrixD& batch = values("batch", 2.4);
    QVERIFY(reached(batch.col(4), m_result.runs[1].centred.col(4)));
    QCOMPARE(numbers(batch.col(0)), numbers(m_result.sample.x.col(0)));
}

void TestAxesFrames::valuesMoveOneWay() {
    const MatrixD from = values("layer", 4), to = values("layer", 5);
    MatrixD before = from;
    for (int k = 1; k <= 20; ++k) {
        const MatrixD now = values("layer", 4 + k * 0.05);
        const MatrixD step = (now - before).cwiseProduct(to - from);
        QVERIFY(step.minCoeff() >= 0);
        before = now;
    }
}

void TestAxesFrames::marginsAppearWithTheMean() {
    const auto shown = [&](double frame) {
        return panel<MatrixPlot>(figureAt(m_result, frame), "layer").rowMargin.shown;
    };
    QCOMPARE(shown(1), std::vector<bool>(12, false));
    std::vector<bool> chosenOnly(12, false);
    chosenOnly[4] = true;
    QCOMPARE(shown(1.3), chosenOnly);
    QCOMPARE(shown(2), std::vector<bool>(12, true));
    QVERIFY(panel<MatrixPlot>(figureAt(m_result, 1), "layer").columnMargin.shown.empty());
}

void TestAxesFrames::marginsAreThoseOfTheShownValues() {
    const MatrixD& shown = values("batch", 4.7);
    const auto& plot = panel<MatrixPlot>(m_figure, "batch");
    for (Index j = 0; j < shown.cols(); ++j) {
        const double mean = shown.col(j).mean();
        // 12 values below 3: rounding of a few 1e-16.
        QVERIFY(std::abs(plot.columnMargin.mean[std::size_t(j)] - mean) < 1e-14);
        const double sd = std::sqrt((shown.col(j).array() - mean).square().mean());
        QVERIFY(std::abs(plot.columnMargin.sd[std::size_t(j)] - sd) < 1e-14);
    }
}

void TestAxesFrames::rmsNormHasNoCentre() {
    QCOMPARE(numbers(values("rms", 3)), numbers(m_result.sample.x));
    QCOMPARE(numbers(values("rms", 4)), numbers(m_result.sample.x));
}

void TestAxesFrames::termsFollowTheStages() {
    const std::vector<Term> expected = {Term::None,     Term::Input,     Term::Mean,  Term::Centre,
                                        Term::Variance, Term::Normalise, Term::Affine};
    for (int k = 0; k <= axesStages; ++k)
        QCOMPARE(panel<Arithmetic>(figureAt(m_result, k), "arithmetic-layer").lit, expected[std::size_t(k)]);
}

void TestAxesFrames::stageSentences_data() {
    QTest::addColumn<double>("frame");
    QTest::addColumn<QString>("start");
    QTest::newRow("input") << 1.0
                           << "Every matrix still holds the input: the wines run from −0.61 to 0.67, the features from "
                              "−0.38 to 0.45.";
    QTest::newRow("mean") << 2.0
                          << "LayerNorm takes one mean per wine, over its 13 values: −0.61 … 0.67. BatchNorm takes one "
                             "mean per feature, over its 12 values: −0.38 … 0.45. RMSNorm takes no mean.";
    QTest::newRow("centre") << 3.0 << "LayerNorm takes from every value the mean of its row.";
    QTest::newRow("variance") << 4.0 << "LayerNorm takes the variance of each wine: ";
    QTest::newRow("normalise") << 4.5 << "LayerNorm divides every row by its own √(σ² + ε).";
    QTest::newRow("affine") << 5.5 << "Every value is multiplied by γ = 1.5, then β = −0.25 is added.";
    QTest::newRow("end") << 6.0 << "After LayerNorm every wine has mean −0.25 and sd 1.5, but";
}

void TestAxesFrames::stageSentences() {
    QFETCH(double, frame);
    QFETCH(QString, start);
    const QString sentence = QString::fromStdString(plain(figureAt(m_result, frame).sentence));
    QVERIFY2(sentence.startsWith(start), qPrintable(sentence));
}

QTEST_APPLESS_MAIN(TestAxesFrames)
#include "test_axes_frames.moc"
