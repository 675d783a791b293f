// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/training.h"

#include <QTemporaryDir>
#include <QtTest>

using namespace normscope;

// What is learned: the built-in sets, and files of the person's with a column of classes.
class TestTrainingTask : public QObject {
    Q_OBJECT

private slots:
    void builtInSets();
    void aFileWithClasses_data();
    void aFileWithClasses();
    void refusesWhatCannotBeLearned_data();
    void refusesWhatCannotBeLearned();

private:
    Scenario fileScenario(const QByteArray& text, const QByteArray& label);

    QTemporaryDir m_folder;
};

Scenario TestTrainingTask::fileScenario(const QByteArray& text, const QByteArray& label) {
    QFile file(m_folder.filePath("data.csv"));
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size()) qFatal("no file");
    Scenario scenario;
    scenario.page = Page::Training;
    scenario.training.data = TrainingData::File;
    scenario.training.label = label.toStdString();
    scenario.data.file = file.fileName().toStdString();
    return scenario;
}

void TestTrainingTask::builtInSets() {
    Scenario scenario;
    const auto rows = trainingTask(scenario, 0);
    QVERIFY(rows && (*rows)->tokens == 8 && (*rows)->inputs == 8 && (*rows)->classes == 10);
    scenario.training.data = TrainingData::DigitPixels;
    const auto pixels = trainingTask(scenario, 0);
    QVERIFY(pixels && (*pixels)->tokens == 1 && (*pixels)->inputs == 64);
    QCOMPARE(std::ssize((*pixels)->train.labels) + std::ssize((*pixels)->test.labels), Index(1797));
    scenario.training.data = TrainingData::Wine;
    const auto wine = trainingTask(scenario, 0);
    QVERIFY(wine && (*wine)->inputs == 13 && (*wine)->classes == 3);
}

void TestTrainingTask::aFileWithClasses_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("label");
    QTest::newRow("the last column") << QByteArray("a,b,kind\n1,2,0\n2,1,0\n3,9,1\n4,8,1\n") << QByteArray();
    QTest::newRow("by name") << QByteArray("a,kind,b\n1,0,2\n2,0,1\n3,1,9\n4,1,8\n") << QByteArray("kind");
    QTest::newRow("by number") << QByteArray("kind,a,b\n0,1,2\n0,2,1\n1,3,9\n1,4,8\n") << QByteArray("1");
    QTest::newRow("any whole numbers") << QByteArray("a,b,c\n1,2,-5\n2,1,-5\n3,9,70\n4,8,70\n") << QByteArray("c");
}

void TestTrainingTask::aFileWithClasses() {
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, label);
    const auto task = trainingTask(fileScenario(text, label), 0);
    QVERIFY2(task, task ? "" : plain(task.error()).c_str());
    QCOMPARE((*task)->classes, 2);
    QCOMPARE((*task)->inputs, Index(2));
    QCOMPARE((*task)->train.labels, std::vector<int>({0, 1})); // of two of a class one is for testing
}

void TestTrainingTask::refusesWhatCannotBeLearned_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("label");
    QTest::addColumn<QByteArray>("reason");
    QTest::newRow("one class") << QByteArray("a,b\n1,2\n2,2\n3,2\n") << QByteArray() << QByteArray("has 1");
    QTest::newRow("halves") << QByteArray("a,b\n1,0\n2,0.5\n3,1\n") << QByteArray() << QByteArray("row 2 has 0.5");
    QTest::newRow("no class") << QByteArray("a,b\n1,0\n2,\n3,1\n") << QByteArray() << QByteArray("row 2 has nan");
    QTest::newRow("no feature") << QByteArray("a,b\n1,0\n,0\n3,1\n4,1\n") << QByteArray() << QByteArray("empty");
    QTest::newRow("a class of one") << QByteArray("a,b\n1,0\n2,0\n3,1\n") << QByteArray() << QByteArray("one has 1");
    QTest::newRow("no such column") << QByteArray("a,b\n1,0\n2,1\n") << QByteArray("kind")
                                    << QByteArray("there are: a, b");
    QTest::newRow("column 3 of 2") << QByteArray("a,b\n1,0\n2,1\n") << QByteArray("3") << QByteArray("there are: a, b");
    QTest::newRow("one column") << QByteArray("a\n1\n2\n") << QByteArray() << QByteArray("a column of classes");
}

void TestTrainingTask::refusesWhatCannotBeLearned() {
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, label);
    QFETCH(QByteArray, reason);
    const auto task = trainingTask(fileScenario(text, label), 0);
    QVERIFY(!task);
    const std::string message = plain(task.error());
    QVERIFY2(message.find(reason.constData()) != std::string::npos, message.c_str());
    QVERIFY2(message.find("data.csv") != std::string::npos, message.c_str());
}

QTEST_APPLESS_MAIN(TestTrainingTask)
#include "test_training_task.moc"
