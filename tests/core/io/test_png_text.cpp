// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/png_text.h"

#include "io_test.h"

#include <QTest>

using namespace normscope;

namespace {

// One grey pixel, written by Python's zlib and struct, checksums included.
std::string file(const char* base64) { return QByteArray::fromBase64(base64).toStdString(); }

std::string bare() {
    return file("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==");
}

std::string withText() { // "some 层 text" under "key"
    return file(
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAAFWlUWHRrZXkAAAAAAHNvbWUg5bGCIHRleHTBfnAIAAAACklEQVR4nGNgAAAA"
        "AgABSK+kcQAAAABJRU5ErkJggg==");
}

} // namespace

class TestPngText : public QObject {
    Q_OBJECT

private slots:
    void writesWhatPythonWrites() { QVERIFY(withPngText(bare(), "key", "some 层 text") == withText()); }

    void reads_data() {
        QTest::addColumn<QByteArray>("base64");
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("as written here") << QByteArray::fromStdString(withText()).toBase64()
                                         << QByteArray("some 层 text");
        QTest::newRow("tEXt behind the pixels")
            << QByteArray(
                   "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAAl0RVh0a2V5AG90aGVy"
                   "wJFvkAAAAABJRU5ErkJggg==")
            << QByteArray("other");
        QTest::newRow("with a language")
            << QByteArray(
                   "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAAGWlUWHRrZXkAAABkZQBTY2hsw7xzc2VsAHdvcnRlP4seaQAA"
                   "AApJREFUeJxjYAAAAAIAAUivpHEAAAAASUVORK5CYII=")
            << QByteArray("worte");
    }
    void reads() {
        QFETCH(QByteArray, base64);
        QFETCH(QByteArray, text);
        const auto found = pngText(file(base64.constData()), "key", "f.png");
        QVERIFY2(found && *found, test::reasonOf(found).c_str());
        QCOMPARE(**found, text.toStdString());
    }

    void anotherKeywordIsNotFound() {
        for (const char* keyword : {"ke", "key ", "keyword", "Key"})
            QVERIFY2(!*pngText(withText(), keyword, "f.png"), keyword);
        QVERIFY(!*pngText(bare(), "key", "f.png"));
    }

    void compressedTextIsRefused() {
        const auto packed =
            file("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAAFGlUWHRrZXkAAQAAAHicK87PTQUABFwBtbMKq4IA"
                 "AAAKSURBVHicY2AAAAACAAFIr6RxAAAAAElFTkSuQmCC");
        const auto old = file(
            "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAAEXpUWHRrZXkAAHicK87PTQUABFwBtfvuUrQAAAAKSURBVHic" // zTXt
            "Y2AAAAACAAFIr6RxAAAAAElFTkSuQmCC");
        for (const std::string& each : {packed, old})
            QCOMPARE(test::reasonOf(pngText(each, "key", "f.png")),
                     std::string("f.png: the text in this PNG file is compressed, not supported"));
    }

    // One bit of the chunk turned, and the file cut at every byte.
    void damageIsSeen() {
        std::string turned = withText();
        turned[turned.find("some")] ^= 1;
        QVERIFY(test::reasonOf(pngText(turned, "key", "f.png")).ends_with("its checksum is wrong"));
        const std::string whole = withText();
        const auto end = std::size_t(8 + 25 + 12 + 21); // of the chunk with the text: signature, IHDR, frame, data
        for (std::size_t size = 0; size < whole.size(); ++size)
            QCOMPARE(pngText(whole.substr(0, size), "key", "f.png").has_value(), size >= end);
        QCOMPARE(test::reasonOf(pngText(whole.substr(0, end - 1), "key", "f.png")),
                 std::string("f.png: this PNG file is cut short"));
        QCOMPARE(test::reasonOf(pngText("GIF89a", "key", "f.png")), std::string("f.png: is not a PNG file"));
    }

    void onlyPngFilesTakeAText() {
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, withPngText("", "key", "text"));
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, withPngText(bare().substr(0, 20), "key", "text"));
    }
};

QTEST_GUILESS_MAIN(TestPngText)
#include "test_png_text.moc"
