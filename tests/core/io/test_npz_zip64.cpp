// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/counted_allocations.h"
#include "core/io/io_test.h"
#include "io/npz.h"

#include <QtTest>

using namespace normscope;
using namespace normscope::test;

// Archives with a whole ZIP64 directory, right and hostile: golden/make_npz_cases.py, by Python's zipfile.
class TestNpzZip64 : public QObject {
    Q_OBJECT

private slots:
    void isRead_data();
    void isRead();
    void isRefused_data();
    void isRefused();
};

void TestNpzZip64::isRead_data() {
    QTest::addColumn<QString>("file");
    QTest::newRow("stored") << "zip64_stored.npz";
    QTest::newRow("deflated") << "zip64_deflated.npz";
}

void TestNpzZip64::isRead() {
    QFETCH(QString, file);
    const auto members = readNpz(casePath(file.toStdString()));
    QVERIFY2(members.has_value(), reasonOf(members).c_str());
    QCOMPARE(members->size(), std::size_t(2));
    QCOMPARE(members->at(0).name, std::string("a"));
    QVERIFY(members->at(0).array.shape == std::vector<Index>({2, 3}));
    QVERIFY(std::get<0>(members->at(0).array.values) == std::vector<float>({1, 2, 3, 4, 5, 7}));
    QCOMPARE(members->at(1).name, std::string("b"));
    QVERIFY(std::get<1>(members->at(1).array.values) == std::vector<double>({0, 1, 2, 3, 4}));
    QVERIFY(members->at(0).array.notes.empty() && members->at(1).array.notes.empty());
}

void TestNpzZip64::isRefused_data() {
    QTest::addColumn<QString>("reason");
    const char* const damaged = ": not a zip archive that can be read: ";
    QTest::newRow("size") << ": b.npy: claims 1099511627776 bytes, which its 82 packed ones cannot hold";
    QTest::newRow("packed") << ": b.npy: claims 1099511627776 packed bytes, which the archive's 536 cannot hold";
    QTest::newRow("both") << ": b.npy: claims 1099511627776 packed bytes, which the archive's 686 cannot hold";
    QTest::newRow("stored") << ": b.npy: is stored as it is, but claims 8 bytes and 168 packed ones";
    QTest::newRow("offset") << ": b.npy: is not where the archive says it is: ";
    QTest::newRow("field") << damaged;
    QTest::newRow("locator") << damaged;
    QTest::newRow("locator_elsewhere") << damaged;
    QTest::newRow("entries") << damaged;
    QTest::newRow("one_more") << damaged;
    QTest::newRow("one_less") << damaged;
    QTest::newRow("directory") << damaged;
    QTest::newRow("directory_wraps") << damaged;
}

// Every claim is of 2^40, or off by one. The files have less than a kilobyte, and libzip reads the last 64 KiB at once.
void TestNpzZip64::isRefused() {
    QFETCH(QString, reason);
    const std::string path = casePath(std::string("zip64_bad_") + QTest::currentDataTag() + ".npz");
    largestAllocation = 0;
    const auto members = readNpz(path);
    const std::size_t largest = largestAllocation;
    const std::string found = reasonOf(members);
    QVERIFY2(found.starts_with(path + reason.toStdString()), found.c_str());
    QVERIFY(found.find('\n') == std::string::npos);
    QVERIFY(largest > 0 && largest < (1 << 20));
}

QTEST_APPLESS_MAIN(TestNpzZip64)
#include "test_npz_zip64.moc"
