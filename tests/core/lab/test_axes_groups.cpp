// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "axes_groups_support.h"

#include "lab/gradient_parts.h"
#include "lab/three_ways.h"

#include <set>

using namespace axestest;

// GroupNorm and InstanceNorm on data of 3 samples × 4 tokens × 8 features.
class TestAxesGroups : public QObject {
    Q_OBJECT

    const MatrixD m_x = seededNormals(12, 8);

private slots:
    void outputsAgainstLoops_data();
    void outputsAgainstLoops();
    void stagesOfAGroup();
    void influenceAgainstDifferences_data();
    void influenceAgainstDifferences();
    void gradientAgainstDifferences_data();
    void gradientAgainstDifferences();
    void gradientPartsAreTheKernels();
    void editSpreadsOverItsGroup();
    void oneGroupOneTokenIsLayerNorm();
    void oneGroupPoolsTheTokens();
    void oneGroupAFeatureIsInstanceNorm();
    void stepwiseIsNearTheKernel();
};

void TestAxesGroups::outputsAgainstLoops_data() {
    QTest::addColumn<int>("kind");
    QTest::addColumn<int>("groups");
    for (const int groups : {1, 2, 4, 8}) QTest::addRow("%d groups", groups) << int(NormKind::Group) << groups;
    QTest::newRow("instance") << int(NormKind::Instance) << 8;
}

void TestAxesGroups::outputsAgainstLoops() {
    QFETCH(int, kind);
    QFETCH(int, groups);
    const Scenario scenario = scenarioOf(NormKind(kind), groups);
    const AxesRun run = runTokens(m_x, groupTokens, scenario).runs[0];
    QCOMPARE(run.status, NormStatus::Ok);
    QCOMPARE(run.groups.count, Index(3 * groups));
    // Sums of at most 32 values below 10 in another order: some ulps.
    QCOMPARE_LE(largestDifference(numbers(run.y), numbers(byLoops(m_x, groupTokens, groups, scenario.norm))), 1e-13);
    QVERIFY((run.y - (1.5 * run.xhat.array() - 0.25).matrix()).cwiseAbs().maxCoeff() < 1e-14);
}

void TestAxesGroups::stagesOfAGroup() {
    const AxesResult result = runTokens(m_x, groupTokens, scenarioOf(NormKind::Group));
    const AxesRun& run = result.runs[0];
    const Margin y = groupMargin(run.groups, run.xhat), centred = groupMargin(run.groups, run.centred);
    for (std::size_t g = 0; g < y.mean.size(); ++g) {
        QVERIFY(std::abs(y.mean[g]) < 1e-14 && std::abs(centred.mean[g]) < 1e-14);
        QVERIFY(std::abs(y.sd[g] - 1) < 1e-5); // eps
    }
    // The chosen group goes first: rows 8 ... 11 and features 4 ... 7.
    const Figure figure = figureAt(result, 2.2);
    const MatrixD& shown = panel<MatrixPlot>(figure, "group").values;
    const MatrixD moved = (shown - result.sample.x).cwiseAbs();
    QVERIFY(moved.block(8, 4, 4, 4).minCoeff() > 0);
    QCOMPARE(moved.sum(), moved.block(8, 4, 4, 4).sum());
}

void TestAxesGroups::influenceAgainstDifferences_data() { outputsAgainstLoops_data(); }

void TestAxesGroups::influenceAgainstDifferences() {
    QFETCH(int, kind);
    QFETCH(int, groups);
    const Scenario scenario = scenarioOf(NormKind(kind), groups, AxesView::Influence);
    const Figure figure = figureAt(runTokens(m_x, groupTokens, scenario));
    const auto& map =
        panel<MatrixPlot>(figure, kind == int(NormKind::Group) ? "influence-group" : "influence-instance");
    const MatrixD expected =
        centralDifferences(m_x, [&](const MatrixD& x) { return byLoops(x, groupTokens, groups, scenario.norm)(9, 4); });
    // h = 1e-5: truncation and rounding below 1e-9.
    QCOMPARE_LE(largestDifference(numbers(map.values), numbers(expected)), 1e-8);
    const Index width = 8 / groups, left = 4 / width * width;
    QCOMPARE((map.values.array() != 0).count(), groupTokens * width);
    QCOMPARE((map.values.block(8, left, groupTokens, width).array() != 0).count(), groupTokens * width);
    QCOMPARE(map.blockRows, groupTokens);
    QCOMPARE(map.blockColumns, width);
    QVERIFY(plain(map.summary).find("its group") != std::string::npos);
}

void TestAxesGroups::gradientAgainstDifferences_data() { outputsAgainstLoops_data(); }

void TestAxesGroups::gradientAgainstDifferences() {
    QFETCH(int, kind);
    QFETCH(int, groups);
    const Scenario scenario = scenarioOf(NormKind(kind), groups);
    const AxesRun run = runTokens(m_x, groupTokens, scenario).runs[0];
    const MatrixD expected = centralDifferences(m_x, [&](const MatrixD& x) {
        return byLoops(x, groupTokens, groups, scenario.norm).cwiseProduct(run.upstream).sum();
    });
    QCOMPARE_LE(largestDifference(numbers(run.dx), numbers(expected)), 1e-8);
}

void TestAxesGroups::gradientPartsAreTheKernels() {
    Scenario scenario = scenarioOf(NormKind::Group);
    const AxesRun run = runTokens(m_x, groupTokens, scenario).runs[0];
    const GradientParts parts = gradientParts(run, scenario.norm, run.upstream, {9, 4});
    QCOMPARE(parts.h.size(), std::size_t(16));
    QVERIFY(parts.removesMean && parts.removesXhat);
    for (std::size_t k = 0; k < 16; ++k)
        QVERIFY(std::abs(parts.rstd * parts.passed[k] - run.dx(8 + Index(k) / 4, 4 + Index(k) % 4)) < 1e-14);
    const double passed = metrics(runTokens(m_x, groupTokens, scenario)).at("group.gradient_passed");
    QVERIFY(std::abs(passed - run.dx.norm()) < 1e-14);
}

void TestAxesGroups::editSpreadsOverItsGroup() {
    Scenario scenario = scenarioOf(NormKind::Group);
    scenario.data.edits = {{5, 1, 2.5}};
    std::set<Index> rows, columns;
    const AxesResult result = runTokens(m_x, groupTokens, scenario);
    for (const CellIndex& cell : result.runs[0].changed.cells) {
        rows.insert(cell.row);
        columns.insert(cell.column);
    }
    QCOMPARE(result.runs[0].changed.cells.size(), std::size_t(16));
    QCOMPARE(rows, (std::set<Index>{4, 5, 6, 7}));
    QCOMPARE(columns, (std::set<Index>{0, 1, 2, 3}));
    QVERIFY(sentence(result).contains("After GroupNorm 16 outputs moved, in 4 rows and 4 columns."));
}

void TestAxesGroups::oneGroupOneTokenIsLayerNorm() {
    Scenario scenario = scenarioOf(NormKind::Group, 1);
    scenario.axes.norms = {NormKind::Layer, NormKind::Group};
    const AxesResult result = runMatrix(m_x, scenario);
    QCOMPARE(numbers(result.runs[1].y), numbers(result.runs[0].y));
    QCOMPARE(numbers(result.runs[1].dx), numbers(result.runs[0].dx));
    QCOMPARE(metrics(result).at("group.to_layer_norm"), 0.0);
    QVERIFY2(sentence(result).contains("it is LayerNorm here: their outputs differ by at most 0."),
             qPrintable(sentence(result)));
}

// torch.nn.GroupNorm(1, C) on (N, C, L) is not the LayerNorm(C) of a Transformer on (N, L, C).
void TestAxesGroups::oneGroupPoolsTheTokens() {
    Scenario scenario = scenarioOf(NormKind::Group, 1);
    const AxesResult result = runTokens(m_x, groupTokens, scenario);
    const MatrixD layer = byLoops(m_x, 1, 1, scenario.norm), group = byLoops(m_x, groupTokens, 1, scenario.norm);
    const double apart = (layer - group).cwiseAbs().maxCoeff();
    QVERIFY(apart > 0.1);
    QVERIFY(std::abs(metrics(result).at("group.to_layer_norm") - apart) < 1e-13);
    const QString expected = QStringLiteral("With one group it pools the 4 tokens of a sample and differs from "
                                            "LayerNorm by up to %1: the Transformer's LayerNorm takes every token by "
                                            "itself.");
    QVERIFY2(sentence(result).contains(expected.arg(QString::number(apart, 'f', 2))), qPrintable(sentence(result)));
}

void TestAxesGroups::oneGroupAFeatureIsInstanceNorm() {
    Scenario scenario = scenarioOf(NormKind::Group, 8);
    scenario.axes.norms = {NormKind::Group, NormKind::Instance};
    const AxesResult result = runTokens(m_x, groupTokens, scenario);
    QCOMPARE(numbers(result.runs[0].y), numbers(result.runs[1].y));
    QVERIFY(sentence(result).contains("With a group for every feature it is InstanceNorm."));
    QVERIFY(sentence(result).contains("After InstanceNorm every feature of a sample has mean −0.25 and sd 1.5; the "
                                      "means of the tokens run from "));
}

void TestAxesGroups::stepwiseIsNearTheKernel() {
    for (const NormKind kind : {NormKind::Group, NormKind::Instance}) {
        const ThreeWays ways = runTokens(m_x, groupTokens, scenarioOf(kind)).runs[0].threeWays;
        // A few float32 roundings of values below 6.
        QCOMPARE_LE(ways.stepwiseToKernel, 3e-6);
        QVERIFY(ways.stepwiseToDouble > 1e-8 && ways.stepwiseToDouble < 3e-6);
    }
}

QTEST_APPLESS_MAIN(TestAxesGroups)
#include "test_axes_groups.moc"
