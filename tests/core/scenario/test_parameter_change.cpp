// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenario/parameter.h"

#include <QTest>

using namespace normscope;

namespace {

// A change as a person makes it: typed.
Expected<Scenario> typed(const Scenario& scenario, const char* key, const char* text) {
    const Parameter& parameter = *findParameter(key);
    const auto value = parseValue(parameter, text);
    if (!value) return unexpected(value.error());
    return with(scenario, parameter, *value);
}

} // namespace

class TestParameterChange : public QObject {
    Q_OBJECT

private slots:
    void badTextLeavesTheOldValue();
    void switchingTheConventionConvertsTheMomentum_data();
    void switchingTheConventionConvertsTheMomentum();
    void theSameConventionKeepsTheMomentum();
    void unusualMomentumIsWarnedOf_data();
    void unusualMomentumIsWarnedOf();
    void noWarningWithoutBatchNorm();
    void anotherDataSetDropsTheEditsAndHasItsUnits();
    void namingAFileChoosesIt();
    void namingACheckpointShowsIt();
    void aFileMustBeNamedFirst();
    void rowsAreBoundedTogether();
    void theChosenArmIsFollowed();
    void aDeepStackIsWarnedOf();
    void editsAreBounded_data();
    void editsAreBounded();
};

void TestParameterChange::badTextLeavesTheOldValue() {
    const Scenario before = *typed(Scenario(), "norm.eps", "1e-6");
    QCOMPARE(before.norm.eps, 1e-6);
    for (const char* bad : {"", "-1", "nan", "abc"}) QVERIFY(!typed(before, "norm.eps", bad));
    QCOMPARE(before.norm.eps, 1e-6);
    QCOMPARE(typed(before, "norm.eps", "0,00001")->norm.eps, 0.00001);
}

void TestParameterChange::switchingTheConventionConvertsTheMomentum_data() {
    QTest::addColumn<double>("pytorch");
    QTest::addColumn<double>("keras");
    QTest::newRow("default") << 0.1 << 0.9;
    QTest::newRow("Keras default") << 0.01 << 0.99;
    QTest::newRow("slow") << 0.001 << 0.999;
    QTest::newRow("frozen") << 0.0 << 1.0;
    QTest::newRow("last batch only") << 1.0 << 0.0;
    QTest::newRow("half") << 0.5 << 0.5;
}

void TestParameterChange::switchingTheConventionConvertsTheMomentum() {
    QFETCH(double, pytorch);
    Scenario scenario;
    scenario.norm.momentum = pytorch;
    const Scenario there = *typed(scenario, "norm.momentum_convention", "keras");
    QTEST(there.norm.momentum, "keras");
    const Scenario back = *typed(there, "norm.momentum_convention", "pytorch");
    QVERIFY(back == scenario);
    QVERIFY(withConvention(scenario, MomentumConvention::Keras) == there);
}

void TestParameterChange::theSameConventionKeepsTheMomentum() {
    QCOMPARE(typed(Scenario(), "norm.momentum_convention", "pytorch")->norm.momentum, 0.1);
}

void TestParameterChange::unusualMomentumIsWarnedOf_data() {
    QTest::addColumn<MomentumConvention>("convention");
    QTest::addColumn<double>("momentum");
    QTest::addColumn<int>("warned");
    QTest::newRow("PyTorch 0.1") << MomentumConvention::PyTorch << 0.1 << 0;
    QTest::newRow("PyTorch 0.5") << MomentumConvention::PyTorch << 0.5 << 0;
    QTest::newRow("PyTorch 0.999") << MomentumConvention::PyTorch << 0.999 << 1;
    QTest::newRow("PyTorch 1") << MomentumConvention::PyTorch << 1.0 << 1;
    QTest::newRow("PyTorch 0") << MomentumConvention::PyTorch << 0.0 << 1;
    QTest::newRow("Keras 0.99") << MomentumConvention::Keras << 0.99 << 0;
    QTest::newRow("Keras 0.5") << MomentumConvention::Keras << 0.5 << 0;
    QTest::newRow("Keras 0.1") << MomentumConvention::Keras << 0.1 << 1;
    QTest::newRow("Keras 1") << MomentumConvention::Keras << 1.0 << 1;
}

void TestParameterChange::unusualMomentumIsWarnedOf() {
    QFETCH(MomentumConvention, convention);
    QFETCH(double, momentum);
    Scenario scenario;
    scenario.norm.convention = convention;
    scenario.norm.momentum = momentum;
    QTEST(int(warnings(scenario).size()), "warned");
}

void TestParameterChange::noWarningWithoutBatchNorm() {
    Scenario scenario;
    scenario.norm.momentum = 0.999;
    const std::string text = plain(warnings(scenario).at(0));
    QVERIFY2(text.find("keeps only 0.1") != std::string::npos, text.c_str());
    scenario.axes.norms = {NormKind::Layer};
    QVERIFY(warnings(scenario).empty());
}

void TestParameterChange::anotherDataSetDropsTheEditsAndHasItsUnits() {
    Scenario scenario;
    scenario.data.edits = {{1, 2, 3.0}};
    scenario.data.units = Units::Raw;
    QVERIFY(*typed(scenario, "data.source", "wine") == scenario);
    QCOMPARE(typed(scenario, "norm.eps", "0")->data.edits.size(), 1U);
    const Scenario digits = *typed(scenario, "data.source", "digits");
    QVERIFY(digits.data.edits.empty());
    QVERIFY(digits.data.units == Units::Standard);
    QVERIFY(typed(digits, "data.source", "outlier")->data.units == Units::Raw);
}

void TestParameterChange::namingAFileChoosesIt() {
    Scenario edited;
    edited.data.edits = {{1, 2, 3.0}};
    const Scenario scenario = *typed(edited, "data.file", "a.csv");
    QVERIFY(scenario.data.source == DataSource::File);
    QVERIFY(scenario.data.edits.empty());
    const Scenario back = *typed(scenario, "data.source", "wine");
    QCOMPARE(back.data.file, std::string("a.csv"));
    QCOMPARE(typed(back, "data.source", "file")->data.file, std::string("a.csv"));
}

void TestParameterChange::namingACheckpointShowsIt() {
    const Scenario named = *typed(Scenario(), "models.file", "a.safetensors");
    QVERIFY(named.models.view == ModelsView::Checkpoint);
    const Scenario table = *typed(named, "models.view", "table");
    QVERIFY(typed(table, "models.model", "bert")->models.view == ModelsView::Table);
    QVERIFY(typed(table, "models.file", "")->models.view == ModelsView::Table);
}

void TestParameterChange::aFileMustBeNamedFirst() {
    const auto refused = typed(Scenario(), "data.source", "file");
    QVERIFY(!refused);
    QCOMPARE(refused.error().place, std::string("data.file"));
}

void TestParameterChange::theChosenArmIsFollowed() {
    Scenario scenario; // none, post_ln, pre_ln, of which pre_ln is chosen
    QCOMPARE(typed(scenario, "depth.arms", "pre_ln, none")->depth.arm, Index(0));
    QCOMPARE(typed(scenario, "depth.arms", "none, post_ln")->depth.arm, Index(1));
    QCOMPARE(typed(scenario, "depth.arms", "rezero, none, post_ln, pre_ln")->depth.arm, Index(3));
}

void TestParameterChange::aDeepStackIsWarnedOf() {
    Scenario scenario;
    scenario.page = Page::Depth;
    QVERIFY(warnings(scenario).empty());
    QCOMPARE(warnings(*typed(scenario, "depth.layers", "1000")).size(), std::size_t(1));
    scenario.page = Page::Axes; // which is none of this
    QVERIFY(warnings(*typed(scenario, "depth.layers", "1000")).empty());
}

void TestParameterChange::rowsAreBoundedTogether() {
    const Scenario wide = *typed(Scenario(), "data.samples", "512");
    const auto refused = typed(wide, "data.tokens", "2");
    QVERIFY(!refused);
    QCOMPARE(plain(refused.error()),
             std::string("data.tokens: samples times tokens must be at most 512 rows, not 512 times 2"));
    QVERIFY(typed(*typed(Scenario(), "data.samples", "8"), "data.tokens", "64"));
}

void TestParameterChange::editsAreBounded_data() {
    QTest::addColumn<QList<double>>("cells"); // row, column, value, row, ...
    QTest::addColumn<bool>("valid");
    QTest::newRow("inside") << QList<double>{0, 0, 1, 511, 511, -1e12} << true;
    QTest::newRow("row below 0") << QList<double>{-1, 0, 1} << false;
    QTest::newRow("row past the last") << QList<double>{512, 0, 1} << false;
    QTest::newRow("column past the last") << QList<double>{0, 512, 1} << false;
    QTest::newRow("too large") << QList<double>{0, 0, 2e12} << false;
    QTest::newRow("not a number") << QList<double>{0, 0, std::nan("")} << false;
    QTest::newRow("the same cell twice") << QList<double>{3, 4, 1, 3, 4, 2} << false;
}

void TestParameterChange::editsAreBounded() {
    QFETCH(QList<double>, cells);
    Scenario scenario;
    for (qsizetype i = 0; i < cells.size(); i += 3)
        scenario.data.edits.push_back({Index(cells[i]), Index(cells[i + 1]), cells[i + 2]});
    QTEST(validate(scenario).has_value(), "valid");
}

QTEST_APPLESS_MAIN(TestParameterChange)
#include "test_parameter_change.moc"
