// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "axes_support.h"
#include "lab/axes_norms.h"
#include "lab/axes_scene.h"
#include "lab/gradient_parts.h"

#include <cmath>

using namespace axestest;

// Features with a gamma and beta of their own.
class TestAxesAffineValues : public QObject {
    Q_OBJECT

private slots:
    void forwardAndBackward_data();
    void forwardAndBackward();
    void threeWaysAgree();
    void partsOfTheGradientMakeDx();
    void withoutAffineNothingIsScaled();
    void moreValuesThanFeatures();
    void otherPagesShareOneValue();
    void theCellShowsItsFeature();
    void captionAndSentence();
};

namespace {

using Values = std::vector<double>;

// The last feature has no gamma of its own, the last two no beta.
Scenario ownValues(std::vector<NormKind> norms = {NormKind::Layer}) {
    Scenario scenario;
    scenario.axes.norms = std::move(norms);
    scenario.norm.gamma = 3;
    scenario.norm.beta = -1;
    scenario.norm.gammaValues = {0.5, -2, 1.5};
    scenario.norm.betaValues = {0.25, -0.5};
    scenario.axes.upstream = Upstream::OneCell;
    scenario.axes.row = 1;
    scenario.axes.column = 2;
    return scenario;
}

MatrixD input() {
    MatrixD x(3, 4);
    x << 1, 2, 4, -1, 0.5, -3, 2, 1, 2, 2.5, -1, 0;
    return x;
}

AxesResult runOwn(const Scenario& scenario = ownValues()) { return runMatrix(input(), scenario); }

std::string affineNumbers(const Figure& figure, const std::string& name) {
    std::string text;
    for (const NamedNumber& n : panel<Arithmetic>(figure, name).exact)
        if (n.name == "gamma" || n.name == "beta")
            text.append(n.name).append(" ").append(roundTrip(n.value)).append(" ");
    return text;
}

} // namespace

// NumPy in float64: gamma xhat + beta, and dx = rstd (h - <h> - xhat <h xhat>) of h = gamma dy with dy = 1 at the
// chosen cell; checked against central differences (1e-9), LayerNorm's also against torch 1.13's nn.LayerNorm.
void TestAxesAffineValues::forwardAndBackward_data() {
    QTest::addColumn<int>("kind");
    QTest::addColumn<QList<double>>("y");
    QTest::addColumn<QList<double>>("dx");
    QTest::newRow("layer")
        << int(NormKind::Layer)
        << QList<double>{0.1113251642894297, -1.054699342842281,  1.0801225356585542, -5.160245071317108,
                         0.349558356393513,  2.8186118797837674,  0.4933753459026953, 0.3938169895091823,
                         0.6431658650934735, -2.7716249983178467, -2.965829325467367, -2.834774037102876}
        << QList<double>{0, 0, 0, 0, -0.23858907760245637, 0.1298196606748936, 0.3999883142839264, -0.2912188973563635,
                         0, 0, 0, 0};
    QTest::newRow("rms")
        << int(NormKind::Rms)
        << QList<double>{0.4632005225370417, -2.2056041802963335, 1.5584062704445003, -2.27920313522225,
                         0.3824530498076176, 2.6788731953828218,  0.5894365976914109, 0.5894365976914109,
                         0.8462837339409147, -3.4814186697045737, -1.894425600911372, -1}
        << QList<double>{0, 0, 0, 0, -0.05576954863605334, 0.33461729181632005, 0.571640104301492, -0.11153909727210667,
                         0, 0, 0, 0};
    QTest::newRow("batch") << int(NormKind::Batch)
                           << QList<double>{0.11637109711863722, -1.7080799198613816, 0.7033229047812877,
                                            -4.67420705772517,   -0.2845156115254509, 2.3188531463432236,
                                            -0.7566681564598161, 2.6742070577251704,  0.9181445144068135,
                                            -2.110773226481842,  -2.946654748321472,  -1}
                           << QList<double>{0, 0, -0.2881560243455791,  0, 0, 0, 0.48026023267959717, 0,
                                            0, 0, -0.19210420833401806, 0};
}

void TestAxesAffineValues::forwardAndBackward() {
    QFETCH(const int, kind);
    QFETCH(const QList<double>, y);
    QFETCH(const QList<double>, dx);
    const AxesResult result = runOwn(ownValues({NormKind(kind)}));
    const AxesRun& run = result.runs[0];
    constexpr double rounding = 1e-13; // a hundred roundings of float64 at a size of 5
    QVERIFY(largestDifference(numbers(run.y), Values(y.begin(), y.end())) < rounding);
    QVERIFY(largestDifference(numbers(run.dx), Values(dx.begin(), dx.end())) < rounding);
}

void TestAxesAffineValues::threeWaysAgree() {
    const AxesResult result = runOwn(ownValues({NormKind::Layer, NormKind::Rms, NormKind::Batch}));
    for (const AxesRun& run : result.runs) {
        QVERIFY(run.threeWays.stepwiseToKernel < 1e-5); // some float32 roundings at a size of 5
        QVERIFY(run.threeWays.stepwiseToDouble < 1e-5);
    }
}

// LayerNorm's rows: dx is rstd times what is left of h.
void TestAxesAffineValues::partsOfTheGradientMakeDx() {
    const AxesResult result = runOwn();
    const AxesRun& run = result.runs[0];
    const GradientParts parts = gradientParts(run, result.scenario.norm, run.upstream, {1, 2});
    QCOMPARE(parts.h, (Values{0, 0, 1.5, 0})); // gamma of the third feature
    for (Index j = 0; j < 4; ++j) QVERIFY(std::abs(parts.rstd * parts.passed[std::size_t(j)] - run.dx(1, j)) < 1e-13);
}

void TestAxesAffineValues::withoutAffineNothingIsScaled() {
    Scenario bare = ownValues();
    bare.norm.elementwiseAffine = false;
    const AxesResult result = runOwn(bare);
    QVERIFY(result.runs[0].y == result.runs[0].xhat);
    Scenario noBias = ownValues();
    noBias.norm.bias = false;
    QCOMPARE(betasOf(noBias.norm, 4), (Values{0, 0, 0, 0}));
    QCOMPARE(gammasOf(noBias.norm, 4), (Values{0.5, -2, 1.5, 3}));
}

void TestAxesAffineValues::moreValuesThanFeatures() {
    Scenario scenario = ownValues(), more = scenario;
    scenario.norm.gammaValues = {0.5, -2, 1.5, 3};
    more.norm.gammaValues = {0.5, -2, 1.5, 3, 7, 8};
    QVERIFY(runOwn(more).runs[0].y == runOwn(scenario).runs[0].y);
}

void TestAxesAffineValues::otherPagesShareOneValue() {
    const auto layer = std::get<LayerNorm<double>>(makeNorm<double>(NormKind::Layer, ownValues().norm, 4));
    QCOMPARE(layer.affine.gamma, (Values{3, 3, 3, 3}));
    QCOMPARE(layer.affine.beta, (Values{-1, -1, -1, -1}));
}

void TestAxesAffineValues::theCellShowsItsFeature() {
    Scenario scenario = ownValues();
    const AxesResult result = runOwn(scenario);
    QCOMPARE(affineNumbers(figureAt(result), "arithmetic-layer"), std::string("gamma 1.5 beta -1 "));
    QCOMPARE(panel<Arithmetic>(figureAt(result), "arithmetic-layer").gamma, std::string("1.5"));
    scenario.axes.column = 0;
    QCOMPARE(affineNumbers(figureAt(runOwn(scenario)), "arithmetic-layer"), std::string("gamma 0.5 beta 0.25 "));
}

void TestAxesAffineValues::captionAndSentence() {
    Scenario scenario = ownValues();
    scenario.norm.affineSource = "h.0.ln_1 of gpt2.safetensors";
    const AxesResult result = runOwn(scenario);
    const std::string caption = plain(figureAt(result).caption);
    QVERIFY2(caption.find("γ −2 … 3, β −1 … 0.25 (h.0.ln_1 of gpt2.safetensors)") != std::string::npos,
             caption.c_str());
    const std::string last = plain(figureAt(result, 5.5).sentence); // on the way to the last stage
    QVERIFY2(last.find("multiplied by its feature's γ, −2 … 3") != std::string::npos, last.c_str());
    scenario.norm.gammaValues.clear();
    scenario.norm.betaValues.clear();
    const std::string shared = plain(figureAt(runOwn(scenario)).caption);
    QVERIFY2(shared.find("γ 3, β −1 ·") != std::string::npos, shared.c_str()); // which come from nowhere
}

QTEST_APPLESS_MAIN(TestAxesAffineValues)
#include "test_axes_affine_values.moc"
