// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/engine/small_batch.h"
#include "gui/engine/small_depth.h"
#include "gui/engine/small_precision.h"
#include "gui/gui_test.h"
#include "render/render.h"

#include <QImage>
#include <QTemporaryDir>

using namespace normscope;
using namespace normscope::ui;

// Pictures of each page, from a scenario to a file.
class TestRender : public QObject {
    Q_OBJECT

    static RenderRequest requestFor(Page page, const QString& out) {
        RenderRequest request;
        request.scenario = smallDepth(1);
        request.scenario.batch = smallBatch().batch;
        request.scenario.precision = smallPrecision().precision;
        request.scenario.page = page;
        request.out = out;
        return request;
    }

    static void addPages() {
        QTest::addColumn<Page>("page");
        QTest::addColumn<double>("length");
        QTest::addColumn<QString>("plot");
        QTest::newRow("Axes") << Page::Axes << 6.0 << "layer";
        QTest::newRow("Depth") << Page::Depth << 9.0 << "rms"; // four layers, the loss, four layers
        QTest::newRow("Batch") << Page::Batch << 12.0 << "batch-mean";
        QTest::newRow("Precision") << Page::Precision << 5.0 << "grid-fp16"; // an eps a row
    }

    QTemporaryDir m_folder;

private slots:
    void pagesAreDrawn_data() { addPages(); }
    void pagesAreDrawn() {
        QFETCH(Page, page);
        const QString path = m_folder.filePath("page.png");
        QVERIFY(render(requestFor(page, path)));
        const QSize size = QImage(path).size(); // with the title above and the caption below
        QVERIFY(size.width() == 1040 && size.height() > 812 && size.height() < 950);
    }

    void plotsAreDrawn_data() { addPages(); }
    void plotsAreDrawn() {
        QFETCH(Page, page);
        QFETCH(QString, plot);
        RenderRequest request = requestFor(page, m_folder.filePath("plot.png"));
        request.what = RenderRequest::What::Plot;
        request.plot = plot;
        request.size = {600, 400};
        QVERIFY(render(request));
        QCOMPARE(QImage(request.out).width(), request.size.width());
        request.plot = "nothing";
        QVERIFY(plain(render(request).error()).find(plot.toStdString()) != std::string::npos); // named there
    }

    void windowsAreDrawn_data() { addPages(); }
    void windowsAreDrawn() {
        QFETCH(Page, page);
        QFETCH(double, length);
        RenderRequest request = requestFor(page, m_folder.filePath("end.png"));
        request.what = RenderRequest::What::Window;
        QVERIFY(render(request));
        const QImage end(request.out);
        QCOMPARE(end.size(), QSize(1440, 900));
        request.frame = length;
        QVERIFY(render(request));
        QCOMPARE(QImage(request.out), end); // the same without --frame
        request.frame = 1.5;
        QVERIFY(render(request));
        QVERIFY(QImage(request.out) != end);
    }

    void framesKeepToTheTimeline_data() { addPages(); }
    void framesKeepToTheTimeline() {
        QFETCH(Page, page);
        QFETCH(double, length);
        for (const auto what : {RenderRequest::What::Page, RenderRequest::What::Window}) {
            RenderRequest request = requestFor(page, m_folder.filePath("late.png"));
            request.what = what;
            request.frame = length + 0.5;
            const auto done = render(request);
            QVERIFY(!done);
            const QString range = QStringLiteral("--frame: must lie in 0 ... %1").arg(length);
            QVERIFY2(QString::fromStdString(plain(done.error())).startsWith(range), plain(done.error()).c_str());
        }
    }
};

NORMSCOPE_GUI_TEST(TestRender)
#include "test_render.moc"
