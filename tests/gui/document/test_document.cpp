// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "document/scenario_document.h"
#include "scenario/parameter.h"
#include "scenario/scenario_json.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace normscope;
using namespace normscope::ui;

namespace {

Scenario withEps(double eps) {
    Scenario scenario;
    scenario.norm.eps = eps;
    return scenario;
}

} // namespace

class TestDocument : public QObject {
    Q_OBJECT
private slots:
    void init() { m_document = std::make_unique<ScenarioDocument>(); }
    void undoRestoresTheVeryBytes();
    void aDragIsOneStep();
    void theNextDragIsAnother();
    void aDragBackToTheStartIsNoStep();
    void viewChangesAreNoSteps();
    void undoKeepsTheView();
    void invalidScenariosAreRefused();
    void changesSayWhatTheyAre();
    void saveAndOpen();
    void cleanAfterSaveAndAfterUndoBackToIt();
    void aBadFileLeavesAllAsItWas_data();
    void aBadFileLeavesAllAsItWas();
    void resetForgetsFileAndHistory();

private:
    QUndoStack& stack() { return m_document->undoStack(); }
    std::unique_ptr<ScenarioDocument> m_document;
};

void TestDocument::undoRestoresTheVeryBytes() {
    Scenario first = withEps(0.1 + 0.2); // no short decimal
    first.data.edits = {{4, 2, 1.0 / 3}};
    QVERIFY(m_document->change(first));
    const std::string bytes = toJson(m_document->scenario());
    Scenario second = first;
    second.data.edits.push_back({0, 0, -7});
    second.norm.eps = 1e-3;
    QVERIFY(m_document->change(second));
    stack().undo();
    QVERIFY(m_document->scenario() == first);
    QCOMPARE(toJson(m_document->scenario()), bytes);
    stack().redo();
    QVERIFY(m_document->scenario() == second);
}

void TestDocument::aDragIsOneStep() {
    for (const double eps : {1e-4, 1e-3, 1e-2}) QVERIFY(m_document->change(withEps(eps), "ε", "norm.eps"));
    QCOMPARE(stack().count(), 1);
    QCOMPARE(stack().undoText(), "ε");
    stack().undo();
    QVERIFY(m_document->scenario() == Scenario{});
    stack().redo();
    QCOMPARE(m_document->scenario().norm.eps, 1e-2);
}

void TestDocument::theNextDragIsAnother() {
    QVERIFY(m_document->change(withEps(1e-4), "ε", "norm.eps"));
    m_document->endMerge();
    QVERIFY(m_document->change(withEps(1e-3), "ε", "norm.eps"));
    QCOMPARE(stack().count(), 2);
    QVERIFY(m_document->change(withEps(1e-2), "ε")); // typed
    QCOMPARE(stack().count(), 3);
    stack().undo();
    QCOMPARE(m_document->scenario().norm.eps, 1e-3);
}

void TestDocument::aDragBackToTheStartIsNoStep() {
    QVERIFY(m_document->change(withEps(1e-4), "ε", "norm.eps"));
    QVERIFY(m_document->change(Scenario{}, "ε", "norm.eps"));
    QCOMPARE(stack().count(), 0);
    QVERIFY(m_document->clean());
}

void TestDocument::viewChangesAreNoSteps() {
    QSignalSpy changed(m_document.get(), &ScenarioDocument::changed);
    Scenario next;
    next.axes.view = AxesView::Influence;
    next.page = Page::Depth;
    next.axes.cellValues = true;
    next.axes.row = 2;
    QVERIFY(m_document->change(next));
    QVERIFY(m_document->scenario() == next);
    QCOMPARE(stack().count(), 0);
    QVERIFY(m_document->clean());
    QCOMPARE(changed.size(), 1);
    QCOMPARE(changed[0][1].value<Change>(), Change::View);
}

void TestDocument::undoKeepsTheView() {
    QVERIFY(m_document->change(withEps(1e-3)));
    Scenario looked = m_document->scenario();
    looked.axes.view = AxesView::Backward;
    looked.page = Page::Depth;
    QVERIFY(m_document->change(looked));
    stack().undo();
    QCOMPARE(m_document->scenario().norm.eps, Scenario{}.norm.eps);
    QCOMPARE(m_document->scenario().axes.view, AxesView::Backward);
    QCOMPARE(m_document->scenario().page, Page::Depth);
}

void TestDocument::invalidScenariosAreRefused() {
    const auto refused = m_document->change(withEps(-1));
    QVERIFY(!refused);
    QCOMPARE(refused.error().place, "norm.eps");
    QVERIFY(m_document->scenario() == Scenario{});
    QCOMPARE(stack().count(), 0);
}

void TestDocument::changesSayWhatTheyAre() {
    QSignalSpy changed(m_document.get(), &ScenarioDocument::changed);
    QVERIFY(m_document->change(Scenario{}));
    QCOMPARE(changed.size(), 0);
    QVERIFY(m_document->change(withEps(1e-3)));
    QCOMPARE(changed.size(), 1);
    QVERIFY(changed[0][0].value<Scenario>() == Scenario{});
    QCOMPARE(changed[0][1].value<Change>(), Change::Numbers);
}

void TestDocument::saveAndOpen() {
    const QTemporaryDir folder;
    const QString path = folder.filePath("über ε.normscope.json");
    QVERIFY(m_document->change(withEps(1e-3)));
    QVERIFY(m_document->saveAs(path));
    QCOMPARE(m_document->path(), path);
    ScenarioDocument other;
    QVERIFY(other.open(path));
    QVERIFY(other.scenario() == m_document->scenario());
    QCOMPARE(other.path(), path);
    QVERIFY(other.clean());
}

void TestDocument::cleanAfterSaveAndAfterUndoBackToIt() {
    const QTemporaryDir folder;
    QSignalSpy clean(m_document.get(), &ScenarioDocument::cleanChanged);
    QVERIFY(m_document->change(withEps(1e-3), "ε", "norm.eps"));
    QVERIFY(!m_document->clean());
    QVERIFY(m_document->saveAs(folder.filePath("a.normscope.json")));
    QVERIFY(m_document->clean());
    QVERIFY(m_document->change(withEps(1e-2), "ε", "norm.eps"));
    QVERIFY(!m_document->clean());
    stack().undo();
    QVERIFY(m_document->clean());
    QCOMPARE(m_document->scenario().norm.eps, 1e-3);
    QCOMPARE(clean.size(), 4);
}

void TestDocument::aBadFileLeavesAllAsItWas_data() {
    QTest::addColumn<QByteArray>("content");
    QTest::newRow("no JSON") << QByteArray("PK\x03\x04");
    QTest::newRow("unknown key") << QByteArray(R"({"format": "normscope", "version": 1, "epsilon": 1})");
    QTest::newRow("out of range") << QByteArray(R"({"format": "normscope", "version": 1, "norm": {"eps": -1}})");
    QTest::newRow("newer version") << QByteArray(R"({"format": "normscope", "version": 99})");
    QTest::newRow("empty") << QByteArray();
}

void TestDocument::aBadFileLeavesAllAsItWas() {
    QFETCH(QByteArray, content);
    const QTemporaryDir folder;
    const QString good = folder.filePath("good.normscope.json");
    QVERIFY(m_document->saveAs(good));
    QVERIFY(m_document->change(withEps(1e-3)));
    QFile bad(folder.filePath("bad.normscope.json"));
    QVERIFY(bad.open(QIODevice::WriteOnly));
    bad.write(content);
    bad.close();
    const auto opened = m_document->open(bad.fileName());
    QVERIFY(!opened);
    QVERIFY(!plain(opened.error()).empty());
    QCOMPARE(m_document->path(), good);
    QCOMPARE(m_document->scenario().norm.eps, 1e-3);
    QCOMPARE(stack().count(), 1);
}

void TestDocument::resetForgetsFileAndHistory() {
    const QTemporaryDir folder;
    QVERIFY(m_document->change(withEps(1e-3)));
    QVERIFY(m_document->saveAs(folder.filePath("a.normscope.json")));
    m_document->reset({});
    QVERIFY(m_document->path().isEmpty());
    QVERIFY(m_document->clean());
    QVERIFY(!stack().canUndo());
    QVERIFY(m_document->scenario() == Scenario{});
    QVERIFY_THROWS_EXCEPTION(std::logic_error, (void)m_document->save());
}

QTEST_GUILESS_MAIN(TestDocument)
#include "test_document.moc"
