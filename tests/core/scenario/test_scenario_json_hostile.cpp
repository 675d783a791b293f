// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenario/scenario_json.h"

#include "other_value.h"

#include <QTest>

using namespace normscope;

namespace {

std::string scenarioWith(const char* rest) {
    return std::string(R"({"format": "normscope", "version": 1, )") + rest + "}";
}

// What stands behind format and version, and the message.
void row(const char* name, const char* json, const char* message) {
    QTest::newRow(name) << QByteArray(json) << QByteArray(message);
}

void numberRows() {
    row("a million samples", R"("data": {"samples": 1000000})", "f: data.samples: must lie in 1 ... 512, not 1000000");
    row("noise 2000", R"("norm": {"gamma": 2000})", "f: norm.gamma: must lie in -10 ... 10, not 2000");
    row("eps is a word", R"("norm": {"eps": "abc"})", "f: norm.eps: must be a number (0 or 1e-12 ... 10), not text");
    row("eps is a number in quotes", R"("norm": {"eps": "1e-5"})",
        "f: norm.eps: must be a number (0 or 1e-12 ... 10), not text");
    row("negative eps", R"("norm": {"eps": -1})", "f: norm.eps: must be 0 or 1e-12 ... 10, not -1");
    row("null", R"("norm": {"eps": null})", "f: norm.eps: must be a number (0 or 1e-12 ... 10), not null");
    row("a whole number with a point", R"("data": {"samples": 4.0})",
        "f: data.samples: must be a whole number (1 ... 512), not 4.0");
    row("past int64", R"("seed": 18446744073709551615)",
        "f: seed: must lie in 0 ... 9007199254740992, not 9223372036854775807");
    row("past double", R"("norm": {"eps": 1e999})", "f: a number is too large");
    row("1 for true", R"("norm": {"bias": 1})", "f: norm.bias: must be true or false, not 1");
}

void structureRows() {
    row("unknown choice", R"("data": {"source": "iris"})",
        "f: data.source: must be one of wine, digits, gaussian, outlier, file, not \"iris\"");
    row("a list with a number", R"("axes": {"norms": ["layer", 3]})",
        "f: axes.norms: must be a list of layer, batch, rms, group, instance, none, not a list");
    row("four norms", R"("axes": {"norms": ["layer", "rms", "batch", "none"]})",
        "f: axes.norms: must name 1 to 3 of layer, batch, rms, group, instance, none, not 4");
    row("unknown key", R"("norm": {"epsilon": 1})",
        "f: norm.epsilon: unknown key; known here: num_groups, eps, gamma, beta, gamma_values, beta_values, "
        "affine_source, elementwise_affine, bias, mode, "
        "momentum, "
        "momentum_convention, cumulative, track_running_stats, batches_seen, mask_padding");
    row("unknown key at the top", R"("layers": 3)",
        "f: layers: unknown key; known here: title, note, page, data, seed, axes, norm, depth, training, batch, "
        "precision, models");
    row("a number for an object", R"("norm": 3)", "f: norm: must be an object, not 3");
    row("key twice", R"("norm": {"eps": 1, "eps": 2})", "f: eps: this key stands here twice");
    row("object twice", R"("norm": {}, "norm": {})", "f: norm: this key stands here twice");
    row("line break in a title", R"("title": "a\nb")", "f: title: must be one line without control characters");
    row("no file", R"("data": {"source": "file"})", "f: data.file: choose a file first: the data set is \"file\"");
    row("too many rows", R"("data": {"samples": 512, "tokens": 64})",
        "f: data.tokens: samples times tokens must be at most 512 rows, not 512 times 64");
    row("padding alone", R"("data": {"tokens": 4, "padding": 4})",
        "f: data.padding: must leave at least one real token: less than 4 tokens a sample, not 4");
    row("an event twice", R"("batch": {"events": ["poison @3", "reset @3", "poison @3"]})",
        "f: batch.events: \"poison @3\" stands here twice; once is enough");
    row("an event before the stream", R"("batch": {"events": ["poison @0"]})",
        "f: batch.events: \"poison @0\": must end with @ and a batch in 1 ... 2000, as in \"poison @30\"");
    row("an event is a number", R"("batch": {"events": [30]})",
        "f: batch.events: must be a list of 0 to 32 texts such as \"poison @30\", not a list");
    row("edits are no list", R"("data": {"edits": 3})", "f: data.edits: must be a list, not 3");
    row("an edit of two", R"("data": {"edits": [[0, 0, 1], [1, 2]]})",
        "f: data.edits[1]: must be [row, column, value], counted from 0");
    row("an edit far outside", R"("data": {"edits": [[0, 18446744073709551615, 1]]})",
        "f: data.edits[0]: row and column must lie in 0 ... 511, not 0 and 9223372036854775807");
}

} // namespace

class TestScenarioJsonHostile : public QObject {
    Q_OBJECT

private slots:
    void isRefused_data();
    void isRefused();
    void isNoScenario_data();
    void isNoScenario();
    void cutAtEveryByteIsRefused();
    void everyByteDamagedNeverCrashes();
    void deepNestingIsRefused();
};

void TestScenarioJsonHostile::isRefused_data() {
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QByteArray>("message");
    numberRows();
    structureRows();
}

void TestScenarioJsonHostile::isRefused() {
    QFETCH(QByteArray, json);
    const auto scenario = fromJson(scenarioWith(json.constData()), "f");
    QVERIFY(!scenario);
    QTEST(QByteArray::fromStdString(plain(scenario.error())), "message");
}

void TestScenarioJsonHostile::isNoScenario_data() {
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QByteArray>("message");
    const char* missing = "f: not a NormScope scenario: \"format\": \"normscope\" is missing";
    row("other JSON", R"({"a": 1})", missing);
    row("a list", "[1, 2]", missing);
    row("a number", "3", missing);
    row("another format", R"({"format": "other", "version": 1})", missing);
    row("no version", R"({"format": "normscope"})", "f: version: must be a whole number");
    row("version in words", R"({"format": "normscope", "version": "one"})", "f: version: must be a whole number");
    row("negative version", R"({"format": "normscope", "version": -1})", "f: version: must not be negative");
    row("newer version", R"({"format": "normscope", "version": 2, "new_key": 1})",
        "f: version: made by a newer NormScope (scenario version 2); this one reads up to version 1");
}

void TestScenarioJsonHostile::isNoScenario() {
    QFETCH(QByteArray, json);
    const auto scenario = fromJson(json.toStdString(), "f");
    QVERIFY(!scenario);
    QTEST(QByteArray::fromStdString(plain(scenario.error())), "message");
}

void TestScenarioJsonHostile::cutAtEveryByteIsRefused() {
    const std::string whole = toJson(test::changedEverywhere());
    const auto end = whole.rfind('}');
    for (std::size_t length = 0; length <= end; ++length) {
        const auto scenario = fromJson(std::string_view(whole).substr(0, length), "f");
        QVERIFY2(!scenario, std::to_string(length).c_str());
        QVERIFY2(scenario.error().place.starts_with("line "), plain(scenario.error()).c_str());
    }
}

void TestScenarioJsonHostile::everyByteDamagedNeverCrashes() {
    const std::string whole = toJson(test::changedEverywhere());
    int refused = 0;
    for (std::size_t i = 0; i < whole.size(); ++i)
        for (const char bad : {'\0', '\xff', '"', '9', '{'}) {
            std::string damaged = whole;
            damaged[i] = bad;
            const auto scenario = fromJson(damaged, "f");
            if (!scenario)
                ++refused;
            else
                QVERIFY(fromJson(toJson(*scenario), "f").has_value());
        }
    QVERIFY(refused > int(whole.size()));
}

void TestScenarioJsonHostile::deepNestingIsRefused() {
    for (const char* open : {"[", "{\"a\":"}) {
        std::string deep = R"({"format": "normscope", "version": 1, "title": )";
        for (int i = 0; i < 200000; ++i) deep += open;
        const auto scenario = fromJson(deep, "f");
        QVERIFY(!scenario);
        QCOMPARE(plain(scenario.error()), std::string("f: nested deeper than 32 levels"));
    }
}

QTEST_APPLESS_MAIN(TestScenarioJsonHostile)
#include "test_scenario_json_hostile.moc"
