// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/gui_test.h"
#include "gui/plot/pixels.h"
#include "gui/plot/sample_panels.h"
#include "plot/table_list_marks.h"
#include "plot/table_scroll.h"
#include "plot/text_table_view.h"

#include <QSignalSpy>

using namespace normscope;
using namespace normscope::ui;

namespace {

TextTable longTable(std::size_t rows) {
    TextTable table = sampleTable();
    const TextTable::Row row = table.rows.front();
    table.rows.clear();
    for (std::size_t k = 0; k < rows; ++k) {
        table.rows.push_back(row);
        table.rows.back().head = Text("row %1", {std::to_string(k + 1)});
    }
    return table;
}

} // namespace

// A table as a list of rows.
class TestTextTableList : public QObject {
    Q_OBJECT

    const Theme& m_light = theme(ThemeName::Light);

    static std::unique_ptr<TextTableView> listOf(const TextTable& table, int height) {
        auto list = std::make_unique<TextTableView>(table, theme(ThemeName::Light));
        list->setAsList(true);
        list->resize(600, height);
        list->show();
        return list;
    }
    static const TextTableLayout& layoutOf(const TextTableView& list) { return list.layoutFor(list.size()); }
    static CellIndex last(const QSignalSpy& spy) { return spy.last().first().value<CellIndex>(); }
    static void turn(TextTableView& list, int notches) {
        QWheelEvent event({100, 60}, list.mapToGlobal(QPointF(100, 60)), {}, {0, 120 * notches}, Qt::NoButton,
                          Qt::NoModifier, Qt::NoScrollPhase, false);
        QApplication::sendEvent(&list, &event);
    }

private slots:
    void aRowIsPressedWhole() {
        const auto list = listOf(sampleTable(), 200);
        QSignalSpy pressed(list.get(), &CellView::cellPressed);
        const QRect row = list->cellRect({1, 0}).toRect();
        for (const int x : {row.left() + 3, row.center().x(), row.right() - 3}) click(*list, {x, row.center().y()});
        QCOMPARE(pressed.size(), 3);
        for (const QList<QVariant>& one : pressed) QVERIFY(one.first().value<CellIndex>() == (CellIndex{1, 0}));
    }

    void namesOfColumnsArePressed() {
        const auto list = listOf(sampleTable(), 200);
        QSignalSpy headers(list.get(), &TextTableView::headerPressed), pressed(list.get(), &CellView::cellPressed);
        for (const Index column : {-1, 0, 2}) {
            click(*list, list->headerRect(column).center().toPoint());
            QCOMPARE(headers.last().first().value<Index>(), column);
        }
        sendMouse(*list, QEvent::MouseButtonPress, list->headerRect(0).center().toPoint());
        sendMouse(*list, QEvent::MouseButtonRelease, list->headerRect(2).center().toPoint()); // let go elsewhere
        QCOMPARE(headers.size(), 3);
        QCOMPARE(pressed.size(), 0);
        TextTableView plain(sampleTable(), m_light);
        plain.setAsList(false);
        plain.resize(600, 200);
        QSignalSpy none(&plain, &TextTableView::headerPressed);
        click(plain, plain.headerRect(0).center().toPoint());
        QCOMPARE(none.size(), 0);
    }

    void arrowsPressTheNextRow() {
        const auto list = listOf(sampleTable(), 200);
        QSignalSpy pressed(list.get(), &CellView::cellPressed), opened(list.get(), &TextTableView::rowOpened);
        QTest::keyClick(list.get(), Qt::Key_Down);
        QVERIFY(last(pressed) == (CellIndex{1, 0}));
        QTest::keyClick(list.get(), Qt::Key_Down); // there is no row below
        QTest::keyClick(list.get(), Qt::Key_Right);
        QTest::keyClick(list.get(), Qt::Key_Space);
        QCOMPARE(pressed.size(), 1);
        QTest::keyClick(list.get(), Qt::Key_Return);
        QCOMPARE(opened.last().first().value<Index>(), Index(1));
        QTest::keyClick(list.get(), Qt::Key_Up);
        QVERIFY(last(pressed) == (CellIndex{0, 0}));
    }

    void aDoubleClickOpensARow() {
        const auto list = listOf(sampleTable(), 200);
        QSignalSpy opened(list.get(), &TextTableView::rowOpened);
        QTest::mouseDClick(list.get(), Qt::LeftButton, {}, list->cellRect({1, 0}).center().toPoint());
        QCOMPARE(opened.size(), 1);
        QCOMPARE(opened.last().first().value<Index>(), Index(1));
        QTest::mouseDClick(list.get(), Qt::LeftButton, {}, list->headerRect(0).center().toPoint());
        QCOMPARE(opened.size(), 1);
    }

    void theSortedColumnHasAnArrow() {
        const auto list = listOf(sampleTable(), 200);
        const QImage before = pictureOf(*list);
        list->setSorting(TableSorting{1, false});
        const QImage up = pictureOf(*list);
        list->setSorting(TableSorting{1, true});
        const QImage down = pictureOf(*list);
        QVERIFY(up != before && down != before && up != down);
        const QRect header = list->headerRect(1).toRect(), other = list->headerRect(0).toRect();
        QVERIFY(countNear(up, header, m_light.ink) > countNear(before, header, m_light.ink) + 5);
        QCOMPARE(up.copy(other), before.copy(other));
        list->setSorting(std::nullopt);
        QCOMPARE(pictureOf(*list), before);
    }

    void rowsWithoutRoomAreScrolledToTheChosenOne() {
        TextTable table = longTable(30);
        const auto list = listOf(table, 240);
        for (const Index row : {29, 0, 17}) {
            table.chosen = CellIndex{row, 0};
            list->setPanel(table);
            const QRectF place = list->cellRect({row, 0});
            QVERIFY(!place.isNull() && place.bottom() <= 240);
            QVERIFY(place.top() >= list->headerRect(0).bottom());
        }
        const std::size_t shown = layoutOf(*list).rows.size() - 1;
        QVERIFY(shown >= 5 && shown < 15);
        QCOMPARE(layoutOf(*list).all, std::size_t(30));
        QVERIFY(list->cellRect({29, 0}).isNull());
    }

    void theNoteTellsWhichRowsAreShown() {
        const auto list = listOf(longTable(30), 240);
        const std::size_t shown = layoutOf(*list).rows.size() - 1;
        QCOMPARE(scrollNote(layoutOf(*list)), QString("rows 1–%1 of 30").arg(shown));
        turn(*list, -1); // three rows down
        QCOMPARE(scrollNote(layoutOf(*list)), QString("rows 4–%1 of 30").arg(shown + 3));
        turn(*list, -100);
        QCOMPARE(scrollNote(layoutOf(*list)), QString("rows %1–30 of 30").arg(30 - shown + 1));
        turn(*list, 100);
        QCOMPARE(layoutOf(*list).first, std::size_t(0));
        QVERIFY(scrollNote(layoutOf(*listOf(sampleTable(), 200))).isEmpty());
    }

    void scrolledRowsArePressed() {
        const auto list = listOf(longTable(30), 240);
        QSignalSpy pressed(list.get(), &CellView::cellPressed);
        turn(*list, -2);
        click(*list, list->cellRect({8, 0}).center().toPoint());
        QVERIFY(last(pressed) == (CellIndex{8, 0}));
        QCOMPARE(layoutOf(*list).first, std::size_t(6)); // it stays where it is
    }

    // Rows of 10 px below 20 px.
    void scrollingIsArithmetic() {
        TextTableLayout whole;
        whole.columns = {{0, 100}};
        whole.headers = 1;
        whole.all = 5;
        whole.rows.push_back({0, 20, {}, true, false, {}});
        for (int k = 0; k < 5; ++k) whole.rows.push_back({20 + 10.0 * k, 10, {}, false, false, {}});
        whole.bottom = 70;
        QCOMPARE(scrolledTo(whole, 3, 70).first, std::size_t(0)); // all have room
        QCOMPARE(scrolledTo(whole, 1, 45).first, std::size_t(1));
        QCOMPARE(scrolledTo(whole, 1, 45).rows.size(), std::size_t(3));
        QCOMPARE(scrolledTo(whole, 1, 45).bottom, 40.0);
        QCOMPARE(scrolledTo(whole, 9, 45).first, std::size_t(3)); // the end is at the end
        QCOMPARE(scrolledTo(whole, 2, 5).rows.size(), std::size_t(2));
        QCOMPARE(firstShowing(whole, 4, 0, 45), std::size_t(3));
        QCOMPARE(firstShowing(whole, 1, 3, 45), std::size_t(1));
        QCOMPARE(firstShowing(whole, 2, 1, 45), std::size_t(1));
        QCOMPARE(firstShowing(whole, 9, 2, 45), std::size_t(2)); // there is no such row
    }
};

NORMSCOPE_GUI_TEST(TestTextTableList)
#include "test_text_table_list.moc"
