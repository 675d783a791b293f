// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/gui_test.h"
#include "gui/plot/sample_panels.h"
#include "plot/matrix_view.h"

#include <QSignalSpy>

#include <limits>
#include <memory>

using namespace normscope;
using namespace normscope::ui;

class TestMatrixView : public QObject {
    Q_OBJECT

    std::unique_ptr<MatrixView> m_view;

    QPoint centre(CellIndex cell) const { return m_view->layoutFor(m_view->size()).cell(cell).center().toPoint(); }

    static CellIndex cellOf(const QSignalSpy& spy) { return spy.last().first().value<CellIndex>(); }

    void choose(CellIndex cell) {
        MatrixPlot panel = sampleMatrix();
        panel.chosen = cell;
        m_view->setPanel(panel);
    }

private slots:
    void init() {
        m_view = std::make_unique<MatrixView>(sampleMatrix(), theme(ThemeName::Light));
        m_view->resize(400, 350);
        m_view->setEditable(true);
        m_view->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
    }

    void pointingTellsTheCell() {
        QSignalSpy spy(m_view.get(), &MatrixView::cellHovered);
        QTest::mouseMove(m_view.get(), centre({1, 2}));
        QTest::mouseMove(m_view.get(), centre({1, 2}) + QPoint(1, 0));
        QCOMPARE(spy.size(), 1);
        QVERIFY(spy.last().first().value<std::optional<CellIndex>>() == (CellIndex{1, 2}));
        QTest::mouseMove(m_view.get(), QPoint(1, 1));
        QCOMPARE(spy.size(), 2);
        QVERIFY(!spy.last().first().value<std::optional<CellIndex>>());
    }

    void clickTellsTheCell() {
        QSignalSpy clicked(m_view.get(), &MatrixView::cellClicked), dragged(m_view.get(), &MatrixView::cellDragged);
        QTest::mouseClick(m_view.get(), Qt::LeftButton, {}, centre({3, 4}));
        QCOMPARE(clicked.size(), 1);
        QVERIFY(cellOf(clicked) == (CellIndex{3, 4}));
        QCOMPARE(dragged.size(), 0);
        QTest::mouseClick(m_view.get(), Qt::LeftButton, {}, QPoint(2, 2));
        QCOMPARE(clicked.size(), 1);
    }

    void draggingChangesTheValue_data() {
        QTest::addColumn<int>("pixelsUp");
        QTest::addColumn<Qt::KeyboardModifiers>("keys");
        QTest::addColumn<double>("change"); // limit 2: 0.02 a pixel
        QTest::newRow("up") << 30 << Qt::KeyboardModifiers() << 0.6;
        QTest::newRow("down") << -10 << Qt::KeyboardModifiers() << -0.2;
        QTest::newRow("fine") << 30 << Qt::KeyboardModifiers(Qt::ShiftModifier) << 0.06;
    }
    void draggingChangesTheValue() {
        QFETCH(int, pixelsUp);
        QFETCH(Qt::KeyboardModifiers, keys);
        QFETCH(double, change);
        QSignalSpy started(m_view.get(), &MatrixView::dragStarted), dragged(m_view.get(), &MatrixView::cellDragged);
        QSignalSpy finished(m_view.get(), &MatrixView::dragFinished), clicked(m_view.get(), &MatrixView::cellClicked);
        const QPoint from = centre({2, 1}), to = from - QPoint(0, pixelsUp);
        QTest::mousePress(m_view.get(), Qt::LeftButton, keys, from);
        QMouseEvent move(QEvent::MouseMove, to, m_view->mapToGlobal(to), Qt::NoButton, Qt::LeftButton, keys);
        QApplication::sendEvent(m_view.get(), &move);
        QTest::mouseRelease(m_view.get(), Qt::LeftButton, keys, to);
        QCOMPARE(started.size(), 1);
        QVERIFY(cellOf(dragged) == (CellIndex{2, 1}));
        QCOMPARE(dragged.last().at(1).toDouble(), 2 * std::sin(11.0) + change);
        QCOMPARE(finished.size(), 1);
        QCOMPARE(clicked.size(), 0);
    }

    void outputCannotBeDragged() {
        m_view->setEditable(false);
        QSignalSpy dragged(m_view.get(), &MatrixView::cellDragged), edit(m_view.get(), &MatrixView::cellEditRequested);
        const QPoint from = centre({0, 0}), to = from + QPoint(0, 20);
        QTest::mousePress(m_view.get(), Qt::LeftButton, {}, from);
        QMouseEvent move(QEvent::MouseMove, to, m_view->mapToGlobal(to), Qt::NoButton, Qt::LeftButton, {});
        QApplication::sendEvent(m_view.get(), &move);
        QTest::mouseRelease(m_view.get(), Qt::LeftButton, {}, to);
        QTest::mouseDClick(m_view.get(), Qt::LeftButton, {}, from);
        QCOMPARE(dragged.size() + edit.size(), 0);
    }

    void doubleClickAndEnterAskForANumber() {
        QSignalSpy spy(m_view.get(), &MatrixView::cellEditRequested);
        QTest::mouseDClick(m_view.get(), Qt::LeftButton, {}, centre({1, 1}));
        QVERIFY(cellOf(spy) == (CellIndex{1, 1}));
        QTest::keyClick(m_view.get(), Qt::Key_Return);
        QCOMPARE(spy.size(), 1); // nothing is chosen yet
        choose({2, 3});
        QTest::keyClick(m_view.get(), Qt::Key_Return);
        QVERIFY(cellOf(spy) == (CellIndex{2, 3}));
    }

    void arrowsMoveTheChosenCell() {
        QSignalSpy spy(m_view.get(), &MatrixView::cellClicked);
        QTest::keyClick(m_view.get(), Qt::Key_Right);
        QVERIFY(cellOf(spy) == (CellIndex{0, 0}));
        choose({3, 0});
        QTest::keyClick(m_view.get(), Qt::Key_Down);
        QTest::keyClick(m_view.get(), Qt::Key_Left);
        QCOMPARE(spy.size(), 1); // at the edge
        QTest::keyClick(m_view.get(), Qt::Key_Up);
        QVERIFY(cellOf(spy) == (CellIndex{2, 0}));
        QTest::keyClick(m_view.get(), Qt::Key_Right);
        QVERIFY(cellOf(spy) == (CellIndex{3, 1}));
    }

    void escapeReleases() {
        QSignalSpy spy(m_view.get(), &MatrixView::cellReleased);
        QTest::keyClick(m_view.get(), Qt::Key_Escape);
        QCOMPARE(spy.size(), 1);
    }

    void contextMenuAsksForExport() {
        QSignalSpy spy(m_view.get(), &PanelView::exportRequested);
        QContextMenuEvent event(QContextMenuEvent::Mouse, {5, 5}, {50, 60});
        QApplication::sendEvent(m_view.get(), &event);
        QCOMPARE(spy.last().at(0).toString(), QStringLiteral("input"));
        QCOMPARE(spy.last().at(1).toPoint(), QPoint(50, 60));
    }

    void screenReadersGetTitleAndSentence() {
        QCOMPARE(m_view->accessibleName(), QStringLiteral("Input"));
        QCOMPARE(m_view->accessibleDescription(), QStringLiteral("A matrix."));
    }

    void cleanup() { m_view.reset(); }
};

NORMSCOPE_GUI_TEST(TestMatrixView)
#include "test_matrix_view.moc"
