// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/file.h"
#include "io/npz.h"

#include <QtTest>

#include <zip.h>

#include <cstring>
#include <tuple>

using namespace normscope;

// Archives of arrays: as NumPy writes them, as other writers do, and damaged in every place.
class TestNpz : public QObject {
    Q_OBJECT

private slots:
    void sizesOfTheCentralDirectory_data();
    void sizesOfTheCentralDirectory();
    void oneArrayNeedsNoName();
    void placesInPaths();
    void severalArraysAreListed();
    void oneUnreadableArrayHidesNoOther();
    void otherFilesAreNoted();
    void duplicateNames();
    void checksum();
    void everyCutIsRefused();
    void everyByteTurned();
    void claimedSizes();
    void notAnArchive();
    void noArray();
};

namespace {

std::string casePath(const char* name) { return std::string(NORMSCOPE_TEST_DIR "/golden/cases/") + name; }

std::string npy(const std::string& shape, const std::string& data, const char* descr = "<f4") {
    std::string header = "{'descr': '" + std::string(descr) + "', 'fortran_order': False, 'shape': " + shape + ", }\n";
    std::string file("\x93NUMPY\x01\x00", 8);
    file += char(header.size());
    file += '\0';
    return file + header + data;
}

std::string floats(std::initializer_list<float> values) {
    std::string bytes;
    for (const float v : values) bytes.append(reinterpret_cast<const char*>(&v), sizeof v);
    return bytes;
}

// An archive as bytes, by libzip.
std::string archiveOf(const std::vector<std::pair<std::string, std::string>>& files, int method = ZIP_CM_DEFLATE) {
    QTemporaryDir folder;
    const std::string path = folder.filePath("x.zip").toStdString();
    zip_t* archive = zip_open(path.c_str(), ZIP_CREATE, nullptr);
    for (const auto& [name, bytes] : files) {
        zip_source_t* source = zip_source_buffer(archive, bytes.data(), bytes.size(), 0);
        const zip_int64_t index = zip_file_add(archive, name.c_str(), source, 0);
        zip_set_file_compression(archive, zip_uint64_t(index), method, 0);
    }
    zip_close(archive);
    const auto bytes = readFile(path);
    return {reinterpret_cast<const char*>(bytes->data()), bytes->size()};
}

auto parse(const std::string& bytes) { return parseNpz(std::as_bytes(std::span(bytes)), "x.npz"); }

std::string reasonOf(const std::string& bytes) {
    const auto members = parse(bytes);
    return members ? std::string("read") : plain(members.error());
}

std::string replaced(std::string bytes, const std::string& from, const std::string& to) {
    for (std::size_t at = bytes.find(from); at != std::string::npos; at = bytes.find(from, at + to.size()))
        bytes.replace(at, from.size(), to);
    return bytes;
}

const std::string twoFloats = npy("(2,)", floats({1, 2}));

} // namespace

void TestNpz::sizesOfTheCentralDirectory_data() {
    QTest::addColumn<QString>("file");
    QTest::newRow("deflated") << "two_deflated.npz";
    QTest::newRow("sizes of 0xFFFFFFFF in the local header") << "zip64_local.npz";
}

void TestNpz::sizesOfTheCentralDirectory() {
    QFETCH(QString, file);
    const auto members = readNpz(casePath(qPrintable(file)));
    QVERIFY2(members.has_value(), members ? "" : plain(members.error()).c_str());
    QCOMPARE(members->size(), std::size_t(2));
    QCOMPARE(members->at(0).name, std::string("a"));
    QVERIFY(members->at(0).array.shape == std::vector<Index>({2, 3}));
    QVERIFY(members->at(0).array.stored == NumberType::Float32);
    QVERIFY(std::get<0>(members->at(0).array.values) == std::vector<float>({1, 2, 3, 4, 5, 7}));
    QCOMPARE(members->at(1).name, std::string("b"));
    QVERIFY(std::get<1>(members->at(1).array.values) == std::vector<double>({0, 1, 2, 3, 4}));
}

void TestNpz::oneArrayNeedsNoName() {
    for (const int method : {ZIP_CM_STORE, ZIP_CM_DEFLATE}) {
        QTemporaryDir folder;
        const std::string path = folder.filePath("one.npz").toStdString();
        QVERIFY(writeFile(path, archiveOf({{"x.npy", twoFloats}}, method)));
        const auto member = readNpzMember(path);
        QVERIFY(member.has_value());
        QVERIFY(std::get<0>(member->array.values) == std::vector<float>({1, 2}));
        QVERIFY(readNpzMember(path + ":x").has_value());
    }
}

void TestNpz::placesInPaths() {
    QCOMPARE(npzPlace("dir/a.npz:w").file, std::string("dir/a.npz"));
    QCOMPARE(npzPlace("dir/a.npz:w").member, std::string("w"));
    QCOMPARE(npzPlace("C:/a.npz").file, std::string("C:/a.npz"));
    QCOMPARE(npzPlace("a.npz:").file, std::string("a.npz:"));
    QCOMPARE(npzPlace("a.npz").member, std::string());
    QCOMPARE(npzPlace("X.NPZ:dense/kernel:0").file, std::string("X.NPZ"));
    QCOMPARE(npzPlace("X.NPZ:dense/kernel:0").member, std::string("dense/kernel:0"));
}

void TestNpz::severalArraysAreListed() {
    const auto unnamed = readNpzMember(casePath("two_deflated.npz"));
    QVERIFY(plain(unnamed.error()).find("a, b") != std::string::npos);
    const auto wrong = readNpzMember(casePath("two_deflated.npz") + ":c");
    QVERIFY(plain(wrong.error()).find("c: holds no such array; it holds a, b") != std::string::npos);
    QVERIFY(readNpzMember(casePath("two_deflated.npz") + ":b").has_value());
}

// Names of the features beside the numbers, as numpy.savez writes them.
void TestNpz::oneUnreadableArrayHidesNoOther() {
    const std::string path = casePath("names_beside.npz");
    const auto named = readNpzMember(path + ":x");
    QVERIFY2(named.has_value(), named ? "" : plain(named.error()).c_str());
    QVERIFY(std::get<0>(named->array.values) == std::vector<float>({1, 2, 3, 5}));
    const auto text = readNpzMember(path + ":names");
    QVERIFY(!text && plain(text.error()).find("names_beside.npz:names: header: dtype '<U7'") != std::string::npos);
    const auto each = readEachOfNpz(path);
    QVERIFY(each && each->size() == 2 && !each->at(0) && each->at(1));
    QVERIFY(!readNpz(path)); // where all are asked for
}

void TestNpz::otherFilesAreNoted() {
    const auto members = parse(archiveOf({{"readme.txt", "hello"}, {"x.npy", twoFloats}}));
    QVERIFY(members.has_value());
    QCOMPARE(members->size(), std::size_t(1));
    QVERIFY(plain(members->front().array.notes.at(0)).find("1") != std::string::npos);
}

void TestNpz::duplicateNames() {
    const std::string bytes = archiveOf({{"a.npy", twoFloats}, {"b.npy", twoFloats}});
    const std::string reason = reasonOf(replaced(bytes, "b.npy", "a.npy"));
    QVERIFY2(reason.find("more than once") != std::string::npos, reason.c_str());
}

void TestNpz::checksum() {
    std::string bytes = archiveOf({{"x.npy", twoFloats}}, ZIP_CM_STORE);
    const std::size_t data = bytes.find(floats({1, 2}));
    bytes[data] = char(bytes[data] ^ 1);
    const std::string reason = reasonOf(bytes);
    QVERIFY2(reason.find("damaged") != std::string::npos, reason.c_str());
}

// No length of a file that was cut short is read, and none crashes.
void TestNpz::everyCutIsRefused() {
    const std::string bytes = archiveOf({{"x.npy", twoFloats}, {"y.npy", twoFloats}});
    for (std::size_t length = 0; length < bytes.size(); ++length) QVERIFY(!parse(bytes.substr(0, length)).has_value());
}

// Whatever byte is wrong, the result is an error with a reason, or arrays that are whole.
void TestNpz::everyByteTurned() {
    const std::string bytes = archiveOf({{"x.npy", twoFloats}});
    for (std::size_t at = 0; at < bytes.size(); ++at)
        for (const int bit : {0, 3, 7}) {
            std::string turned = bytes;
            turned[at] = char(turned[at] ^ (1 << bit));
            const auto members = parse(turned);
            if (!members) QVERIFY(!members.error().reason.empty());
            for (std::size_t k = 0; members && k < members->size(); ++k)
                QCOMPARE((*members)[k].array.size(), Index(std::get<0>((*members)[k].array.values).size()));
        }
}

// A size in the central directory that the packed bytes cannot hold is not believed: nothing of that size is allocated.
void TestNpz::claimedSizes() {
    std::string bytes = archiveOf({{"x.npy", twoFloats}});
    const std::size_t central = bytes.find("PK\x01\x02");
    QVERIFY(central != std::string::npos);
    const std::uint32_t huge = 0xfffffff0u;
    std::memcpy(&bytes[central + 24], &huge, sizeof huge);
    const std::string reason = reasonOf(bytes);
    QVERIFY2(reason.find("cannot hold") != std::string::npos, reason.c_str());
    const std::uint32_t packed = 0x10000000u; // more than the whole file has
    std::memcpy(&bytes[central + 20], &packed, sizeof packed);
    const std::string both = reasonOf(bytes);
    QVERIFY2(both.find("cannot hold") != std::string::npos, both.c_str());
}

void TestNpz::notAnArchive() {
    QVERIFY(!parse("").has_value());
    for (const char* bytes : {"PK", "\x93NUMPY", "hello, this is no archive at all, whatever its name may say"})
        QVERIFY(reasonOf(bytes).find("not a zip archive") != std::string::npos);
}

void TestNpz::noArray() {
    QVERIFY(reasonOf(archiveOf({{"a.txt", "x"}})).find("holds no array") != std::string::npos);
    const std::string broken = reasonOf(archiveOf({{"a.npy", "no array"}}));
    QVERIFY2(broken.starts_with("x.npz:a: "), broken.c_str());
}

QTEST_GUILESS_MAIN(TestNpz)
#include "test_npz.moc"
