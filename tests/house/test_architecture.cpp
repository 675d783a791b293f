// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

// Rules that hold the house together, checked over the sources.
class TestArchitecture : public QObject {
    Q_OBJECT

    static QStringList sources(const QStringList& folders) {
        QStringList files;
        for (const QString& folder : folders) {
            const QString path = QStringLiteral(NORMSCOPE_SOURCE_DIR "/") + folder;
            QDirIterator entries(path, {"*.h", "*.cpp"}, QDir::Files, QDirIterator::Subdirectories);
            while (entries.hasNext()) files << entries.next();
        }
        return files;
    }

    static QString text(const QString& path) {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
    }

    static QStringList matching(const QStringList& files, const QString& pattern) {
        const QRegularExpression expression(pattern, QRegularExpression::MultilineOption);
        QStringList found;
        for (const QString& file : files)
            if (text(file).contains(expression)) found << file;
        return found;
    }

private slots:
    void coreIncludesNoQt() {
        const QStringList files = sources({"core"});
        QVERIFY(files.size() > 20);
        QCOMPARE(matching(files, "^\\s*#\\s*include\\s*[<\"](Q[A-Za-z]|qt|.*qcustomplot)"), QStringList());
    }

    void coreKnowsNothingAboveIt() {
        QCOMPARE(matching(sources({"core"}), "^\\s*#\\s*include\\s*\"(ui|app|plot|pages|window|document)/"),
                 QStringList());
    }

    void onlyPlotIncludesQCustomPlot() {
        QStringList files =
            matching(sources({"core", "ui", "app", "tests"}), "^\\s*#\\s*include\\s*[<\"].*qcustomplot");
        files.removeIf([](const QString& file) { return file.contains("/ui/plot/"); });
        QCOMPARE(files, QStringList());
    }

    void coreHasNoClockNoPrintingNoThreads() {
        const QString forbidden =
            "std::(cout|cerr|clog|thread|jthread|async|random_device)|<chrono>|<iostream>|\\bprintf\\(";
        QCOMPARE(matching(sources({"core"}), forbidden), QStringList());
    }

    void nothingReachesTheNetwork() {
        const QString forbidden = "QNetwork|QTcp|QUdp|QSsl|<sys/socket\\.h>|QDesktopServices";
        QCOMPARE(matching(sources({"core", "ui", "app"}), forbidden), QStringList());
    }

    void everyFileNamesItsLicence() {
        for (const QString& file : sources({"core", "ui", "app", "tests"}))
            QVERIFY2(text(file).startsWith("// SPDX-FileCopyrightText:"), qPrintable(file));
    }

    void noFileIsOverlong() {
        for (const QString& file : sources({"core", "ui", "app", "tests"}))
            QVERIFY2(text(file).count('\n') <= 300, qPrintable(file));
    }
};

QTEST_APPLESS_MAIN(TestArchitecture)
#include "test_architecture.moc"
