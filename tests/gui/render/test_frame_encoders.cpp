// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "animation/frame_encoder.h"
#include "gui/render/read_animation.h"

#include <QDir>
#include <QGuiApplication>
#include <QTemporaryDir>
#include <QTest>

#include <numeric>

using namespace normscope;
using namespace normscope::ui;

namespace {

constexpr QSize size(41, 30);
constexpr int frames = 7;

// Grey steps and a red square that walks, resting every third frame: fewer than 255 colours.
QImage frame(int number) {
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    for (int y = 0; y < size.height(); ++y)
        for (int x = 0; x < size.width(); ++x) image.setPixel(x, y, qRgb(3 * x, 3 * x, y / 8 * 32));
    const int left = 5 * (number - number / 3);
    for (int y = 9; y < 15; ++y)
        for (int x = left; x < left + 6; ++x) image.setPixel(x, y, qRgb(230, 20, 20));
    return image;
}

// As RGB32, which has no alpha to compare.
QImage opaque(const QImage& image) { return image.convertToFormat(QImage::Format_RGB32); }

Expected<void> encode(const QString& path, int fps, int plays) {
    const auto encoder = makeFrameEncoder(*animationFormatOf(path), path, "page");
    auto done = encoder->open(size, fps, plays);
    for (int k = 0; done && k < frames; ++k) done = encoder->add(frame(k));
    return done ? encoder->finish() : done;
}

} // namespace

// Files of frames, read back.
class TestFrameEncoders : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    QString path(const QString& name) const { return m_folder.filePath(name); }
    static void addFormats() {
        QTest::addColumn<QString>("name");
        for (const char* name : {"a.webp", "a.apng", "a.gif", "a.mp4", "frames/"}) QTest::newRow(name) << name;
    }
    QStringList everything() const {
        return QDir(m_folder.path()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot | QDir::Hidden);
    }

private slots:
    void init() { m_folder = QTemporaryDir(); }

    void endingsSayTheFormat() {
        QVERIFY(animationFormatOf("x/Y.WEBP") == AnimationFormat::Webp);
        QVERIFY(animationFormatOf("x/") == AnimationFormat::Png);
        QVERIFY(!animationFormatOf("x.png") && !animationFormatOf("x") && !animationFormatOf(""));
    }

    // Equal frames too: their number is stated.
    void everyFrameIsThere_data() { addFormats(); }
    void everyFrameIsThere() {
        QFETCH(QString, name);
        QVERIFY(encode(path(name), 10, 0));
        const auto read = test::readAnimation(path(name), "page");
        QCOMPARE(read.stated, std::size_t(frames));
        QCOMPARE(read.frames.size(), std::size_t(frames));
    }

    void colours_data() { addFormats(); }
    void colours() {
        QFETCH(QString, name);
        QVERIFY(encode(path(name), 10, 0));
        const auto read = test::readAnimation(path(name), "page");
        for (int k = 0; k < frames; ++k) {
            const QImage &drawn = read.frames.at(std::size_t(k)), wanted = opaque(frame(k));
            if (name != "a.mp4") {
                QCOMPARE(drawn, wanted); // without loss
                continue;
            }
            QCOMPARE(drawn.size(), QSize(42, 30)); // even
            const int x = 5 * (k - k / 3) + 3;     // in the square; H.264 at this quality is a few levels off
            const QColor seen = drawn.pixelColor(x, 12);
            QVERIFY2(qAbs(seen.red() - 230) < 16 && seen.green() < 50, qPrintable(seen.name()));
        }
    }

    void equalFramesGiveEqualBytes_data() { addFormats(); }
    void equalFramesGiveEqualBytes() {
        QFETCH(QString, name);
        QVERIFY(encode(path(name), 10, 0));
        const QByteArray first = test::bytesOfAll(path(name));
        QVERIFY(encode(path(name), 10, 0));
        QVERIFY(!first.isEmpty() && test::bytesOfAll(path(name)) == first);
    }

    // 7 frames at 30 a second take 233 ms. A GIF counts in 1/100 s: the sum is 23 of them, for it is rounded once.
    void timesAddUp() {
        for (const char* name : {"a.webp", "a.gif"}) {
            QVERIFY(encode(path(name), 30, 0));
            const auto times = test::readAnimation(path(name), {}).milliseconds;
            const int sum = std::accumulate(times.begin(), times.end(), 0);
            QCOMPARE(sum, name == QByteArray("a.gif") ? 230 : 233);
        }
        QVERIFY(encode(path("a.apng"), 8, 0));
        QCOMPARE(test::readApng(path("a.apng")).milliseconds, std::vector<int>(frames, 125));
    }

    void playsAreSaid() {
        for (const char* name : {"a.webp", "a.apng", "a.gif"})
            for (const int plays : {0, 1, 3}) {
                QVERIFY(encode(path(name), 10, plays));
                QCOMPARE(test::readAnimation(path(name), {}).plays, plays);
            }
    }

    void unfinishedThereIsNothing_data() { addFormats(); }
    void unfinishedThereIsNothing() {
        QFETCH(QString, name);
        {
            const auto encoder = makeFrameEncoder(*animationFormatOf(path(name)), path(name), "page");
            QVERIFY(encoder->open(size, 10, 0));
            QVERIFY(encoder->add(frame(0)));
        }
        QCOMPARE(everything(), QStringList());
    }

    void aFileThatCannotBeWrittenIsAnError_data() { addFormats(); }
    void aFileThatCannotBeWrittenIsAnError() {
        QFETCH(QString, name);
        QFile blocker(path("file"));
        QVERIFY(blocker.open(QIODevice::WriteOnly));
        const auto done = encode(path("file/" + name), 10, 0);
        QVERIFY(!done);
        QVERIFY2(plain(done.error()).find("file") != std::string::npos, plain(done.error()).c_str());
        QCOMPARE(everything(), QStringList("file"));
    }

    void ofAShorterAnimationNoOldFramesStay() {
        QVERIFY(QDir().mkpath(path("frames")));
        for (const char* name : {"frames/page-0008.png", "frames/page-0012.png", "frames/other-0012.png"})
            QVERIFY(frame(0).save(path(name)));
        QVERIFY(encode(path("frames/"), 10, 0));
        const QStringList files = QDir(path("frames")).entryList(QDir::Files);
        QCOMPARE(files.size(), frames + 1);
        QVERIFY(files.contains("other-0012.png"));
    }

    void withoutFfmpegItSaysSo() {
        const QByteArray before = qgetenv("PATH");
        qputenv("PATH", m_folder.path().toLocal8Bit());
        const auto done = encode(path("a.mp4"), 10, 0);
        qputenv("PATH", before);
        QVERIFY(!done);
        QVERIFY(plain(done.error()).find("needs the program ffmpeg") != std::string::npos);
        QCOMPARE(everything(), QStringList());
    }

    void ticksAreRoundedOnce() {
        int sum = 0;
        for (int k = 0; k < 60; ++k) sum += ticksOf(k, 60, 1000);
        QCOMPARE(sum, 1000);
        QCOMPARE(ticksOf(0, 25, 100), 4);
        QCOMPARE(ticksOf(0, 40, 100), 3); // 2.5 and 5: 3 and 2
        QCOMPARE(ticksOf(1, 40, 100), 2);
    }
};

QTEST_MAIN(TestFrameEncoders)
#include "test_frame_encoders.moc"
