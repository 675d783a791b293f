// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/file.h"
#include "io/safetensors.h"
#include "io_test.h"

#include <QtTest>

#include <limits>

using namespace normscope;

// Checkpoints: what a sound one gives, and everything that a hostile one may try.
class TestSafetensors : public QObject {
    Q_OBJECT

private slots:
    void everyType_data();
    void everyType();
    void brainFloats();
    void otherTypesAreListed();
    void orderOfTheirBytes();
    void metadata();
    void emptyTensors();
    void reportedFiles_data();
    void reportedFiles();
    void brokenHeaders_data();
    void brokenHeaders();
    void aHeaderThatClaimsTooMuch();
    void everyCut();
    void aFileThatBecameShorter();
    void aSparseFileOfManyGigabytes();
};

namespace {

std::string lengthBytes(std::uint64_t length) {
    std::string bytes;
    for (int k = 0; k < 8; ++k) bytes += char(length >> (8 * k) & 0xff);
    return bytes;
}

std::string fileOf(const std::string& header, const std::string& data = {}) {
    return lengthBytes(header.size()) + header + data;
}

class Folder {
public:
    std::string write(const std::string& bytes) const {
        const std::string path = m_folder.filePath("x.safetensors").toStdString();
        if (!writeFile(path, bytes)) qFatal("cannot write");
        return path;
    }

private:
    QTemporaryDir m_folder;
};

template <class T>
std::string raw(std::initializer_list<T> values) {
    std::string bytes;
    for (const T value : values) bytes.append(reinterpret_cast<const char*>(&value), sizeof value);
    return bytes;
}

std::string header(const std::string& dtype, const std::string& shape, std::size_t bytes) {
    return R"({"w":{"dtype":")" + dtype + R"(","shape":)" + shape + R"(,"data_offsets":[0,)" + std::to_string(bytes) +
           "]}}";
}

} // namespace

void TestSafetensors::everyType_data() {
    QTest::addColumn<QString>("dtype");
    QTest::addColumn<QByteArray>("data");
    QTest::addColumn<QList<double>>("values");

    const auto row = [](const char* dtype, const std::string& data, const QList<double>& values) {
        QTest::newRow(dtype) << dtype << QByteArray::fromStdString(data) << values;
    };
    row("F64", raw<double>({0.1, -1e300}), {0.1, -1e300});
    row("F32", raw<float>({0.1f, 3}), {double(0.1f), 3});
    row("F16", raw<std::uint16_t>({0x3c00, 0x0001}), {1, 0x1p-24});
    row("BF16", raw<std::uint16_t>({0x3f80, 0xc020}), {1, -2.5});
    row("I64", raw<std::int64_t>({-3, 7}), {-3, 7});
    row("I32", raw<std::int32_t>({-3, 7}), {-3, 7});
    row("I16", raw<std::int16_t>({-3, 7}), {-3, 7});
    row("I8", raw<std::int8_t>({-3, 7}), {-3, 7});
    row("U64", raw<std::uint64_t>({3, 7}), {3, 7});
    row("U32", raw<std::uint32_t>({3, 4000000000u}), {3, 4e9});
    row("U16", raw<std::uint16_t>({3, 65535}), {3, 65535});
    row("U8", raw<std::uint8_t>({3, 255}), {3, 255});
    row("BOOL", raw<std::uint8_t>({0, 1}), {0, 1});
}

void TestSafetensors::everyType() {
    QFETCH(QString, dtype);
    QFETCH(QByteArray, data);
    QFETCH(QList<double>, values);
    const Folder folder;
    const std::string bytes = data.toStdString();
    const auto file = readSafetensors(folder.write(fileOf(header(dtype.toStdString(), "[2]", bytes.size()), bytes)));
    QVERIFY2(file, test::reasonOf(file).c_str());
    const auto array = readTensor(*file, file->tensors[0]);
    QVERIFY(array);
    QCOMPARE(array->shape, (std::vector<Index>{2}));
    QCOMPARE(test::doubles(*array), std::vector<double>(values.begin(), values.end()));
}

// Read as fp16 they would be 1.875, -2.06, NaN, 7.6e-6 (ggml-org/llama.cpp#1473).
void TestSafetensors::brainFloats() {
    const auto file = readSafetensors(test::casePath("bf16.safetensors"));
    QVERIFY(file);
    const auto array = readTensor(*file, *file->find("w"));
    QVERIFY(array);
    const std::vector<double> expected = {1, -2.5, 0x1.c2p127, 0x1p-126}; // 2.990763e38, 1.175494e-38
    QCOMPARE(test::doubles(*array), expected);
}

void TestSafetensors::otherTypesAreListed() {
    const Folder folder;
    const std::string text = R"({"a":{"dtype":"F8_E4M3","shape":[3],"data_offsets":[0,3]},)"
                             R"("b":{"dtype":"Q9_X","shape":[7],"data_offsets":[3,4]},)"
                             R"("c":{"dtype":"F32","shape":[],"data_offsets":[4,8]}})";
    const auto file = readSafetensors(folder.write(fileOf(text, "abcd" + raw<float>({2.5f}))));
    QVERIFY2(file, test::reasonOf(file).c_str());
    QVERIFY(!file->find("a")->readable && !file->find("b")->readable);
    const auto refused = readTensor(*file, *file->find("b"));
    QVERIFY(QString::fromStdString(test::reasonOf(refused))
                .endsWith("b: its type Q9_X is not supported: it is listed, not read"));
    QCOMPARE(test::doubles(*readTensor(*file, *file->find("c"))), (std::vector<double>{2.5}));
}

// The order of the keys is free.
void TestSafetensors::orderOfTheirBytes() {
    const std::string text = R"({"b":{"dtype":"U8","shape":[1],"data_offsets":[0,1]},)"
                             R"("a":{"dtype":"U8","shape":[2],"data_offsets":[1,3]}})";
    const auto file = parseSafetensors(text, 3, "x");
    QVERIFY(file);
    QCOMPARE(file->tensors[0].name, std::string("b"));
    QCOMPARE(file->tensors[1].size(), Index(2));
    QVERIFY(!file->find("c"));
}

void TestSafetensors::metadata() {
    const auto file = parseSafetensors(R"({"__metadata__":{"format":"pt"}}   )", 0, "x"); // padded, as writers do
    QVERIFY(file);
    QCOMPARE(file->metadata.at("format"), std::string("pt"));
    QVERIFY(file->tensors.empty());
}

void TestSafetensors::emptyTensors() {
    const std::string text = R"({"a":{"dtype":"F32","shape":[0,4],"data_offsets":[0,0]},)"
                             R"("b":{"dtype":"F32","shape":[1],"data_offsets":[0,4]},)"
                             R"("c":{"dtype":"F32","shape":[0],"data_offsets":[4,4]}})";
    const auto file = parseSafetensors(text, 4, "x");
    QVERIFY2(file, test::reasonOf(file).c_str());
    QCOMPARE(file->find("a")->size(), Index(0));
}

void TestSafetensors::reportedFiles_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("reason");

    // safetensors/safetensors#401
    QTest::newRow("duplicate key") << "dupkey"
                                   << ": w: this key stands here twice";
    QTest::newRow("a list") << "notdict"
                            << ": the header is not an object";
    QTest::newRow("bad UTF-8") << "badutf8"
                               << "UTF-8";
    QTest::newRow("a number as metadata") << "meta_num"
                                          << ": __metadata__: \"step\" must be text";
    // ohdearquant/lattice#752
    QTest::newRow("overlap") << "overlap"
                             << ": v: begins at byte 4 and overlaps the tensor before, which ends at 8";
    QTest::newRow("hole") << "hole"
                          << ": v: begins at byte 12 and leaves a hole behind the tensor before, which ends at 8";
    QTest::newRow("tail") << "tail"
                          << ": the tensors take 8 bytes, but 13 follow the header";
}

void TestSafetensors::reportedFiles() {
    QFETCH(QString, name);
    QFETCH(QString, reason);
    const std::string path = test::casePath(name.toStdString() + ".safetensors");
    const QString told = QString::fromStdString(test::reasonOf(readSafetensors(path)));
    QVERIFY2(told.startsWith(QString::fromStdString(path)) && told.contains(reason), qPrintable(told));
}

void TestSafetensors::brokenHeaders_data() {
    QTest::addColumn<QString>("header");
    QTest::addColumn<QString>("reason");

    const auto tensor = [](const char* entry) { return QString(R"({"w":%1})").arg(entry); };
    QTest::newRow("no object") << tensor("7") << "w: must be an object";
    QTest::newRow("no dtype") << tensor(R"({"shape":[1],"data_offsets":[0,4]})") << "w: \"dtype\" is missing";
    QTest::newRow("dtype a number") << tensor(R"({"dtype":4,"shape":[1],"data_offsets":[0,4]})")
                                    << "w: \"dtype\" must be text";
    QTest::newRow("unknown key") << tensor(R"({"dtype":"F32","shape":[1],"data_offsets":[0,4],"x":1})")
                                 << "w: unknown key \"x\"";
    QTest::newRow("negative") << tensor(R"({"dtype":"F32","shape":[-1],"data_offsets":[0,4]})")
                              << "w: \"shape\" must be a list of counts";
    QTest::newRow("fraction") << tensor(R"({"dtype":"F32","shape":[1.5],"data_offsets":[0,4]})")
                              << "w: \"shape\" must be a list of counts";
    QTest::newRow("three offsets") << tensor(R"({"dtype":"F32","shape":[1],"data_offsets":[0,4,8]})")
                                   << "w: \"data_offsets\" must be two counts of bytes";
    QTest::newRow("backwards") << tensor(R"({"dtype":"F32","shape":[1],"data_offsets":[4,0]})")
                               << "w: \"data_offsets\" end before they begin";
    QTest::newRow("too few bytes") << tensor(R"({"dtype":"F32","shape":[2],"data_offsets":[0,4]})")
                                   << "w: 2 numbers of type F32 do not take its 4 bytes";
    QTest::newRow("product wraps") << tensor(R"({"dtype":"F32","shape":[4294967296,4294967297],"data_offsets":[0,4]})")
                                   << "w: its shape has more numbers than can be counted";
    QTest::newRow("bytes wrap") << tensor(R"({"dtype":"F64","shape":[2305843009213693952],"data_offsets":[0,0]})")
                                << "w: 2305843009213693952 numbers of type F64 do not take its 0 bytes";
    QTest::newRow("metadata a list") << R"({"__metadata__":[]})"
                                     << "__metadata__: must be an object";
    QTest::newRow("no JSON") << "{"
                             << "not valid JSON";
    QTest::newRow("deep") << QString("[").repeated(100) << "nested deeper";
}

void TestSafetensors::brokenHeaders() {
    QFETCH(QString, header);
    QFETCH(QString, reason);
    const QString told = QString::fromStdString(test::reasonOf(parseSafetensors(header.toStdString(), 4, "file")));
    QVERIFY2(told.startsWith("file: ") && told.contains(reason), qPrintable(told));
}

void TestSafetensors::aHeaderThatClaimsTooMuch() {
    const Folder folder;
    for (const std::uint64_t length : {std::uint64_t(100), mostHeaderBytes + 1, ~std::uint64_t(0)}) {
        const auto file = readSafetensors(folder.write(lengthBytes(length) + "{}"));
        QVERIFY(QString::fromStdString(test::reasonOf(file)).contains("its header claims"));
    }
}

void TestSafetensors::everyCut() {
    const Folder folder;
    const std::string whole = fileOf(header("F32", "[2]", 8), raw<float>({1, 2}));
    for (std::size_t length = 0; length < whole.size(); ++length)
        QVERIFY(!readSafetensors(folder.write(whole.substr(0, length))));
    QVERIFY(readSafetensors(folder.write(whole)));
}

void TestSafetensors::aFileThatBecameShorter() {
    const Folder folder;
    const std::string whole = fileOf(header("F32", "[2]", 8), raw<float>({1, 2}));
    const auto file = readSafetensors(folder.write(whole));
    folder.write(whole.substr(0, whole.size() - 1));
    QVERIFY(QString::fromStdString(test::reasonOf(readTensor(*file, file->tensors[0])))
                .endsWith("the file ends before it"));
}

// Only the header and the tensor that is wanted are read: the hole between them takes no memory and no time.
void TestSafetensors::aSparseFileOfManyGigabytes() {
    const Folder folder;
    const qint64 gap = qint64(6) << 30;
    const std::string text = R"({"weights":{"dtype":"U8","shape":[)" + std::to_string(gap) + R"(],"data_offsets":[0,)" +
                             std::to_string(gap) + R"(]},"norm.weight":{"dtype":"F32","shape":[1],"data_offsets":[)" +
                             std::to_string(gap) + "," + std::to_string(gap + 4) + "]}}";
    const std::string path = folder.write(fileOf(text));
    QFile file(QString::fromStdString(path));
    QVERIFY(file.open(QIODevice::ReadWrite));
    if (!file.resize(qint64(8 + text.size()) + gap)) QSKIP("this file system has no sparse files of 6 GiB");
    file.seek(file.size());
    file.write(QByteArray::fromStdString(raw<float>({0.5f})));
    file.close();
    const auto checkpoint = readSafetensors(path);
    QVERIFY2(checkpoint, test::reasonOf(checkpoint).c_str());
    QCOMPARE(test::doubles(*readTensor(*checkpoint, *checkpoint->find("norm.weight"))), (std::vector<double>{0.5}));
}

QTEST_APPLESS_MAIN(TestSafetensors)
#include "test_safetensors.moc"
