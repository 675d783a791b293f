// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/gui_test.h"
#include "gui/plot/pixels.h"
#include "gui/plot/sample_panels.h"
#include "plot/export.h"
#include "plot/heat_map_view.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>

using namespace normscope;
using namespace normscope::ui;

// Axes of 300 pixels over ten columns.
class TestHeatGrid : public QObject {
    Q_OBJECT

    const Theme& m_light = theme(ThemeName::Light);

    static void layOut(PanelView& view) {
        view.resize(500, 300);
        view.setColumn(60, 300);
    }
    static QRect rectOf(const HeatMapView& view, CellIndex cell) { return view.cellRect(cell).toRect(); }
    static CellIndex last(const QSignalSpy& spy) { return spy.last().first().value<CellIndex>(); }

private slots:
    void cellsStandApart() {
        HeatMapView view(sampleGrid(), m_light);
        layOut(view);
        const QRect cell = rectOf(view, {3, 3});
        QCOMPARE(cell.width(), 28);
        QCOMPARE(rectOf(view, {3, 4}).left() - cell.left(), 30);
        QCOMPARE(rectOf(view, {2, 3}).top() - cell.top() - cell.height(), 2); // row 0 is the lowest
        const QImage image = pictureOf(view);
        QVERIFY(isNear(image.pixelColor(cell.center()), m_light.sequence(5.0 / 8, 1), 3));
        QVERIFY(isNear(image.pixelColor(cell.topLeft()), m_light.sequence(5.0 / 8, 1), 3));
        QCOMPARE(image.pixelColor(cell.right() + 1, cell.center().y()), m_light.page);
        QCOMPARE(image.pixelColor(cell.center().x(), cell.top() - 1), m_light.page);
    }

    void failuresHaveAFrameAndAWord_data() {
        QTest::addColumn<int>("row");
        QTest::addColumn<int>("column");
        QTest::newRow("marked") << 0 << 0;
        QTest::newRow("only not finite") << 2 << 5;
    }
    void failuresHaveAFrameAndAWord() {
        QFETCH(int, row);
        QFETCH(int, column);
        for (const ThemeName name : {ThemeName::Light, ThemeName::Dark, ThemeName::Projector}) {
            HeatMapView view(sampleGrid(), theme(name));
            layOut(view);
            const QRect cell = rectOf(view, {row, column});
            const QImage image = pictureOf(view);
            const int frame = countNear(image, {cell.left(), cell.top(), cell.width(), 2}, theme(name).failure, 60);
            QVERIFY(frame >= cell.width() - 4);
            QVERIFY(countNear(image, cell.adjusted(4, 4, -4, -4), theme(name).failure, 60) > 5);
            QCOMPARE(image.pixelColor(cell.left() + 5, cell.top() + 5), theme(name).page);
        }
    }

    void otherMarksAreQuiet() {
        HeatMapView view(sampleGrid(), m_light);
        layOut(view);
        const QRect cell = rectOf(view, {4, 0});
        const QImage image = pictureOf(view);
        QCOMPARE(image.pixelColor(cell.left() + 4, cell.top() + 4), m_light.dock);
        QVERIFY(countNear(image, cell.adjusted(4, 4, -4, -4), m_light.muted, 110) > 3);
        QCOMPARE(countNear(image, cell, m_light.failure, 30), 0);
    }

    void marksAreShownInOtherMaps() {
        HeatMap map = sampleHeatMap(4);
        map.x.upper = 9;
        map.marks = {{5, 1, "inf", true}};
        HeatMapView view(map, m_light);
        layOut(view);
        QVERIFY(countNear(pictureOf(view), rectOf(view, {5, 1}), m_light.failure, 60) > 20);
    }

    void chosenCellHasAnInkFrame() {
        HeatMap map = sampleGrid();
        HeatMapView view(map, m_light);
        layOut(view);
        const QRect chosen = rectOf(view, {1, 2}).adjusted(-2, -2, 2, 2);
        QVERIFY(countNear(pictureOf(view), chosen, m_light.ink, 20) > 2 * chosen.width());
        map.chosen.reset();
        view.setPanel(map);
        QCOMPARE(countNear(pictureOf(view), chosen, m_light.ink, 20), 0);
    }

    void placesHaveNames() {
        HeatMap map = sampleGrid();
        HeatMapView view(map, m_light);
        layOut(view);
        QCOMPARE(view.frame().yTicks.size(), std::size_t(2));
        QCOMPARE(view.frame().yTicks[1].label, QStringLiteral("10^-3"));
        QCOMPARE(view.frame().xTicks.size(), std::size_t(3));
        const QRect beside(0, view.frame().axes.top(), 58, view.frame().axes.height());
        QVERIFY(countNear(pictureOf(view), beside, m_light.muted, 60) > 20);
        map.showYLabels = false;
        view.setPanel(map);
        QCOMPARE(countNear(pictureOf(view), beside, m_light.muted, 60), 0);
    }

    void mapsSideBySideStandLevel() {
        HeatMap map = sampleGrid();
        HeatMapView first(map, m_light);
        map.title = map.x.title = {};
        map.showScale = map.showYLabels = false;
        HeatMapView second(map, m_light);
        layOut(first);
        layOut(second);
        QCOMPARE(first.frame().axes, second.frame().axes);
    }

    void clickPressesTheCellUnderThePointer() {
        HeatMapView view(sampleGrid(), m_light);
        layOut(view);
        QSignalSpy pressed(&view, &CellView::cellPressed), clicked(&view, &PanelView::clicked);
        for (const CellIndex cell : {CellIndex{0, 0}, CellIndex{4, 9}, CellIndex{2, 5}}) {
            click(view, rectOf(view, cell).center());
            QVERIFY(last(pressed) == cell);
        }
        QCOMPARE(pressed.size(), 3);
        click(view, {20, 20});
        drag(view, rectOf(view, {0, 0}).center(), rectOf(view, {3, 3}).center());
        QCOMPARE(pressed.size(), 3);
        QCOMPARE(clicked.size(), 0); // its columns are no timeline
    }

    void handTellsThatCellsCanBePressed() {
        HeatMapView view(sampleGrid(), m_light);
        layOut(view);
        sendMouse(view, QEvent::MouseMove, rectOf(view, {1, 1}).center());
        QCOMPARE(view.cursor().shape(), Qt::PointingHandCursor);
        sendMouse(view, QEvent::MouseMove, {10, 10});
        QCOMPARE(view.cursor().shape(), Qt::ArrowCursor);
    }

    void arrowsPressTheNeighbour() {
        HeatMap map = sampleGrid();
        HeatMapView view(map, m_light);
        layOut(view);
        view.show();
        QCOMPARE(view.focusPolicy(), Qt::StrongFocus);
        QSignalSpy pressed(&view, &CellView::cellPressed);
        QTest::keyClick(&view, Qt::Key_Up);
        QVERIFY(last(pressed) == (CellIndex{2, 2}));
        QTest::keyClick(&view, Qt::Key_Right);
        QVERIFY(last(pressed) == (CellIndex{1, 3})); // the panel is still the old one
        map.chosen = CellIndex{0, 0};
        view.setPanel(map);
        QTest::keyClick(&view, Qt::Key_Down);
        QTest::keyClick(&view, Qt::Key_Left);
        QCOMPARE(pressed.size(), 2);
        map.chosen.reset();
        view.setPanel(map);
        QTest::keyClick(&view, Qt::Key_Down);
        QVERIFY(last(pressed) == (CellIndex{4, 0})); // the first one in sight
    }

    void otherMapsKeepTheirPointer() {
        HeatMapView view(sampleHeatMap(), m_light);
        layOut(view);
        QSignalSpy pressed(&view, &CellView::cellPressed), clicked(&view, &PanelView::clicked);
        click(view, {110, 100});
        QCOMPARE(pressed.size(), 0);
        QCOMPARE(clicked.size(), 1);
        QCOMPARE(view.focusPolicy(), Qt::NoFocus);
    }

    void wordsAreTextInFiles() {
        QTemporaryDir folder;
        HeatMapView view(sampleGrid(), m_light);
        Picture picture;
        picture.size = {500, 300};
        picture.theme = &m_light;
        picture.panels = {{&view, {0, 0, 500, 300}}};
        for (const QString name : {"grid.svg", "grid.pdf", "grid.png"})
            QVERIFY(exportPicture(picture, folder.filePath(name), {}));
        QFile svg(folder.filePath("grid.svg"));
        QVERIFY(svg.open(QIODevice::ReadOnly));
        const QByteArray file = svg.readAll();
        for (const char* word : {">NaN<", ">inf<", ">=<", ">2 fail<", "sd of the input row"})
            QVERIFY2(file.contains(word), word);
    }
};

NORMSCOPE_GUI_TEST(TestHeatGrid)
#include "test_heat_grid.moc"
