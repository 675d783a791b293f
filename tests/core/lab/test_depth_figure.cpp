// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lab/depth_support.h"

using namespace normscope;
using namespace normscope::test;

// The page as data.
class TestDepthFigure : public QObject {
    Q_OBJECT

private slots:
    void panelsInOrder();
    void curvesAreTheMedians();
    void theSweepGoesForwardThenBack();
    void theoryStandsOnlyWhereItHolds();
    void xiongsWedge();
    void againstDepth();
    void wiringShowsEveryPlacement();
    void theChosenLayerIsShown();
    void sentenceSaysWhatWasMeasured();
    void sentenceLocatesTheOverflow();
    void nothingYetIsAFigureToo();
    void lockedAxesStay();
    void theTableHasTheBands();

private:
    DepthLook look(double frame = 0) const {
        DepthLook look;
        look.frame = frame;
        return look;
    }
};

namespace {

template <class T>
const T& panel(const Figure& figure, const std::string& name) {
    for (const Panel& one : figure.panels)
        if (panelName(one) == name) return std::get<T>(one);
    throw std::runtime_error("no panel " + name);
}

const Series* find(const Plot& plot, const std::string& name) {
    const auto found = std::ranges::find(plot.series, name, &Series::name);
    return found == plot.series.end() ? nullptr : &*found;
}

DepthResult mlpResult(Index layers = 24) { return runDepth(depthScenario(BlockKind::Mlp, layers), false); }

} // namespace

void TestDepthFigure::panelsInOrder() {
    const Figure figure = depthFigure(runDepth(smallScenario(), false), look());
    std::vector<std::string> names;
    for (const Panel& one : figure.panels) names.push_back(panelName(one));
    QCOMPARE(names, (std::vector<std::string>{"rms", "gradient", "histograms", "block", "layer"}));
    QCOMPARE(figure.name, std::string("depth"));
    QVERIFY(plain(figure.caption).find("6 layers, width 16") != std::string::npos);
}

void TestDepthFigure::curvesAreTheMedians() {
    const DepthResult result = runDepth(smallScenario(), false);
    const Figure figure = depthFigure(result, look());
    const Series* line = find(panel<Plot>(figure, "rms"), "pre_ln");
    QVERIFY(line);
    QCOMPARE(line->y, band(armOf(result, preLn).runs, &DepthLayer::rms).median);
    QCOMPARE(line->form, LineForm::Pre);
    QCOMPARE(line->role, Role::Layer);
    const Series* area = find(panel<Plot>(figure, "rms"), "pre_ln_band");
    QVERIFY(area && area->style == SeriesStyle::Band);
    QCOMPARE(area->y2, band(armOf(result, preLn).runs, &DepthLayer::rms).highest);
}

void TestDepthFigure::theSweepGoesForwardThenBack() {
    const DepthResult result = runDepth(smallScenario(), false); // 6 layers
    const Figure forward = depthFigure(result, look(2));
    QCOMPARE(find(panel<Plot>(forward, "rms"), "pre_ln")->x, (std::vector<double>{0, 1, 2}));
    QCOMPARE(find(panel<Plot>(forward, "rms"), "pre_ln_pending")->x, (std::vector<double>{2, 3, 4, 5, 6}));
    QVERIFY(!find(panel<Plot>(forward, "gradient"), "pre_ln"));
    QCOMPARE(panel<Plot>(forward, "rms").cursor->direction, 1);
    const Figure back = depthFigure(result, look(9)); // layer 4 on the way back
    QCOMPARE(find(panel<Plot>(back, "rms"), "pre_ln")->x.size(), std::size_t(7));
    QCOMPARE(find(panel<Plot>(back, "gradient"), "pre_ln")->x, (std::vector<double>{4, 5, 6}));
    QCOMPARE(panel<Plot>(back, "gradient").cursor->x, 4.0);
    QCOMPARE(panel<Plot>(back, "gradient").cursor->direction, -1);
}

void TestDepthFigure::theoryStandsOnlyWhereItHolds() {
    const Figure figure = depthFigure(mlpResult(), look());
    const Plot& rms = panel<Plot>(figure, "rms");
    const Series* pre = find(rms, "pre_ln_theory");
    QVERIFY(pre && pre->theory);
    // 1.6 E gelu(sqrt(0.4) z)^2 = 0.2329 by Gauss-Hermite quadrature in NumPy
    QVERIFY(std::abs(pre->y.back() - std::sqrt(1 + 24 * 0.2329)) < 2e-3);
    const Series* none = find(rms, "none_theory");
    QVERIFY(none && plain(none->label).find("→ × 1.149") != std::string::npos); // sqrt(1.32)
    QVERIFY(!find(rms, "post_ln_theory"));
    const auto found = metrics(mlpResult());
    QVERIFY(found.at("pre_ln.theory_misfit") < 0.02);
    QVERIFY(found.at("none.theory_misfit") < 0.06);
    const Figure linear = depthFigure(runDepth(depthScenario(BlockKind::Linear, 12), false), look());
    QVERIFY(!find(panel<Plot>(linear, "rms"), "pre_ln_theory"));
    DepthLook without = look();
    without.display = DepthSettings{};
    without.display->theory = false;
    QVERIFY(!find(panel<Plot>(depthFigure(mlpResult(), without), "rms"), "pre_ln_theory"));
}

void TestDepthFigure::xiongsWedge() {
    const Scenario scenario = depthScenario(BlockKind::Xiong, 12, Activation::Relu, Initialisation::XavierNormal);
    const Figure figure = depthFigure(runDepth(scenario, false), look());
    const Plot& rms = panel<Plot>(figure, "rms");
    const Series* wedge = find(rms, "pre_ln_theory");
    QVERIFY(wedge && wedge->style == SeriesStyle::Band && wedge->theory);
    QCOMPARE(wedge->y[12], std::sqrt(7.0));
    QCOMPARE(wedge->y2[12], std::sqrt(19.0));
    QVERIFY(find(rms, "post_ln_sum"));
}

void TestDepthFigure::againstDepth() {
    Scenario scenario = smallScenario();
    scenario.depth.view = DepthView::AgainstDepth;
    const Figure figure = depthFigure(runDepth(scenario, true), look());
    const Plot& plot = panel<Plot>(figure, "against-depth");
    QCOMPARE(find(plot, "pre_ln")->x, (std::vector<double>{6, 12, 24, 48, 96}));
    QVERIFY(plot.x.logarithmic && plot.y.logarithmic);
    const Series* law = find(plot, "pre_ln_theory");
    QVERIFY(law);
    QVERIFY(std::abs(law->y[4] / law->y[0] - 0.25) < 1e-12);
}

void TestDepthFigure::wiringShowsEveryPlacement() {
    Scenario scenario = smallScenario();
    const auto slotsOf = [&](DepthArm arm) {
        scenario.depth.arms = {arm};
        return panel<Wiring>(depthFigure(emptyDepthResult(scenario, false), look()), "block").places;
    };
    using P = Placement;
    QCOMPARE(slotsOf(noNorm), (WiringSlots{false, false, false}));
    QCOMPARE(slotsOf(preLn), (WiringSlots{true, false, false}));
    QCOMPARE(slotsOf(postLn), (WiringSlots{false, false, true}));
    QCOMPARE(slotsOf({NormKind::Rms, P::Output}), (WiringSlots{false, true, false}));
    QCOMPARE(slotsOf({NormKind::Rms, P::Sandwich}), (WiringSlots{true, true, false}));
    QCOMPARE(slotsOf({NormKind::Batch, P::DeepNorm}), (WiringSlots{false, false, true}));
    scenario.depth.arms = {{NormKind::Layer, P::DeepNorm}};
    const Wiring wiring = panel<Wiring>(depthFigure(emptyDepthResult(scenario, false), look()), "block");
    QCOMPARE(plain(wiring.trunk), std::string("× 1.86")); // 6 layers of two steps
    scenario.depth.arms = {preLn};
    const Wiring pre = panel<Wiring>(depthFigure(emptyDepthResult(scenario, false), look()), "block");
    QVERIFY(plain(pre.summary).ends_with("then one final LayerNorm"));
}

void TestDepthFigure::theChosenLayerIsShown() {
    const DepthResult result = runDepth(smallScenario(), false);
    DepthLook hovered = look();
    hovered.hovered = 5;
    const Figure figure = depthFigure(result, hovered);
    const MatrixPlot& matrix = panel<MatrixPlot>(figure, "layer");
    QCOMPARE(plain(matrix.title), std::string("Layer 5, Pre-LN"));
    QCOMPARE(matrix.values, result.arms[2].detail->layers[5].values);
    QCOMPARE(panel<HistogramStrip>(figure, "histograms").cursor->x, 5.0);
}

void TestDepthFigure::sentenceSaysWhatWasMeasured() {
    const std::string text = plain(depthFigure(mlpResult(), look()).sentence);
    QVERIFY2(text.find("Post-LN holds the stream at RMS 1.00") != std::string::npos, text.c_str());
    QVERIFY2(text.find("Pre-LN lets it grow like √l") != std::string::npos, text.c_str());
    QVERIFY2(text.find("No norm: it grows by a factor of 1.1") != std::string::npos, text.c_str());
    QVERIFY2(text.find("Pre-LN: from ") != std::string::npos, text.c_str());
    Scenario coherent = depthScenario(BlockKind::Linear, 48, Activation::Relu, Initialisation::XavierNormal);
    coherent.depth.arms = {preLn};
    const std::string other = plain(depthFigure(runDepth(coherent, false), look()).sentence);
    QVERIFY2(other.find("Pre-LN lets it grow like l, to 19.") != std::string::npos, other.c_str());
}

void TestDepthFigure::sentenceLocatesTheOverflow() {
    Scenario scenario = depthScenario(BlockKind::Mlp, 200, Activation::Relu, Initialisation::HeNormal);
    scenario.depth.width = 16;
    scenario.depth.seeds = 1;
    scenario.depth.arms = {noNorm};
    const DepthResult result = runDepth(scenario, false);
    const std::string text = plain(depthFigure(result, look()).sentence);
    const std::string layer = std::to_string(result.arms[0].runs[0].failure->layer);
    QVERIFY2(text.find("The stream of No norm is no longer finite at layer " + layer) != std::string::npos,
             text.c_str());
}

void TestDepthFigure::nothingYetIsAFigureToo() {
    const Figure figure = depthFigure(emptyDepthResult(smallScenario(), false), look(3));
    QCOMPARE(figure.panels.size(), std::size_t(5));
    QVERIFY(panel<Plot>(figure, "rms").series.empty());
    for (const Panel& one : figure.panels) QVERIFY(!csv(one).empty());
}

void TestDepthFigure::lockedAxesStay() {
    const DepthResult wide = mlpResult(48), narrow = mlpResult(6);
    const Figure first = depthFigure(wide, look());
    DepthLook locked = look();
    locked.ranges = &first;
    const Plot kept = panel<Plot>(depthFigure(narrow, locked), "rms");
    QCOMPARE(kept.y.upper, panel<Plot>(first, "rms").y.upper);
    QVERIFY(panel<Plot>(depthFigure(narrow, look()), "rms").y.upper < kept.y.upper);
}

void TestDepthFigure::theTableHasTheBands() {
    const Figure figure = depthFigure(runDepth(smallScenario(), false), look());
    const std::string table = csv(figure.panels[0]);
    QVERIFY(table.starts_with("series,x,y,y2\n"));
    QVERIFY(table.find("\npre_ln,6,") != std::string::npos);
    QVERIFY(csv(figure.panels[2]).starts_with("x,left,right,share\n0,"));
}

QTEST_APPLESS_MAIN(TestDepthFigure)
#include "test_depth_figure.moc"
