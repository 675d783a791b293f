// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/gui_test.h"
#include "gui/plot/pixels.h"
#include "plot/end_labels.h"
#include "plot/plot_view.h"
#include "plot/spread_labels.h"

#include <cmath>

using namespace normscope;
using namespace normscope::ui;

namespace {

using Numbers = std::vector<double>;

Series levelLine(const std::string& name, double level) {
    Series line{name, {}, Role::Layer, SeriesStyle::Line, false, {0, 24}, {level, level}};
    line.endLabel = Text("%1", {{name}});
    return line;
}

Plot levelLines(const Numbers& levels) {
    Plot plot;
    plot.title = "plot";
    plot.x = {"", "", 0, 24, false};
    plot.y = {"", "", 0, 10, false};
    for (const double level : levels) plot.series.push_back(levelLine("line " + std::to_string(level), level));
    return plot;
}

} // namespace

class TestLineLabels : public QObject {
    Q_OBJECT

    const Theme& m_light = theme(ThemeName::Light);

    PlotFrame frameOf(const Plot& plot, int width = 500) const {
        return plotFrame(plot, m_light, {width, 240}, 60, width - 60);
    }

private slots:
    void labelsWithRoomStayWhereTheyWantToBe() {
        QVERIFY(spreadLabels({}, 19, 0, 100).empty());
        QVERIFY(spreadLabels({50}, 19, 0, 100) == Numbers({50}));
        QVERIFY(spreadLabels({80, 10, 40}, 19, 0, 100) == Numbers({80, 10, 40}));
    }

    void labelsThatTouchArePushedApartEvenly() {
        QVERIFY(spreadLabels({50, 50}, 20, 0, 100) == Numbers({40, 60}));
        QVERIFY(spreadLabels({50, 51, 52}, 20, 0, 100) == Numbers({31, 51, 71}));
        QVERIFY(spreadLabels({30, 60, 70}, 20, 0, 100) == Numbers({30, 55, 75}));
    }

    void labelsStayInside() {
        QVERIFY(spreadLabels({0, 0, 100}, 20, 0, 100) == Numbers({0, 20, 100}));
        QVERIFY(spreadLabels({-50, 200}, 20, 0, 100) == Numbers({0, 100}));
        QVERIFY(spreadLabels({99, 100}, 20, 0, 100) == Numbers({80, 100}));
    }

    void labelsWithoutRoomStandEvenly() {
        QVERIFY(spreadLabels({5, 5, 5}, 20, 0, 10) == Numbers({0, 5, 10}));
        QVERIFY(spreadLabels({5, 6}, 20, 10, 0) == Numbers({10, 10}));
    }

    void endLabelsKeepTheirOrderAndDistance() {
        const Plot plot = levelLines({5, 5.1, 0, 5.2, 10, 9.9});
        const PlotFrame frame = frameOf(plot);
        const std::vector<EndLabel> labels = placeEndLabels(plot, frame, m_light);
        QCOMPARE(labels.size(), plot.series.size());
        for (std::size_t k = 1; k < labels.size(); ++k) {
            QVERIFY(labels[k].middle - labels[k - 1].middle >= 19 - 1e-9);
            QVERIFY(labels[k].series->y.back() < labels[k - 1].series->y.back());
        }
        QVERIFY(labels.front().middle >= frame.axes.top());
        QVERIFY(labels.back().middle <= frame.axes.top() + frame.axes.height());
    }

    void labelStandsAtTheLastValueThereIs() {
        Plot plot = levelLines({2});
        plot.series[0].x = {0, 12, 24};
        plot.series[0].y = {2, 6, std::nan("")};
        const PlotFrame frame = frameOf(plot);
        QCOMPARE(placeEndLabels(plot, frame, m_light).front().middle, frame.yPixel(6));
    }

    void axesMakeRoomForLabels() {
        const Plot plain = levelLines({});
        Plot labelled = plain;
        labelled.series.push_back(levelLine("Pre-LN 2.55", 5));
        const PlotFrame frame = frameOf(labelled);
        QVERIFY(frame.right() < frameOf(plain).right() - 60);
        QCOMPARE(frame.right(), double(500 - roomBeside(labelled, m_light, 500)));
    }

    void longLabelTakesAtMostItsShare() {
        Plot plot = levelLines({});
        plot.series.push_back(levelLine("a method with a name as long as half of this panel is wide 22.0", 5));
        QVERIFY(roomBeside(plot, m_light, 500) > 200);
        QVERIFY(roomBeside(plot, m_light, 500) <= 226); // 45 % and rounding
    }

    void labelsOfTheoryTakeNoRoom() {
        Plot plot = levelLines({});
        plot.series.push_back(levelLine("theory: recursion, misfit 1.1 %", 5));
        plot.series[0].theory = true;
        QVERIFY(placeEndLabels(plot, frameOf(plot), m_light).empty());
        QCOMPARE(roomBeside(plot, m_light, 500), 8);
    }

    // With labels at its lines a plot has no legend.
    void theoryIsNamedInsideTheAxes() {
        Plot plot = levelLines({2});
        plot.series.push_back(levelLine("theory", 8));
        plot.series[1].theory = true;
        plot.series[1].endLabel = {};
        const auto inkInside = [&] {
            PlotView view(plot, m_light);
            view.resize(500, 240);
            const QImage image = pictureOf(view);
            return countNear(image, view.frame().axes.adjusted(1, 1, -9, -9), m_light.ink, 120);
        };
        const int line = inkInside();
        plot.series[1].label = "theory: recursion, misfit 1.1 %";
        QVERIFY(inkInside() > line + 50);
    }

    // A hundred dots leave no room beside them: below the words of the line they are paler.
    void dotsBelowWordsArePaler() {
        Plot plot;
        plot.title = "plot";
        plot.x = {"", "", 0, 24, false};
        plot.y = {"", "", 0, 10, false};
        Series dots{"dots", {}, Role::Layer, SeriesStyle::Points, false, {}, {}};
        for (int column = 0; column <= 96; ++column)
            for (int row = 0; row <= 40; ++row) {
                dots.x.push_back(column / 4.0);
                dots.y.push_back(row / 4.0);
            }
        Series theory = levelLine("a theory of the level", 5);
        theory.theory = true;
        plot.series = {dots, theory};
        PlotView view(plot, m_light);
        view.resize(500, 240);
        const QImage image = pictureOf(view);
        const QRect axes = view.frame().axes;
        const auto full = [&](int left) {
            return countNear(image, {left, axes.top() + axes.height() / 4, 70, axes.height() / 2},
                             m_light.line(Role::Layer));
        };
        const int free = full(axes.left() + 20), below = full(axes.right() - 90);
        QVERIFY2(free > 5000 && below < 0.95 * free, qPrintable(QString("%1, %2").arg(free).arg(below)));
    }
};

NORMSCOPE_GUI_TEST(TestLineLabels)
#include "test_line_labels.moc"
