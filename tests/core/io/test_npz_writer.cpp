// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/npz_writer.h"

#include <QProcess>
#include <QtTest>

using namespace normscope;

// Archives as NumPy reads them.
class TestNpzWriter : public QObject {
    Q_OBJECT

private slots:
    void whatIsWrittenIsRead();
    void numpyReadsIt();
    void equalArraysGiveEqualBytes();
    void noArrayAtAll();
    void unfitMembersThrow_data();
    void unfitMembersThrow();
};

namespace {

Array floats(std::vector<Index> shape, std::vector<float> values) {
    return {std::move(shape), NumberType::Float32, std::move(values), {}, 0, {}};
}
Array doubles(std::vector<Index> shape, std::vector<double> values, NumberType stored = NumberType::Float64) {
    return {std::move(shape), stored, std::move(values), {}, 0, {}};
}

std::vector<NpzMember> sample() {
    return {{"mlp.up.weight", floats({2, 3}, {1, 2, 3, 4, 5, -0.5F}), false},
            {"x", doubles({2}, {0.1, -1e300}), false},
            {"labels", doubles({3}, {0, -7, 9007199254740991}, NumberType::Int64), false},
            {"nothing", floats({0, 4}, {}), false}};
}

std::span<const std::byte> asBytes(const std::string& text) { return std::as_bytes(std::span(text)); }

} // namespace

void TestNpzWriter::whatIsWrittenIsRead() {
    const std::string bytes = npzBytes(sample());
    const auto members = parseNpz(asBytes(bytes), "x.npz");
    QVERIFY2(members.has_value(), members ? "" : plain(members.error()).c_str());
    const std::vector<NpzMember> expected = sample();
    QCOMPARE(members->size(), expected.size());
    for (std::size_t k = 0; k < expected.size(); ++k) {
        QCOMPARE(members->at(k).name, expected[k].name);
        QVERIFY(members->at(k).array.shape == expected[k].array.shape);
        QVERIFY(members->at(k).array.stored == expected[k].array.stored);
        QVERIFY(members->at(k).array.values == expected[k].array.values);
    }
}

void TestNpzWriter::numpyReadsIt() {
    const QTemporaryDir folder;
    const QString path = folder.filePath("a.npz");
    QVERIFY(writeNpz(path.toStdString(), sample()).has_value());
    const char* const program = "import sys, numpy as np\n"
                                "f = np.load(sys.argv[1])\n"
                                "for n in f.files: print(n, f[n].dtype.str, f[n].shape, f[n].ravel().tolist())\n";
    QProcess python;
    python.start("/usr/bin/python3", {"-c", program, path});
    if (!python.waitForFinished(60000)) QSKIP("there is no /usr/bin/python3");
    if (python.exitCode() != 0 && python.readAllStandardError().contains("No module named 'numpy'"))
        QSKIP("NumPy is not installed");
    QCOMPARE(QString(python.readAllStandardOutput()),
             QString("mlp.up.weight <f4 (2, 3) [1.0, 2.0, 3.0, 4.0, 5.0, -0.5]\n"
                     "x <f8 (2,) [0.1, -1e+300]\n"
                     "labels <i8 (3,) [0, -7, 9007199254740991]\n"
                     "nothing <f4 (0, 4) []\n"));
}

void TestNpzWriter::equalArraysGiveEqualBytes() {
    const std::string first = npzBytes(sample());
    QCOMPARE(first.size(), npzBytes(sample()).size());
    QVERIFY(first == npzBytes(sample()));
    // 1 January 1980, 0:00 in the first local header, bytes 10 to 13: APPNOTE.TXT 4.4.6.
    QCOMPARE(QByteArray::fromStdString(first.substr(10, 4)).toHex(), QByteArray("00002100"));
}

void TestNpzWriter::noArrayAtAll() { QVERIFY(npzBytes({}).size() <= 22); } // an end record, or nothing

void TestNpzWriter::unfitMembersThrow_data() {
    QTest::addColumn<QString>("fault");
    for (const char* fault :
         {"a name twice", "no name", "a shape of another size", "half an integer", "a huge integer"})
        QTest::newRow(fault) << fault;
}

void TestNpzWriter::unfitMembersThrow() {
    QFETCH(const QString, fault);
    std::vector<NpzMember> members = {{"a", floats({1}, {1}), false}};
    if (fault == "a name twice") members.push_back(members.front());
    if (fault == "no name") members.front().name.clear();
    if (fault == "a shape of another size") members.front().array.shape = {2};
    if (fault == "half an integer") members.front().array = doubles({1}, {0.5}, NumberType::Int64);
    if (fault == "a huge integer") members.front().array = doubles({1}, {1e18}, NumberType::Int64);
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, npzBytes(members));
}

QTEST_GUILESS_MAIN(TestNpzWriter)
#include "test_npz_writer.moc"
