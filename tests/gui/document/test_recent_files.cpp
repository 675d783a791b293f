// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "document/recent_files.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace normscope::ui;

class TestRecentFiles : public QObject {
    Q_OBJECT
private slots:
    void init();
    void newestFirstWithoutDoubles();
    void atMostTen();
    void missingOnesAreLeftOut();
    void remembered();

private:
    QString make(const QString& name) {
        QFile file(m_folder->filePath(name));
        return file.open(QIODevice::WriteOnly) ? file.fileName() : QString();
    }
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<QSettings> m_settings;
};

void TestRecentFiles::init() {
    m_folder = std::make_unique<QTemporaryDir>();
    m_settings = std::make_unique<QSettings>(m_folder->filePath("settings.ini"), QSettings::IniFormat);
}

void TestRecentFiles::newestFirstWithoutDoubles() {
    RecentFiles recent(*m_settings);
    const QString a = make("a"), b = make("b");
    for (const QString& path : {a, b, a}) recent.add(path);
    QCOMPARE(recent.list(), QStringList({a, b}));
}

void TestRecentFiles::atMostTen() {
    RecentFiles recent(*m_settings);
    for (int i = 0; i < 12; ++i) recent.add(make(QString::number(i)));
    QCOMPARE(recent.list().size(), 10);
    QCOMPARE(recent.list().front(), m_folder->filePath("11"));
    QCOMPARE(recent.list().back(), m_folder->filePath("2"));
}

void TestRecentFiles::missingOnesAreLeftOut() {
    RecentFiles recent(*m_settings);
    const QString a = make("a"), b = make("b");
    recent.add(a);
    recent.add(b);
    QVERIFY(QFile::remove(b));
    QCOMPARE(recent.list(), QStringList({a}));
}

void TestRecentFiles::remembered() {
    const QString a = make("with, comma and ü");
    RecentFiles(*m_settings).add(a);
    m_settings->sync();
    QSettings again(m_settings->fileName(), QSettings::IniFormat);
    QCOMPARE(RecentFiles(again).list(), QStringList({a}));
}

QTEST_GUILESS_MAIN(TestRecentFiles)
#include "test_recent_files.moc"
