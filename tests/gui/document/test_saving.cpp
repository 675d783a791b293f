// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "document/backup.h"
#include "document/error_text.h"
#include "document/scenario_document.h"
#include "scenario/scenario_json.h"

#include <QDeadlineTimer>
#include <QDir>
#include <QElapsedTimer>
#include <QTemporaryDir>
#include <QTest>

#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <csignal>
#include <random>

using namespace normscope;
using namespace normscope::ui;

namespace {

// In memory, if it can be: what is flushed to a busy disk takes its time, hundreds of saves minutes of it.
QString folderPattern() {
    const QString memory = QStringLiteral("/dev/shm");
    return (QFileInfo(memory).isWritable() ? memory : QDir::tempPath()) + "/normscope-saving-XXXXXX";
}

// A file of some kilobytes, the more edits the longer.
Scenario edited(Index edits) {
    Scenario scenario;
    for (Index k = 0; k < edits; ++k) scenario.data.edits.push_back({k / 13, k % 13, 0.1 * double(k + 1)});
    return scenario;
}

QByteArray bytes(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void write(const QString& path, const QByteArray& content) {
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size()) qFatal("cannot write an input");
}

// One and the other in turn, with a sign of life after each; until somebody ends the process.
[[noreturn]] void saveForEver(const QString& path, int told) {
    ScenarioDocument document;
    for (int turn = 0;; ++turn) {
        const bool done = document.change(edited(turn % 2 == 0 ? 40 : 160)) && document.saveAs(path);
        if (!done || ::write(told, "s", 1) != 1) ::_exit(1);
    }
}

// Waits for some saves, then for a part of the next one.
void waitIntoASave(int told, std::mt19937& random) {
    QElapsedTimer lasted;
    char sign = 0;
    for (unsigned int saves = 2 + random() % 2; saves > 0; --saves) {
        lasted.start();
        if (::read(told, &sign, 1) != 1) return;
    }
    const qint64 part = lasted.nsecsElapsed() * qint64(random() % 1000) / 1000;
    const QDeadlineTimer end(std::chrono::nanoseconds(part), Qt::PreciseTimer);
    while (!end.hasExpired()) {
    }
}

// Whether it went on saving until it was killed.
bool killASavingProcess(const QString& path, std::mt19937& random) {
    int ends[2] = {};
    if (::pipe(ends) != 0) return false;
    const pid_t child = ::fork();
    if (child == 0) {
        ::close(ends[0]); // without a reader it ends by itself
        saveForEver(path, ends[1]);
    }
    ::close(ends[1]);
    waitIntoASave(ends[0], random);
    ::kill(child, SIGKILL);
    int status = 0;
    const bool waited = child > 0 && ::waitpid(child, &status, 0) == child;
    ::close(ends[0]);
    return waited && WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL;
}

// The system ends the process once its file has that many bytes: within a save, whatever the scheduler does.
bool endWithinASave(const QString& path, rlim_t bytes) {
    const pid_t child = ::fork();
    if (child == 0) {
        const rlimit noCore = {0, 0}, small = {bytes, bytes};
        ::setrlimit(RLIMIT_CORE, &noCore);
        ::setrlimit(RLIMIT_FSIZE, &small);
        std::signal(SIGXFSZ, SIG_DFL);
        ScenarioDocument document;
        ::_exit(document.change(edited(160)) && document.saveAs(path) ? 0 : 1);
    }
    int status = 0;
    const bool waited = child > 0 && ::waitpid(child, &status, 0) == child;
    return waited && WIFSIGNALED(status) && WTERMSIG(status) == SIGXFSZ;
}

// As on a full disk: no file grows past 4 kB meanwhile.
class FullDisk {
public:
    FullDisk() {
        std::signal(SIGXFSZ, SIG_IGN);
        ::getrlimit(RLIMIT_FSIZE, &m_before);
        const rlimit small = {4096, m_before.rlim_max};
        ::setrlimit(RLIMIT_FSIZE, &small);
    }
    ~FullDisk() { ::setrlimit(RLIMIT_FSIZE, &m_before); }
    Q_DISABLE_COPY_MOVE(FullDisk)

private:
    rlimit m_before = {};
};

} // namespace

// Saving is never half, and what failed to load is never written over.
class TestSaving : public QObject {
    Q_OBJECT
private slots:
    void init();
    void aSaveThatEndsMidwayLeavesTheOldFile();
    void aKilledSaveLeavesAWholeFile();
    void aFullDiskLeavesTheOldFile();
    void aCutFileIsRefused();
    void theVersionBeforeIsKept();
    void aDamagedFileIsNoBackup();
    void theBackupIsOffered();
    void aBackupIsNotWrittenOver();

private:
    QString path(const char* name) const { return m_folder->filePath(name); }
    QStringList files() const {
        return QDir(m_folder->path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
    }
    void saved(const QString& path, Index edits) {
        QVERIFY(m_document->change(edited(edits)) && m_document->saveAs(path));
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<ScenarioDocument> m_document;
    QString m_good;
};

void TestSaving::init() {
    m_folder = std::make_unique<QTemporaryDir>(folderPattern());
    QVERIFY(m_folder->isValid());
    m_document = std::make_unique<ScenarioDocument>();
    m_good = path("good.normscope.json");
}

void TestSaving::aSaveThatEndsMidwayLeavesTheOldFile() {
    saved(m_good, 40);
    const QByteArray before = bytes(m_good);
    const int length = int(toJson(edited(160)).size());
    for (int part = 0; part < 40; ++part) {
        QVERIFY(endWithinASave(m_good, rlim_t(length * part / 40)));
        QCOMPARE(bytes(m_good), before);
        QVERIFY(files().size() > 1); // what it had begun
    }
    QVERIFY(m_document->open(m_good));
}

// At any moment: also between the two files, and after them.
void TestSaving::aKilledSaveLeavesAWholeFile() {
    std::mt19937 random(32); // the same moments each time, as far as a scheduler lets them be
    const QByteArray first = QByteArray::fromStdString(toJson(edited(40)));
    const QByteArray second = QByteArray::fromStdString(toJson(edited(160)));
    for (int kill = 0; kill < 200; ++kill) {
        QVERIFY(killASavingProcess(m_good, random));
        for (const QString& file : {m_good, backupOf(m_good)}) {
            const QByteArray found = bytes(file);
            QVERIFY2(found == first || found == second, qPrintable(QString("%1, kill %2").arg(file).arg(kill)));
        }
    }
    QVERIFY(m_document->open(m_good));
}

void TestSaving::aFullDiskLeavesTheOldFile() {
    saved(m_good, 10);
    const QByteArray before = bytes(m_good);
    QVERIFY(m_document->change(edited(1000)));
    {
        const FullDisk full;
        const auto refused = m_document->save();
        QVERIFY(!refused);
        const QString said = errorText(refused.error());
        QVERIFY2(said.startsWith("good.normscope.json: cannot be written: "), qPrintable(said));
    }
    QCOMPARE(bytes(m_good), before);
    QCOMPARE(files(), QStringList{"good.normscope.json"});
    QCOMPARE(m_document->path(), m_good);
    QVERIFY(!m_document->clean());
    QVERIFY(m_document->save() && m_document->clean()); // once there is room
    QCOMPARE(bytes(m_good), QByteArray::fromStdString(toJson(edited(1000))));
}

void TestSaving::aCutFileIsRefused() {
    saved(m_good, 10);
    const Scenario scenario = m_document->scenario();
    const QByteArray whole = bytes(m_good);
    const QString cut = path("cut.normscope.json");
    const qsizetype lastBrace = whole.lastIndexOf('}');
    for (qsizetype length = 0; length <= lastBrace; ++length) {
        write(cut, whole.left(length));
        const auto opened = m_document->open(cut);
        QVERIFY2(!opened, qPrintable(QString::number(length)));
        QVERIFY(errorText(opened.error()).startsWith("cut.normscope.json: "));
        QCOMPARE(m_document->path(), m_good);
        QVERIFY(m_document->scenario() == scenario);
    }
    QVERIFY(m_document->change(edited(3)) && m_document->save());
    QCOMPARE(bytes(cut), whole.left(lastBrace)); // saving went where the good file is
    write(cut, whole.left(lastBrace + 1));       // all but the line's end
    QVERIFY(m_document->open(cut));
    QVERIFY(m_document->scenario() == scenario);
}

void TestSaving::theVersionBeforeIsKept() {
    saved(m_good, 1);
    QVERIFY(!files().contains("good.normscope.json~")); // there was none
    const QByteArray first = bytes(m_good);
    QVERIFY(QFile::setPermissions(m_good, QFile::ReadOwner | QFile::WriteOwner));
    saved(m_good, 2);
    QCOMPARE(bytes(backupOf(m_good)), first);
    QCOMPARE(QFile::permissions(backupOf(m_good)), QFile::permissions(m_good));
    QVERIFY(m_document->save()); // the same again
    QCOMPARE(bytes(backupOf(m_good)), first);
    QCOMPARE(files().size(), 2);
}

// Whichever is the newer one.
void TestSaving::aDamagedFileIsNoBackup() {
    saved(m_good, 1);
    const QByteArray first = bytes(m_good);
    saved(m_good, 2);
    write(m_good, bytes(m_good).left(40));
    saved(m_good, 3); // a person says so in the dialog
    QCOMPARE(bytes(backupOf(m_good)), first);
    QCOMPARE(bytes(m_good), QByteArray::fromStdString(toJson(edited(3))));
}

void TestSaving::theBackupIsOffered() {
    saved(m_good, 1);
    saved(m_good, 2);
    write(m_good, bytes(m_good).left(40));
    ScenarioDocument other;
    const auto refused = other.open(m_good);
    QVERIFY(!refused && other.path().isEmpty());
    QVERIFY2(errorText(refused.error()).endsWith("open good.normscope.json~"), qPrintable(errorText(refused.error())));
    write(backupOf(m_good), "{"); // neither is whole
    QVERIFY(!errorText(other.open(m_good).error()).contains('~'));
}

void TestSaving::aBackupIsNotWrittenOver() {
    saved(m_good, 1);
    const Scenario first = m_document->scenario();
    saved(m_good, 2);
    QVERIFY(m_document->open(backupOf(m_good)));
    QVERIFY(m_document->scenario() == first);
    QVERIFY(m_document->path().isEmpty() && m_document->clean());
}

QTEST_GUILESS_MAIN(TestSaving)
#include "test_saving.moc"
