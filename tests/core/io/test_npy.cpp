// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/io_test.h"
#include "core/io/npy_test.h"

#include <QtTest>

#include <cmath>
#include <numeric>

using namespace normscope;
using namespace normscope::test;

// What NumPy writes is read: tests/fuzz/make_corpus.py made the files, tests/golden/cases/README.md tells the others.
class TestNpy : public QObject {
    Q_OBJECT

private slots:
    void readsEveryType_data();
    void readsEveryType();
    void readsThreeDimensionsInFortranOrder();
    void readsScalarsAndEmptyArrays();
    void readsCases_data();
    void readsCases();
    void everyHalfIsExact();
    void keepsSpecialValues();
    void notesIntegersThatADoubleCannotHold();
    void ignoresExtraBytesWithANote();
    void readsHeadersOfOtherWriters_data();
    void readsHeadersOfOtherWriters();
};

namespace {

Expected<Array> readSeed(const std::string& name) {
    return readNpy(std::string(NORMSCOPE_TEST_DIR) + "/fuzz/corpus/npy/" + name + ".npy");
}

// Sign, exponent and fraction of IEEE 754 binary16.
double halfByDefinition(unsigned half) {
    const double sign = half & 0x8000 ? -1 : 1;
    const int exponent = half >> 10 & 31;
    const double fraction = (half & 1023) / 1024.0;
    if (exponent == 31) return fraction == 0 ? sign * INFINITY : NAN;
    return exponent == 0 ? sign * std::ldexp(fraction, -14) : sign * std::ldexp(1 + fraction, exponent - 15);
}

} // namespace

void TestNpy::readsEveryType_data() {
    QTest::addColumn<QString>("type");
    QTest::addColumn<bool>("single");
    for (const char* name :
         {"i1", "big_i2", "little_i4", "big_i8", "u1", "little_u2", "big_u4", "little_u8", "little_f8", "big_f8"})
        QTest::newRow(name) << QString(name) << false;
    for (const char* name : {"little_f2", "big_f2", "little_f4", "big_f4"})
        QTest::newRow(name) << QString(name) << true;
}

void TestNpy::readsEveryType() {
    QFETCH(QString, type);
    QFETCH(bool, single);
    const auto array = readSeed(type.toStdString());
    QVERIFY2(array, reasonOf(array).c_str());
    QCOMPARE(array->shape, (std::vector<Index>{2, 3}));
    QCOMPARE(std::holds_alternative<std::vector<float>>(array->values), single);
    QCOMPARE(doubles(*array), (std::vector<double>{0, 1, 2, 3, 4, 5}));
    QVERIFY(QString(numberTypeName(array->stored)).endsWith(QString::number(8 * (type.back().unicode() - '0'))));
    const auto truth = readSeed("b1");
    QVERIFY2(truth, reasonOf(truth).c_str());
    QCOMPARE(doubles(*truth), (std::vector<double>{0, 1, 1, 1, 1, 1}));
    QCOMPARE(truth->stored, NumberType::Bool);
}

void TestNpy::readsThreeDimensionsInFortranOrder() {
    const auto array = readSeed("fortran");
    QVERIFY2(array, reasonOf(array).c_str());
    QCOMPARE(array->shape, (std::vector<Index>{2, 3, 4}));
    std::vector<double> expected(24);
    std::iota(expected.begin(), expected.end(), 0.0);
    QCOMPARE(doubles(*array), expected);
}

void TestNpy::readsScalarsAndEmptyArrays() {
    const auto scalar = readSeed("scalar");
    QVERIFY2(scalar, reasonOf(scalar).c_str());
    QVERIFY(scalar->shape.empty());
    QCOMPARE(doubles(*scalar), std::vector<double>{1.5});
    const auto empty = readSeed("empty");
    QVERIFY2(empty, reasonOf(empty).c_str());
    QCOMPARE(empty->shape, (std::vector<Index>{0, 3}));
    QCOMPARE(empty->size(), Index(0));
}

void TestNpy::readsCases_data() {
    QTest::addColumn<QString>("file");
    for (const char* name : {"f_order.npy", "v2.npy", "v3.npy", "hdr_dialect.npy"})
        QTest::newRow(name) << QString(name);
}

void TestNpy::readsCases() {
    QFETCH(QString, file);
    const auto array = readNpy(casePath(file.toStdString()));
    QVERIFY2(array, reasonOf(array).c_str());
    QCOMPARE(array->shape, (std::vector<Index>{2, 3}));
    QCOMPARE(doubles(*array), (std::vector<double>{1, 2, 3, 4, 5, 7}));
    QVERIFY(array->notes.empty());
}

void TestNpy::everyHalfIsExact() {
    std::string data;
    for (unsigned half = 0; half < 0x10000; ++half) data += {char(half & 0xff), char(half >> 8)};
    const auto array = parseNpyText(npyFile("'<f2'", "(65536,)", data));
    QVERIFY2(array, reasonOf(array).c_str());
    QCOMPARE(array->stored, NumberType::Float16);
    const auto& values = std::get<std::vector<float>>(array->values);
    for (unsigned half = 0; half < 0x10000; ++half) {
        const double expected = halfByDefinition(half);
        const bool same = values[half] == expected && std::signbit(values[half]) == std::signbit(expected);
        QVERIFY2(same || (std::isnan(expected) && std::isnan(values[half])), std::to_string(half).c_str());
    }
}

void TestNpy::keepsSpecialValues() {
    const std::vector<float> values = {-0.0f, INFINITY, -INFINITY, 1e-45f, std::bit_cast<float>(0x7fc01234u)};
    std::string data;
    for (const std::uint32_t word : bits(values))
        for (int byte = 3; byte >= 0; --byte) data += char(word >> (8 * byte) & 0xff);
    const auto array = parseNpyText(npyFile("'>f4'", "(5,)", data));
    QVERIFY2(array, reasonOf(array).c_str());
    QCOMPARE(bits(std::get<std::vector<float>>(array->values)), bits(values));
}

void TestNpy::notesIntegersThatADoubleCannotHold() {
    const std::string most = std::string("\0\0\0\0\0\0\x20\0", 8), more = std::string("\1\0\0\0\0\0\x20\0", 8);
    const auto exact = parseNpyText(npyFile("'<i8'", "(1,)", most)); // 2^53
    QVERIFY2(exact, reasonOf(exact).c_str());
    QVERIFY(exact->notes.empty());
    const auto rounded = parseNpyText(npyFile("'<i8'", "(2,)", most + more)); // 2^53 + 1
    QVERIFY2(rounded, reasonOf(rounded).c_str());
    QCOMPARE(doubles(*rounded), (std::vector<double>{9007199254740992.0, 9007199254740992.0}));
    QCOMPARE(notesOf(*rounded), std::string("Integers beyond 2^53, rounded to the nearest double: 1.\n"));
}

void TestNpy::ignoresExtraBytesWithANote() {
    const auto array = parseNpyText(npyFile("'|u1'", "(2,)", std::string("\1\2") + "12345678"));
    QVERIFY2(array, reasonOf(array).c_str());
    QCOMPARE(doubles(*array), (std::vector<double>{1, 2}));
    QCOMPARE(notesOf(*array), std::string("Bytes after the data, ignored: 8.\n"));
}

void TestNpy::readsHeadersOfOtherWriters_data() {
    QTest::addColumn<QString>("header");
    QTest::newRow("double quotes") << R"({"descr": "|u1", "fortran_order": False, "shape": (2,)})";
    QTest::newRow("Python 2 integers") << "{'descr': '|u1', 'fortran_order': False, 'shape': (2L,), }";
    QTest::newRow("unicode prefix") << "{u'descr': u'|u1', u'fortran_order': False, u'shape': (2,)}";
    QTest::newRow("white space") << "\n{ 'shape' :\t( 2 , ) ,\n 'fortran_order' : False , 'descr' : '|u1' }  \n\n";
    QTest::newRow("parenthesised size") << "{'descr': '|u1', 'fortran_order': True, 'shape': (2)}";
    QTest::newRow("name of the type") << "{'descr': 'uint8', 'fortran_order': False, 'shape': (2,)}";
    QTest::newRow("no byte order") << "{'descr': 'u1', 'fortran_order': False, 'shape': (2,)}";
    QTest::newRow("long") << "{'descr': '|u1', 'fortran_order': False, 'shape': (2,)}" + QString(60000, ' ');
}

void TestNpy::readsHeadersOfOtherWriters() {
    QFETCH(QString, header);
    for (const char major : {'\1', '\2', '\3'}) {
        const auto array = parseNpyText(npyFile(header.toStdString(), "\1\2", major));
        QVERIFY2(array, reasonOf(array).c_str());
        QCOMPARE(array->shape, std::vector<Index>{2});
        QCOMPARE(doubles(*array), (std::vector<double>{1, 2}));
    }
}

QTEST_APPLESS_MAIN(TestNpy)
#include "test_npy.moc"
