// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/gui_test.h"
#include "gui/plot/pixels.h"
#include "gui/plot/sample_panels.h"

#include <QSignalSpy>

#include <memory>

using namespace normscope;
using namespace normscope::ui;

// Axes of 240 pixels over 24 layers, from pixel 60 on.
class TestPlotPointer : public QObject {
    Q_OBJECT

    std::unique_ptr<PanelView> m_view;

    void show(const Panel& panel) {
        m_view.reset(makePanelView(panel, theme(ThemeName::Light), nullptr));
        m_view->resize(440, 260);
        m_view->setColumn(60, 240);
        m_view->show();
        QCoreApplication::processEvents();
    }

    static std::optional<double> lastOf(const QSignalSpy& spy) {
        return spy.last().first().value<std::optional<double>>();
    }

private slots:
    void axesTellWhereThePointerIs_data() {
        QTest::addColumn<Panel>("panel");
        QTest::newRow("plot") << Panel(sampleDepthPlot());
        QTest::newRow("strip") << Panel(sampleStrip());
    }
    void axesTellWhereThePointerIs() {
        QFETCH(Panel, panel);
        show(panel);
        QSignalSpy hovered(m_view.get(), &PanelView::hovered), clicked(m_view.get(), &PanelView::clicked);
        sendMouse(*m_view, QEvent::MouseMove, {150, 100});
        QCOMPARE(lastOf(hovered).value(), 9.0);
        sendMouse(*m_view, QEvent::MouseMove, {150, 120});
        QCOMPARE(hovered.size(), 1);                       // the same place
        sendMouse(*m_view, QEvent::MouseMove, {303, 100}); // a little outside is the end
        QCOMPARE(lastOf(hovered).value(), 24.0);
        sendMouse(*m_view, QEvent::MouseMove, {20, 100});
        QVERIFY(!lastOf(hovered));
        click(*m_view, {180, 90});
        QCOMPARE(clicked.size(), 1);
        QCOMPARE(clicked.last().first().toDouble(), 12.0);
        click(*m_view, {20, 90});
        QCOMPARE(clicked.size(), 1);
    }

    void leavingIsTold() {
        show(sampleDepthPlot());
        QSignalSpy hovered(m_view.get(), &PanelView::hovered);
        sendMouse(*m_view, QEvent::MouseMove, {150, 100});
        QEvent leave(QEvent::Leave);
        QApplication::sendEvent(m_view.get(), &leave);
        QCOMPARE(hovered.size(), 2);
        QVERIFY(!lastOf(hovered));
    }

    void logarithmicAxesToo() {
        Plot plot = sampleDepthPlot();
        plot.x = {"", "", 1, 100, true};
        plot.cursor.reset();
        show(plot);
        QSignalSpy hovered(m_view.get(), &PanelView::hovered);
        sendMouse(*m_view, QEvent::MouseMove, {180, 100});
        QCOMPARE(lastOf(hovered).value(), 10.0);
    }

    void panelsWithoutAnAxisTellNothing() {
        show(sampleCard());
        QSignalSpy hovered(m_view.get(), &PanelView::hovered), clicked(m_view.get(), &PanelView::clicked);
        sendMouse(*m_view, QEvent::MouseMove, {150, 100});
        click(*m_view, {150, 100});
        QCOMPARE(hovered.size() + clicked.size(), 0);
    }

    void cleanup() { m_view.reset(); }
};

NORMSCOPE_GUI_TEST(TestPlotPointer)
#include "test_plot_pointer.moc"
