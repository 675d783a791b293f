// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/slider_scale.h"
#include "controls/value_text.h"

#include <QTest>

using namespace normscope;
using namespace normscope::ui;

class TestSliderScale : public QObject {
    Q_OBJECT
private slots:
    void positions_data();
    void positions();
    void zeroComesFirst();
    void everyPositionIsReachedByItsValue_data();
    void everyPositionIsReachedByItsValue();
    void valuesBeyondTheSlider();
    void shownNumbers_data();
    void shownNumbers();
    void toolTipsHaveHelpRangeAndDefault();
};

namespace {

const Parameter& named(const char* key) { return *findParameter(key); }

} // namespace

void TestSliderScale::positions_data() {
    QTest::addColumn<QString>("key");
    QTest::addColumn<double>("value"); // the decimal number itself: no rounding error may be left
    QTest::addColumn<int>("position");
    QTest::newRow("an integer") << "data.samples" << 12.0 << 11;
    QTest::newRow("gamma in steps of 0.02 from -1") << "norm.gamma" << 1.0 << 100;
    QTest::newRow("gamma 0 without a sign") << "norm.gamma" << 0.0 << 50;
    QTest::newRow("gamma 1.3") << "norm.gamma" << 1.3 << 115;
    QTest::newRow("eps in tenths of a decade from 1e-12, after 0") << "norm.eps" << 1e-5 << 71;
    QTest::newRow("eps to two digits") << "norm.eps" << 2e-5 << 74;
    QTest::newRow("eps at the end") << "norm.eps" << 1.0 << 121;
}

void TestSliderScale::positions() {
    QFETCH(QString, key);
    QFETCH(double, value);
    QFETCH(int, position);
    const SliderScale scale(named(qPrintable(key)));
    QVERIFY(scale.valueAt(position) == value); // to the bit
    QVERIFY(!std::signbit(scale.valueAt(position)) || value < 0);
    QCOMPARE(scale.positionOf(value), position);
}

void TestSliderScale::zeroComesFirst() {
    const SliderScale scale(named("norm.eps"));
    QVERIFY(scale.valueAt(0) == 0);
    QVERIFY(scale.valueAt(1) == 1e-12);
    QCOMPARE(scale.positionOf(0), 0);
}

void TestSliderScale::everyPositionIsReachedByItsValue_data() {
    QTest::addColumn<QString>("key");
    for (const char* key : {"norm.eps", "norm.gamma", "norm.beta", "data.scale", "data.offset", "norm.momentum",
                            "data.samples", "norm.batches_seen", "seed"})
        QTest::newRow(key) << QString(key);
}

void TestSliderScale::everyPositionIsReachedByItsValue() {
    QFETCH(QString, key);
    const Parameter& parameter = named(qPrintable(key));
    const SliderScale scale(parameter);
    QVERIFY(scale.last() >= 20);
    for (int position = 0; position <= scale.last(); ++position) {
        const double value = scale.valueAt(position);
        QCOMPARE(scale.positionOf(value), position);
        const bool whole = parameter.type == ParameterType::Integer;
        const ParameterValue chosen = whole ? ParameterValue(std::int64_t(value)) : ParameterValue(value);
        QVERIFY(check(parameter, chosen));
        QVERIFY(valueText(parameter, chosen).size() <= 8); // no digits from rounding errors
    }
}

void TestSliderScale::valuesBeyondTheSlider() {
    const SliderScale samples(named("data.samples"));
    QCOMPARE(samples.positionOf(500), samples.last());
    const SliderScale offset(named("data.offset"));
    QCOMPARE(offset.positionOf(-1e8), 0);
    QCOMPARE(offset.positionOf(1e8), offset.last());
    const SliderScale scale(named("data.scale"));
    QCOMPARE(scale.positionOf(1e-12), 1); // 0 has a place of its own
}

void TestSliderScale::shownNumbers_data() {
    QTest::addColumn<QString>("key");
    QTest::addColumn<double>("value");
    QTest::addColumn<QString>("shown");
    QTest::newRow("a power of ten") << "norm.eps" << 1e-5 << "10^−5";
    QTest::newRow("digits before the power") << "norm.eps" << 1.3e-5 << "1.3·10^−5";
    QTest::newRow("near 1") << "norm.eps" << 0.05 << "0.05";
    QTest::newRow("zero") << "norm.eps" << 0.0 << "0";
    QTest::newRow("a linear number has a decimal") << "norm.gamma" << 1.0 << "1.0";
    QTest::newRow("minus") << "norm.gamma" << -0.5 << "−0.5";
    QTest::newRow("all digits of a typed value") << "norm.beta" << 0.123456789 << "0.123456789";
}

void TestSliderScale::shownNumbers() {
    QFETCH(QString, key);
    QFETCH(double, value);
    QTEST(shownNumber(named(qPrintable(key)), value), "shown");
}

void TestSliderScale::toolTipsHaveHelpRangeAndDefault() {
    const QString tip = toolTipOf(named("data.samples"));
    QVERIFY(tip.contains("How many samples"));
    QVERIFY(tip.contains("1 … 512"));
    QVERIFY(tip.contains("Default: 12."));
    QVERIFY(toolTipOf(named("norm.mode")).contains("Default: batch."));
    QVERIFY(toolTipOf(named("axes.norms")).contains("Default: LayerNorm, BatchNorm."));
}

QTEST_APPLESS_MAIN(TestSliderScale)
#include "test_slider_scale.moc"
