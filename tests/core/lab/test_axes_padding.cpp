// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "axes_support.h"

#include "lab/gradient_parts.h"

#include <cmath>
#include <limits>

using namespace axestest;

// Padding counted in the statistics of BatchNorm, and left out of them by a mask.
class TestAxesPadding : public QObject {
    Q_OBJECT

    static constexpr Index tokens = 4;
    const MatrixD m_x = seededNormals(12, 5).array() + 2;

    static Scenario padded(bool mask, std::vector<NormKind> norms = {NormKind::Batch}, Index padding = 1) {
        Scenario scenario;
        scenario.data.padding = padding;
        scenario.norm.maskPadding = mask;
        scenario.axes.norms = std::move(norms);
        scenario.axes.row = 5;
        scenario.axes.column = 2;
        return scenario;
    }
    static MatrixD withoutPadding(const MatrixD& x) {
        MatrixD real(9, x.cols());
        for (Index sample = 0; sample < 3; ++sample) real.middleRows(3 * sample, 3) = x.middleRows(4 * sample, 3);
        return real;
    }
    static MatrixD batchNorm(const MatrixD& x) {
        MatrixD y = x;
        for (Index j = 0; j < x.cols(); ++j) {
            const double mean = x.col(j).mean(), var = (x.col(j).array() - mean).square().mean();
            y.col(j) = ((x.col(j).array() - mean) / std::sqrt(var + 1e-5)).matrix();
        }
        return y;
    }
    static QString sentence(const AxesResult& result, double frame = 0) {
        return QString::fromStdString(plain(figureAt(result, frame).sentence));
    }

private slots:
    void lastTokensAreZero();
    void oneTokenStays();
    void editsComeAfterPadding();
    void reportedCase();
    void maskedOutputsAreThoseOfTheRealRows();
    void maskedMarginsCountRealRows();
    void paddingDoesNotReachAMaskedNorm();
    void maskedInfluenceAndGradient();
    void maskedGradientParts();
    void sentenceTellsHowFarPaddingPulls();
    void groupNormCountsPaddingToo();
    void constantColumnWithoutEps();
    void framesAndViews();
    void captionAndSubtitle();
};

void TestAxesPadding::lastTokensAreZero() {
    Scenario scenario = padded(false);
    scenario.data.padding = 2;
    scenario.data.scale = 3;
    scenario.data.offset = 10;
    const Sample sample = runTokens(m_x, tokens, scenario).sample;
    for (Index i = 0; i < 12; ++i) {
        QCOMPARE(bool(sample.real[std::size_t(i)]), i % 4 < 2);
        QCOMPARE(sample.x.row(i).cwiseAbs().maxCoeff() == 0, i % 4 >= 2);
    }
    QVERIFY(std::abs(sample.x(0, 0) - (3 * m_x(0, 0) + 10)) < 1e-14);
}

void TestAxesPadding::oneTokenStays() {
    Scenario scenario = padded(false);
    scenario.data.padding = 99;
    const Sample sample = runTokens(m_x, tokens, scenario).sample;
    QCOMPARE(std::count(sample.real.begin(), sample.real.end(), true), std::ptrdiff_t(3));
    QVERIFY(sample.real[0] && sample.real[4] && sample.real[8]);
}

void TestAxesPadding::editsComeAfterPadding() {
    Scenario scenario = padded(false);
    scenario.data.edits = {{3, 0, 5.0}};
    const AxesResult result = runTokens(m_x, tokens, scenario);
    QCOMPARE(result.sample.x(3, 0), 5.0);
    QCOMPARE(result.sample.prepared(3, 0), 0.0);
    QVERIFY(!result.sample.real[3]);
}

// keras-team/keras#19818 and others: one channel, times 1, 3, 5 and three of padding.
void TestAxesPadding::reportedCase() {
    const MatrixD x{{1}, {3}, {5}, {8}, {8}, {8}}; // what stood in the padding does not matter
    Scenario scenario = padded(true, {NormKind::Batch}, 3);
    scenario.norm.batchesSeen = 0;
    const AxesRun masked = runTokens(x, 6, scenario).runs[0];
    QVERIFY(std::abs(masked.cache.mean[0] - 3) < 1e-15 && std::abs(masked.cache.var[0] - 8.0 / 3) < 1e-15);
    const double largest = 2 / std::sqrt(8.0 / 3 + 1e-5); // 1.224743
    QCOMPARE_LE(largestDifference(numbers(masked.y), {-largest, 0, largest, 0, 0, 0}), 1e-15);
    QVERIFY(std::abs(masked.running.mean[0] - 0.3) < 1e-15 && std::abs(masked.running.var[0] - 1.3) < 1e-15);
    for (Index i = 3; i < 6; ++i) QCOMPARE(masked.dx(i, 0), 0.0);

    scenario.data.edits = {{3, 0, std::numeric_limits<double>::quiet_NaN()}};
    const AxesRun withNaN = runTokens(x, 6, scenario).runs[0];
    QCOMPARE(numbers(withNaN.y), numbers(masked.y));
    QCOMPARE(withNaN.running.mean, masked.running.mean);
    QVERIFY(withNaN.changed.cells.empty());

    scenario.data.edits.clear();
    scenario.norm.maskPadding = false;
    const AxesRun counted = runTokens(x, 6, scenario).runs[0];
    QVERIFY(std::abs(counted.cache.mean[0] - 1.5) < 1e-15 && std::abs(counted.cache.var[0] - 43.0 / 12) < 1e-15);
}

void TestAxesPadding::maskedOutputsAreThoseOfTheRealRows() {
    const AxesRun run = runTokens(m_x, tokens, padded(true)).runs[0];
    QVERIFY((withoutPadding(run.y) - batchNorm(withoutPadding(m_x))).cwiseAbs().maxCoeff() < 1e-13);
    for (const Index i : {3, 7, 11}) QCOMPARE(run.y.row(i).cwiseAbs().maxCoeff(), 0.0);
    QVERIFY((withoutPadding(run.xhat) - withoutPadding(run.y)).cwiseAbs().maxCoeff() < 1e-13);
    // One step in float32: roundings of values below 3.
    QVERIFY(run.threeWays.stepwiseToKernel < 3e-6 && run.threeWays.stepwiseToDouble < 3e-6);
    Scenario scenario = padded(false);
    MatrixD zeros = m_x;
    for (const Index i : {3, 7, 11}) zeros.row(i).setZero();
    QVERIFY((runTokens(m_x, tokens, scenario).runs[0].y - batchNorm(zeros)).cwiseAbs().maxCoeff() < 1e-13);
}

void TestAxesPadding::maskedMarginsCountRealRows() {
    const Figure figure = figureAt(runTokens(m_x, tokens, padded(true)));
    const auto& plot = panel<MatrixPlot>(figure, "batch");
    for (std::size_t j = 0; j < 5; ++j) {
        QVERIFY(std::abs(plot.columnMargin.mean[j]) < 1e-14);
        QVERIFY(std::abs(plot.columnMargin.sd[j] - 1) < 1e-4); // eps
    }
    QCOMPARE(plot.rowMargin.sd[3], 0.0);
    QVERIFY(plain(plot.summary).starts_with("every feature 0 ± 1"));
    QCOMPARE(plain(plot.sentenceNote), std::string("over the 9 values of its column that are no padding"));
    const auto& worked = panel<Arithmetic>(figure, "arithmetic-batch");
    QCOMPARE(plain(worked.title), std::string("column f3, 9 values"));
}

void TestAxesPadding::paddingDoesNotReachAMaskedNorm() {
    Scenario scenario = padded(true);
    scenario.data.edits = {{3, 2, 50.0}};
    const AxesResult result = runTokens(m_x, tokens, scenario);
    QCOMPARE(result.edited.cells.size(), std::size_t(1));
    QVERIFY(result.runs[0].changed.cells.empty());
    scenario.norm.maskPadding = false;
    QCOMPARE(runTokens(m_x, tokens, scenario).runs[0].changed.cells.size(), std::size_t(12));
}

void TestAxesPadding::maskedInfluenceAndGradient() {
    Scenario scenario = padded(true);
    scenario.axes.view = AxesView::Influence;
    const AxesResult result = runTokens(m_x, tokens, scenario);
    const AxesRun& run = result.runs[0];
    const MatrixD map = panel<MatrixPlot>(figureAt(result), "influence-batch").values;
    const MatrixD expected =
        centralDifferences(m_x, [&](const MatrixD& x) { return batchNorm(withoutPadding(x))(4, 2); });
    QCOMPARE_LE(largestDifference(numbers(map), numbers(expected)), 1e-8); // row 5 is the fifth real one
    const MatrixD gradient = centralDifferences(m_x, [&](const MatrixD& x) {
        return batchNorm(withoutPadding(x)).cwiseProduct(withoutPadding(run.upstream)).sum();
    });
    QCOMPARE_LE(largestDifference(numbers(run.dx), numbers(gradient)), 1e-8);
    scenario.axes.row = 3;
    const Figure figure = figureAt(runTokens(m_x, tokens, scenario));
    QCOMPARE(panel<MatrixPlot>(figure, "influence-batch").values.cwiseAbs().maxCoeff(), 0.0);
    QVERIFY(plain(figure.sentence).find("Under BatchNorm it is padding that is left out, and hears nothing.") !=
            std::string::npos);
}

void TestAxesPadding::maskedGradientParts() {
    const Scenario scenario = padded(true);
    const AxesRun run = runTokens(m_x, tokens, scenario).runs[0];
    const GradientParts parts = gradientParts(run, scenario.norm, run.upstream, {5, 2});
    QCOMPARE(parts.passed.size(), std::size_t(12));
    for (Index i = 0; i < 12; ++i) QVERIFY(std::abs(parts.rstd * parts.passed[std::size_t(i)] - run.dx(i, 2)) < 1e-14);
    QCOMPARE(parts.h[3], 0.0);
    QCOMPARE(parts.meanPart[3], 0.0);
}

void TestAxesPadding::sentenceTellsHowFarPaddingPulls() {
    const auto text = [](double value) { return QString::fromStdString(fixed(value, 2)); };
    MatrixD zeros = m_x;
    for (const Index i : {3, 7, 11}) zeros.row(i).setZero();
    const auto column = zeros.col(2);
    const auto real = withoutPadding(m_x).col(2).eval();
    const double mean = column.mean(), sd = std::sqrt((column.array() - mean).square().mean());
    const double realMean = real.mean(), realSd = std::sqrt((real.array() - realMean).square().mean());
    const QString counted = sentence(runTokens(m_x, tokens, padded(false, {NormKind::Layer, NormKind::Batch})));
    QVERIFY2(counted.contains(QStringLiteral("Of the 12 tokens 3 are padding. LayerNorm takes every token by itself: "
                                             "no real one feels them. BatchNorm counts them: for f3 the mean is %1 "
                                             "instead of %2 and the sd %3 instead of %4. A mask leaves them out.")
                                  .arg(text(mean), text(realMean), text(sd), text(realSd))),
             qPrintable(counted));
    const AxesResult result = runTokens(m_x, tokens, padded(true));
    const QString masked = sentence(result);
    QVERIFY2(masked.contains(QStringLiteral("BatchNorm masks them: f3 keeps the mean %1 and sd %2 of its real values; "
                                            "counted in, padding would make them %3 and %4.")
                                 .arg(text(realMean), text(realSd), text(mean), text(sd))),
             qPrintable(masked));
    QVERIFY(!sentence(result, 2).contains("padding"));
    const auto numbersOf = metrics(result);
    double mostMean = 0;
    for (Index j = 0; j < 5; ++j)
        mostMean = std::max(mostMean, std::abs(zeros.col(j).mean() - withoutPadding(m_x).col(j).mean()));
    QVERIFY(std::abs(numbersOf.at("batch.padding_moves_mean") - mostMean) < 1e-14);
    QVERIFY(numbersOf.at("batch.padding_moves_sd") > 0);
}

void TestAxesPadding::groupNormCountsPaddingToo() {
    const AxesResult result = runTokens(m_x, tokens, padded(true, {NormKind::Group, NormKind::Instance}));
    QVERIFY2(sentence(result).contains("GroupNorm counts them: for sample 2 the mean is "),
             qPrintable(sentence(result)));
    QVERIFY(sentence(result).contains("InstanceNorm counts them: for sample 2, f3 the mean is "));
    QCOMPARE(result.runs[1].groups.values(0), Index(4));
}

void TestAxesPadding::constantColumnWithoutEps() {
    MatrixD x = m_x;
    x.col(1).setConstant(4); // with its padding it is not constant
    Scenario scenario = padded(true);
    scenario.norm.eps = 0;
    const AxesRun masked = runTokens(x, tokens, scenario).runs[0];
    QCOMPARE(masked.undefined, std::vector<Index>{1});
    QVERIFY(std::isnan(masked.y(0, 1)));
    QCOMPARE(masked.y(3, 1), 0.0);
    QVERIFY(masked.y.col(0).allFinite());
    scenario.norm.maskPadding = false;
    QCOMPARE(runTokens(x, tokens, scenario).runs[0].status, NormStatus::Ok);
}

void TestAxesPadding::framesAndViews() {
    for (const bool mask : {false, true})
        for (const NormMode mode : {NormMode::Train, NormMode::Evaluate})
            for (const AxesView view : {AxesView::Cell, AxesView::Influence, AxesView::Backward}) {
                Scenario scenario = padded(mask, {NormKind::Layer, NormKind::Batch, NormKind::Instance});
                scenario.norm.mode = mode;
                scenario.axes.view = view;
                scenario.axes.row = 7; // padding
                const AxesResult result = runTokens(m_x, tokens, scenario);
                for (const double frame : {0.0, 0.2, 1.3, 2.9, 4.2, 6.0}) {
                    const Figure figure = figureAt(result, frame);
                    QVERIFY(panel<MatrixPlot>(figure, "batch").values.allFinite());
                    QVERIFY(!figure.sentence.empty());
                }
                if (mask) QCOMPARE(result.runs[1].y.row(7).cwiseAbs().maxCoeff(), 0.0);
            }
}

void TestAxesPadding::captionAndSubtitle() {
    const Figure figure = figureAt(runTokens(m_x, tokens, padded(true)));
    QVERIFY2(plain(figure.caption)
                 .starts_with("test, 3 samples of 4 tokens, the last 1 padding, raw units · BatchNorm, "
                              "padding masked"),
             plain(figure.caption).c_str());
    QVERIFY(plain(panel<MatrixPlot>(figure, "input").subtitle).ends_with("raw units, last 1 padding"));
    Scenario scenario = padded(true);
    scenario.axes.row = 3;
    const Figure inPadding = figureAt(runTokens(m_x, tokens, scenario));
    QCOMPARE(plain(panel<CellCard>(inPadding, "cell").source), std::string("padding at the end of its sample"));
    QVERIFY(!panel<Arithmetic>(inPadding, "arithmetic-batch").note.empty());
}

QTEST_APPLESS_MAIN(TestAxesPadding)
#include "test_axes_padding.moc"
