// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/engine.h"
#include "engine/table_cache.h"
#include "gui/engine/small_depth.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace normscope;
using namespace normscope::ui;

class TestEngine : public QObject {
    Q_OBJECT
private slots:
    void computesTheScenario();
    void theLastOfManyArrivesLast();
    void partialResultsComeInOrder();
    void whatIsSeenGivesWayAtOnce();
    void anotherPageMayInterrupt();
    void failuresAreValues();
    void leavingInTheMiddleOfWork_data();
    void leavingInTheMiddleOfWork();
    void tablesAreKept();
    void aChangedFileIsReadAgain();
    void aVanishedFileIsStillKnown();
};

namespace {

Scenario withSamples(Index samples) {
    Scenario scenario;
    scenario.data.samples = samples;
    return scenario;
}

DataSettings fileAt(const QString& path) {
    DataSettings settings;
    settings.source = DataSource::File;
    settings.file = path.toStdString();
    return settings;
}

void write(const QString& path, const QByteArray& content, int ageSeconds) {
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(content);
    file.flush();
    QVERIFY(file.setFileTime(QDateTime::currentDateTime().addSecs(-ageSeconds), QFileDevice::FileModificationTime));
}

} // namespace

void TestEngine::computesTheScenario() {
    Engine engine;
    QSignalSpy finished(&engine, &Engine::finished);
    engine.run(withSamples(7));
    QVERIFY(engine.busy());
    QVERIFY(finished.wait());
    QVERIFY(!engine.busy());
    const auto result = std::get<0>(finished[0][0].value<PageResult>());
    QCOMPARE(result->sample.x.rows(), 7);
    QVERIFY(!result->stopped);
    QVERIFY(finished[0][1].toBool());
}

void TestEngine::theLastOfManyArrivesLast() {
    Engine engine;
    Index last = 0;
    QObject::connect(&engine, &Engine::finished, [&](const PageResult& result, bool complete) {
        QVERIFY(complete);
        QVERIFY(scenarioOf(result).data.samples > last);
        last = scenarioOf(result).data.samples;
    });
    for (Index samples = 1; samples <= 178; ++samples) engine.run(withSamples(samples));
    QTRY_COMPARE(last, 178);
    QVERIFY(!engine.busy());
}

void TestEngine::partialResultsComeInOrder() {
    Engine engine;
    std::vector<std::size_t> done;
    bool whole = false;
    QObject::connect(&engine, &Engine::finished, [&](const PageResult& result, bool complete) {
        const DepthResult& depth = *std::get<1>(result);
        QVERIFY(!whole);
        QCOMPARE(depth.complete(), complete);
        QCOMPARE(engine.busy(), !complete);
        QVERIFY(done.empty() || depth.done > done.back());
        done.push_back(depth.done);
        whole = complete;
    });
    Scenario scenario = longDepth();
    scenario.depth.seeds = 10;
    engine.run(scenario);
    QTRY_VERIFY_WITH_TIMEOUT(whole, 60'000);
    QVERIFY(done.size() > 1);
}

void TestEngine::whatIsSeenGivesWayAtOnce() {
    Engine engine;
    QSignalSpy finished(&engine, &Engine::finished);
    engine.run(longDepth());
    QVERIFY(finished.wait());
    QVERIFY(!finished[0][1].toBool());
    engine.run(smallDepth());
    QTRY_VERIFY(!engine.busy());
    QVERIFY(scenarioOf(finished.back()[0].value<PageResult>()) == smallDepth());
    for (const QList<QVariant>& each : finished)
        QVERIFY(!each[1].toBool() || scenarioOf(each[0].value<PageResult>()) == smallDepth());
}

void TestEngine::anotherPageMayInterrupt() {
    Engine engine;
    QSignalSpy finished(&engine, &Engine::finished);
    engine.run(longDepth());
    engine.run(withSamples(7));
    QTRY_VERIFY(!engine.busy());
    QCOMPARE(pageOf(finished.back()[0].value<PageResult>()), Page::Axes);
}

void TestEngine::failuresAreValues() {
    Engine engine;
    QSignalSpy failed(&engine, &Engine::failed);
    Scenario scenario;
    scenario.data = fileAt("/nowhere/x.csv");
    engine.run(scenario);
    QVERIFY(failed.wait());
    QCOMPARE(failed[0][0].value<Error>().file, "/nowhere/x.csv");
    QVERIFY(!engine.busy());
}

void TestEngine::leavingInTheMiddleOfWork_data() {
    QTest::addColumn<bool>("depth");
    QTest::newRow("of the Axes page") << false;
    QTest::newRow("of the Depth page") << true;
}

void TestEngine::leavingInTheMiddleOfWork() {
    QFETCH(bool, depth);
    Scenario scenario = depth ? longDepth() : withSamples(512);
    scenario.data.source = DataSource::Gaussian;
    scenario.data.features = 512;
    for (int i = 0; i < 20; ++i) {
        Engine engine;
        engine.run(scenario);
    }
}

void TestEngine::tablesAreKept() {
    TableCache cache;
    DataSettings wine;
    const auto first = cache.get(wine, 0);
    wine.samples = 40;
    wine.scale = 3;
    QCOMPARE(cache.get(wine, 1)->get(), first->get());
    DataSettings gaussian;
    gaussian.source = DataSource::Gaussian;
    const auto seed0 = cache.get(gaussian, 0);
    QVERIFY(cache.get(gaussian, 1)->get() != seed0->get());
}

void TestEngine::aChangedFileIsReadAgain() {
    const QTemporaryDir folder;
    const QString path = folder.filePath("x.csv");
    TableCache cache;
    write(path, "1,2\n3,4\n", 60);
    QCOMPARE(cache.get(fileAt(path), 0)->get()->values.rows(), 2);
    write(path, "1,2\n3,4\n5,6\n", 30);
    QCOMPARE(cache.get(fileAt(path), 0)->get()->values.rows(), 3);
}

void TestEngine::aVanishedFileIsStillKnown() {
    const QTemporaryDir folder;
    const QString path = folder.filePath("x.csv");
    TableCache cache;
    write(path, "1,2\n3,4\n", 60);
    const auto before = cache.get(fileAt(path), 0);
    QVERIFY(QFile::remove(path));
    QCOMPARE(cache.get(fileAt(path), 0)->get(), before->get());
}

QTEST_GUILESS_MAIN(TestEngine)
#include "test_engine.moc"
