// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/gui_test.h"
#include "gui/plot/pixels.h"
#include "gui/plot/sample_panels.h"
#include "plot/export.h"
#include "plot/heat_map_view.h"
#include "plot/plot_view.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>

#include <limits>

using namespace normscope;
using namespace normscope::ui;

// Axes of 200 pixels over 100 steps, from pixel 60 on.
class TestHeatMap : public QObject {
    Q_OBJECT

    const Theme& m_light = theme(ThemeName::Light);

    static void layOut(PanelView& view) {
        view.resize(500, 240);
        view.setColumn(60, 200);
    }

    static QColor colourAt(HeatMapView& view, const QImage& image, double step, double layer) {
        return image.pixelColor(view.frame().pixel(step, layer).toPoint());
    }

    QColor colourOf(const HeatMap& map, double step, double layer) const {
        HeatMapView view(map, m_light);
        layOut(view);
        return colourAt(view, pictureOf(view), step, layer);
    }

    static QColor ofShare(const Theme& theme, double share) {
        return share > 0 ? theme.sequence(share, 1) : theme.sequential.front();
    }

    QRect noteArea(const HeatMapView& view) const {
        const QRect axes = view.frame().axes;
        return {axes.right() - 60, axes.bottom() - 40, 56, 36};
    }

private slots:
    void cellsHaveTheColoursOfTheirValues() {
        for (const ThemeName name : {ThemeName::Light, ThemeName::Dark, ThemeName::Projector}) {
            HeatMapView view(sampleHeatMap(), theme(name));
            layOut(view);
            const QImage image = pictureOf(view);
            QCOMPARE(view.frame().axes.width(), 200);
            for (const int row : {0, 4, 7, 11})
                QVERIFY(isNear(colourAt(view, image, 20, row + 1), ofShare(theme(name), row / 11.0), 3));
        }
    }

    void valuesOutsideTakeTheColoursOfTheEnds() {
        HeatMap map = sampleHeatMap();
        map.values.row(3).setConstant(1e6);
        map.values.row(5).setConstant(1e-9);
        map.values.row(7).setZero();
        map.values.row(9).setConstant(-1);
        QVERIFY(isNear(colourOf(map, 20, 4), m_light.sequential.back(), 2));
        for (const int layer : {6, 8, 10}) QVERIFY(isNear(colourOf(map, 20, layer), m_light.sequential.front(), 2));
    }

    void scaleCanBeLinear() {
        HeatMap map = sampleHeatMap();
        map.logarithmic = false;
        map.lower = -1;
        map.upper = 1;
        map.values.row(3).setConstant(0.5);
        QVERIFY(isNear(colourOf(map, 20, 4), m_light.sequence(0.75, 1), 3));
    }

    void whatIsNotFiniteIsAFailure() {
        HeatMap map = sampleHeatMap();
        map.values(5, 20) = std::numeric_limits<double>::quiet_NaN();
        map.values(2, 40) = std::numeric_limits<double>::infinity();
        for (const ThemeName name : {ThemeName::Light, ThemeName::Dark, ThemeName::Projector}) {
            HeatMapView view(map, theme(name));
            layOut(view);
            const QImage image = pictureOf(view);
            QVERIFY(isNear(colourAt(view, image, 41, 3), theme(name).failure, 2));
            const QRect first(view.frame().pixel(21, 6).toPoint() - QPoint(5, 5), QSize(10, 10));
            QVERIFY(countNear(image, first, theme(name).page, 8) > 10); // a cross on paper
            QVERIFY(countNear(image, first, theme(name).failure, 60) > 10);
        }
    }

    void stepsToComeAreEmpty() {
        for (const ThemeName name : {ThemeName::Light, ThemeName::Dark, ThemeName::Projector}) {
            HeatMapView view(sampleHeatMap(), theme(name));
            layOut(view);
            const QImage image = pictureOf(view);
            QCOMPARE(colourAt(view, image, 60, 7), theme(name).dock);
            QCOMPARE(colourAt(view, image, 75, 12), theme(name).dock);
        }
    }

    void neitherASpikeNorAFailureIsLost() {
        HeatMap map = sampleHeatMap(2000);
        map.x.upper = 2000;
        map.values.setConstant(1e-4);
        map.values(3, 777) = 10;
        map.values(8, 1200) = std::numeric_limits<double>::quiet_NaN();
        map.values(8, 1500) = std::numeric_limits<double>::infinity();
        HeatMapView view(map, m_light);
        layOut(view);
        const QImage image = pictureOf(view);
        const int x = 60 + 77, y = int(view.frame().yPixel(4)); // step 778
        QVERIFY(isNear(image.pixelColor(x, y), m_light.sequential.back(), 2));
        QVERIFY(isNear(image.pixelColor(x - 1, y), m_light.sequential.front(), 2));
        QVERIFY(isNear(image.pixelColor(x + 1, y), m_light.sequential.front(), 2));
        QVERIFY(isNear(image.pixelColor(60 + 150, int(view.frame().yPixel(9))), m_light.failure, 2));
    }

    void stepsStandWhereAPlotHasThem() {
        Plot plot = sampleDepthPlot();
        plot.x = {"step", "", 0, 100, false};
        PlotView above(plot, m_light);
        HeatMapView below(sampleHeatMap(), m_light);
        layOut(above);
        layOut(below);
        pictureOf(above);
        for (int step = 0; step <= 100; step += 10) QCOMPARE(below.frame().xPixel(step), above.frame().xPixel(step));
    }

    void pointerTellsTheStep() {
        HeatMapView view(sampleHeatMap(), m_light);
        layOut(view);
        QSignalSpy hovered(&view, &PanelView::hovered), clicked(&view, &PanelView::clicked);
        sendMouse(view, QEvent::MouseMove, {100, 100});
        QCOMPARE(hovered.last().first().value<std::optional<double>>().value(), 20.0);
        click(view, {110, 100});
        QCOMPARE(clicked.last().first().toDouble(), 25.0);
        click(view, {400, 100});
        QCOMPARE(clicked.size(), 1);
    }

    void rowsAreNamedFromTheFirstToTheLast() {
        HeatMap map = sampleHeatMap();
        HeatMapView view(map, m_light);
        layOut(view);
        QStringList labels;
        for (const PlotTick& tick : view.frame().yTicks) labels << tick.label;
        QCOMPARE(labels, QStringList({"1", "6", "12"}));
        const QRect beside(0, view.frame().axes.top() - 20, 58, view.frame().axes.height() + 20);
        QVERIFY(countNear(pictureOf(view), beside, m_light.muted, 60) > 20);
        map.showYLabels = false;
        view.setPanel(map);
        QCOMPARE(countNear(pictureOf(view), beside, m_light.muted, 60), 0);
    }

    void mapsSideBySideStandLevel() {
        HeatMap map = sampleHeatMap();
        HeatMapView first(map, m_light);
        map.title = map.subtitle = {};
        map.showScale = map.showYLabels = false;
        HeatMapView second(map, m_light);
        layOut(first);
        layOut(second);
        QCOMPARE(first.frame().axes, second.frame().axes);
        QVERIFY(!second.accessibleName().isEmpty());
    }

    void scaleRunsFromTheLowerEndToTheUpperOne() {
        HeatMap map = sampleHeatMap();
        HeatMapView view(map, m_light);
        layOut(view);
        const QRect axes = view.frame().axes, right(axes.right() + 4, 0, 240, 240);
        const int x = axes.right() + 1 + 18 + 5;
        const QImage image = pictureOf(view);
        QVERIFY(isNear(image.pixelColor(x, axes.top() + 1), m_light.sequential.back(), 8));
        QVERIFY(isNear(image.pixelColor(x, axes.bottom() - 1), m_light.sequential.front(), 8));
        QVERIFY(isNear(image.pixelColor(x, axes.center().y()), m_light.sequence(0.5, 1), 8));
        map.showScale = false;
        view.setPanel(map);
        QCOMPARE(countNear(pictureOf(view), right, m_light.sequential.back(), 8), 0);
    }

    void scaleTakesItsRoomFromTheWidth() {
        HeatMapView view(sampleHeatMap(), m_light);
        view.resize(300, 240);
        view.setColumn(60, 240);
        QVERIFY(view.frame().right() <= 300 - 33 - 10); // bar, gaps and words
        QVERIFY(view.frame().right() >= 200);
    }

    void letterStandsInTheCorner() {
        HeatMapView view(sampleHeatMap(), m_light);
        layOut(view);
        const QRect axes = view.frame().axes, corner(axes.right() - 26, axes.top() + 2, 25, 25);
        QVERIFY(countNear(pictureOf(view), corner, m_light.layer.line) > 100);
    }

    void noteStandsOnPaperWhereThereAreCells() {
        HeatMapView view(sampleHeatMap(), m_light);
        layOut(view);
        QImage image = pictureOf(view);
        QVERIFY(countNear(image, noteArea(view), m_light.ink, 60) > 5);
        QCOMPARE(countNear(image, noteArea(view), m_light.page, 4), 0); // on the empty ground
        view.setPanel(sampleHeatMap(100));
        image = pictureOf(view);
        QVERIFY(countNear(image, noteArea(view), m_light.page, 4) > 300);
        QVERIFY(countNear(image, noteArea(view), m_light.ink, 60) > 5);
    }

    void cursorIsSeenOnDarkCells() {
        HeatMap map = sampleHeatMap(100);
        map.note = {};
        map.values.setConstant(1e-4);
        HeatMapView view(map, m_light);
        layOut(view);
        const QImage image = pictureOf(view);
        const QRect axes = view.frame().axes;
        QVERIFY(countNear(image, {160, axes.top(), 1, axes.height()}, m_light.ink, 40) > axes.height() * 2 / 3);
        QVERIFY(countNear(image, {158, axes.top(), 5, axes.height()}, m_light.page, 60) > axes.height());
    }

    void everySizeCanBeDrawn() {
        HeatMap empty = sampleHeatMap(0);
        HeatMap odd = sampleHeatMap();
        odd.lower = odd.upper = 0;
        odd.dx = 0;
        for (const HeatMap& map : {sampleHeatMap(), sampleHeatMap(3000), empty, odd, HeatMap()})
            for (const ThemeName name : {ThemeName::Light, ThemeName::Dark, ThemeName::Projector})
                for (const QSize size : {QSize(300, 180), QSize(60, 40), QSize(1, 1)}) {
                    HeatMapView view(map, theme(name));
                    view.resize(size);
                    QCOMPARE(pictureOf(view).size(), size);
                }
    }

    void cellsAreAnImageInSvg() {
        QTemporaryDir folder;
        HeatMapView view(sampleHeatMap(), m_light);
        Picture picture;
        picture.size = {500, 240};
        picture.theme = &m_light;
        picture.panels = {{&view, {0, 0, 500, 240}}};
        const QString path = folder.filePath("map.svg");
        QVERIFY(exportPicture(picture, path, {}));
        QFile svg(path);
        QVERIFY(svg.open(QIODevice::ReadOnly));
        const QByteArray file = svg.readAll();
        const qsizetype start = file.indexOf("base64,") + 7;
        const QImage image =
            QImage::fromData(QByteArray::fromBase64(file.mid(start, file.indexOf('"', start) - start)));
        QCOMPARE(image.size(), QSize(50, 12));
        QVERIFY(isNear(image.pixelColor(20, 0), m_light.sequential.back(), 2)); // the last layer
        QVERIFY(file.contains("image-rendering:pixelated"));
        QVERIFY(file.size() < 50000);
        QVERIFY(exportPicture(picture, folder.filePath("map.pdf"), {}));
    }
};

NORMSCOPE_GUI_TEST(TestHeatMap)
#include "test_heat_map.moc"
