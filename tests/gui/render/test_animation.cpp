// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "animation/animation.h"
#include "gui/gui_test.h"
#include "gui/render/read_animation.h"
#include "gui/render/small_pages.h"

#include <QDir>
#include <QTemporaryDir>

using namespace normscope;
using namespace normscope::ui;
using test::readAnimation;

// From a scenario to a file that moves.
class TestAnimation : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    AnimationRequest requestFor(Page page, const QString& name, QSize size = {400, 300}) const {
        AnimationRequest request;
        request.picture.scenario = smallPages(page);
        request.picture.size = size;
        request.picture.out = m_folder.filePath(name);
        request.fps = 10;
        request.seconds = 0.4;
        return request;
    }

    QStringList everything() const {
        return QDir(m_folder.path()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot | QDir::Hidden);
    }

private slots:
    void init() { m_folder = QTemporaryDir(); }

    void pagesMove_data() {
        QTest::addColumn<Page>("page");
        QTest::newRow("Axes") << Page::Axes;
        QTest::newRow("Depth") << Page::Depth;
        QTest::newRow("Training") << Page::Training;
        QTest::newRow("Batch") << Page::Batch;
        QTest::newRow("Precision") << Page::Precision;
    }
    void pagesMove() {
        QFETCH(Page, page);
        const AnimationRequest request = requestFor(page, "page.webp");
        QVERIFY(animate(request));
        const auto read = readAnimation(request.picture.out, {});
        QCOMPARE(read.stated, std::size_t(4));
        QCOMPARE(read.frames.at(0).size(), QSize(400, 300));
        QVERIFY(read.frames.at(0) != read.frames.at(3));
        const QByteArray bytes = test::bytesOf(request.picture.out);
        QVERIFY(animate(request));
        QCOMPARE(test::bytesOf(request.picture.out), bytes);
    }

    void formatsHoldTheStatedFrames_data() {
        QTest::addColumn<QString>("name");
        for (const char* name : {"a.webp", "a.apng", "a.gif", "a.mp4", "frames/"}) QTest::newRow(name) << name;
    }
    void formatsHoldTheStatedFrames() {
        QFETCH(QString, name);
        AnimationRequest request = requestFor(Page::Axes, name);
        request.seconds = 1.2;
        QVERIFY(animate(request));
        const auto read = readAnimation(request.picture.out, "axes");
        QCOMPARE(read.stated, std::size_t(12));
        QCOMPARE(read.frames.size(), std::size_t(12));
        QCOMPARE(read.frames.at(0).size(), QSize(400, 300));
    }

    // Also one with title and caption around the page.
    void theLastFrameIsTheFinishedPage() {
        AnimationRequest request = requestFor(Page::Axes, "a.webp", {});
        QVERIFY(animate(request));
        const auto read = readAnimation(request.picture.out, {});
        request.picture.out = m_folder.filePath("end.png");
        QVERIFY(render(request.picture));
        const QImage end = QImage(request.picture.out).convertToFormat(QImage::Format_RGB32);
        QCOMPARE(read.frames.back(), end);
        QVERIFY(read.frames.front() != end);
    }

    void plotsMove() {
        AnimationRequest request = requestFor(Page::Axes, "plot.webp");
        request.picture.what = RenderRequest::What::Plot;
        request.picture.plot = "layer";
        request.picture.scale = 1.5;
        QVERIFY(animate(request));
        const auto read = readAnimation(request.picture.out, {});
        QCOMPARE(read.frames.at(0).size(), QSize(600, 450));
        QVERIFY(read.frames.front() != read.frames.back());
        request.picture.plot = "nothing";
        QVERIFY(plain(animate(request).error()).find("histogram-layer") != std::string::npos); // named there
    }

    void theWindowMoves() {
        AnimationRequest request = requestFor(Page::Axes, "window.webp", {});
        request.picture.what = RenderRequest::What::Window;
        request.seconds = 0.2;
        QVERIFY(animate(request));
        const auto read = readAnimation(request.picture.out, {});
        QCOMPARE(read.frames.at(0).size(), QSize(1440, 900));
        QVERIFY(read.frames.front() != read.frames.back());
    }

    void stoppedItLeavesNothing_data() { formatsHoldTheStatedFrames_data(); }
    void stoppedItLeavesNothing() {
        QFETCH(QString, name);
        std::stop_source stop;
        FileProgress progress;
        progress.drawing = [&stop](std::size_t done, std::size_t planned) {
            if (done == 2 && planned == 4) stop.request_stop();
        };
        const auto done = animate(requestFor(Page::Axes, name), progress, stop.get_token());
        QCOMPARE(plain(done.error()), std::string("stopped"));
        QCOMPARE(everything(), QStringList());
        QVERIFY(!animate(requestFor(Page::Axes, name), {}, stop.get_token())); // before it has begun
        QCOMPARE(everything(), QStringList());
    }

    void progressComesToTheEnd() {
        std::size_t drawn = 0;
        FileProgress progress;
        progress.drawing = [&](std::size_t done, std::size_t planned) {
            QCOMPARE(planned, std::size_t(4));
            QCOMPARE(done, ++drawn);
        };
        QVERIFY(animate(requestFor(Page::Depth, "a.gif"), progress));
        QCOMPARE(drawn, std::size_t(4));
    }

    void whatCannotBeIsSaidFirst_data() {
        QTest::addColumn<QString>("out");
        QTest::addColumn<int>("fps");
        QTest::addColumn<double>("seconds");
        QTest::addColumn<int>("plays");
        QTest::addColumn<QString>("message");
        QTest::newRow("format") << "a.avi" << 10 << 1.0 << 0 << "--out: an animation ends in";
        QTest::newRow("no frames") << "a.webp" << 0 << 1.0 << 0 << "--fps: must lie in 1 ... 60";
        QTest::newRow("fast gif") << "a.gif" << 60 << 1.0 << 0 << "--fps: must lie in 1 ... 50";
        QTest::newRow("endless") << "a.webp" << 10 << 121.0 << 0 << "--seconds: must lie in 0.1 ... 120";
        QTest::newRow("no number") << "a.webp" << 10 << qQNaN() << 0 << "--seconds: must lie in 0.1 ... 120";
        QTest::newRow("plays") << "a.webp" << 10 << 1.0 << -1 << "--loop: must lie in 0 ... 1000";
    }
    void whatCannotBeIsSaidFirst() {
        QFETCH(QString, out);
        QFETCH(QString, message);
        AnimationRequest request = requestFor(Page::Axes, out);
        QFETCH(int, fps);
        QFETCH(double, seconds);
        QFETCH(int, plays);
        request.fps = fps;
        request.seconds = seconds;
        request.plays = plays;
        const QString said = QString::fromStdString(plain(animate(request).error()));
        QVERIFY2(said.startsWith(message), qPrintable(said));
        QCOMPARE(everything(), QStringList());
    }
};

NORMSCOPE_GUI_TEST(TestAnimation)
#include "test_animation.moc"
