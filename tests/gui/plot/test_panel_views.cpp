// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/gui_test.h"
#include "gui/plot/sample_panels.h"
#include "plot/panel_view.h"

#include <limits>
#include <memory>

using namespace normscope;
using namespace normscope::ui;

namespace {

QImage shoot(const Panel& panel, const Theme& theme, QSize size = {300, 180}) {
    const std::unique_ptr<PanelView> view(makePanelView(panel, theme, nullptr));
    view->resize(size);
    view->show();
    QCoreApplication::processEvents(); // plots replot when the event loop is back
    return view->grab().toImage();
}

int count(const QImage& image, const QColor& colour) {
    int found = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x) found += image.pixelColor(x, y) == colour;
    return found;
}

QColor mixed(const QColor& paper, const QColor& colour, double share) {
    const auto mix = [share](int a, int b) { return int(std::lround(a + share * (b - a))); };
    return {mix(paper.red(), colour.red()), mix(paper.green(), colour.green()), mix(paper.blue(), colour.blue())};
}

} // namespace

class TestPanelViews : public QObject {
    Q_OBJECT

    const Theme& m_light = theme(ThemeName::Light);

private slots:
    void everyPanelHasAView_data() {
        QTest::addColumn<Panel>("panel");
        QTest::newRow("matrix") << Panel(sampleMatrix());
        QTest::newRow("plot") << Panel(samplePlot());
        QTest::newRow("arithmetic") << Panel(sampleArithmetic());
        QTest::newRow("cell card") << Panel(sampleCard());
        QTest::newRow("plot over layers") << Panel(sampleDepthPlot());
        QTest::newRow("strip") << Panel(sampleStrip());
        QTest::newRow("wiring") << Panel(sampleWiring());
        QTest::newRow("grid") << Panel(sampleGrid());
        QTest::newRow("bars") << Panel(sampleBars());
        QTest::newRow("table") << Panel(sampleTable());
        QTest::newRow("reading") << Panel(sampleReading());
    }
    void everyPanelHasAView() {
        QFETCH(Panel, panel);
        const std::unique_ptr<PanelView> view(makePanelView(panel, m_light, nullptr));
        QCOMPARE(view->name(), QString::fromStdString(panelName(panel)));
        QVERIFY(!view->accessibleName().isEmpty());
        QVERIFY(!view->accessibleDescription().isEmpty());
        const QImage light = shoot(panel, m_light), dark = shoot(panel, theme(ThemeName::Dark));
        QCOMPARE(light.pixelColor(299, 0), m_light.page);
        QCOMPARE(dark.pixelColor(299, 0), theme(ThemeName::Dark).page);
        QVERIFY(count(light, m_light.page) < light.width() * light.height());
        QCOMPARE(csv(view->panel()), csv(panel)); // drawing changes no data
        QVERIFY_THROWS_EXCEPTION(std::bad_variant_access,
                                 view->setPanel(panel.index() == 1 ? Panel(sampleMatrix()) : Panel(samplePlot())));
    }

    void equalPanelsGiveEqualPictures() {
        QCOMPARE(shoot(samplePlot(), m_light), shoot(samplePlot(), m_light));
        QCOMPARE(shoot(sampleArithmetic(), m_light), shoot(sampleArithmetic(), m_light));
        QCOMPARE(shoot(sampleDepthPlot(), m_light), shoot(sampleDepthPlot(), m_light));
        QCOMPARE(shoot(sampleStrip(), m_light), shoot(sampleStrip(), m_light));
        QCOMPARE(shoot(sampleWiring(), m_light), shoot(sampleWiring(), m_light));
    }

    // An outline over a light fill, never a solid area.
    void histogramIsAnOutlineOverALightFill() {
        const QImage image = shoot(samplePlot(), m_light);
        const int fill = count(image, mixed(m_light.page, m_light.layer.line, 0.18));
        QVERIFY2(fill > 500, qPrintable(QString::number(fill)));
        QVERIFY(count(image, m_light.layer.line) < fill / 2);
        QVERIFY(count(image, m_light.layer.line) > 20);
    }

    void failuresInASeriesLeaveAGap() {
        Plot panel = samplePlot();
        panel.series[0].y = {1, std::numeric_limits<double>::infinity(), std::nan(""), 2};
        QVERIFY(count(shoot(panel, m_light), m_light.layer.line) > 5);
    }

    void everyPlotCanBeDrawn() {
        Plot panel = samplePlot();
        panel.series.push_back({"bars", "bars", Role::Batch, SeriesStyle::Bars, false, {0, 1}, {3, 4}});
        panel.series.push_back({"points", "points", Role::Rms, SeriesStyle::Points, false, {0}, {3}});
        panel.series.push_back({"theory", "theory", Role::Plain, SeriesStyle::Line, true, {-2, 2}, {0, 10}});
        panel.series.push_back({"empty", "empty", Role::None, SeriesStyle::Line, false, {}, {}});
        for (const QSize size : {QSize(300, 180), QSize(30, 20), QSize(1, 1)})
            QCOMPARE(shoot(panel, m_light, size).size(), size);
        panel.y.logarithmic = true;
        QCOMPARE(shoot(panel, m_light).size(), QSize(300, 180));
        QCOMPARE(shoot(Plot(), m_light).size(), QSize(300, 180));
    }

    void panelsOfLayersCanBeDrawnSmall_data() {
        QTest::addColumn<Panel>("panel");
        QTest::newRow("grid") << Panel(sampleGrid());
        QTest::newRow("bars") << Panel(sampleBars());
        QTest::newRow("table") << Panel(sampleTable());
        QTest::newRow("reading") << Panel(sampleReading());
        QTest::newRow("plot") << Panel(sampleDepthPlot());
        QTest::newRow("strip") << Panel(sampleStrip());
        QTest::newRow("wiring") << Panel(sampleWiring());
    }
    void panelsOfLayersCanBeDrawnSmall() {
        QFETCH(Panel, panel);
        for (const ThemeName name : {ThemeName::Light, ThemeName::Projector})
            for (const QSize size : {QSize(230, 260), QSize(60, 40), QSize(1, 1)})
                QCOMPARE(shoot(panel, theme(name), size).size(), size);
    }

    void litTermStandsOnTheBand() {
        for (const Term term : {Term::Input, Term::Mean, Term::Centre, Term::Variance, Term::Normalise}) {
            Arithmetic panel = sampleArithmetic();
            QCOMPARE(count(shoot(panel, m_light), m_light.statisticBand), 0);
            panel.lit = term;
            QVERIFY(count(shoot(panel, m_light), m_light.statisticBand) > 50);
        }
    }

    void affineTermsAreOnlyThereWhenGiven() {
        Arithmetic panel = sampleArithmetic();
        panel.lit = Term::Affine;
        QCOMPARE(count(shoot(panel, m_light), m_light.statisticBand), 0);
        panel.gamma = "1.5";
        panel.beta = "0.2";
        QVERIFY(count(shoot(panel, m_light, {400, 180}), m_light.statisticBand) > 50);
    }

    void noteReplacesAFormulaThatIsUndefined() {
        Arithmetic panel = sampleArithmetic();
        panel.note = "0/0: every value of the row is equal and ε is 0";
        const QImage image = shoot(panel, m_light);
        QVERIFY(count(image, m_light.failure) > 20);
        QCOMPARE(count(image, m_light.layer.text), 0);
    }

    void resultHasTheMethodsColour() {
        QVERIFY(count(shoot(sampleArithmetic(), m_light), m_light.layer.text) > 20);
        Arithmetic identity = sampleArithmetic();
        identity.identity = true;
        identity.role = Role::None;
        QVERIFY(count(shoot(identity, m_light), m_light.none.text) > 5);
    }

    void scaleRunsFromEndToEnd() {
        const QImage image = shoot(sampleCard(), m_light);
        const int row = 113; // through the bar
        QCOMPARE(image.pixelColor(0, row).name(), m_light.diverge(-1 + 1.0 / 300, 1).name());
        QCOMPARE(image.pixelColor(299, row).name(), m_light.diverge(1 - 1.0 / 300, 1).name());
    }
};

NORMSCOPE_GUI_TEST(TestPanelViews)
#include "test_panel_views.moc"
