// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/gui_test.h"
#include "gui/plot/pixels.h"
#include "gui/plot/sample_panels.h"
#include "plot/export.h"
#include "plot/reading_view.h"

#include <QFile>
#include <QTemporaryDir>

#include <cmath>

using namespace normscope;
using namespace normscope::ui;

namespace {

Reading generated(const std::string& text) {
    Reading reading;
    reading.name = "texts";
    reading.title = "Two texts";
    reading.paragraphs = {Text("%1", {{text}})};
    reading.typewriter = true;
    reading.description = "Texts.";
    return reading;
}

QString wordsOf(const ReadingLayout& layout) {
    QString words;
    for (const ReadingLayout::Line& line : layout.lines)
        for (const TextRun& run : line.words) words += run.text;
    return words;
}

} // namespace

class TestReading : public QObject {
    Q_OBJECT

    const Theme& m_light = theme(ThemeName::Light);

private slots:
    void paragraphsWrap() {
        for (const ThemeName name : {ThemeName::Light, ThemeName::Dark, ThemeName::Projector})
            for (const int width : {200, 400, 900}) {
                const int height = readingHeight(sampleReading(), theme(name), width);
                const ReadingLayout layout = layOutReading(sampleReading(), theme(name), QRectF(0, 0, width, height));
                QVERIFY(!layout.cut && layout.size == TextSize::Body && layout.bottom <= height);
                const TextStyle style{layout.size, Role::Plain, QFont::Normal, false, true};
                for (const ReadingLayout::Line& line : layout.lines)
                    QVERIFY(runsWidth(line.words, theme(name), style) <= layout.text.width());
                for (std::size_t k = 1; k < layout.lines.size(); ++k)
                    QVERIFY(layout.lines[k].baseline > layout.lines[k - 1].baseline + theme(name).body);
            }
        QCOMPARE(layOutReading(sampleReading(), m_light, QRectF(0, 0, 2000, 200)).lines.size(), std::size_t(2));
    }

    void wordsHaveTheColoursOfTheirRoles() {
        Reading reading = sampleReading();
        reading.paragraphs.push_back(Text("%1", {{"all right", Role::Success}}));
        for (const ThemeName name : {ThemeName::Light, ThemeName::Dark, ThemeName::Projector}) {
            ReadingView view(reading, theme(name));
            view.resize(700, 240);
            const QImage image = pictureOf(view);
            for (const Role role : {Role::Statistic, Role::Failure, Role::Success})
                QVERIFY(countNear(image, image.rect(), theme(name).text(role), 40) > 10);
        }
    }

    void cardHasTheDocksColour() {
        Reading reading = sampleReading();
        reading.card = true;
        ReadingView view(reading, m_light);
        view.resize(600, 300);
        view.setColumn(20, 500);
        const QImage image = pictureOf(view);
        const int bottom = int(view.layoutFor(view.size()).bottom);
        QVERIFY(bottom < 280);
        QCOMPARE(image.pixelColor(26, 6), m_light.dock);
        QCOMPARE(image.pixelColor(10, 6), m_light.page);
        QCOMPARE(image.pixelColor(26, bottom + 4), m_light.page);
        QVERIFY(countNear(image, {20, 20, 1, bottom - 40}, m_light.rule, 4) == bottom - 40);
    }

    void lowReadingsAreSmallerAndThenCut() {
        const int full = readingHeight(sampleReading(), m_light, 300);
        const ReadingLayout smaller = layOutReading(sampleReading(), m_light, QRectF(0, 0, 300, full - 8));
        QVERIFY(smaller.size == TextSize::Small && !smaller.cut);
        const ReadingLayout cut = layOutReading(sampleReading(), m_light, QRectF(0, 0, 300, 56));
        QVERIFY(cut.cut);
        QVERIFY(wordsOf(cut).endsWith(u'…'));
        for (const ReadingLayout::Line& line : cut.lines) QVERIFY(line.baseline <= 56);
    }

    void everySignOfATypewriterIsAsWide() {
        const std::string text = "iiii mmmm llll WWWW and so on; it goes on and on without an end";
        const double pitch = signPitch(m_light, TextSize::Body);
        const ReadingLayout layout = layOutReading(generated(text), m_light, QRectF(0, 0, 20 * pitch + 1, 400));
        QCOMPARE(wordsOf(layout), QString::fromStdString(text)); // spaces as well
        for (const ReadingLayout::Line& line : layout.lines) {
            QString signs;
            for (const TextRun& run : line.words) signs += run.text;
            QVERIFY(signs.trimmed().size() <= 20);
        }
        QVERIFY(layout.lines.size() >= 4);
    }

    void spacesAndLineBreaksOfATypewriterAreSeen() {
        ReadingView with(generated("a b\nc"), m_light), without(generated("aib\nc"), m_light);
        for (ReadingView* view : {&with, &without}) view->resize(300, 160);
        const ReadingLayout layout = with.layoutFor(with.size());
        QCOMPARE(wordsOf(layout), QStringLiteral("a b¶c"));
        const int pitch = int(signPitch(m_light, layout.size)), baseline = int(layout.lines[0].baseline);
        const QRect space(pitch, baseline - 14, pitch, 16);
        const QImage image = pictureOf(with);
        QVERIFY(countNear(image, space, m_light.page, 4) < space.width() * space.height()); // a dot
        QVERIFY(countNear(image, space, m_light.ink, 60) == 0);
        QVERIFY(countNear(pictureOf(without), space, m_light.ink, 120) > 3);
    }

    void differencesKeepTheirRole() {
        Reading reading = generated("");
        reading.paragraphs = {Text("the nor%1", {{"m x", Role::Failure}})};
        ReadingView view(reading, m_light);
        view.resize(300, 120);
        const QImage image = pictureOf(view);
        const int pitch = int(signPitch(m_light, TextSize::Body));
        QVERIFY(countNear(image, {7 * pitch, 34, 3 * pitch, 40}, m_light.failure, 80) > 10);
        QCOMPARE(countNear(image, {0, 34, 7 * pitch - 2, 40}, m_light.failure, 30), 0);
    }

    void everySizeCanBeDrawn() {
        Reading card = sampleReading();
        card.card = true;
        for (const Reading& reading : {sampleReading(), card, generated("some text"), Reading()})
            for (const ThemeName name : {ThemeName::Light, ThemeName::Projector})
                for (const QSize size : {QSize(500, 200), QSize(60, 40), QSize(1, 1)}) {
                    ReadingView view(reading, theme(name));
                    view.resize(size);
                    QCOMPARE(pictureOf(view).size(), size);
                }
    }

    void wordsAreTextInFiles() {
        QTemporaryDir folder;
        ReadingView view(sampleReading(), m_light);
        Picture picture;
        picture.size = {900, 160};
        picture.theme = &m_light;
        picture.panels = {{&view, {0, 0, 900, 160}}};
        for (const QString name : {"reading.svg", "reading.pdf", "reading.png"})
            QVERIFY(exportPicture(picture, folder.filePath(name), {}));
        QFile svg(folder.filePath("reading.svg"));
        QVERIFY(svg.open(QIODevice::ReadOnly));
        const QByteArray file = svg.readAll();
        for (const char* word : {"inf in 64 of 64", "so the output is", "fp16, sd = 10", "−4"})
            QVERIFY2(file.contains(word), word);
    }
};

NORMSCOPE_GUI_TEST(TestReading)
#include "test_reading.moc"
