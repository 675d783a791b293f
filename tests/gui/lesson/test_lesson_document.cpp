// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "document/scenario_document.h"

#include <QAction>
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

// A document that is put aside for a lesson.
class TestLessonDocument : public QObject {
    Q_OBJECT
private slots:
    void scenarioHistoryAndFileComeBack();
    void theGuestHasAHistoryOfItsOwn();
    void savingTheGuestLeavesTheFileAlone();
    void actionsFollow();
    void takingBackNothingIsNothing();
};

void TestLessonDocument::scenarioHistoryAndFileComeBack() {
    const QTemporaryDir folder;
    ScenarioDocument document(withEps(1));
    QVERIFY(document.saveAs(folder.filePath("own.normscope.json")));
    QVERIFY(document.change(withEps(2), "a change"));
    document.setAside(withEps(3));
    QVERIFY(document.isAside() && document.scenario() == withEps(3));
    QVERIFY(document.path().isEmpty() && document.clean());
    document.setAside(withEps(4)); // the next step
    document.takeBack();
    QVERIFY(!document.isAside() && document.scenario() == withEps(2));
    QCOMPARE(document.path(), folder.filePath("own.normscope.json"));
    QVERIFY(!document.clean());
    document.undoStack().undo();
    QVERIFY(document.scenario() == withEps(1) && document.clean());
    QVERIFY(document.undoStack().canRedo());
}

void TestLessonDocument::theGuestHasAHistoryOfItsOwn() {
    ScenarioDocument document(withEps(1));
    QVERIFY(document.change(withEps(2), "own"));
    document.setAside(withEps(3));
    QVERIFY(!document.undoStack().canUndo());
    QVERIFY(document.change(withEps(4), "in the lesson"));
    document.undoStack().undo();
    QVERIFY(document.scenario() == withEps(3));
    QVERIFY(!document.undoStack().canUndo());
    document.takeBack();
    QVERIFY(document.undoStack().canUndo() && !document.undoStack().canRedo());
}

void TestLessonDocument::savingTheGuestLeavesTheFileAlone() {
    const QTemporaryDir folder;
    ScenarioDocument document(withEps(1));
    QVERIFY(document.saveAs(folder.filePath("own.normscope.json")));
    document.setAside(withEps(3));
    QVERIFY(document.saveAs(folder.filePath("copy.normscope.json")));
    document.takeBack();
    QCOMPARE(document.path(), folder.filePath("own.normscope.json"));
    QVERIFY(document.open(folder.filePath("own.normscope.json")));
    QVERIFY(document.scenario() == withEps(1));
}

void TestLessonDocument::actionsFollow() {
    ScenarioDocument document(withEps(1));
    const std::unique_ptr<QAction> undo(document.undoGroup().createUndoAction(nullptr, "Undo"));
    QVERIFY(document.change(withEps(2), "own"));
    QVERIFY(undo->isEnabled());
    QSignalSpy changed(&document, &ScenarioDocument::changed);
    document.setAside(withEps(3));
    QVERIFY(!undo->isEnabled());
    document.takeBack();
    QVERIFY(undo->isEnabled());
    QCOMPARE(changed.size(), 2);
    undo->trigger();
    QVERIFY(document.scenario() == withEps(1));
}

void TestLessonDocument::takingBackNothingIsNothing() {
    ScenarioDocument document(withEps(1));
    QVERIFY(document.change(withEps(2), "own"));
    document.takeBack();
    QVERIFY(document.scenario() == withEps(2) && document.undoStack().canUndo());
}

QTEST_MAIN(TestLessonDocument)
#include "test_lesson_document.moc"
