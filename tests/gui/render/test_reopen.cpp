// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/gui_test.h"
#include "render/render.h"
#include "scenario/figure_scenario.h"
#include "scenario/parameter.h"
#include "scenario/scenario_json.h"
#include "small_pages.h"

#include <QImage>
#include <QProcess>
#include <QTemporaryDir>
#include <QXmlStreamReader>

using namespace normscope;
using namespace normscope::ui;

// Every figure that is drawn carries its scenario: found by our reader, and by readers that had no part in it.
class TestReopen : public QObject {
    Q_OBJECT

    // What escaping could get wrong, and is long.
    static Scenario hardToCarry(Page page) {
        Scenario scenario = smallPages(page);
        scenario.title = "\"quotes\" 'and' <b> & ]]> &amp; \\ %1 层归一化 ";
        scenario.title.resize(200, 't');
        scenario.note = std::string(999, '&') + "\"";
        scenario.seed = 12;
        scenario.data.edits = {{1, 2, 0.1}, {3, 4, -2.5e-8}};
        return scenario;
    }

    RenderRequest requestFor(const Scenario& scenario, const QString& name) const {
        RenderRequest request;
        request.scenario = scenario;
        request.out = m_folder.filePath(name);
        return request;
    }

    static QByteArray bytes(const QString& path) {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    // Of the first element of this name, by Qt's reader of XML; null: there is none, or the XML is broken.
    static QString elementText(const QByteArray& document, const QString& name) {
        QXmlStreamReader xml(document);
        QString text;
        while (!xml.atEnd())
            if (xml.readNext() == QXmlStreamReader::StartElement && xml.name() == name && text.isNull())
                text = xml.readElementText(QXmlStreamReader::IncludeChildElements);
        return xml.hasError() ? QString() : text;
    }

    static bool holds(const QString& text, const Scenario& scenario) {
        const auto read = fromJson(text.toStdString(), "text");
        return read && *read == scenario;
    }

    QTemporaryDir m_folder;

private slots:
    void everyPageInEveryFormat_data() {
        QTest::addColumn<std::string>("page");
        QTest::addColumn<QString>("format");
        for (const Choice& page : findParameter("page")->choices)
            for (const char* format : {"png", "svg", "pdf"})
                QTest::addRow("%s %s", page.key.c_str(), format) << page.key << QString(format);
    }
    void everyPageInEveryFormat() {
        QFETCH(std::string, page);
        QFETCH(QString, format);
        Scenario scenario = hardToCarry(Page::Axes);
        findParameter("page")->set(scenario, page);
        const RenderRequest request = requestFor(scenario, "figure." + format);
        const auto done = render(request);
        QVERIFY2(done.has_value(), done ? "" : plain(done.error()).c_str());
        const auto reopened = scenarioInFigure(request.out.toStdString());
        QVERIFY2(reopened.has_value(), reopened ? "" : plain(reopened.error()).c_str());
        QVERIFY(*reopened == scenario);
    }

    void plotsAndWindowsToo() {
        RenderRequest request = requestFor(hardToCarry(Page::Axes), "part.png");
        request.what = RenderRequest::What::Window;
        QVERIFY(render(request));
        QVERIFY(*scenarioInFigure(request.out.toStdString()) == request.scenario);
        request.what = RenderRequest::What::Plot;
        request.plot = "layer";
        request.transparent = true;
        QVERIFY(render(request));
        QVERIFY(*scenarioInFigure(request.out.toStdString()) == request.scenario);
    }

    void manyLongArmsAreCarried() {
        Scenario scenario = hardToCarry(Page::Axes);
        const Parameter& arms = *findParameter("training.arms");
        std::vector<std::string> phrases;
        for (std::size_t k = 1; k <= arms.maxChoices; ++k)
            phrases.push_back(
                std::string("pre_rms lr=").append(roundTrip(0.1 / double(k))).append(" clip=0.3 optimizer=sgd"));
        arms.set(scenario, phrases);
        for (const char* name : {"arms.png", "arms.svg", "arms.pdf"}) {
            const RenderRequest request = requestFor(scenario, name);
            const auto done = render(request);
            QVERIFY2(done.has_value(), done ? "" : plain(done.error()).c_str());
            QVERIFY(*scenarioInFigure(request.out.toStdString()) == scenario);
        }
    }

    void aDataFileIsNamedFromTheFigure() {
        QFile data(m_folder.filePath("x.csv"));
        QVERIFY(data.open(QIODevice::WriteOnly) && data.write("a,b\n1,2\n3,5\n") > 0);
        data.close();
        Scenario scenario;
        scenario.data.source = DataSource::File;
        scenario.data.file = data.fileName().toStdString();
        const RenderRequest request = requestFor(scenario, "data.svg");
        QVERIFY(render(request));
        QVERIFY(!bytes(request.out).contains(m_folder.path().toUtf8()));
        QVERIFY(*scenarioInFigure(request.out.toStdString()) == scenario);
    }

    void qtReadsItFromPng() {
        const RenderRequest request = requestFor(hardToCarry(Page::Axes), "qt.png");
        QVERIFY(render(request));
        const QImage image(request.out); // libpng compares the checksums
        QCOMPARE(image.width(), 1040);
        QVERIFY(holds(image.text(QString::fromStdString(std::string(figureKeyword))), request.scenario));
    }

    void anXmlReaderReadsItFromSvg() {
        const RenderRequest request = requestFor(hardToCarry(Page::Axes), "xml.svg");
        QVERIFY(render(request));
        QVERIFY(holds(elementText(bytes(request.out), "scenario"), request.scenario));
    }

    void popplerReadsItFromPdf() {
        const RenderRequest request = requestFor(hardToCarry(Page::Axes), "poppler.pdf");
        QVERIFY(render(request));
        QProcess process;
        process.start("pdfinfo", {"-meta", request.out});
        QVERIFY(process.waitForFinished() && process.exitCode() == 0);
        const QByteArray packet = process.readAllStandardOutput();
        QVERIFY(holds(elementText(packet, "scenario"), request.scenario));
        QVERIFY(elementText(packet, "title").trimmed().contains("]]> &amp;"));
        QCOMPARE(elementText(packet, "CreatorTool"), QString("NormScope"));
        process.start("pdfinfo", {request.out});
        QVERIFY(process.waitForFinished());
        QVERIFY(process.readAllStandardOutput().contains("Creator:         NormScope"));
    }

    void equalScenariosAreEqualFiles() {
        for (const char* name : {"same.png", "same.svg", "same.pdf"}) {
            const RenderRequest request = requestFor(hardToCarry(Page::Axes), name);
            QVERIFY(render(request));
            const QByteArray first = bytes(request.out);
            QVERIFY(render(request));
            QVERIFY2(bytes(request.out) == first, name);
        }
    }
};

NORMSCOPE_GUI_TEST(TestReopen)
#include "test_reopen.moc"
