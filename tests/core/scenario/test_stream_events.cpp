// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenario/stream_event_text.h"

#include "scenario/parameter.h"

#include <QTest>

using namespace normscope;

namespace {

using Kind = StreamEvent::Kind;
using Texts = std::vector<std::string>;

Texts textsOf(const BatchSettings& settings) {
    Texts texts;
    for (const StreamEvent& event : settings.events) texts.push_back(eventText(event));
    return texts;
}

} // namespace

class TestStreamEvents : public QObject {
    Q_OBJECT

private slots:
    void textsRoundTrip_data();
    void textsRoundTrip();
    void blanksAreRead();
    void refusals_data();
    void refusals();
    void theyStandInTheirOrder();
    void oneOfAKindAndBatchOnce();
    void removingWhatIsNotThereChangesNothing();
    void thereAreNotTooMany();
    void theParameterSortsThem();
};

void TestStreamEvents::textsRoundTrip_data() {
    QTest::addColumn<QByteArray>("text");
    for (const char* text : {"reset @1", "poison @30", "repair @2000"}) QTest::newRow(text) << QByteArray(text);
}

void TestStreamEvents::textsRoundTrip() {
    QFETCH(QByteArray, text);
    const auto event = parseEvent(text.toStdString());
    QVERIFY2(event.has_value(), event ? "" : plain(event.error()).c_str());
    QCOMPARE(eventText(*event), text.toStdString());
}

void TestStreamEvents::blanksAreRead() {
    for (const char* text : {"poison@30", "  poison \t @30 ", "poison @ 30", "poison @030"})
        QVERIFY2(*parseEvent(text) == StreamEvent({Kind::Poison, 30}), text);
}

void TestStreamEvents::refusals_data() {
    QTest::addColumn<QByteArray>("text");
    for (const char* text : {"", "@30", "poison", "Poison @30", "poison 30", "explode @3", "poison @", "poison @x",
                             "poison @0", "poison @-1", "poison @+1", "poison @2001", "poison @1.5", "poison @3 @4",
                             "poison @99999999999999999999", "poison reset @3"})
        QTest::newRow(*text == 0 ? "empty" : text) << QByteArray(text);
}

void TestStreamEvents::refusals() {
    QFETCH(QByteArray, text);
    const auto event = parseEvent(text.toStdString());
    QVERIFY(!event);
    QVERIFY(!event.error().reason.empty());
}

void TestStreamEvents::theyStandInTheirOrder() {
    BatchSettings settings;
    for (const StreamEvent& event : {StreamEvent{Kind::Repair, 80}, StreamEvent{Kind::Poison, 30},
                                     StreamEvent{Kind::Reset, 80}, StreamEvent{Kind::Reset, 5}})
        settings = withEvent(settings, event);
    QVERIFY((textsOf(settings) == Texts{"reset @5", "poison @30", "reset @80", "repair @80"}));
}

void TestStreamEvents::oneOfAKindAndBatchOnce() {
    const BatchSettings once = withEvent({}, {Kind::Poison, 30});
    QVERIFY(withEvent(once, {Kind::Poison, 30}) == once);
    QCOMPARE(withEvent(once, {Kind::Reset, 30}).events.size(), std::size_t(2));
    Scenario scenario;
    scenario.batch.events = {{Kind::Poison, 30}, {Kind::Poison, 30}};
    QVERIFY(!validate(scenario));
}

void TestStreamEvents::removingWhatIsNotThereChangesNothing() {
    const BatchSettings two = withEvent(withEvent({}, {Kind::Poison, 30}), {Kind::Repair, 80});
    QVERIFY(withoutEvent(two, {Kind::Repair, 30}) == two);
    QVERIFY((textsOf(withoutEvent(two, {Kind::Poison, 30})) == Texts{"repair @80"}));
}

void TestStreamEvents::thereAreNotTooMany() {
    Scenario scenario;
    for (std::size_t batch = 1; batch <= mostEvents; ++batch)
        scenario.batch = withEvent(scenario.batch, {Kind::Reset, Index(batch)});
    QVERIFY(validate(scenario));
    scenario.batch = withEvent(scenario.batch, {Kind::Poison, 1});
    QCOMPARE(validate(scenario).error().place, std::string("batch.events"));
}

void TestStreamEvents::theParameterSortsThem() {
    const Scenario scenario = *with(Scenario(), *findParameter("batch.events"), Texts{"repair @80", "poison @30"});
    QVERIFY((textsOf(scenario.batch) == Texts{"poison @30", "repair @80"}));
}

QTEST_APPLESS_MAIN(TestStreamEvents)
#include "test_stream_events.moc"
