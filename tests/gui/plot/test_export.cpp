// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/gui_test.h"
#include "gui/plot/sample_panels.h"
#include "plot/export.h"

#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QXmlStreamReader>

#include <memory>

using namespace normscope;
using namespace normscope::ui;

namespace {

QByteArray bytes(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QString run(const QString& program, const QStringList& arguments) {
    QProcess process;
    process.start(program, arguments);
    const bool finished = process.waitForFinished() && process.exitCode() == 0;
    return finished ? QString::fromUtf8(process.readAllStandardOutput()) : QStringLiteral("%1 failed").arg(program);
}

} // namespace

class TestExport : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    std::vector<std::unique_ptr<PanelView>> m_views;
    Picture m_picture;

    QString path(const QString& name) const { return m_folder.filePath(name); }

    // Writes the picture and gives the bytes of the file.
    QByteArray exported(const QString& name, const ExportOptions& options = {}) {
        const Expected<void> written = exportPicture(m_picture, path(name), options);
        return written ? bytes(path(name)) : QByteArray::fromStdString(plain(written.error()));
    }

    void addFormats() {
        QTest::addColumn<QString>("format");
        for (const char* format : {"png", "svg", "pdf"}) QTest::newRow(format) << QString(format);
    }

    static QStringList words() {
        return {"Axes",
                "Input",
                "name3",
                "every row and columns",
                "after LayerNorm",
                "0.00 ± 1.00",
                "max 2.4",
                "cells",
                "0.48",
                "measured 101",
                "one colour scale",
                "seed 0, eps 1e-5",
                "−2",
                "No norm",
                "18.79",
                "at layer 24",
                "layer 9",
                "1.42",
                "recursion, misfit 1.1 %",
                "Values in each layer",
                "LayerNorm",
                "output",
                "Post",
                "MLP, width 4 d",
                "× 2.63",
                "× 0.1"};
    }

private slots:
    void initTestCase() {
        const Theme& light = theme(ThemeName::Light);
        m_picture.size = {640, 1060};
        m_picture.title = QStringLiteral("Axes");
        m_picture.caption = QStringLiteral("seed 0, eps 1e-5");
        m_picture.theme = &light;
        m_picture.rules = {QLine(0, 330, 640, 330)};
        const std::vector<Panel> panels{sampleMatrix(),    samplePlot(),  sampleArithmetic(), sampleCard(),
                                        sampleDepthPlot(), sampleStrip(), sampleWiring()};
        const std::vector<QRect> places{{0, 0, 320, 320},     {320, 0, 320, 200}, {0, 340, 320, 200},
                                        {320, 340, 320, 200}, {0, 560, 360, 300}, {0, 870, 360, 180},
                                        {370, 560, 270, 320}};
        for (std::size_t i = 0; i < panels.size(); ++i) {
            m_views.emplace_back(makePanelView(panels[i], light, nullptr));
            m_picture.panels.push_back({m_views.back().get(), places[i]});
        }
    }

    void equalPicturesAreEqualFiles_data() { addFormats(); }
    void equalPicturesAreEqualFiles() {
        QFETCH(QString, format);
        const QByteArray first = exported("first." + format), second = exported("second." + format);
        QVERIFY2(first.size() > 1000, first.constData());
        QVERIFY(first == second);
    }

    void svgIsClippedAndHoldsEveryWord() {
        const QByteArray file = exported("picture.svg");
        QXmlStreamReader xml(file);
        QString text;
        while (!xml.atEnd()) {
            xml.readNext();
            if (xml.isCharacters()) text += xml.text();
        }
        QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
        for (const QString& word : words()) QVERIFY2(text.contains(word), qPrintable(word));
        QVERIFY(file.contains("<clipPath"));
        QVERIFY(file.contains("IBM Plex Sans"));
        QVERIFY(!file.contains("nan") && !file.contains("inf"));
    }

    void anotherStartOfTheProgramWritesTheSameFile_data() { addFormats(); }
    // The other one is this test again, told by its environment to write the picture and no more.
    void anotherStartOfTheProgramWritesTheSameFile() {
        QFETCH(QString, format);
        const QString target = qEnvironmentVariable("NORMSCOPE_TEST_EXPORT");
        if (!target.isEmpty()) {
            QVERIFY(exportPicture(m_picture, target, {}));
            return;
        }
        const QByteArray here = exported("here." + format);
        for (const char* name : {"one.", "two.", "three."}) {
            qputenv("NORMSCOPE_TEST_EXPORT", path(name + format).toUtf8());
            run(QCoreApplication::applicationFilePath(), {"anotherStartOfTheProgramWritesTheSameFile:" + format});
            qunsetenv("NORMSCOPE_TEST_EXPORT");
            QVERIFY(!here.isEmpty() && bytes(path(name + format)) == here);
        }
    }

    // A viewer without the font takes a wider one: words at the right edge have to grow to the left.
    void svgKeepsTheRightEndsOfWords() {
        const QString file = QString::fromUtf8(exported("picture.svg"));
        QVERIFY(file.contains(QRegularExpression("<text[^>]*text-anchor=\"end\"[^>]*>0\\.00 ± 1\\.00</text>")));
        QVERIFY(file.contains(QRegularExpression("<text[^>]*text-anchor=\"middle\"[^>]*>−2</text>")));
    }

    void svgLineOfSeveralColoursIsOneText() {
        const QString file = QString::fromUtf8(exported("picture.svg"));
        QVERIFY(file.contains(
            QRegularExpression("<text[^>]*><tspan[^>]*>every row</tspan><tspan[^>]*> and columns</tspan></text>")));
    }

    void largeMatrixIsAnImageInSvg() {
        const std::unique_ptr<PanelView> view(makePanelView(sampleMatrix(60, 60), *m_picture.theme, nullptr));
        Picture picture;
        picture.size = {320, 320};
        picture.theme = m_picture.theme;
        picture.panels = {{view.get(), {0, 0, 320, 320}}};
        QVERIFY(exportPicture(picture, path("image.svg"), {}));
        const QByteArray file = bytes(path("image.svg"));
        QVERIFY(file.contains("image-rendering:pixelated"));
        const qsizetype start = file.indexOf("base64,") + 7;
        const QImage image =
            QImage::fromData(QByteArray::fromBase64(file.mid(start, file.indexOf('"', start) - start)));
        QCOMPARE(image.size(), QSize(60, 60));
    }

    void pdfHoldsEveryWordInEmbeddedFonts() {
        QVERIFY(exported("picture.pdf").startsWith("%PDF"));
        // pdftotext parts the letters of slanted names, and keeps ligatures.
        const QString text = run("pdftotext", {"-raw", path("picture.pdf"), "-"})
                                 .remove(QRegularExpression("\\s"))
                                 .replace(QChar(0xFB01), "fi");
        for (QString word : words()) QVERIFY2(text.contains(word.remove(' ')), qPrintable(word + " in " + text));
        const QStringList fonts = run("pdffonts", {path("picture.pdf")}).split('\n', Qt::SkipEmptyParts).mid(2);
        QVERIFY(!fonts.isEmpty());
        for (const QString& font : fonts) { // columns from the right: emb sub uni object ID
            const QStringList columns = font.simplified().split(' ');
            QCOMPARE(columns[columns.size() - 5], QStringLiteral("yes"));
        }
    }

    void pdfIsOnePageOfTheRightSize() {
        exported("picture.pdf");
        const QString info = run("pdfinfo", {path("picture.pdf")});
        QVERIFY(info.contains(QRegularExpression("Pages: +1\n")));
        const QSize page = pictureImage(m_picture, {}).size();
        const QString size = QStringLiteral("%1 x %2 pts").arg(page.width() * 0.75).arg(page.height() * 0.75);
        QVERIFY2(info.contains(size), qPrintable(info));
    }

    void backgroundIsOnlyThereWhenWanted() {
        exported("filled.png", {1, false});
        exported("open.png", {1, true});
        QCOMPARE(QImage(path("filled.png")).pixelColor(0, 0), m_picture.theme->page);
        QCOMPARE(QImage(path("open.png")).pixelColor(0, 0).alpha(), 0);
    }

    void scaleMultipliesPixels() {
        const QSize once = pictureImage(m_picture, {1, false}).size();
        QCOMPARE(pictureImage(m_picture, {2, false}).size(), once * 2);
        QVERIFY(once.height() > m_picture.size.height()); // title and caption
    }

    void pictureIsNeverAboveAHundredMegapixels() {
        const QSize size = pictureImage(m_picture, {1000, false}).size();
        const double pixels = double(size.width()) * size.height();
        QVERIFY(pixels <= 100e6 && pixels > 90e6);
    }

    void hugePageIsMadeSmaller() {
        Picture huge;
        huge.size = {40000, 40000};
        huge.theme = m_picture.theme;
        QCOMPARE(pictureImage(huge, {}).size(), QSize(10000, 10000));
    }

    void unknownFormatsAndPlacesAreRefused() {
        const Expected<void> unknown = exportPicture(m_picture, path("picture.bmp"), {});
        QVERIFY(!unknown);
        QCOMPARE(unknown.error().file, path("picture.bmp").toStdString());
        QVERIFY(!QFile::exists(path("picture.bmp")));
        QVERIFY(!exportPicture(m_picture, path("no/such/folder/picture.svg"), {}));
    }

    void exportChangesNothing() {
        const std::string before = csv(m_views[1]->panel());
        exported("picture.pdf");
        QCOMPARE(csv(m_views[1]->panel()), before);
        QCOMPARE(exported("a.png"), exported("b.png"));
    }
};

NORMSCOPE_GUI_TEST(TestExport)
#include "test_export.moc"
