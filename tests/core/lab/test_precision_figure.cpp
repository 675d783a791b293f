// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lab/precision_support.h"

using namespace normscope;
using namespace normscope::test;

// What the Precision page shows and says.
class TestPrecisionFigure : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { m_result = quickPrecision(precisionScenario()); }
    void panelsByView();
    void everyPanelHasADescriptionAndATable();
    void theGridHasMarks();
    void theGridHasTicks();
    void oneScaleAndOneColumnOfLabels();
    void framesRevealRows();
    void placesInTheGrid();
    void theFloorHasTheory();
    void theVarianceHasCrosses();
    void theOverflowHasItsThreshold();
    void whatEpsBecomes();
    void sentencesAreMeasured();
    void theCaptionHasTheSettings();

private:
    static Figure shown(const PrecisionResult& result, PrecisionView view, double frame = 0);
    PrecisionResult m_result;
};

Figure TestPrecisionFigure::shown(const PrecisionResult& result, PrecisionView view, double frame) {
    PrecisionLook look{frame, result.scenario.precision};
    look.display->view = view;
    return precisionFigure(result, look);
}

namespace {

using Names = std::vector<std::string>;

const HeatMark* markAt(const HeatMap& map, Index row, Index column) {
    for (const HeatMark& mark : map.marks)
        if (mark.row == row && mark.column == column) return &mark;
    return nullptr;
}

} // namespace

void TestPrecisionFigure::panelsByView() {
    QCOMPARE(panelNames(shown(m_result, PrecisionView::Grid)),
             (Names{"grid-fp32", "grid-fp16", "grid-bf16", "verdict", "operations", "vector", "effective-eps"}));
    QCOMPARE(panelNames(shown(m_result, PrecisionView::Floor)), (Names{"floor", "effective-eps"}));
    QCOMPARE(panelNames(shown(m_result, PrecisionView::Overflow)),
             (Names{"overflow", "overflow-share", "effective-eps"}));
    QCOMPARE(panelNames(shown(m_result, PrecisionView::Variance)), (Names{"variance", "effective-eps"}));
    QCOMPARE(panelNames(shown(m_result, PrecisionView::Generation)),
             (Names{"kl", "texts", "language-loss", "effective-eps"}));
}

void TestPrecisionFigure::everyPanelHasADescriptionAndATable() {
    for (const PrecisionView view : {PrecisionView::Grid, PrecisionView::Floor, PrecisionView::Overflow,
                                     PrecisionView::Variance, PrecisionView::Generation}) {
        const Figure figure = shown(m_result, view);
        QVERIFY(!figure.sentence.empty() && !figure.caption.empty() && !figure.title.empty());
        for (const Panel& one : figure.panels) {
            QVERIFY2(!csv(one).empty(), panelName(one).c_str());
            const std::string described = std::visit(
                [](const auto& p) {
                    if constexpr (requires { p.description; }) return plain(p.description);
                    return std::string("none");
                },
                one);
            QVERIFY2(!described.empty(), panelName(one).c_str());
        }
    }
}

void TestPrecisionFigure::theGridHasMarks() {
    const Figure figure = shown(m_result, PrecisionView::Grid);
    const HeatMap& half = panel<HeatMap>(figure, "grid-fp16");
    QVERIFY(half.apart && half.logarithmic);
    QCOMPARE(half.values.rows(), Index(5));
    QCOMPARE(half.values.cols(), Index(10));
    QCOMPARE(plain(markAt(half, 0, 0)->text), std::string("NaN")); // eps 1e-12 is the lowest row
    QCOMPARE(plain(markAt(half, 1, 2)->text), std::string("inf"));
    QCOMPARE(plain(markAt(half, 4, 9)->text), std::string("0"));
    QVERIFY(markAt(half, 4, 9)->failure);
    QCOMPARE(plain(markAt(half, 4, 0)->text), std::string("="));
    QVERIFY(!markAt(half, 4, 0)->failure);
    QVERIFY(!markAt(half, 4, 5));
    QCOMPARE(plain(half.note), std::string("2 NaN, 4 inf, 10 all zero"));
    QCOMPARE(plain(panel<HeatMap>(figure, "grid-fp32").note), std::string("50 of 50 finite"));
    QCOMPARE(half.chosen.value(), (CellIndex{3, 2})); // eps 1e-5, sd 1e-4
    QVERIFY(!panel<HeatMap>(figure, "grid-bf16").chosen);
}

void TestPrecisionFigure::theGridHasTicks() {
    const HeatMap map = panel<HeatMap>(shown(m_result, PrecisionView::Grid), "grid-fp32");
    QCOMPARE(map.y.ticks.size(), std::size_t(5));
    QCOMPARE(map.y.ticks.front().at, 5.0);
    QCOMPARE(plain(map.y.ticks.front().label), std::string("10^\u22123"));
    QCOMPARE(map.y.lower, 0.5);
    QCOMPARE(map.x.upper, 10.5);
    QCOMPARE(plain(map.x.ticks.front().label), std::string("0"));
    QCOMPARE(plain(map.x.ticks.back().label), std::string("10^3"));
}

void TestPrecisionFigure::oneScaleAndOneColumnOfLabels() {
    const Figure figure = shown(m_result, PrecisionView::Grid);
    const HeatMap &left = panel<HeatMap>(figure, "grid-fp32"), &right = panel<HeatMap>(figure, "grid-bf16");
    QVERIFY(left.showYLabels && !left.showScale);
    QVERIFY(!right.showYLabels && right.showScale);
    QCOMPARE(left.lower, 1e-8);
    QCOMPARE(right.upper, 1.0);
}

void TestPrecisionFigure::framesRevealRows() {
    const HeatMap map = panel<HeatMap>(shown(m_result, PrecisionView::Grid, 3), "grid-fp16");
    QVERIFY(markAt(map, 1, 5) && markAt(map, 1, 5)->text.empty() && !markAt(map, 1, 5)->failure);
    QVERIFY(markAt(map, 0, 0)->text.empty());
    QVERIFY(!markAt(map, 2, 5));
    QCOMPARE(plain(map.note), std::string("6 all zero")); // of the first three rows
    QCOMPARE(plain(panel<HeatMap>(shown(m_result, PrecisionView::Grid, 5), "grid-fp16").note),
             std::string("2 NaN, 4 inf, 10 all zero"));
}

void TestPrecisionFigure::placesInTheGrid() {
    const auto place = gridPlace(m_result, "grid-bf16", {4, 0});
    QVERIFY(place && place->format == NumberFormat::BFloat16);
    QCOMPARE(place->eps, 1e-3);
    QCOMPARE(place->sd, 0.0);
    QCOMPARE(gridPlace(m_result, "grid-fp16", {0, 9})->eps, 1e-12);
    QCOMPARE(gridPlace(m_result, "grid-fp16", {0, 9})->sd, 1000.0);
    QVERIFY(!gridPlace(m_result, "floor", {0, 0}));
    QVERIFY(!gridPlace(m_result, "grid-fp16", {5, 0}));
    QVERIFY(!gridPlace(m_result, "grid-fp16", {0, -1}));
}

void TestPrecisionFigure::theFloorHasTheory() {
    const Plot plot = panel<Plot>(shown(m_result, PrecisionView::Floor), "floor");
    QCOMPARE(plot.series.size(), std::size_t(10));
    QCOMPARE(plot.series.front().name, std::string("eps_1e-5")); // the chosen one
    QVERIFY(find(plot, "eps_1e-12_theory")->theory);
    QVERIFY(plot.x.logarithmic && plot.y.logarithmic);
}

void TestPrecisionFigure::theVarianceHasCrosses() {
    const Plot plot = panel<Plot>(shown(m_result, PrecisionView::Variance), "variance");
    for (const char* name : {"one_pass", "pairwise", "two_pass", "corrected_two_pass", "welford", "shifted"})
        QVERIFY2(find(plot, name) && find(plot, name)->y.size() == 15, name);
    const Series* crosses = find(plot, "one_pass_negative");
    QVERIFY(crosses && crosses->crosses);
    QCOMPARE(crosses->pointLabels.size(), crosses->x.size());
    QVERIFY(std::ranges::all_of(crosses->y, [](double error) { return error > 1; }));
    QVERIFY(!find(plot, "two_pass_negative"));
    QVERIFY(find(plot, "all_wrong"));
}

void TestPrecisionFigure::theOverflowHasItsThreshold() {
    const Figure figure = shown(m_result, PrecisionView::Overflow);
    const Plot& plot = panel<Plot>(figure, "overflow");
    QVERIFY(find(plot, "threshold")->theory);
    QCOMPARE(find(plot, "measured")->y, m_result.overflow.measured);
    QCOMPARE(plot.x.ticks.size(), std::size_t(8));
    QCOMPARE(panel<Plot>(figure, "overflow-share").series.size(), std::size_t(3));
}

void TestPrecisionFigure::whatEpsBecomes() {
    const TextTable table = panel<TextTable>(shown(m_result, PrecisionView::Floor), "effective-eps");
    QCOMPARE(table.rows.size(), std::size_t(4));
    QCOMPARE(plain(table.rows[3].head), std::string("fp16"));
    QVERIFY(table.rows[3].marked);
    QCOMPARE(plain(table.rows[3].cells[0]), std::string("1.0014e\u22125"));
    QCOMPARE(plain(table.rows[3].cells[1]), std::string("+0.136 %"));
    QVERIFY(contains(table.rows[3].cells[2], "subnormal"));
    QCOMPARE(plain(table.rows[0].cells[1]), std::string("none"));
    Scenario scenario = precisionScenario();
    scenario.norm.eps = 1e-8;
    PrecisionResult result = gridOnly(scenario);
    result.effective = effectiveEps(scenario);
    const Figure figure = precisionFigure(result, {});
    QVERIFY(contains(panel<TextTable>(figure, "effective-eps").rows[3].cells[2], "there is no ε"));
}

void TestPrecisionFigure::sentencesAreMeasured() {
    const Text grid = shown(m_result, PrecisionView::Grid).sentence;
    QVERIFY(contains(grid, "fp32 and bf16 are right in all 50 settings"));
    QVERIFY(contains(grid, "fp16 fails in 16 of 50 settings"));
    QVERIFY(contains(grid, "6 are NaN or inf (ε from 1e-12 to 1e-8, sd from 0 to 1e-4), all of them where ε itself"));
    QVERIFY(contains(grid, "10 are all zero with no warning"));
    const Text floor = shown(m_result, PrecisionView::Floor).sentence;
    QVERIFY(contains(floor, "comes out with sd 0.71, one a hundred times smaller with sd 0.10.")); // √½ and √(1/101)
    QVERIFY(contains(floor, "even ε = 0.001 changes the output by 0.05 % only"));
    QVERIFY(contains(shown(m_result, PrecisionView::Overflow).sentence, "From d = 4096 on no seed overflows"));
    const Text variance = shown(m_result, PrecisionView::Variance).sentence;
    QVERIFY(contains(variance, "At offset 10000 the one-pass variance is wrong by a factor of 37"));
    QVERIFY(contains(variance, "even two passes fail"));
    for (const PrecisionView view : {PrecisionView::Grid, PrecisionView::Floor, PrecisionView::Overflow,
                                     PrecisionView::Variance, PrecisionView::Generation})
        qInfo("%s", plain(shown(m_result, view).sentence).c_str());
}

void TestPrecisionFigure::theCaptionHasTheSettings() {
    const Text caption = shown(m_result, PrecisionView::Grid).caption;
    QVERIFY(contains(caption, "LayerNorm, 64 values · fp16 · sums in the format · variance: two passes · ε 1e-5"));
    QVERIFY(contains(caption, "seed 0"));
}

QTEST_APPLESS_MAIN(TestPrecisionFigure)
#include "test_precision_figure.moc"
