// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/gui_test.h"
#include "gui/plot/sample_panels.h"
#include "plot/math_box.h"
#include "plot/plot_frame.h"
#include "plot/power_text.h"

using namespace normscope;
using namespace normscope::ui;

namespace {

QStringList labels(const PlotRange& range, int count, TickNumbers numbers = TickNumbers::All) {
    QStringList list;
    for (const PlotTick& tick : plotTicks(range, count, numbers)) list << tick.label;
    return list;
}

QStringList xLabels(const Plot& plot) {
    QStringList list;
    const PlotFrame frame = plotFrame(plot, theme(ThemeName::Light), {500, 200}, 60, 400);
    for (const PlotTick& tick : frame.xTicks) list << tick.label;
    return list;
}

Plot overLayers(double lower, double upper) {
    Plot plot;
    plot.x = {"", "", lower, upper, false};
    plot.series = {{"line", {}, Role::Layer, SeriesStyle::Line, false, {0, 1, 2, 3}, {1, 2, 3, 4}}};
    return plot;
}

} // namespace

class TestPlotTicks : public QObject {
    Q_OBJECT

private slots:
    void logarithmicAxesHaveOneTwoFive() {
        QCOMPARE(labels({0.7, 35, true}, 7), QStringList({"1", "2", "5", "10", "20"}));
        QCOMPARE(labels({5, 100, true}, 10), QStringList({"5", "10", "20", "50", "100"}));
        QCOMPARE(labels({0.002, 0.05, true}, 6), QStringList({"0.002", "0.005", "0.01", "0.02", "0.05"}));
        QCOMPARE(labels({1.5e5, 6e5, true}, 6), QStringList({"2·10^5", "5·10^5"}));
    }

    void fromTwoDecadesOnOnlyDecades() {
        QCOMPARE(labels({0.5, 200, true}, 5), QStringList({"1", "10", "100"}));
        QCOMPARE(labels({0.001, 1000, true}, 8), QStringList({"0.001", "0.01", "0.1", "1", "10", "100", "1000"}));
        QCOMPARE(labels({1, 1e5, true}, 8), QStringList({"1", "10", "10^2", "10^3", "10^4", "10^5"}));
    }

    void lowAxesHaveFewerTicks() {
        QCOMPARE(labels({0.7, 35, true}, 2), QStringList({"1", "10"}));
        QCOMPARE(labels({1.5, 25, true}, 1), QStringList({"2", "10"}));
    }

    void narrowLogarithmicAxesAreLikeOthers() {
        QCOMPARE(labels({1, 1.5, true}, 5), QStringList({"1.0", "1.1", "1.2", "1.3", "1.4", "1.5"}));
        QCOMPARE(labels({2.1, 4.9, true}, 3), QStringList({"3", "4"})); // no 1, 2 or 5 in it
    }

    void layersAreWholeNumbers() {
        QCOMPARE(labels({0, 3}, 12), QStringList({"0", "0.5", "1.0", "1.5", "2.0", "2.5", "3.0"}));
        QCOMPARE(labels({0, 3}, 12, TickNumbers::Whole), QStringList({"0", "1", "2", "3"}));
        QCOMPARE(labels({-0.5, 3.5}, 12, TickNumbers::Whole), QStringList({"0", "1", "2", "3"}));
        QCOMPARE(labels({0, 96}, 5, TickNumbers::Whole), QStringList({"0", "20", "40", "60", "80"}));
    }

    void plotsOverLayersAreRecognised() {
        QCOMPARE(xLabels(overLayers(0, 3)), QStringList({"0", "1", "2", "3"}));
        Plot theory = overLayers(0, 3);
        theory.series.push_back({"theory", {}, Role::Plain, SeriesStyle::Line, true, {0, 0.5, 3}, {1, 1, 1}});
        QCOMPARE(xLabels(theory), QStringList({"0", "1", "2", "3"}));
        Plot measured = overLayers(0, 3);
        measured.series[0].x[1] = 0.5;
        QVERIFY(xLabels(measured).size() > 4);
        Plot histogram = overLayers(0, 3); // its edges are whole by chance
        histogram.series[0].style = SeriesStyle::Steps;
        histogram.series[0].y.pop_back();
        QVERIFY(xLabels(histogram).size() > 4);
    }

    void placesWithNamesTakeTheirNames() {
        const std::vector<AxisTick> ticks = {{2, "two"}, {0, "zero"}, {9, "beyond"}};
        const std::vector<PlotTick> named = namedTicks(ticks, {0, 5});
        QCOMPARE(named.size(), std::size_t(2));
        QCOMPARE(named[0].label, QStringLiteral("zero"));
        QCOMPARE(named[1].position, 2.0);
        Plot plot = overLayers(0, 3);
        plot.x.ticks = {{0, "10^-5"}, {3, "last"}};
        QCOMPARE(xLabels(plot), QStringList({"10^-5", "last"}));
    }

    void longNamesTakeTwoLines() {
        const Theme& light = theme(ThemeName::Light);
        Plot plot = sampleBars();
        const PlotFrame before = plotFrame(plot, light, {300, 260}, 40, 240);
        plot.x.ticks[0].label = "running statistics of all";
        const PlotFrame two = plotFrame(plot, light, {300, 260}, 40, 240);
        QCOMPARE(before.xLabelLines, 1);
        QCOMPARE(two.xLabelLines, 2);
        QCOMPARE(two.axes.height(), before.axes.height() - 15);
        plot.x.title = "kind of batch";
        const PlotFrame titled = plotFrame(plot, light, {300, 260}, 40, 240);
        QVERIFY(titled.xTitleBelow);
        QCOMPARE(titled.axes.height(), before.axes.height() - 30);
    }

    void powersAreRaised() {
        QCOMPARE(powerOf("10^-5 and", 2), QStringLiteral("−5"));
        QCOMPARE(powerOf("10^−8, so", 2), QStringLiteral("−8"));
        QCOMPARE(powerOf("2^0.5.", 1), QStringLiteral("0.5"));
        QCOMPARE(powerOf("σ^n + 1", 1), QStringLiteral("n"));
        QCOMPARE(endOfPower("10^3", 2), qsizetype(4));
        const QFont font = theme(ThemeName::Light).font(TextSize::Small);
        const MathBox plain = mathText("10", font, Qt::black), power = mathText("10^-5", font, Qt::black);
        QVERIFY(power.ascent > plain.ascent);
        QVERIFY(mathText("10^-5 more", font, Qt::black).width > power.width + 20);
    }

    void depthsOnALogarithmicAxis() {
        Plot plot = overLayers(6, 96);
        plot.x.logarithmic = true;
        QCOMPARE(xLabels(plot), QStringList({"10", "20", "50"}));
    }
};

NORMSCOPE_GUI_TEST(TestPlotTicks)
#include "test_plot_ticks.moc"
