// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/gui_test.h"
#include "gui/plot/pixels.h"
#include "gui/plot/sample_panels.h"
#include "plot/line_crossings.h"
#include "plot/plot_cursor.h"
#include "plot/plot_view.h"

using namespace normscope;
using namespace normscope::ui;

// Axes of 240 pixels over 24 layers: 10 a layer, layer 9 at 150.
class TestPlotCursor : public QObject {
    Q_OBJECT

    const Theme& m_light = theme(ThemeName::Light);

    static void layOut(PlotView& view) {
        view.resize(440, 260);
        view.setColumn(60, 240);
    }

    PlotFrame frameOf(const Plot& plot) const { return plotFrame(plot, m_light, {440, 260}, 60, 240); }

private slots:
    void cursorIsALineOfInk() {
        PlotView view(sampleDepthPlot(), m_light);
        layOut(view);
        const QImage image = pictureOf(view);
        const QRect axes = view.frame().axes;
        QCOMPARE(axes.width(), 240);
        const int ink = countNear(image, {150, axes.top(), 1, axes.height()}, m_light.ink);
        QVERIFY2(ink > axes.height() * 2 / 3, qPrintable(QString::number(ink))); // the rest is rings
        QVERIFY(countNear(image, {145, axes.top(), 1, axes.height()}, m_light.ink) < axes.height() / 4);
    }

    void linesHaveRingsWhereTheyMeetTheCursor() {
        const Plot plot = sampleDepthPlot();
        PlotView view(plot, m_light);
        layOut(view);
        const QImage image = pictureOf(view);
        for (const std::size_t k : {2U, 3U, 4U}) {
            const Series& line = plot.series[k];
            const int y = int(view.frame().yPixel(line.y[9]) + 0.5);
            QCOMPARE(image.pixelColor(150, y), m_light.page);
            QVERIFY(countNear(image, {154, y - 1, 4, 3}, m_light.line(line.role)) > 2);
        }
    }

    void onlyPointsOfMeasuredLinesAreCrossings() {
        Plot plot = sampleDepthPlot();
        QCOMPARE(lineCrossings(plot, frameOf(plot)).size(), std::size_t(3)); // no bands, no theory
        plot.cursor->x = 9.5;
        QVERIFY(lineCrossings(plot, frameOf(plot)).empty());
        plot.cursor->x = 9 + 1e-12;
        QCOMPARE(lineCrossings(plot, frameOf(plot)).size(), std::size_t(3));
        plot.cursor->x = 30;
        QVERIFY(lineCrossings(plot, frameOf(plot)).empty());
        plot.cursor.reset();
        QVERIFY(lineCrossings(plot, frameOf(plot)).empty());
    }

    void linesOutsideTheAxesAreNoCrossings() {
        Plot plot = sampleDepthPlot();
        plot.y.upper = 2; // the first line is above it at layer 9
        QCOMPARE(lineCrossings(plot, frameOf(plot)).size(), std::size_t(2));
    }

    // The animation parts a line at the cursor.
    void onlyWhatIsReachedIsMarked() {
        Plot plot = sampleDepthPlot();
        Series done = plot.series[3], pending = done;
        plot.series = {pending, done};
        plot.series[0].pending = true;
        plot.series[0].cursorLabel = {};
        const std::vector<Crossing> both = lineCrossings(plot, frameOf(plot));
        QCOMPARE(both.size(), std::size_t(1));
        QVERIFY(!both.front().label.empty());
        plot.series.pop_back();
        QVERIFY(lineCrossings(plot, frameOf(plot)).empty());
    }

    void badgeStandsBelowTheAxis() {
        PlotView view(sampleDepthPlot(), m_light);
        layOut(view);
        const QImage image = pictureOf(view);
        const QRectF badge = *cursorBadge(sampleDepthPlot(), view.frame(), m_light);
        QCOMPARE(badge.center().x(), 150.0);
        QVERIFY(badge.top() > view.frame().axes.bottom());
        QVERIFY(badge.bottom() <= 260);
        const QRect area = badge.toRect();
        QVERIFY(countNear(image, area, m_light.ink) > area.width() * area.height() / 2);
        QVERIFY(countNear(image, area, m_light.page) > 20); // words and arrow
    }

    void badgeStaysInThePanel() {
        Plot plot = sampleDepthPlot();
        plot.cursor->label = "a layer with a very long name indeed";
        plot.cursor->x = 0;
        QCOMPARE(cursorBadge(plot, frameOf(plot), m_light)->left(), 0.0);
        plot.cursor->label = {};
        QVERIFY(!cursorBadge(plot, frameOf(plot), m_light));
    }

    void hiddenTickLabelsLeaveTheirRoomToTheAxes() {
        Plot plot = sampleDepthPlot();
        const int withLabels = frameOf(plot).axes.height();
        plot.hideXLabels = true;
        QCOMPARE(frameOf(plot).axes.height(), withLabels); // the badge is there
        plot.cursor->label = {};
        QVERIFY(frameOf(plot).axes.height() > withLabels);
        PlotView view(plot, m_light);
        layOut(view);
        const QRect axes = view.frame().axes;
        QCOMPARE(countNear(pictureOf(view), {0, axes.bottom() + 6, 440, 60}, m_light.muted, 60), 0);
    }
};

NORMSCOPE_GUI_TEST(TestPlotCursor)
#include "test_plot_cursor.moc"
