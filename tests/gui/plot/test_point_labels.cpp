// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/gui_test.h"
#include "gui/plot/pixels.h"
#include "gui/plot/sample_panels.h"
#include "plot/plot_view.h"
#include "plot/point_labels.h"

#include <limits>

using namespace normscope;
using namespace normscope::ui;

// Axes of 240 pixels from pixel 40 on.
class TestPointLabels : public QObject {
    Q_OBJECT

    const Theme& m_light = theme(ThemeName::Light);

    PlotFrame frameOf(const Plot& plot) const { return plotFrame(plot, m_light, {300, 260}, 40, 240); }
    std::vector<PointLabel> labelsOf(const Plot& plot) const { return placePointLabels(plot, frameOf(plot), m_light); }

    static void layOut(PlotView& view) {
        view.resize(300, 260);
        view.setColumn(40, 240);
    }

    static Plot points(const std::vector<double>& x, const std::vector<double>& y) {
        Plot plot = sampleBars();
        plot.series.resize(1);
        plot.series[0] = {"points", {}, Role::Failure, SeriesStyle::Points, false, x, y};
        plot.series[0].crosses = true;
        return plot;
    }

    void verifyApart(const Plot& plot) const {
        const QRectF axes(frameOf(plot).axes);
        const std::vector<PointLabel> labels = labelsOf(plot);
        for (std::size_t i = 0; i < labels.size(); ++i) {
            QVERIFY(axes.contains(labels[i].area));
            for (std::size_t k = 0; k < i; ++k) QVERIFY(!labels[i].area.intersects(labels[k].area));
        }
    }

private slots:
    void labelsStandAboveTheirBars() {
        const Plot plot = sampleBars();
        const PlotFrame frame = frameOf(plot);
        const std::vector<PointLabel> labels = labelsOf(plot);
        QCOMPARE(labels.size(), std::size_t(6));
        for (const PointLabel& label : labels) {
            QVERIFY(!label.onBar);
            QVERIFY(std::abs(label.area.center().x() - frame.xPixel(label.series->x[label.point])) < 0.5);
            QVERIFY(label.area.bottom() <= frame.yPixel(label.series->y[label.point]));
            QVERIFY(label.area.bottom() >= frame.yPixel(label.series->y[label.point]) - 6);
        }
        verifyApart(plot);
    }

    void fullBarsCarryTheirLabels() {
        Plot plot = sampleBars();
        plot.series[0].y[1] = plot.y.upper;
        const PointLabel label = labelsOf(plot)[1];
        QVERIFY(label.onBar);
        QVERIFY(label.area.top() >= frameOf(plot).axes.top());
        verifyApart(plot);
        PlotView view(plot, m_light);
        layOut(view);
        const QRect area = label.area.toAlignedRect();
        QVERIFY(countNear(pictureOf(view), area, m_light.onLine(Role::Layer), 60) > 10);
    }

    void labelsOfNegativeBarsStandBelow() {
        Plot plot = sampleBars();
        plot.y.lower = -110;
        plot.series[1].y = {-40, -97, 10};
        const PlotFrame frame = frameOf(plot);
        const std::vector<PointLabel> labels = labelsOf(plot);
        QVERIFY(labels[3].area.top() >= frame.yPixel(-40));
        QVERIFY(labels[5].area.bottom() <= frame.yPixel(10));
        verifyApart(plot);
    }

    void barsWithoutAValueKeepTheirWords() {
        Plot plot = sampleBars();
        plot.series[0].y[0] = std::numeric_limits<double>::quiet_NaN();
        plot.series[0].pointLabels[0] = Text("%1", {{"NaN", Role::Failure}});
        QCOMPARE(labelsOf(plot).size(), std::size_t(6));
        verifyApart(plot);
    }

    void labelsStandBesidePointsInsideTheAxes() {
        Plot plot = points({0.4, 2, 3.6}, {50, 110, 0});
        plot.series[0].pointLabels = {"first", "second", "third"};
        const PlotFrame frame = frameOf(plot);
        const std::vector<PointLabel> labels = labelsOf(plot);
        QCOMPARE(labels.size(), std::size_t(3));
        QVERIFY(labels[0].area.left() > frame.xPixel(0.4));
        QVERIFY(labels[2].area.right() < frame.xPixel(3.6));
        verifyApart(plot);
    }

    void crowdedLabelsKeepApart() {
        Plot plot = points({2, 2.05, 2.1}, {50, 52, 50});
        plot.series[0].pointLabels = {"first", "second", "third"};
        verifyApart(plot);
    }

    void pointsWithoutLabelsHaveNone() {
        QVERIFY(labelsOf(points({1}, {50})).empty());
        Plot plot = sampleBars();
        plot.series[0].pointLabels = {Text(), "97"};
        QCOMPARE(labelsOf(plot).size(), std::size_t(4));
    }

    void barsStandSideBySide() {
        PlotView view(sampleBars(), m_light);
        layOut(view);
        const QImage image = pictureOf(view);
        const auto colourAt = [&](double x, double y) { return image.pixelColor(view.frame().pixel(x, y).toPoint()); };
        for (const double place : {1.0, 2.0}) {
            QVERIFY(isNear(colourAt(place - 0.2, 47), m_light.layer.line, 4));
            QVERIFY(isNear(colourAt(place - 0.2 - 0.15, 47), m_light.layer.line, 4));
            QVERIFY(isNear(colourAt(place + 0.2, 47), m_light.batch.line, 4));
            QVERIFY(isNear(colourAt(place, 47), m_light.page, 4));
            QVERIFY(isNear(colourAt(place + 0.5, 47), m_light.page, 4));
        }
        QVERIFY(isNear(colourAt(3.2, 47), m_light.page, 4));
        QVERIFY(isNear(colourAt(3.2, 4), m_light.batch.line, 4));
    }

    void failuresAreCrosses() {
        PlotView view(points({2}, {47}), m_light);
        layOut(view);
        const QImage image = pictureOf(view);
        const QPoint centre = view.frame().pixel(2, 47).toPoint();
        QVERIFY(countNear(image, {centre - QPoint(5, 5), QSize(11, 11)}, m_light.failure, 80) > 12);
        QVERIFY(isNear(image.pixelColor(centre - QPoint(0, 4)), m_light.page, 60));
        QVERIFY(isNear(image.pixelColor(centre + QPoint(4, 0)), m_light.page, 60));
    }
};

NORMSCOPE_GUI_TEST(TestPointLabels)
#include "test_point_labels.moc"
