// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenario/parameter.h"

#include <QTest>

using namespace normscope;

namespace {

Expected<Scenario> typed(const Scenario& scenario, const char* key, const char* text) {
    const Parameter& parameter = *findParameter(key);
    const auto value = parseValue(parameter, text);
    if (!value) return unexpected(value.error());
    return with(scenario, parameter, *value);
}

Scenario training() {
    Scenario scenario;
    scenario.page = Page::Training;
    return scenario;
}

} // namespace

// What the Training page refuses and warns of, and where its data come from.
class TestTrainingLimits : public QObject {
    Q_OBJECT

private slots:
    void aFileMustBeNamedFirst();
    void namingAFileTrainsOnIt();
    void memoryIsBounded();
    void anArmsOwnSizeCounts();
    void theDefaultIsNotWarnedOf();
    void longRunsAreWarnedOf();
    void batchNormOnOneSampleIsWarnedOf();
};

void TestTrainingLimits::aFileMustBeNamedFirst() {
    const auto refused = typed(training(), "training.data", "file");
    QVERIFY(!refused);
    QCOMPARE(refused.error().place, std::string("data.file"));
}

void TestTrainingLimits::namingAFileTrainsOnIt() {
    Scenario scenario = training();
    scenario.data.edits = {{1, 2, 3.0}};
    const Scenario named = *typed(scenario, "data.file", "a.csv");
    QVERIFY(named.training.data == TrainingData::File);
    QVERIFY(named.data.source == DataSource::Wine); // of another page
    QCOMPARE(named.data.edits.size(), std::size_t(1));
    QVERIFY(findParameter("data.separator")->applies(named));
    QVERIFY(findParameter("training.label")->applies(named));
    QVERIFY(!findParameter("training.label")->applies(scenario));
}

void TestTrainingLimits::memoryIsBounded() {
    QVERIFY(typed(training(), "training.layers", "128"));
    QVERIFY(typed(training(), "training.steps", "20000"));
    const Scenario wide = *typed(training(), "training.width", "512");
    QCOMPARE(typed(wide, "training.layers", "1000").error().place, std::string("training.layers"));
    const Scenario two = *typed(*typed(training(), "training.arms", "pre_ln, post_ln"), "training.seeds", "15");
    const Scenario deep = *typed(two, "training.layers", "1000");
    QCOMPARE(typed(deep, "training.steps", "20000").error().place, std::string("training.steps"));
}

void TestTrainingLimits::anArmsOwnSizeCounts() {
    QVERIFY(typed(training(), "training.arms", "pre_ln width=512"));
    QCOMPARE(typed(training(), "training.arms", "none, pre_ln width=512 layers=1000").error().place,
             std::string("training.layers"));
}

void TestTrainingLimits::theDefaultIsNotWarnedOf() {
    QVERIFY(warnings(training()).empty());
    Scenario axes; // shows one norm that is usual
    axes.training.all.batch = 512;
    axes.training.steps = 20000;
    QVERIFY(warnings(axes).empty());
}

void TestTrainingLimits::longRunsAreWarnedOf() {
    QCOMPARE(warnings(*typed(training(), "training.steps", "5000")).size(), std::size_t(1));
}

void TestTrainingLimits::batchNormOnOneSampleIsWarnedOf() {
    Scenario scenario = *typed(training(), "training.arms", "pre_ln, pre_bn batch=1");
    QVERIFY(warnings(scenario).empty()); // eight rows
    scenario = *typed(scenario, "training.data", "digit_pixels");
    QCOMPARE(warnings(scenario).size(), std::size_t(1));
    QVERIFY(warnings(*typed(scenario, "training.arms", "pre_ln batch=1, pre_bn")).empty());
}

QTEST_APPLESS_MAIN(TestTrainingLimits)
#include "test_training_limits.moc"
