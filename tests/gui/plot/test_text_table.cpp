// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/gui_test.h"
#include "gui/plot/pixels.h"
#include "gui/plot/sample_panels.h"
#include "plot/export.h"
#include "plot/table_columns.h"
#include "plot/text_table_height.h"
#include "plot/text_table_view.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>

using namespace normscope;
using namespace normscope::ui;

namespace {

TextTable wordyTable() {
    TextTable table = sampleTable();
    table.rows[0].cells[1] = "yes, exactly: mean and standard deviation of the sample take the shift away";
    return table;
}

} // namespace

class TestTextTable : public QObject {
    Q_OBJECT

    const Theme& m_light = theme(ThemeName::Light);

    static void addThemes() {
        QTest::addColumn<ThemeName>("name");
        QTest::newRow("light") << ThemeName::Light;
        QTest::newRow("dark") << ThemeName::Dark;
        QTest::newRow("projector") << ThemeName::Projector;
    }
    static QPoint centreOf(const TextTableView& view, CellIndex cell) { return view.cellRect(cell).center().toPoint(); }
    static CellIndex last(const QSignalSpy& spy) { return spy.last().first().value<CellIndex>(); }

    static bool cellsAreWhole(const TextTableLayout& layout) {
        for (const TextTableLayout::Row& row : layout.rows)
            for (const TableText& text : row.texts)
                if (!row.header && !text.whole.isEmpty()) return false;
        return true;
    }

    static void verifyFits(const TextTableLayout& layout, const Theme& theme) {
        for (const TextTableLayout::Row& row : layout.rows)
            for (std::size_t k = 0; k < row.texts.size(); ++k) {
                const double room = layout.columns[k].width - 2 * layout.padding;
                if (row.texts[k].whole.isEmpty())
                    QVERIFY(widestLine(row.texts[k].lines, theme, row.style) <= room + 0.01);
            }
    }

private slots:
    void clickPressesTheCellUnderThePointer() {
        TextTableView view(sampleTable(), m_light);
        view.resize(600, 200);
        QSignalSpy pressed(&view, &CellView::cellPressed);
        for (Index row = 0; row < 2; ++row)
            for (Index column = 0; column < 3; ++column) {
                click(view, centreOf(view, {row, column}));
                QVERIFY(last(pressed) == (CellIndex{row, column}));
            }
        const QRectF first = view.cellRect({0, 0});
        click(view, QPoint(int(first.left()) - 10, int(first.center().y()))); // the name of its row
        click(view, QPoint(int(first.center().x()), int(first.top()) - 5));   // and of its column
        QCOMPARE(pressed.size(), 6);
    }

    void keysGoFromCellToCellAndPress() {
        TextTableView view(sampleTable(), m_light);
        view.resize(600, 200);
        view.show();
        QSignalSpy pressed(&view, &CellView::cellPressed);
        QTest::keyClick(&view, Qt::Key_Right);
        QTest::keyClick(&view, Qt::Key_Down);
        QTest::keyClick(&view, Qt::Key_Down); // there is no row below
        QCOMPARE(pressed.size(), 0);
        QTest::keyClick(&view, Qt::Key_Space);
        QVERIFY(last(pressed) == (CellIndex{1, 1}));
        QTest::keyClick(&view, Qt::Key_Up);
        QTest::keyClick(&view, Qt::Key_Left);
        QTest::keyClick(&view, Qt::Key_Return);
        QVERIFY(last(pressed) == (CellIndex{0, 0}));
        click(view, centreOf(view, {1, 2}));
        QTest::keyClick(&view, Qt::Key_Enter); // where the pointer was
        QVERIFY(last(pressed) == (CellIndex{1, 2}));
        QCOMPARE(pressed.size(), 4);
    }

    void keysBeginAtTheChosenCell() {
        TextTable table = sampleTable();
        table.chosen = CellIndex{1, 1};
        TextTableView view(table, m_light);
        view.show();
        QSignalSpy pressed(&view, &CellView::cellPressed);
        QTest::keyClick(&view, Qt::Key_Space);
        QVERIFY(last(pressed) == (CellIndex{1, 1}));
        table.chosen = CellIndex{0, 2};
        view.setPanel(table);
        QTest::keyClick(&view, Qt::Key_Space);
        QVERIFY(last(pressed) == (CellIndex{0, 2}));
    }

    void tablesToReadCannotBePressed() {
        TextTable table = sampleTable();
        table.pressable = false;
        TextTableView view(table, m_light);
        view.resize(600, 200);
        view.show();
        QSignalSpy pressed(&view, &CellView::cellPressed);
        click(view, centreOf(view, {0, 0}));
        QTest::keyClick(&view, Qt::Key_Space);
        QCOMPARE(pressed.size(), 0);
        QCOMPARE(view.focusPolicy(), Qt::NoFocus);
        sendMouse(view, QEvent::MouseMove, centreOf(view, {0, 0}));
        QCOMPARE(view.cursor().shape(), Qt::ArrowCursor);
    }

    void focusOfTheKeyboardIsSeen() {
        TextTableView view(sampleTable(), m_light);
        view.resize(600, 200);
        pictureOf(view); // a shown window may take the focus by itself
        QFocusEvent in(QEvent::FocusIn, Qt::TabFocusReason), out(QEvent::FocusOut, Qt::TabFocusReason);
        QApplication::sendEvent(&view, &out);
        const QImage before = pictureOf(view);
        QApplication::sendEvent(&view, &in);
        const QRect around = view.cellRect({0, 0}).toRect().adjusted(-4, -4, 4, 4);
        QVERIFY(countNear(pictureOf(view), around, m_light.ink, 10) >
                countNear(before, around, m_light.ink, 10) + around.width());
        QApplication::sendEvent(&view, &out);
        QCOMPARE(pictureOf(view), before);
    }

    void markedRowsStandOnABand_data() { addThemes(); }
    void markedRowsStandOnABand() {
        QFETCH(ThemeName, name);
        TextTableView view(sampleTable(), theme(name));
        view.resize(900, 260);
        const QImage image = pictureOf(view);
        const auto corner = [&](CellIndex cell) { return view.cellRect(cell).topRight().toPoint() + QPoint(-4, 3); };
        QCOMPARE(image.pixelColor(corner({1, 1})), theme(name).bar);
        QCOMPARE(image.pixelColor(corner({0, 1})), theme(name).page);
    }

    void chosenCellIsFramed() {
        TextTable table = sampleTable();
        TextTableView view(table, m_light);
        view.resize(600, 200);
        const QRect top = QRect(view.cellRect({0, 1}).toRect().topLeft(), QSize(60, 4));
        QVERIFY(countNear(pictureOf(view), top, m_light.ink, 10) < 30); // of its letters
        table.chosen = CellIndex{0, 1};
        view.setPanel(table);
        QVERIFY(countNear(pictureOf(view), top, m_light.ink, 10) >= 100);
    }

    void textsWrapRatherThanBeingCut_data() { addThemes(); }
    void textsWrapRatherThanBeingCut() {
        QFETCH(ThemeName, name);
        for (const int narrow : {330, 480, 1000}) {
            const int width = narrow * theme(name).body / m_light.body;
            const int height = textTableHeight(wordyTable(), theme(name), width);
            const TextTableLayout layout = layOutTable(wordyTable(), theme(name), QRectF(0, 0, width, height));
            verifyFits(layout, theme(name));
            QVERIFY(layout.bottom <= height);
            QVERIFY(layout.columns.back().left + layout.columns.back().width <= width + 0.01);
            for (const TextTableLayout::Row& row : layout.rows)
                for (const TableText& text : row.texts) {
                    QVERIFY(!row.header || text.lines.size() <= 3);
                    QVERIFY(row.header || text.whole.isEmpty());
                }
        }
    }

    void namesOfColumnsHaveUpToThreeLines() {
        const TextTableLayout layout = layOutTable(sampleTable(), m_light, QRectF(0, 0, 330, 300));
        const std::size_t lines = layout.rows[0].texts[2].lines.size(); // "shift one sample of the data"
        QVERIFY(lines == 2 || lines == 3);
        TextTable table = sampleTable();
        table.columns[1] = "a name that is so long that it would need far more than three lines in a narrow table "
                           "with other columns beside it, and then some more words that nobody will ever read there";
        const TextTableLayout longer = layOutTable(table, m_light, QRectF(0, 0, 330, 300));
        QCOMPARE(longer.rows[0].texts[2].lines.size(), std::size_t(3));
        QVERIFY(!longer.rows[0].texts[2].whole.isEmpty()); // for the tool tip
    }

    void namesHaveOneLineWhereThereIsRoom() {
        const TextTableLayout layout = layOutTable(sampleTable(), m_light, QRectF(0, 0, 600, 300));
        for (const TableText& name : layout.rows[0].texts) QCOMPARE(name.lines.size(), std::size_t(1));
    }

    void lowTablesCutTheirTexts() {
        const TextTableLayout layout = layOutTable(wordyTable(), m_light, QRectF(0, 0, 330, 110));
        QVERIFY(!layout.rows[1].texts[2].whole.isEmpty());
        QVERIFY(layout.rows[1].texts[1].whole.isEmpty()); // "yes"
    }

    void onlyWhatSmallLettersHaveNoRoomForIsCut_data() { addThemes(); }
    void onlyWhatSmallLettersHaveNoRoomForIsCut() {
        QFETCH(ThemeName, name);
        for (int width = 300; width <= 1100; width += 100) {
            const int least = leastTableHeight(wordyTable(), theme(name), width);
            for (int height = 60; height <= 400; height += 20) {
                const TextTableLayout layout = layOutTable(wordyTable(), theme(name), QRectF(0, 0, width, height));
                const bool whole = cellsAreWhole(layout) && layout.bottom <= height;
                QVERIFY2(whole || height < least, qPrintable(QString("%1 x %2").arg(width).arg(height)));
                QVERIFY(whole || layout.size == TextSize::Small);
            }
            QVERIFY(layOutTable(wordyTable(), theme(name), QRectF(0, 0, width, least)).bottom > least - 2);
        }
    }

    // Letters of 12 px have lines of 17, a row has 2 px above and below, and the title 32.
    void rowsHaveRoomForTheirLeastLines() {
        QCOMPARE(leastTableHeight(sampleTable(), m_light, 1000), 32 + 3 * (17 + 4) + 1);
        QCOMPARE(leastTableHeight(sampleTable(), m_light, 1000, {3, 2}), 32 + 3 * 4 + (3 + 2 * 2) * 17 + 1);
        TextTable untitled = sampleTable();
        untitled.title = untitled.subtitle = {};
        QCOMPARE(leastTableHeight(untitled, m_light, 1000), 3 * (17 + 4) + 1);
        const int wrapped = leastTableHeight(wordyTable(), m_light, 330);
        QVERIFY(wrapped > leastTableHeight(wordyTable(), m_light, 1000, {3, 1}));
        QCOMPARE(leastTableHeight(wordyTable(), m_light, 330, {1, 1}), wrapped);
    }

    void tablesWithoutNamesHaveOnlyCells() {
        TextTable table;
        table.rows = {{{}, {"a", "b"}, false}, {{}, {"c"}, false}};
        const TextTableLayout layout = layOutTable(table, m_light, QRectF(10, 0, 300, 100));
        QCOMPARE(layout.columns.size(), std::size_t(2));
        QCOMPARE(layout.cell({0, 0}).topLeft(), QPointF(10, 0));
        QVERIFY(layout.at(layout.cell({1, 1}).center()) == (CellIndex{1, 1}));
        QVERIFY(layout.cell({2, 0}).isNull() && layout.cell({-1, 0}).isNull());
    }

    void columnsShareTheRoom() {
        using Widths = std::vector<double>;
        QVERIFY(columnWidths({{50, 30}, {300, 60}}, 250, 40) == (Widths{50, 200}));
        QVERIFY(columnWidths({{50, 30}, {60, 40}}, 300, 40) == (Widths{90, 100}));
        QVERIFY(columnWidths({{50, 50}, {200, 200}}, 100, 40) == (Widths{50, 50}));
        QVERIFY(columnWidths({}, 100, 40).empty());
    }

    void everySizeCanBeDrawn() {
        TextTable broken = sampleTable();
        broken.rows[0].cells.clear();
        broken.chosen = CellIndex{7, 7};
        for (const TextTable& table : {sampleTable(), wordyTable(), broken, TextTable()})
            for (const ThemeName name : {ThemeName::Light, ThemeName::Projector})
                for (const QSize size : {QSize(600, 200), QSize(60, 40), QSize(1, 1)}) {
                    TextTableView view(table, theme(name));
                    view.resize(size);
                    QCOMPARE(pictureOf(view).size(), size);
                }
    }

    void wordsAreTextInFiles() {
        QTemporaryDir folder;
        TextTableView view(sampleTable(), m_light);
        Picture picture;
        picture.size = {600, 200};
        picture.theme = &m_light;
        picture.panels = {{&view, {0, 0, 600, 200}}};
        for (const QString name : {"table.svg", "table.pdf", "table.png"})
            QVERIFY(exportPicture(picture, folder.filePath(name), {}));
        QFile svg(folder.filePath("table.svg"));
        QVERIFY(svg.open(QIODevice::ReadOnly));
        const QByteArray file = svg.readAll();
        for (const char* word : {"What may be done", "without moving the output", "LayerNorm", "no, by 2.5"})
            QVERIFY2(file.contains(word), word);
    }
};

NORMSCOPE_GUI_TEST(TestTextTable)
#include "test_text_table.moc"
