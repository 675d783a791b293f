// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/gui_test.h"
#include "gui/plot/pixels.h"
#include "gui/plot/sample_panels.h"
#include "plot/plot_view.h"
#include "plot/strip_shapes.h"
#include "plot/strip_view.h"

using namespace normscope;
using namespace normscope::ui;

class TestStripView : public QObject {
    Q_OBJECT

    const Theme& m_light = theme(ThemeName::Light);

    static void layOut(PanelView& view) {
        view.resize(440, 200);
        view.setColumn(60, 240);
    }

    // First and last pixel of that colour in a row.
    static std::pair<int, int> extent(const QImage& image, int row, const QColor& colour) {
        int first = -1, last = -1;
        for (int x = 0; x < image.width(); ++x) {
            if (!isNear(image.pixelColor(x, row), colour, 12)) continue;
            first = first < 0 ? x : first;
            last = x;
        }
        return {first, last};
    }

private slots:
    void columnsStandWhereAPlotHasItsTicks() {
        for (const auto& [lower, upper] : {std::pair(0.0, 24.0), std::pair(-0.5, 24.5)}) {
            HistogramStrip strip = sampleStrip();
            Plot plot = sampleDepthPlot();
            strip.x.lower = plot.x.lower = lower;
            strip.x.upper = plot.x.upper = upper;
            PlotView above(plot, m_light);
            StripView below(strip, m_light);
            layOut(above);
            layOut(below);
            pictureOf(above);
            for (int layer = 0; layer <= 24; ++layer)
                QCOMPARE(below.frame().xPixel(layer), above.frame().xPixel(layer));
        }
    }

    void columnAtTheCursorStandsOnItsTick() {
        HistogramStrip strip = sampleStrip();
        strip.cursor->x = 10;
        StripView view(strip, m_light);
        layOut(view);
        const QImage image = pictureOf(view);
        const auto [first, last] = extent(image, int(view.frame().yPixel(1.5)), m_light.layer.line);
        QVERIFY(last - first >= 6 && last - first <= 10); // 0.9 of 10 pixels
        QCOMPARE((first + last) / 2, 160);
        Plot plot = sampleDepthPlot();
        plot.cursor.reset();
        PlotView above(plot, m_light);
        layOut(above);
        const QImage ticks = pictureOf(above);
        QVERIFY(isNear(ticks.pixelColor(160, above.frame().axes.bottom() + 3), m_light.faint, 60));
    }

    void otherColumnsAreLightAreas() {
        HistogramStrip strip = sampleStrip();
        strip.columns[20].pending = true;
        StripView view(strip, m_light);
        layOut(view);
        const QImage image = pictureOf(view);
        const int row = int(view.frame().yPixel(1.5));
        QVERIFY(isNear(image.pixelColor(60 + 50, row), blended(m_light.page, m_light.layer.line, 0.45), 4));
        QVERIFY(isNear(image.pixelColor(60 + 200, row), blended(m_light.page, m_light.layer.line, 0.15), 4));
    }

    void columnThatIsNotFiniteIsACross() {
        StripView view(sampleStrip(), m_light);
        layOut(view);
        const QImage image = pictureOf(view);
        QVERIFY(countNear(image, QRect(295, 0, 12, 200), m_light.failure, 40) > 4);
        QCOMPARE(countNear(image, QRect(0, 0, 290, 200), m_light.failure, 20), 0);
    }

    void manyColumnsAreThinnedEvenly() {
        const HistogramStrip strip = sampleStrip(129);
        StripView view(strip, m_light);
        view.resize(200, 120);
        view.setColumn(40, 128); // a pixel a column
        QCOMPARE(stripScale(strip, view.frame()).step, std::size_t(3));
        QCOMPARE(stripScale(strip, view.frame()).width, 2.7);
        view.resize(600, 120);
        view.setColumn(60, 512);
        QCOMPARE(stripScale(strip, view.frame()).step, std::size_t(1));
        QVERIFY(countNear(pictureOf(view), {60 + 36, 0, 1, 120}, m_light.layer.line) > 10); // layer 9
    }
};

NORMSCOPE_GUI_TEST(TestStripView)
#include "test_strip_view.moc"
