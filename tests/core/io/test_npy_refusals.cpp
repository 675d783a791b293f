// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/io_test.h"
#include "core/io/npy_test.h"
#include "io/file.h"

#include <QtTest>

#include <sys/mman.h>

#include <cstring>

using namespace normscope;
using namespace normscope::test;

// Files that are broken, cut or made to harm.
class TestNpyRefusals : public QObject {
    Q_OBJECT

private slots:
    void refusesCases_data();
    void refusesCases();
    void refusesEveryCut_data();
    void refusesEveryCut();
    void refusesUnknownVersions();
    void refusesTypesByName_data();
    void refusesTypesByName();
    void refusesHeaders_data();
    void refusesHeaders();
    void refusesSizesTheFileDoesNotBear_data();
    void refusesSizesTheFileDoesNotBear();
    void refusesNumbersThatOutgrowTheirFile();
    void refusesDeepNesting();
    void namesOfStrangersStayShort();
};

void TestNpyRefusals::refusesCases_data() {
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("reason");
    QTest::newRow("cut data") << "trunc.npy"
                              << "trunc.npy: data: the file is cut short: 64 bytes expected, 40 found";
    QTest::newRow("wrong magic") << "badmagic.npy"
                                 << "badmagic.npy: byte 0: not an .npy file";
    QTest::newRow("objects") << "object.npy"
                             << "object.npy: header: dtype '|O' holds Python objects";
    QTest::newRow("fields") << "struct.npy"
                            << "structured dtype with the fields act <f4, grad <f8";
}

void TestNpyRefusals::refusesCases() {
    QFETCH(QString, file);
    QFETCH(QString, reason);
    const auto array = readNpy(casePath(file.toStdString()));
    QVERIFY2(QString::fromStdString(reasonOf(array)).contains(reason), reasonOf(array).c_str());
}

void TestNpyRefusals::refusesEveryCut_data() {
    QTest::addColumn<QString>("file");
    for (const char* name : {"f_order.npy", "v2.npy", "v3.npy", "hdr_dialect.npy", "const8x8.npy"})
        QTest::newRow(name) << QString(name);
}

void TestNpyRefusals::refusesEveryCut() {
    QFETCH(QString, file);
    const auto bytes = readFile(casePath(file.toStdString()));
    QVERIFY2(bytes, reasonOf(bytes).c_str());
    QVERIFY(parseNpy(*bytes, "whole"));
    for (std::size_t size = 0; size < bytes->size(); ++size) {
        const auto cut = parseNpy(std::span(*bytes).first(size), "cut");
        QVERIFY2(!cut && !cut.error().place.empty(), std::to_string(size).c_str());
        const bool counts = QString::fromStdString(reasonOf(cut)).contains("bytes expected, ");
        QVERIFY2(size == 0 || counts, reasonOf(cut).c_str());
    }
}

void TestNpyRefusals::refusesUnknownVersions() {
    std::string file = npyFile("'|u1'", "(2,)", "\1\2");
    file[6] = 4;
    QCOMPARE(reasonOf(parseNpyText(file)),
             std::string("x.npy: byte 6: format version 4.0 is unknown; 1.0, 2.0 and 3.0 can be read"));
    file[6] = 0;
    QVERIFY(!parseNpyText(file));
    file[6] = 1;
    file[7] = 1;
    QVERIFY(!parseNpyText(file));
}

void TestNpyRefusals::refusesTypesByName_data() {
    QTest::addColumn<QString>("descr");
    QTest::addColumn<QString>("name");
    QTest::newRow("complex64") << "'<c8'"
                               << "complex64";
    QTest::newRow("complex128") << "'>c16'"
                                << "complex128";
    QTest::newRow("bytes") << "'|S5'"
                           << "byte strings";
    QTest::newRow("text") << "'<U7'"
                          << "text strings";
    QTest::newRow("dates") << "'<M8[ns]'"
                           << "datetime64";
    QTest::newRow("time spans") << "'<m8[s]'"
                                << "timedelta64";
    QTest::newRow("void, as bfloat16 is stored") << "'<V2'"
                                                 << "raw bytes";
    QTest::newRow("long double") << "'<f16'"
                                 << "floats of a size";
    QTest::newRow("objects") << "'O'"
                             << "Python objects";
    QTest::newRow("unknown") << "'<q9'"
                             << "dtype '<q9' holds an unknown type";
    QTest::newRow("nothing") << "''"
                             << "unknown type";
    QTest::newRow("a number") << "7"
                              << "'descr' is not the name of a dtype";
    QTest::newRow("nested fields") << "[('a', [('b', '<f4')]), ('c', '<f8', (3,))]"
                                   << "fields a (structured), c <f8";
    QTest::newRow("no fields") << "[]"
                               << "structured dtype";
}

void TestNpyRefusals::refusesTypesByName() {
    QFETCH(QString, descr);
    QFETCH(QString, name);
    const auto array = parseNpyText(npyFile(descr.toStdString().c_str(), "(1,)", std::string(64, '\0')));
    QVERIFY2(QString::fromStdString(reasonOf(array)).contains(name), reasonOf(array).c_str());
}

void TestNpyRefusals::refusesHeaders_data() {
    QTest::addColumn<QString>("header");
    QTest::addColumn<QString>("reason");
    const QString type = "'descr': '|u1', ", order = "'fortran_order': False, ", shape = "'shape': (1,)";
    QTest::newRow("empty") << ""
                           << "byte 10: not a Python dictionary";
    QTest::newRow("list") << "[1]"
                          << "the header is not a dictionary";
    QTest::newRow("not closed") << "{" + type + order + shape << "not a Python dictionary";
    QTest::newRow("no comma") << "{'descr': '|u1' " + order + shape + "}"
                              << "byte 26: not a Python dictionary";
    QTest::newRow("two commas") << "{" + type + ", " + order + shape + "}"
                                << "not a Python dictionary";
    QTest::newRow("text behind") << "{" + type + order + shape + "} x"
                                 << "not a Python dictionary";
    QTest::newRow("no descr") << "{" + order + shape + "}"
                              << "key 'descr' is missing";
    QTest::newRow("no order") << "{" + type + shape + "}"
                              << "key 'fortran_order' is missing";
    QTest::newRow("no shape") << "{" + type + order + "}"
                              << "key 'shape' is missing";
    QTest::newRow("shape twice") << "{" + type + order + shape + ", 'shape': (2,)}"
                                 << "key 'shape' stands there twice";
    QTest::newRow("unknown key") << "{" + type + order + shape + ", 'x': 1}"
                                 << "unknown key 'x'";
    QTest::newRow("order in words") << "{" + type + "'fortran_order': 'no', " + shape + "}"
                                    << "neither True nor False";
    QTest::newRow("shape a number") << "{" + type + order + "'shape': 1}"
                                    << "'shape' is not a tuple";
    QTest::newRow("shape of words") << "{" + type + order + "'shape': (None,)}"
                                    << "holds 'None', which is no size";
    QTest::newRow("negative") << "{" + type + order + "'shape': (-1,)}"
                              << "holds '-1', which is no size";
}

void TestNpyRefusals::refusesHeaders() {
    QFETCH(QString, header);
    QFETCH(QString, reason);
    const auto array = parseNpyText(npyFile(header.toStdString(), "\1"));
    QVERIFY2(QString::fromStdString(reasonOf(array)).contains(reason), reasonOf(array).c_str());
}

void TestNpyRefusals::refusesSizesTheFileDoesNotBear_data() {
    QTest::addColumn<QString>("shape");
    QTest::addColumn<QString>("reason");
    QTest::newRow("more than memory") << "(1099511627776,)"
                                      << "8796093022208 bytes expected, 16 found";
    QTest::newRow("bytes overflow") << "(4611686018427387904,)"
                                    << "2^64 bytes expected, 16 found";
    QTest::newRow("product overflows") << "(4611686018427387904, 4)"
                                       << "the shape is too large";
    QTest::newRow("product wraps to 1") << "(4294967297, 4294967297)"
                                        << "the shape is too large";
    QTest::newRow("beyond 64 bits") << "(99999999999999999999,)"
                                    << "which is no size";
    QTest::newRow("empty and huge") << "(0, 1099511627776)"
                                    << "the shape is too large";
    QTest::newRow("65 dimensions") << "(" + QString("1, ").repeated(65) + ")"
                                   << "the shape has 65 dimensions";
}

void TestNpyRefusals::refusesSizesTheFileDoesNotBear() {
    QFETCH(QString, shape);
    QFETCH(QString, reason);
    const auto array = parseNpyText(npyFile("'<f8'", shape.toStdString().c_str(), std::string(16, '\0')));
    QVERIFY2(QString::fromStdString(reasonOf(array)).contains(reason), reasonOf(array).c_str());
}

// Bytes become doubles: a file of half a gigabyte, or an archive of half a megabyte, would take more than 4 GiB. The
// pages of this file are never touched, so that they take no memory.
void TestNpyRefusals::refusesNumbersThatOutgrowTheirFile() {
    constexpr std::size_t values = (std::size_t(1) << 29) + 1;
    const std::string start = npyFile("'|i1'", "(536870913,)", "");
    const std::size_t size = start.size() + values;
    void* mapped = ::mmap(nullptr, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    QVERIFY(mapped != MAP_FAILED);
    std::memcpy(mapped, start.data(), start.size());
    const auto array = parseNpy({static_cast<const std::byte*>(mapped), size}, "x.npy");
    QCOMPARE(reasonOf(array), std::string("x.npy: data: the array is too large: 4 GiB of numbers at most"));
    ::munmap(mapped, size);
}

void TestNpyRefusals::refusesDeepNesting() {
    QVERIFY(!parseNpyText(npyFile(std::string(500'000, '('), "", 2)));
    QVERIFY(!parseNpyText(npyFile(std::string(50'000, '{'), "")));
    const auto longHeader = parseNpyText(npyFile(std::string(2'000'000, ' '), "", 2));
    QVERIFY2(QString::fromStdString(reasonOf(longHeader)).contains("byte 8: the header has 2000000 bytes"),
             reasonOf(longHeader).c_str());
    std::string header(12, '\xff'); // version 2 with a header of 4 GB
    header.replace(0, 8, std::string("\x93NUMPY\2\0", 8));
    QVERIFY(QString::fromStdString(reasonOf(parseNpyText(header))).contains("4294967307 bytes expected, 12 found"));
}

void TestNpyRefusals::namesOfStrangersStayShort() {
    const std::string descr = "'" + std::string(5000, 'q') + "\n'";
    const std::string reason = reasonOf(parseNpyText(npyFile(descr.c_str(), "(1,)", "")));
    QVERIFY2(reason.size() < 300 && reason.find('\n') == std::string::npos, reason.c_str());
}

QTEST_APPLESS_MAIN(TestNpyRefusals)
#include "test_npy_refusals.moc"
