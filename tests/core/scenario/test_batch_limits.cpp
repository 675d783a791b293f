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

Scenario on(Page page) {
    Scenario scenario;
    scenario.page = page;
    return scenario;
}

// Of the scenario after one more change.
std::size_t warned(const Scenario& scenario, const char* key, const char* text) {
    return warnings(*typed(scenario, key, text)).size();
}

} // namespace

// What padding, the Batch and the Precision page refuse and warn of.
class TestBatchLimits : public QObject {
    Q_OBJECT

private slots:
    void rangesAreSensible_data();
    void rangesAreSensible();
    void paddingLeavesARealToken();
    void fewerTokensLeaveLessPadding();
    void theDefaultsAreNotWarnedOf();
    void eventsPastTheStreamAreWarnedOf();
    void aMomentumThatDoesNothingIsWarnedOf();
    void kerasHasNoPlainAverage();
    void withoutTrackingNoMomentumIsWarnedOf();
    void aMaskWithoutPaddingIsWarnedOf();
    void longTrainingsAreWarnedOf();
    void theSameEpsilonIsWarnedOf();
};

void TestBatchLimits::rangesAreSensible_data() {
    QTest::addColumn<QByteArray>("key");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<bool>("valid");
    const auto row = [](const char* key, const char* text, bool valid) {
        QTest::addRow("%s %s", key, text) << QByteArray(key) << QByteArray(text) << valid;
    };
    row("batch.size", "1", true); // BatchNorm refuses it, and that is to be seen
    row("batch.size", "0", false);
    row("batch.size", "129", false);
    row("batch.batches", "2000", true);
    row("batch.batches", "2001", false);
    row("batch.padding", "0.95", true);
    row("batch.padding", "1", false); // a real row must be left
    row("batch.steps", "5000", true);
    row("batch.steps", "5001", false);
    row("batch.seeds", "21", false);
    row("precision.features", "1", false);
    row("precision.features", "4096", true);
    row("precision.sd", "0", true);
    row("precision.sd", "1e-9", false);
    row("precision.offset", "1e7", true);
    row("precision.offset", "-1", false);
    row("precision.format", "float64", true);
    row("precision.format", "fp8", false);
    row("precision.residual_scale", "0", false);
    row("precision.models", "6", false);
    row("norm.num_groups", "0", false);
    row("axes.factor", "0", false);
}

void TestBatchLimits::rangesAreSensible() {
    QFETCH(QByteArray, key);
    QFETCH(QByteArray, text);
    QTEST(typed(Scenario(), key, text).has_value(), "valid");
}

void TestBatchLimits::paddingLeavesARealToken() {
    const Scenario four = *typed(Scenario(), "data.tokens", "4");
    QCOMPARE(typed(four, "data.padding", "3")->data.padding, Index(3));
    QCOMPARE(plain(typed(four, "data.padding", "4").error()),
             std::string("data.padding: must leave at least one real token: less than 4 tokens a sample, not 4"));
    QVERIFY(!typed(Scenario(), "data.padding", "1"));
}

void TestBatchLimits::fewerTokensLeaveLessPadding() {
    const Scenario padded = *typed(*typed(Scenario(), "data.tokens", "4"), "data.padding", "3");
    QCOMPARE(typed(padded, "data.tokens", "8")->data.padding, Index(3));
    QCOMPARE(typed(padded, "data.tokens", "2")->data.padding, Index(1));
    QCOMPARE(typed(padded, "data.tokens", "1")->data.padding, Index(0));
}

void TestBatchLimits::theDefaultsAreNotWarnedOf() {
    for (const Page page : {Page::Axes, Page::Batch, Page::Precision}) QVERIFY(warnings(on(page)).empty());
}

void TestBatchLimits::eventsPastTheStreamAreWarnedOf() {
    QCOMPARE(warned(on(Page::Batch), "batch.events", "poison @120"), std::size_t(0));
    const Scenario late = *typed(on(Page::Batch), "batch.events", "poison @30, repair @121");
    QCOMPARE(warnings(late).size(), std::size_t(1));
    QCOMPARE(plain(warnings(late)[0]), std::string("\"repair @121\" does not happen: the stream has 120 batches."));
    QCOMPARE(warned(late, "batch.batches", "20"), std::size_t(2));
}

void TestBatchLimits::aMomentumThatDoesNothingIsWarnedOf() {
    for (const Page page : {Page::Axes, Page::Batch}) {
        const Scenario average = *typed(on(page), "norm.cumulative", "on");
        QVERIFY(warnings(average).empty());
        QCOMPARE(warned(average, "norm.momentum", "0.999"), std::size_t(1)); // and not that it forgets
    }
    QCOMPARE(warned(on(Page::Batch), "norm.momentum", "0.999"), std::size_t(1));
}

void TestBatchLimits::kerasHasNoPlainAverage() {
    const Scenario keras = *typed(on(Page::Batch), "norm.momentum_convention", "keras");
    QVERIFY(warnings(keras).empty());
    QCOMPARE(warned(keras, "norm.cumulative", "on"), std::size_t(1));
}

void TestBatchLimits::withoutTrackingNoMomentumIsWarnedOf() {
    const Scenario untracked = *typed(on(Page::Axes), "norm.track_running_stats", "off");
    QCOMPARE(warned(untracked, "norm.momentum", "0.999"), std::size_t(0));
}

void TestBatchLimits::aMaskWithoutPaddingIsWarnedOf() {
    QCOMPARE(warned(on(Page::Axes), "norm.mask_padding", "on"), std::size_t(1));
    const Scenario padded = *typed(*typed(on(Page::Axes), "data.tokens", "4"), "data.padding", "2");
    QCOMPARE(warned(padded, "norm.mask_padding", "on"), std::size_t(0));
    QCOMPARE(warned(on(Page::Batch), "batch.mask", "on"), std::size_t(1));
    QCOMPARE(warned(*typed(on(Page::Batch), "batch.padding", "0.5"), "batch.mask", "on"), std::size_t(0));
}

void TestBatchLimits::longTrainingsAreWarnedOf() {
    const Scenario often = *typed(on(Page::Batch), "batch.seeds", "20");
    QVERIFY(warnings(often).empty());
    QCOMPARE(warned(often, "batch.steps", "5000"), std::size_t(1));
    const Scenario models = *typed(on(Page::Precision), "precision.models", "5");
    QVERIFY(warnings(models).empty());
    QCOMPARE(warned(models, "precision.model_steps", "2000"), std::size_t(1));
}

void TestBatchLimits::theSameEpsilonIsWarnedOf() {
    QCOMPARE(warned(on(Page::Precision), "precision.generate_eps", "1e-5"), std::size_t(1));
}

QTEST_APPLESS_MAIN(TestBatchLimits)
#include "test_batch_limits.moc"
