// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/gui_test.h"
#include "plot/export.h"
#include "scenario/figure_scenario.h"
#include "scenario/scenario_json.h"
#include "two_pages.h"

#include <QDropEvent>
#include <QMimeData>

using namespace normscope;
using namespace normscope::ui;

// A figure that is dropped on the window brings its scenario back.
class TestDroppedFigure : public TwoPages {
    Q_OBJECT
private slots:
    void init() { open(); }
    void cleanup() { m_window.reset(); }
    void becomesAnUnsavedDocument_data();
    void becomesAnUnsavedDocument();
    void withoutAScenarioChangesNothing_data();
    void withoutAScenarioChangesNothing();

private:
    QString path(const QString& name) const { return m_folder.filePath(name); }

    void drop(const QString& path) {
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(path)});
        QDragEnterEvent enter({50, 50}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(m_window.get(), &enter);
        QDropEvent event({50, 50}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(m_window.get(), &event);
    }

    void write(const QString& name, const QByteArray& bytes) const {
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
    }

    static Scenario carried() {
        Scenario scenario = smallDepth();
        scenario.title = "a <title> with \"quotes\"";
        scenario.norm.eps = 0.25;
        scenario.depth.gain = 2;
        return scenario;
    }
};

void TestDroppedFigure::becomesAnUnsavedDocument_data() {
    QTest::addColumn<QString>("name");
    for (const char* name : {"figure.png", "figure.SVG", "figure.pdf"}) QTest::newRow(name) << QString(name);
}

void TestDroppedFigure::becomesAnUnsavedDocument() {
    QFETCH(QString, name);
    ExportOptions options;
    options.scenario = toJson(carried());
    Picture picture;
    picture.size = {60, 40};
    picture.theme = &theme(ThemeName::Light);
    QVERIFY(exportPicture(picture, path(name), options));
    QVERIFY(m_window->document().saveAs(path("own.normscope.json")));
    drop(path(name));
    QVERIFY(scenario() == carried());
    QVERIFY(m_window->document().path().isEmpty());
    QVERIFY(!m_window->document().undoStack().canUndo());
    QVERIFY(m_window->windowTitle().contains("a <title> with \"quotes\""));
    QVERIFY2(m_window->message().contains(name), qPrintable(m_window->message()));
    QCOMPARE(m_window->page(), m_depth);
    awaitEngine();
    QCOMPARE(m_depth->depth().scenario.depth.gain, 2.0);
}

void TestDroppedFigure::withoutAScenarioChangesNothing_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("message");
    const QString none = "this figure carries no NormScope scenario";
    QTest::newRow("another's svg") << "other.svg" << QByteArray("<svg></svg>") << none;
    QTest::newRow("another's pdf") << "other.pdf" << QByteArray("%PDF-1.4") << none;
    QTest::newRow("a broken png") << "cut.png" << QByteArray("\x89PNG\r\n\x1a\n") << "this PNG file is cut short";
    const std::string newer = scenarioElement(R"({"format": "normscope", "version": 2})");
    QTest::newRow("a newer svg") << "newer.svg" << QByteArray::fromStdString(newer) << "made by a newer NormScope";
}

void TestDroppedFigure::withoutAScenarioChangesNothing() {
    QFETCH(QString, name);
    QFETCH(QByteArray, bytes);
    QFETCH(QString, message);
    change([](Scenario& next) { next.norm.eps = 0.5; });
    QVERIFY(m_window->document().saveAs(path("own.normscope.json")));
    awaitEngine();
    const Scenario before = scenario();
    const std::size_t results = m_axes->results.size();
    write(name, bytes);
    drop(path(name));
    QVERIFY2(m_window->message().contains(name) && m_window->message().contains(message),
             qPrintable(m_window->message()));
    QVERIFY(scenario() == before && m_window->document().path() == path("own.normscope.json"));
    QVERIFY(m_window->document().undoStack().canUndo());
    QVERIFY(!m_window->engine().busy() && m_axes->results.size() == results);
}

NORMSCOPE_GUI_TEST(TestDroppedFigure)
#include "test_dropped_figure.moc"
