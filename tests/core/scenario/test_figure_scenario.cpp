// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenario/figure_scenario.h"

#include "io/file.h"
#include "other_value.h"
#include "scenario/scenario_json.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace normscope;

// Figures carry their scenario. That Qt's own readers find it is tested where figures are drawn.
class TestFigureScenario : public QObject {
    Q_OBJECT

    static std::string pixel() { // one grey pixel, written by Python
        return QByteArray::fromBase64(
                   "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5E"
                   "rkJggg==")
            .toStdString();
    }

    static std::string figureWith(const std::string& text, const std::string& format) {
        if (format == "png") return pngWithScenario(pixel(), text);
        if (format == "svg") return "<svg><metadata>" + scenarioElement(text) + "</metadata></svg>";
        return "%PDF-1.4\n<rdf:RDF>\n" + scenarioElement(text) + "</rdf:RDF>\n\x80\xff";
    }

    std::string path(const std::string& name) const {
        return m_folder.filePath(QString::fromStdString(name)).toStdString();
    }

    // Written to the folder as a figure, and read again.
    Expected<Scenario> reopened(const Scenario& scenario, const std::string& name) const {
        const auto text = figureText(toJson(scenario), path(name));
        if (!text) return unexpected(text.error());
        if (auto done = writeFile(path(name), figureWith(*text, name.substr(name.size() - 3))); !done)
            return unexpected(done.error());
        return scenarioInFigure(path(name));
    }

    static std::string refusal(const std::string& bytes) {
        const auto scenario = parseFigure(bytes, "f");
        return scenario ? "accepted" : plain(scenario.error());
    }

    static void addFormats() {
        QTest::addColumn<std::string>("format");
        for (const char* format : {"png", "svg", "pdf"}) QTest::newRow(format) << std::string(format);
    }

    QTemporaryDir m_folder;

private slots:
    void initTestCase() { QVERIFY(m_folder.isValid() && QDir(m_folder.path()).mkdir("data")); }

    void everythingComesBack_data() { addFormats(); }
    void everythingComesBack() {
        QFETCH(std::string, format);
        Scenario scenario = test::changedEverywhere();
        scenario.data.file = path("data/x \"ε\".csv");
        scenario.models.file = "/elsewhere/m.safetensors";
        scenario.title = "\"quotes\" 'and' <b> & ]]> &amp; \\ 层归一化 \xef\xbf\xbf\xf0\x9f\x98\x80";
        scenario.title.resize(200, 't');
        scenario.note = std::string(1000, '&');
        const auto back = reopened(scenario, "all." + format);
        QVERIFY2(back.has_value(), back ? "" : plain(back.error()).c_str());
        QVERIFY(*back == scenario);
    }

    void whatIsCarriedIsAscii() {
        Scenario scenario;
        scenario.title = "层 \xef\xbf\xbe";
        const std::string text = *figureText(toJson(scenario), "a.svg");
        QVERIFY(std::all_of(text.begin(), text.end(), [](char c) { return c >= ' ' && c < 0x7f; }));
        QVERIFY(*fromJson(text, "a") == scenario);
    }

    void aDataFileBesideMovesWithTheFigure() {
        Scenario scenario;
        scenario.data.source = DataSource::File;
        scenario.data.file = path("x.csv");
        const std::string text = *figureText(toJson(scenario), path("figure.svg"));
        QVERIFY2(text.find(R"("file":"x.csv")") != std::string::npos, text.c_str());
        QVERIFY(writeFile(path("data/figure.svg"), figureWith(text, "svg")));
        QCOMPARE(scenarioInFigure(path("data/figure.svg"))->data.file, path("data/x.csv"));
    }

    void anInvalidScenarioIsNotCarried() {
        const auto text = figureText(R"({"format": "normscope", "version": 1, "norm": {"eps": -1}})", "a.png");
        QVERIFY(!text);
        QCOMPARE(plain(text.error()), std::string("a.png: norm.eps: must be 0 or 1e-12 ... 10, not -1"));
    }

    void endingsSayWhatIsAFigure() {
        for (const char* name : {"a.png", "A.PNG", "b/c.Svg", ".pdf", "a.normscope.json.pdf"})
            QVERIFY2(isFigure(name), name);
        for (const char* name : {"", "png", "a.json", "a.jpg", "a.png/b", "a.svgz", "a.apng"})
            QVERIFY2(!isFigure(name), name);
    }

    void othersPicturesAreRefused() {
        const std::string none = "f: this figure carries no NormScope scenario";
        QCOMPARE(refusal(pixel()), none);
        QCOMPARE(refusal("<svg><title>&lt;normscope:scenario&gt;</title></svg>"), none);
        QCOMPARE(refusal("%PDF-1.4"), none);
        QCOMPARE(refusal(""), none);
        QVERIFY(!scenarioInFigure(path("nowhere.png")));
        QVERIFY(!scenarioInFigure(m_folder.path().toStdString()));
    }

    void otherScenariosAreRefused_data() { addFormats(); }
    void otherScenariosAreRefused() {
        QFETCH(std::string, format);
        const auto with = [&format](const std::string& text) { return refusal(figureWith(text, format)); };
        QCOMPARE(with(R"({"format": "normscope", "version": 2, "later": [1]})"),
                 std::string("f: version: made by a newer NormScope (scenario version 2); this one reads up to version "
                             "1"));
        QCOMPARE(with(R"({"format": "normscope", "version": 1, "norm": {"eps": -1}})"),
                 std::string("f: norm.eps: must be 0 or 1e-12 ... 10, not -1"));
        QVERIFY(with("{").starts_with("f: line 1, column 2: not valid JSON"));
        QVERIFY(with(std::string((16 << 20) + 1, ' ')).starts_with("f: its scenario has 16777217 bytes"));
        QVERIFY(with(std::string(100'000, '[')).starts_with("f: nested deeper than"));
    }

    void cutFiguresAreRefused_data() { addFormats(); }
    // At every byte: refused, or whole because the scenario stands before the cut.
    void cutFiguresAreRefused() {
        QFETCH(std::string, format);
        Scenario scenario;
        scenario.norm.eps = 0.25;
        const std::string whole = figureWith(*figureText(toJson(scenario), "a"), format);
        for (std::size_t size = 0; size < whole.size(); ++size)
            if (const auto read = parseFigure(whole.substr(0, size), "f")) QVERIFY(*read == scenario);
    }
};

QTEST_GUILESS_MAIN(TestFigureScenario)
#include "test_figure_scenario.moc"
