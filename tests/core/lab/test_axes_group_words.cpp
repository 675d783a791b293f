// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "axes_groups_support.h"

using namespace axestest;

// What the page says of GroupNorm and InstanceNorm, and where they are not defined.
class TestAxesGroupWords : public QObject {
    Q_OBJECT

    const MatrixD m_x = seededNormals(12, 8);

private slots:
    void panelsAndWords();
    void influenceSentences();
    void arithmeticOfTheCell();
    void stageSentences();
    void unevenGroups();
    void oneValuePerChannel();
    void constantGroupWithoutEps();
    void everyViewAndFrame();
};

void TestAxesGroupWords::panelsAndWords() {
    Scenario scenario = scenarioOf(NormKind::Group);
    scenario.norm.gamma = 1;
    scenario.norm.beta = 0;
    scenario.axes.norms = {NormKind::Group, NormKind::Instance, NormKind::Batch};
    const Figure figure = figureAt(runTokens(m_x, groupTokens, scenario));
    const auto& group = panel<MatrixPlot>(figure, "group");
    QCOMPARE(group.group, std::optional(GroupShape::Block));
    QCOMPARE(group.role, Role::Group);
    QCOMPARE(group.blockRows, Index(4));
    QCOMPARE(group.blockColumns, Index(4));
    QCOMPARE(group.lit, std::vector<GroupShape>{GroupShape::Block});
    QCOMPARE(plain(group.title), std::string("GroupNorm"));
    QCOMPARE(plain(group.sentence), std::string("one mean and sd per group of a sample"));
    QCOMPARE(plain(group.sentenceNote), std::string("over its 16 values: 4 tokens × 4 features"));
    QVERIFY(plain(group.summary).starts_with("every group 0 ± 1 · rows "));
    const auto& instance = panel<MatrixPlot>(figure, "instance");
    QCOMPARE(instance.blockColumns, Index(1));
    QCOMPARE(plain(instance.sentenceNote), std::string("over the 4 tokens of its sample"));
    const auto& input = panel<MatrixPlot>(figure, "input");
    QCOMPARE(input.lit, (std::vector<GroupShape>{GroupShape::Block, GroupShape::Column}));
    QCOMPARE(input.blockColumns, Index(4)); // of the first run
    QVERIFY(plain(instance.summary).starts_with("every group 0 ± 1 · rows ") &&
            plain(instance.summary).ends_with(" · every feature 0 ± 1"));
    QVERIFY(plain(figure.caption).find("GroupNorm of 2 groups, InstanceNorm, BatchNorm") != std::string::npos);
    QCOMPARE(plain(panel<Plot>(figure, "histogram-group").title), std::string("after GroupNorm"));
}

void TestAxesGroupWords::influenceSentences() {
    Scenario scenario = scenarioOf(NormKind::Group, 2, AxesView::Influence);
    scenario.axes.norms = {NormKind::Group, NormKind::Instance};
    QVERIFY(sentence(runTokens(m_x, groupTokens, scenario))
                .contains("Under GroupNorm it hears the 16 inputs of its group and no other sample. Under InstanceNorm "
                          "it hears the 4 inputs of its feature within its sample and no other sample."));
}

void TestAxesGroupWords::arithmeticOfTheCell() {
    const AxesResult result = runTokens(m_x, groupTokens, scenarioOf(NormKind::Group));
    const auto worked = panel<Arithmetic>(figureAt(result), "arithmetic-group");
    QCOMPARE(plain(worked.title), std::string("sample 3, group 2, 16 values"));
    QCOMPARE(plain(worked.shortTitle), std::string("sample 3, group 2"));
    const MatrixD block = m_x.block(8, 4, 4, 4);
    const double mean = block.mean(), var = (block.array() - mean).square().mean();
    for (const NamedNumber& exact : worked.exact) {
        if (exact.name == "mean") QVERIFY(std::abs(exact.value - mean) < 1e-14);
        if (exact.name == "var") QVERIFY(std::abs(exact.value - var) < 1e-14 * var * 10);
    }
    const AxesResult instance = runTokens(m_x, groupTokens, scenarioOf(NormKind::Instance));
    QCOMPARE(plain(panel<Arithmetic>(figureAt(instance), "arithmetic-instance").title),
             std::string("sample 3, f5, 4 values"));
    Scenario backward = scenarioOf(NormKind::Group, 2, AxesView::Backward);
    const auto plot = panel<Plot>(figureAt(runTokens(m_x, groupTokens, backward)), "backward-group");
    QCOMPARE(plain(plot.subtitle), std::string("gradient in sample 3, group 2"));
    QCOMPARE(plot.x.upper, 16.5);
}

void TestAxesGroupWords::stageSentences() {
    const AxesResult result = runTokens(m_x, groupTokens, scenarioOf(NormKind::Group));
    QVERIFY(sentence(result, 2).startsWith("GroupNorm takes one mean per group of a sample, over its 16 values: "));
    QVERIFY(sentence(result, 3).startsWith("GroupNorm takes from every value the mean of its group."));
    QVERIFY(sentence(result, 4).startsWith("GroupNorm takes the variance of each group of a sample: "));
    QVERIFY(sentence(result, 4.5).startsWith("GroupNorm divides every group of a sample by its own √(σ² + ε)."));
    QVERIFY(sentence(result).startsWith("After GroupNorm every group of a sample has mean −0.25 and sd 1.5; "));
}

void TestAxesGroupWords::unevenGroups() {
    Scenario scenario;
    scenario.axes.norms = {NormKind::Group};
    scenario.norm.numGroups = 4;
    const AxesResult result = run(scenario); // 13 features
    QCOMPARE(result.runs[0].status, NormStatus::UnevenGroups);
    QVERIFY(result.runs[0].y.array().isNaN().all());
    QVERIFY(
        sentence(result).startsWith("GroupNorm is not defined here: 13 features cannot be cut into 4 equal groups."));
    const Figure figure = figureAt(result);
    QCOMPARE(plain(panel<Arithmetic>(figure, "arithmetic-group").note),
             std::string("Not defined: 13 features cannot be cut into 4 equal groups."));
    QCOMPARE(plain(panel<MatrixPlot>(figure, "group").sentenceNote),
             std::string("13 features cannot be cut into 4 equal groups"));
}

void TestAxesGroupWords::oneValuePerChannel() {
    Scenario scenario;
    scenario.axes.norms = {NormKind::Instance};
    const AxesResult result = run(scenario);
    QCOMPARE(result.runs[0].status, NormStatus::OneValuePerChannel);
    QVERIFY2(sentence(result).startsWith(
                 "InstanceNorm is not defined here: with one token a sample every channel is a single value"),
             qPrintable(sentence(result)));
    QVERIFY(!panel<Arithmetic>(figureAt(result), "arithmetic-instance").note.empty());
}

void TestAxesGroupWords::constantGroupWithoutEps() {
    MatrixD x = m_x;
    x.block(4, 0, 4, 4).setConstant(7);
    Scenario scenario = scenarioOf(NormKind::Group);
    scenario.norm.eps = 0;
    const AxesResult result = runTokens(x, groupTokens, scenario);
    const AxesRun& run = result.runs[0];
    QCOMPARE(run.status, NormStatus::ZeroVarianceZeroEps);
    QCOMPARE(run.undefined, std::vector<Index>{2});
    MatrixD expected = byLoops(x, groupTokens, 2, scenario.norm);
    QVERIFY(run.y.block(4, 0, 4, 4).array().isNaN().all());
    QCOMPARE(run.statistics.nonFinite, Index(16));
    QVERIFY((run.y.rightCols(4) - expected.rightCols(4)).cwiseAbs().maxCoeff() < 1e-13);
    QVERIFY2(sentence(result).startsWith("GroupNorm is not defined in sample 2, group 1: all its values are equal"),
             qPrintable(sentence(result)));
}

void TestAxesGroupWords::everyViewAndFrame() {
    for (const NormKind kind : {NormKind::Group, NormKind::Instance})
        for (const Index groups : {1, 2, 3})
            for (const AxesView view : {AxesView::Cell, AxesView::Influence, AxesView::Backward, AxesView::Invariance})
                for (const double eps : {1e-5, 0.0}) {
                    Scenario scenario = scenarioOf(kind, groups, view);
                    scenario.norm.eps = eps;
                    for (const Index perSample : {1, 4}) {
                        const AxesResult result = runTokens(m_x, perSample, scenario);
                        for (const double frame : {0.0, 0.2, 1.3, 2.9, 4.2, 6.0})
                            QVERIFY(!figureAt(result, frame).sentence.empty());
                        QVERIFY(!metrics(result).empty());
                    }
                }
}

QTEST_APPLESS_MAIN(TestAxesGroupWords)
#include "test_axes_group_words.moc"
