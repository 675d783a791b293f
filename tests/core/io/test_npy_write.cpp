// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/io_test.h"
#include "core/io/npy_test.h"
#include "io/file.h"

#include <QtTest>

#include <random>

using namespace normscope;
using namespace normscope::test;

class TestNpyWrite : public QObject {
    Q_OBJECT

private slots:
    void writesTheBytesThatNumPyWrites_data();
    void writesTheBytesThatNumPyWrites();
    void roundTripsRandomArrays_data();
    void roundTripsRandomArrays();
    void writesAndReadsAFile();
    void numbersBeginAtAMultipleOf64();
    void refusesAShapeThatDoesNotFit();
};

namespace {

// Any bits at all, so every exponent, subnormals and NaN occur.
template <class T, class Word>
std::vector<T> randomBits(std::size_t n, std::mt19937_64& random) {
    std::vector<T> values(n);
    for (T& value : values) value = std::bit_cast<T>(Word(random()));
    return values;
}

Array randomArray(std::uint64_t seed, bool single) {
    std::mt19937_64 random(seed);
    Array array;
    for (auto dimensions = random() % 5; dimensions > 0; --dimensions) array.shape.push_back(Index(random() % 6));
    const auto n = std::size_t(array.size());
    if (single)
        array.values = randomBits<float, std::uint32_t>(n, random);
    else
        array.values = randomBits<double, std::uint64_t>(n, random);
    return array;
}

} // namespace

void TestNpyWrite::writesTheBytesThatNumPyWrites_data() {
    QTest::addColumn<QString>("file");
    for (const char* name : {"little_f4", "little_f8", "scalar", "empty"}) QTest::newRow(name) << QString(name);
}

void TestNpyWrite::writesTheBytesThatNumPyWrites() {
    QFETCH(QString, file);
    const std::string path = std::string(NORMSCOPE_TEST_DIR) + "/fuzz/corpus/npy/" + file.toStdString() + ".npy";
    const auto array = readNpy(path);
    const auto bytes = readTextFile(path);
    QVERIFY2(array && bytes, path.c_str());
    QCOMPARE(QByteArray::fromStdString(npyBytes(*array)).toHex(), QByteArray::fromStdString(*bytes).toHex());
}

void TestNpyWrite::roundTripsRandomArrays_data() {
    QTest::addColumn<bool>("single");
    QTest::newRow("float32") << true;
    QTest::newRow("float64") << false;
}

void TestNpyWrite::roundTripsRandomArrays() {
    QFETCH(bool, single);
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
        const Array array = randomArray(seed, single);
        const auto again = parseNpyText(npyBytes(array));
        QVERIFY2(again, reasonOf(again).c_str());
        QCOMPARE(again->shape, array.shape);
        QCOMPARE(again->stored, single ? NumberType::Float32 : NumberType::Float64);
        QVERIFY(again->notes.empty());
        std::visit(
            [&](const auto& values) {
                QCOMPARE(bits(std::get<std::decay_t<decltype(values)>>(again->values)), bits(values));
            },
            array.values);
    }
}

void TestNpyWrite::writesAndReadsAFile() {
    const QTemporaryDir folder;
    const std::string path = folder.filePath("x.npy").toStdString();
    const Array array = randomArray(3, false);
    QVERIFY(writeNpy(path, array));
    const auto again = readNpy(path);
    QVERIFY2(again, reasonOf(again).c_str());
    QCOMPARE(bits(doubles(*again)), bits(doubles(array)));
}

void TestNpyWrite::numbersBeginAtAMultipleOf64() {
    Array array;
    array.values = std::vector<double>(1);
    for (int dimensions = 0; dimensions < 40; ++dimensions) {
        const std::string bytes = npyBytes(array);
        QCOMPARE((bytes.size() - sizeof(double)) % 64, std::size_t(0));
        QCOMPARE(bytes[bytes.size() - sizeof(double) - 1], '\n');
        array.shape.push_back(1);
    }
}

void TestNpyWrite::refusesAShapeThatDoesNotFit() {
    Array array;
    array.shape = {2, 3};
    array.values = std::vector<float>(5);
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, npyBytes(array));
}

QTEST_APPLESS_MAIN(TestNpyWrite)
#include "test_npy_write.moc"
