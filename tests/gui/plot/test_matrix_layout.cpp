// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/gui_test.h"
#include "gui/plot/sample_panels.h"
#include "plot/matrix_layout.h"
#include "plot/matrix_painter.h"

#include <array>

using namespace normscope;
using namespace normscope::ui;

class TestMatrixLayout : public QObject {
    Q_OBJECT

    const Theme& m_light = theme(ThemeName::Light);

private slots:
    void everyCellIsFoundAtItsCentre_data() {
        QTest::addColumn<int>("rows");
        QTest::addColumn<int>("columns");
        QTest::newRow("small") << 3 << 4;
        QTest::newRow("one cell") << 1 << 1;
        QTest::newRow("cells of a fraction of two pixels") << 150 << 170;
    }
    void everyCellIsFoundAtItsCentre() {
        QFETCH(int, rows);
        QFETCH(int, columns);
        const MatrixLayout layout = layOut(sampleMatrix(rows, columns), m_light, QRect(30, 40, 251, 201));
        for (int row = 0; row < rows; ++row)
            for (int column = 0; column < columns; ++column) {
                const CellIndex index{row, column};
                const QPointF centre(30 + 251.0 * (column + 0.5) / columns, 40 + 201.0 * (row + 0.5) / rows);
                QVERIFY(layout.at(centre) == index);
                QVERIFY(layout.cell(index).intersects(QRectF(centre - QPointF(0.5, 0.5), QSizeF(1, 1))));
            }
    }

    void nothingIsFoundOutside() {
        const MatrixLayout layout = layOut(sampleMatrix(), m_light, QRect(30, 40, 100, 80));
        for (const QPointF point : {QPointF(29.9, 60), QPointF(60, 39), QPointF(130.5, 60), QPointF(60, 121)})
            QVERIFY(!layout.at(point));
        QVERIFY(!layOut(sampleMatrix(0, 0), m_light, QRect(0, 0, 0, 0)).at({0, 0}));
    }

    void cellsTileTheArea() {
        const MatrixLayout layout = layOut(sampleMatrix(7, 30), m_light, QRect(10, 20, 101, 99));
        double right = 10;
        for (Index column = 0; column < 30; ++column) {
            const QRectF area = layout.column(column);
            QCOMPARE(area.left(), right);
            QCOMPARE(area.left(), std::round(area.left()));
            right = area.right();
        }
        QCOMPARE(right, 111.0);
    }

    void viewsSideBySideAlign() {
        MatrixPlot input = sampleMatrix(12, 13), output = sampleMatrix(12, 13);
        output.showColumnLabels = false;
        output.group = GroupShape::Row;
        output.sentence = "one mean and sd per row";
        const std::array<const MatrixPlot*, 3> panels{&input, &output, &output};
        const auto places = placeMatrices(panels, m_light, {1008, 460});
        QCOMPARE(places.size(), std::size_t(3));
        for (const MatrixPlacement& place : places) {
            QCOMPARE(place.cells.size(), places[0].cells.size());
            QCOMPARE(place.cells.top(), places[0].cells.top());
            QCOMPARE(place.cells.width() % 13, 0);
            QCOMPARE(place.cells.height() % 12, 0);
        }
        QVERIFY(places[0].view.right() < places[1].view.left());
        QVERIFY(places[1].view.right() < places[2].view.left());
        QVERIFY(places[2].view.right() < 1008);
    }

    void everythingFitsIntoTheHeight() {
        const MatrixPlot panel = sampleMatrix(12, 13);
        const std::array<const MatrixPlot*, 1> panels{&panel};
        for (const int height : {300, 460, 900}) {
            const QRect cells = placeMatrices(panels, m_light, {400, height}).front().cells;
            const MatrixLayout layout = layOut(panel, m_light, cells);
            QVERIFY(layout.summaryBaseline + 4 <= height);
            QVERIFY(layout.columnMargin.bottom() < layout.summaryBaseline);
        }
    }

    void noRoomGivesNoNegativeSize() {
        const MatrixPlot panel = sampleMatrix();
        const std::array<const MatrixPlot*, 1> panels{&panel};
        const QRect cells = placeMatrices(panels, m_light, {10, 10}).front().cells;
        QVERIFY(cells.width() >= 0 && cells.height() >= 0);
    }

    void gapsEndAtFortyColumns() {
        QVERIFY(layOut(sampleMatrix(2, 40), m_light, QRect(0, 0, 400, 40)).gaps);
        QVERIFY(!layOut(sampleMatrix(2, 41), m_light, QRect(0, 0, 410, 40)).gaps);
    }

    void crowdedMarksAreThinned() {
        std::vector<CellIndex> all;
        for (Index row = 0; row < 100; ++row)
            for (Index column = 0; column < 100; ++column) all.push_back({row, column});
        const MatrixLayout layout = layOut(sampleMatrix(100, 100), m_light, QRect(0, 0, 100, 100));
        QVERIFY(thinned(all, layout, 10).size() <= 121);
        QCOMPARE(thinned({{99, 99}}, layout, 10).size(), std::size_t(1));
        QCOMPARE(thinned(all, layout, 1).size(), all.size());
    }
};

NORMSCOPE_GUI_TEST(TestMatrixLayout)
#include "test_matrix_layout.moc"
