// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/io_test.h"
#include "io/file.h"

#include <QDir>
#include <QFile>
#include <QtTest>

#include <sys/resource.h>
#include <sys/stat.h>

#include <csignal>

using namespace normscope;
using namespace normscope::test;

class TestFile : public QObject {
    Q_OBJECT

private slots:
    void writesWhatIsRead_data();
    void writesWhatIsRead();
    void replacesAndKeepsTheMode();
    void leavesNothingBeside();
    void writesThroughALink();
    void aFailedWriteLeavesTheOldFile();
    void refusesWhatIsNoFile();
    void refusesLargeFilesBySize();

private:
    std::string path(const char* name) const { return m_folder.filePath(name).toStdString(); }
    QTemporaryDir m_folder;
};

void TestFile::writesWhatIsRead_data() {
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("text") << QByteArray("NormScope\n");
    QTest::newRow("zeros and line ends") << QByteArray("a\0b\r\n\xff", 6);
    QTest::newRow("larger than a pipe") << QByteArray(3'000'000, 'x');
}

void TestFile::writesWhatIsRead() {
    QFETCH(QByteArray, bytes);
    QVERIFY(writeFile(path("x"), bytes.toStdString()));
    const auto text = readTextFile(path("x"));
    QVERIFY2(text, reasonOf(text).c_str());
    QCOMPARE(QByteArray::fromStdString(*text), bytes);
    const auto raw = readFile(path("x"));
    QVERIFY2(raw, reasonOf(raw).c_str());
    QCOMPARE(QByteArray(reinterpret_cast<const char*>(raw->data()), qsizetype(raw->size())), bytes);
}

void TestFile::replacesAndKeepsTheMode() {
    QVERIFY(writeFile(path("mode"), "old"));
    QCOMPARE(chmod(path("mode").c_str(), 0640), 0);
    QVERIFY(writeFile(path("mode"), "new"));
    struct stat status = {};
    QCOMPARE(stat(path("mode").c_str(), &status), 0);
    QCOMPARE(int(status.st_mode & 07777), 0640);
    QCOMPARE(readTextFile(path("mode")).value_or(""), std::string("new"));
}

void TestFile::leavesNothingBeside() {
    const QTemporaryDir folder;
    QVERIFY(writeFile(folder.filePath("x").toStdString(), "1"));
    QVERIFY(writeFile(folder.filePath("x").toStdString(), "2"));
    QVERIFY(!writeFile(folder.path().toStdString(), "3"));
    QCOMPARE(QDir(folder.path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot), QStringList{"x"});
}

void TestFile::writesThroughALink() {
    QVERIFY(writeFile(path("real"), "old"));
    QVERIFY(QFile::link(m_folder.filePath("real"), m_folder.filePath("link")));
    QVERIFY(writeFile(path("link"), "new"));
    QVERIFY(QFileInfo(m_folder.filePath("link")).isSymLink());
    QCOMPARE(readTextFile(path("real")).value_or(""), std::string("new"));
}

// The process may write 4 kB to a file and no more, as on a full disk.
void TestFile::aFailedWriteLeavesTheOldFile() {
    QVERIFY(writeFile(path("kept"), "old"));
    rlimit before = {};
    QCOMPARE(getrlimit(RLIMIT_FSIZE, &before), 0);
    std::signal(SIGXFSZ, SIG_IGN);
    const rlimit small = {4096, before.rlim_max};
    QCOMPARE(setrlimit(RLIMIT_FSIZE, &small), 0);
    const auto full = writeFile(path("kept"), std::string(10'000, 'x'));
    QCOMPARE(setrlimit(RLIMIT_FSIZE, &before), 0);
    QVERIFY2(QString::fromStdString(reasonOf(full)).contains("kept: cannot be written: "), reasonOf(full).c_str());
    QCOMPARE(readTextFile(path("kept")).value_or(""), std::string("old"));
    const QStringList temporary = QDir(m_folder.path()).entryList({".normscope*"}, QDir::AllEntries | QDir::Hidden);
    QVERIFY2(temporary.isEmpty(), qPrintable(temporary.join(' ')));
    QCOMPARE(reasonOf(writeFile("/dev/full", "x")), std::string("/dev/full: this is a device or pipe, not a file"));
    QVERIFY(
        QString::fromStdString(reasonOf(writeFile(path("absent/x"), "x"))).contains("absent/x: cannot be written: "));
}

void TestFile::refusesWhatIsNoFile() {
    const auto folder = readFile(m_folder.path().toStdString());
    QVERIFY(QString::fromStdString(reasonOf(folder)).endsWith(": this is a folder, not a file"));
    QCOMPARE(mkfifo(path("pipe").c_str(), 0600), 0);
    QVERIFY(QString::fromStdString(reasonOf(readFile(path("pipe")))).endsWith("a device or pipe, not a file"));
    QVERIFY(!readFile("/dev/zero"));
    const auto absent = readTextFile(path("absent"));
    QVERIFY(QString::fromStdString(reasonOf(absent)).contains("absent: cannot be opened: No such file"));
    QVERIFY(!readFile(""));
}

// A sparse file of a terabyte is refused before anything is allocated.
void TestFile::refusesLargeFilesBySize() {
    QFile large(m_folder.filePath("large"));
    QVERIFY(large.open(QIODevice::WriteOnly) && large.resize(qint64(1) << 40));
    QVERIFY(QString::fromStdString(reasonOf(readFile(path("large")))).contains("has 1099511627776 bytes, at most"));
    QVERIFY(writeFile(path("ten"), "0123456789"));
    QVERIFY(!readFile(path("ten"), 9));
    QVERIFY(readFile(path("ten"), 10));
}

QTEST_APPLESS_MAIN(TestFile)
#include "test_file.moc"
