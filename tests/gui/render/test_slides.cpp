// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/gui_test.h"
#include "gui/render/pdf_reading.h"
#include "gui/render/small_pages.h"
#include "slides/slide_dialog.h"
#include "slides/slide_form.h"

#include <QDir>
#include <QLabel>
#include <QPointer>
#include <QProgressBar>
#include <QSignalSpy>
#include <QTemporaryDir>

using namespace normscope;
using namespace normscope::ui;

// Slides of a page: which moments, what stands on them, and the dialog that makes them.
class TestSlides : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    QPointer<SlideDialog> m_dialog; // deletes itself

    QString path(const QString& name) const { return m_folder.filePath(name); }
    QStringList everything() const {
        return QDir(m_folder.path()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot | QDir::Hidden);
    }
    void open(const Scenario& scenario) {
        m_dialog = new SlideDialog(scenario);
        m_dialog->show();
    }

    static TimelineSpec timeline() { // rests at 1, 2, 4, 6
        TimelineSpec spec;
        spec.segments = {{"first", 2, 1000, 2}, {"second", 4, 1000, 2}};
        return spec;
    }
    static std::vector<double> positions(const char* text) {
        const auto frames = parseSlideFrames(text);
        if (!frames) return {};
        return slidePositions(*frames, timeline()).value_or(std::vector<double>());
    }
    SlidesRequest request(Page page, const QString& name, const char* frames) const {
        SlidesRequest request;
        request.picture.scenario = smallPages(page);
        request.picture.out = path(name);
        request.frames = parseSlideFrames(frames).value();
        return request;
    }

private slots:
    void init() { m_folder = QTemporaryDir(); }
    void cleanup() { delete m_dialog.data(); }

    void momentsAreChosen() {
        QCOMPARE(positions("stops"), std::vector<double>({1, 2, 4, 6}));
        QCOMPARE(positions("2"), std::vector<double>({2, 6}));
        QCOMPARE(positions("1"), std::vector<double>({6}));
        QCOMPARE(positions("6"), std::vector<double>({1, 2, 3, 4, 5, 6})); // there are not as many stops
        QCOMPARE(positions(" 5, 0,2.5 "), std::vector<double>({5, 0, 2.5}));
        QCOMPARE(positions("3,"), std::vector<double>({3}));
    }

    void otherWordsAreRefused() {
        for (const char* text : {"", "all", "0", "201", "-1", "1.5", "1,x", ",", "nan,"}) {
            const auto frames = parseSlideFrames(text);
            QVERIFY2(!frames, text);
            QCOMPARE(frames.error().place, std::string("--frames"));
        }
        QVERIFY(!slidePositions(*parseSlideFrames("0, 7"), timeline()));
        TimelineSpec many = timeline();
        many.segments[0].rests = mostSlides;
        QVERIFY(!slidePositions(SlideFrames{}, many));
    }

    void aStopIsASlide_data() {
        QTest::addColumn<Page>("page");
        QTest::addColumn<int>("stops");
        QTest::newRow("axes") << Page::Axes << 6;
        QTest::newRow("depth") << Page::Depth << 9; // four layers, the loss, three layers back, the results
        QTest::newRow("batch") << Page::Batch << 12;
    }
    void aStopIsASlide() {
        QFETCH(Page, page);
        QFETCH(int, stops);
        QVERIFY(makeSlides(request(page, "a.pdf", "stops")));
        const QByteArray pdf = test::bytesOf(path("a.pdf"));
        QCOMPARE(test::pdfPages(pdf), stops);
        QCOMPARE(test::pdfBoxes(pdf), QStringList("0 0 960 540")); // 13⅓ × 7½ inches
        QVERIFY(makeSlides(request(page, "b.pdf", "stops")));
        QVERIFY(pdf == test::bytesOf(path("b.pdf")));
    }

    void titleStageCaptionAndNumberStandOnEach() {
        if (!test::hasPdfToText()) QSKIP("pdftotext is missing");
        QVERIFY(makeSlides(request(Page::Depth, "a.pdf", "2,7")));
        const QStringList pages = test::pdfTexts(path("a.pdf"));
        QCOMPARE(pages.size(), 2);
        const QString number = "%1/2"; // the spaces of "1 / 2" are too narrow for the reader
        QVERIFY2(pages[0].contains("layer 2, forward") && pages[0].contains(number.arg(1)), qPrintable(pages[0]));
        QVERIFY2(pages[1].contains("layer 2, back") && pages[1].contains(number.arg(2)), qPrintable(pages[1]));
        for (const QString& page : pages) QVERIFY(page.contains("4 layers") && page.contains("Activation drift"));
    }

    void onePlotAndTheThemes() {
        for (const ThemeName name : {ThemeName::Light, ThemeName::Dark, ThemeName::Projector}) {
            SlidesRequest plot = request(Page::Depth, "plot.pdf", "3");
            plot.picture.theme = name;
            plot.picture.what = RenderRequest::What::Plot;
            plot.picture.plot = "rms";
            QVERIFY(makeSlides(plot));
            QCOMPARE(test::pdfPages(test::bytesOf(path("plot.pdf"))), 3);
        }
    }

    void faultsLeaveNoFile() {
        QVERIFY(!makeSlides(request(Page::Axes, "a.png", "stops")));
        QVERIFY(!makeSlides(request(Page::Axes, "a.pdf", "0, 7")));
        QVERIFY(!makeSlides(request(Page::Axes, "missing/a.pdf", "1")));
        SlidesRequest plot = request(Page::Axes, "a.pdf", "1");
        plot.picture.what = RenderRequest::What::Plot;
        plot.picture.plot = "nothing";
        QVERIFY(!makeSlides(plot));
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(!makeSlides(request(Page::Axes, "a.pdf", "1"), {}, stop.get_token()));
        QCOMPARE(everything(), QStringList());
    }

    void theDialogMakesThem() {
        open(smallPages(Page::Depth));
        m_dialog->form().setWhich(SlideFrames::Which::Even);
        m_dialog->form().setCount(3);
        QSignalSpy written(m_dialog, &SlideDialog::written);
        m_dialog->write(path("a.pdf"));
        QVERIFY(m_dialog->running() && !m_dialog->form().isEnabled());
        QTRY_COMPARE_WITH_TIMEOUT(written.size(), 1, 60'000);
        QVERIFY(!m_dialog->running() && m_dialog->form().isEnabled());
        QCOMPARE(test::pdfPages(test::bytesOf(path("a.pdf"))), 3);
    }

    void cancelBetweenSlidesLeavesNoFile() {
        open(smallPages());
        QSignalSpy stopped(m_dialog, &SlideDialog::stopped);
        connect(m_dialog->findChild<QProgressBar*>(), &QProgressBar::valueChanged, m_dialog, [this](int slide) {
            if (slide == 3) m_dialog->reject();
        });
        m_dialog->write(path("a.pdf"));
        QTRY_COMPARE_WITH_TIMEOUT(stopped.size(), 1, 60'000);
        QVERIFY(m_dialog && !m_dialog->running());
        QCOMPARE(everything(), QStringList());
    }

    void closedItIsGone() {
        open(longTraining());
        m_dialog->write(path("a.pdf"));
        m_dialog->close();
        QTRY_VERIFY_WITH_TIMEOUT(!m_dialog, 60'000);
        QCOMPARE(everything(), QStringList());
    }

    void aBadListIsSaid() {
        open(smallPages());
        m_dialog->form().setWhich(SlideFrames::Which::These);
        for (const char* list : {"1, x", "", "1, 99"}) {
            QSignalSpy stopped(m_dialog, &SlideDialog::stopped);
            m_dialog->form().setPositions(list);
            m_dialog->write(path("a.pdf"));
            QTRY_COMPARE_WITH_TIMEOUT(stopped.size(), 1, 60'000);
        }
        QVERIFY(!m_dialog->running());
        QCOMPARE(everything(), QStringList());
    }
};

NORMSCOPE_GUI_TEST(TestSlides)
#include "test_slides.moc"
