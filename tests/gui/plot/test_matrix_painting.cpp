// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/gui_test.h"
#include "gui/plot/sample_panels.h"
#include "plot/matrix_view.h"

#include <limits>

using namespace normscope;
using namespace normscope::ui;

namespace {

constexpr double inf = std::numeric_limits<double>::infinity();
constexpr double notANumber = std::numeric_limits<double>::quiet_NaN();

struct Shot {
    QImage image;
    MatrixLayout layout;

    QColor at(QPointF point) const { return image.pixelColor(int(point.x()), int(point.y())); }
    QColor centre(CellIndex cell) const { return at(layout.cell(cell).center()); }
};

Shot shoot(const MatrixPlot& panel, ThemeName name = ThemeName::Light) {
    MatrixView view(panel, theme(name));
    view.resize(500, 420);
    return {view.grab().toImage(), view.layoutFor(view.size())};
}

int count(const QImage& image, const QRectF& area, const QColor& colour) {
    int found = 0;
    for (int y = int(area.top()); y < int(area.bottom()); ++y)
        for (int x = int(area.left()); x < int(area.right()); ++x) found += image.pixelColor(x, y) == colour;
    return found;
}

} // namespace

class TestMatrixPainting : public QObject {
    Q_OBJECT

    const Theme& m_light = theme(ThemeName::Light);

private slots:
    void cellsHaveTheColourOfTheirValue() {
        const MatrixPlot panel = sampleMatrix();
        for (const ThemeName name : {ThemeName::Light, ThemeName::Dark, ThemeName::Projector}) {
            const Shot shot = shoot(panel, name);
            for (int row = 0; row < 4; ++row)
                for (int column = 0; column < 5; ++column) {
                    const QColor expected = theme(name).diverge(panel.values(row, column), 2);
                    const QColor drawn = shot.centre({row, column});
                    // The table of colours has 4096 steps: neighbouring ones differ by one level at most.
                    QVERIFY(std::abs(drawn.red() - expected.red()) <= 1);
                    QVERIFY(std::abs(drawn.blue() - expected.blue()) <= 1);
                }
        }
    }

    void exactZeroOfAnInfluenceMapIsTheDocksColour() {
        MatrixPlot panel = sampleMatrix();
        panel.map = ColourMap::Sequential;
        panel.values.setConstant(2);
        panel.values(1, 1) = 0;
        const Shot shot = shoot(panel);
        QCOMPARE(shot.centre({1, 1}), m_light.dock);
        QCOMPARE(shot.centre({0, 0}), m_light.sequential.back());
    }

    void cellsAreParted() {
        const Shot shot = shoot(sampleMatrix());
        const QRectF cell = shot.layout.cell({1, 1});
        QCOMPARE(shot.at({cell.right() - 1, cell.center().y()}), m_light.page);
        QCOMPARE(shot.at({cell.center().x(), cell.bottom() - 1}), m_light.page);
    }

    void failuresAreFramedAndNamed_data() {
        QTest::addColumn<double>("value");
        QTest::newRow("NaN") << notANumber;
        QTest::newRow("inf") << inf;
        QTest::newRow("-inf") << -inf;
    }
    void failuresAreFramedAndNamed() {
        QFETCH(double, value);
        MatrixPlot panel = sampleMatrix();
        panel.values(2, 2) = value;
        const Shot shot = shoot(panel);
        const QRectF cell = shot.layout.cell({2, 2});
        QVERIFY(count(shot.image, cell, m_light.failure) > 20);
        QVERIFY(count(shot.image, cell.adjusted(3, 3, -3, -3), m_light.page) > 20);
        QCOMPARE(count(shot.image, shot.layout.cell({2, 3}), m_light.failure), 0);
    }

    void oneFailureInALargeMatrixIsMarked() {
        MatrixPlot panel = sampleMatrix(512, 512);
        const QImage before = shoot(panel).image;
        panel.values(300, 200) = notANumber;
        const Shot shot = shoot(panel);
        int changed = 0;
        for (int y = 0; y < before.height(); ++y)
            for (int x = 0; x < before.width(); ++x) {
                if (shot.image.pixel(x, y) == before.pixel(x, y)) continue;
                ++changed;
                const QPointF distance = QPointF(x, y) - shot.layout.cell({300, 200}).center();
                QVERIFY(std::abs(distance.x()) < 6 && std::abs(distance.y()) < 6);
            }
        QVERIFY(changed > 9); // a cross, not the one pixel that the cell has
    }

    void changedCellsAreMarked() {
        MatrixPlot panel = sampleMatrix();
        panel.changed = {{1, 3}};
        const Shot shot = shoot(panel);
        QVERIFY(count(shot.image, shot.layout.cell({1, 3}), m_light.ink) > 4);
        QCOMPARE(count(shot.image, shot.layout.cell({1, 2}), m_light.ink), 0);
    }

    void chosenCellAndItsGroupAreFramed() {
        MatrixPlot panel = sampleMatrix();
        panel.chosen = CellIndex{1, 2};
        panel.lit = {GroupShape::Row};
        const Shot shot = shoot(panel);
        const QRectF cell = shot.layout.cell({1, 2}), row = shot.layout.row(1);
        QVERIFY(count(shot.image, cell.adjusted(-2, -2, 2, 2), m_light.ink) > 40);
        const QRectF left(row.left() - 4, row.top(), 4, row.height());
        QVERIFY(count(shot.image, left, m_light.statistic.text) > 10);
        QVERIFY(count(shot.image, shot.layout.rowMargin, m_light.statistic.text) > 40); // its entry is lit
        QCOMPARE(count(shot.image, shot.layout.columnMargin, m_light.statistic.text), 0);
    }

    void blockOfTheChosenCellIsFramed() {
        MatrixPlot panel = sampleMatrix(4, 6);
        panel.group = GroupShape::Block;
        panel.blockRows = 2;
        panel.blockColumns = 3;
        panel.chosen = CellIndex{3, 4};
        panel.lit = {GroupShape::Block};
        const Shot shot = shoot(panel);
        const QRectF block = shot.layout.cell({2, 3}).united(shot.layout.cell({3, 5}));
        const QRectF left(block.left() - 3, block.top(), 3, block.height());
        const QRectF below(block.left(), block.bottom() - 2, block.width(), 4);
        QVERIFY(count(shot.image, left, m_light.statistic.text) > 20);
        QVERIFY(count(shot.image, below, m_light.statistic.text) > 20);
        QCOMPARE(count(shot.image, shot.layout.cell({0, 0}), m_light.statistic.text), 0);
        QCOMPARE(count(shot.image, shot.layout.cell({1, 4}).adjusted(0, 0, 0, -4), m_light.statistic.text), 0);
        QCOMPARE(count(shot.image, {shot.layout.pictogram, QSizeF(35, 28)}, m_light.statistic.line), 4 * 36);
    }

    void blockAtTheEdgeIsSmaller() {
        MatrixPlot panel = sampleMatrix(4, 5);
        panel.blockColumns = 3;
        panel.chosen = CellIndex{0, 4};
        panel.lit = {GroupShape::Block};
        const Shot shot = shoot(panel);
        const QRectF cell = shot.layout.cell({0, 3});
        QVERIFY(count(shot.image, {cell.left() - 3, cell.top(), 3, cell.height()}, m_light.statistic.text) > 10);
        QCOMPARE(count(shot.image, shot.layout.cell({0, 1}), m_light.statistic.text), 0);
    }

    void entriesNotReachedYetAreNotDrawn() {
        MatrixPlot panel = sampleMatrix();
        panel.rowMargin.shown = {true, false, false, false};
        const Shot shot = shoot(panel);
        const auto entry = [&shot](Index row) {
            const QRectF cell = shot.layout.row(row);
            return QRectF(shot.layout.rowMargin.left(), cell.top(), shot.layout.rowMargin.width(), cell.height());
        };
        QVERIFY(count(shot.image, entry(0), m_light.statistic.line) > 10);
        QCOMPARE(count(shot.image, entry(1), m_light.statistic.line), 0);
    }

    void numbersAreDrawnWhereTheyFit() {
        MatrixPlot panel = sampleMatrix();
        panel.values.setZero();
        const Shot without = shoot(panel);
        panel.printValues = true;
        const Shot with = shoot(panel);
        const QColor zero = m_light.diverge(0, 1);
        const QRectF cell = with.layout.cell({0, 0});
        QVERIFY(count(with.image, cell, zero) < count(without.image, cell, zero));
        MatrixPlot large = sampleMatrix(25, 5), printed = large;
        printed.printValues = true;
        const Shot plain = shoot(large), asked = shoot(printed);
        const QRect cells = plain.layout.cells.toRect();
        QCOMPARE(asked.image.copy(cells), plain.image.copy(cells));
        QVERIFY(asked.image != plain.image); // the heading says that there is no room
    }

    void everyMatrixCanBeDrawn_data() {
        QTest::addColumn<MatrixPlot>("panel");
        MatrixPlot constant = sampleMatrix(), failed = sampleMatrix(300, 300), bare = sampleMatrix();
        constant.values.setConstant(1);
        failed.values.setConstant(notANumber);
        failed.rowMargin.mean.assign(300, notANumber);
        failed.columnMargin.sd.assign(300, inf);
        bare.rowMargin = bare.columnMargin = {};
        bare.rowLabels.clear();
        bare.columnLabels.clear();
        bare.chosen = CellIndex{70, 70};
        bare.lit = {GroupShape::Row, GroupShape::Column, GroupShape::Cell};
        QTest::newRow("constant") << constant;
        QTest::newRow("all NaN") << failed;
        QTest::newRow("no labels, no margins, a cell that is not there") << bare;
        QTest::newRow("empty") << sampleMatrix(0, 0);
        QTest::newRow("no columns") << sampleMatrix(3, 0);
        QTest::newRow("one cell") << sampleMatrix(1, 1);
        QTest::newRow("512 × 512") << sampleMatrix(512, 512);
        QTest::newRow("long") << sampleMatrix(2000, 2);
    }
    void everyMatrixCanBeDrawn() {
        QFETCH(MatrixPlot, panel);
        MatrixView view(panel, theme(ThemeName::Dark));
        for (const QSize size : {QSize(500, 420), QSize(40, 30), QSize(1, 1)}) {
            view.resize(size);
            QCOMPARE(view.grab().size(), size);
        }
        QCOMPARE(csv(view.panel()), csv(Panel(panel))); // drawing changes no data
    }
};

NORMSCOPE_GUI_TEST(TestMatrixPainting)
#include "test_matrix_painting.moc"
