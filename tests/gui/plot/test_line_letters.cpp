// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/gui_test.h"
#include "gui/plot/pixels.h"
#include "plot/end_labels.h"
#include "plot/letter_disc.h"
#include "plot/line_crossings.h"
#include "plot/line_markers.h"
#include "plot/plot_view.h"
#include "plot/series_style.h"

#include <algorithm>
#include <cmath>
#include <numeric>

using namespace normscope;
using namespace normscope::ui;

namespace {

// At the same level up to that step.
Series armLine(std::size_t arm, double level, int steps = 200) {
    Series line;
    line.letter = std::string(1, char('A' + int(arm)));
    line.name = line.letter;
    line.role = Role::Layer;
    line.form = LineForm::Post;
    line.x.resize(std::size_t(steps));
    std::iota(line.x.begin(), line.x.end(), 1.0);
    line.y.assign(line.x.size(), level);
    return line;
}

Plot armPlot(const std::vector<Series>& lines) {
    Plot plot;
    plot.title = "Loss";
    plot.x = {"", "", 0, 200, false};
    plot.y = {"", "", 0, 3, false};
    plot.series = lines;
    return plot;
}

} // namespace

class TestLineLetters : public QObject {
    Q_OBJECT

    const Theme& m_light = theme(ThemeName::Light);

    static PlotFrame frameOf(const Plot& plot, const Theme& theme) {
        return plotFrame(plot, theme, {500, 260}, 60, 440);
    }

private slots:
    void discStandsBehindTheLastPoint() {
        const Plot plot = armPlot({armLine(0, 2, 100)});
        PlotView view(plot, m_light);
        view.resize(500, 260);
        view.setColumn(60, 400);
        const QImage image = pictureOf(view);
        const std::vector<EndLabel> labels = placeEndLabels(plot, view.frame(), m_light);
        QCOMPARE(labels.size(), std::size_t(1));
        QCOMPARE(labels[0].middle, view.frame().yPixel(2));
        const double gap = *labels[0].disc - view.frame().xPixel(100);
        QVERIFY(gap > letterDiscDiameter(m_light) / 2 && gap < letterDiscDiameter(m_light));
        const QRect disc(int(*labels[0].disc) - 9, int(labels[0].middle) - 9, 18, 18);
        QVERIFY(countNear(image, disc, m_light.layer.line) > 100);
        QVERIFY(countNear(image, disc.adjusted(5, 4, -5, -4), m_light.page, 60) > 8); // the letter
    }

    void discsNeverOverlap() {
        Series second = armLine(5, 1.01, 103);
        second.second = true;
        const Plot plot =
            armPlot({armLine(0, 2.3), armLine(1, 2.31), armLine(2, 2.29), armLine(3, 0), armLine(4, 1, 100), second});
        for (const ThemeName name : {ThemeName::Light, ThemeName::Dark, ThemeName::Projector}) {
            const PlotFrame frame = frameOf(plot, theme(name));
            const std::vector<EndLabel> labels = placeEndLabels(plot, frame, theme(name));
            QCOMPARE(labels.size(), std::size_t(6));
            const double diameter = letterDiscDiameter(theme(name));
            for (std::size_t k = 0; k < labels.size(); ++k) {
                QVERIFY(*labels[k].disc + diameter / 2 <= 500);
                QVERIFY(labels[k].middle + diameter / 2 <= frame.axes.top() + frame.axes.height() + 1e-9);
                for (std::size_t j = 0; j < k; ++j)
                    QVERIFY(std::hypot(*labels[k].disc - *labels[j].disc, labels[k].middle - labels[j].middle) >=
                            diameter);
            }
        }
    }

    void linesThatEndElsewhereNeedNoDistance() {
        const Plot plot = armPlot({armLine(0, 2, 60), armLine(1, 2, 150)});
        const PlotFrame frame = frameOf(plot, m_light);
        for (const EndLabel& label : placeEndLabels(plot, frame, m_light)) QCOMPARE(label.middle, frame.yPixel(2));
    }

    void wordsFollowTheDisc() {
        Plot plot = armPlot({armLine(0, 2, 100), armLine(1, 2.01, 100)});
        for (Series& line : plot.series) line.endLabel = "Pre-LN 2.55";
        Plot bare = plot;
        for (Series& line : bare.series) line.letter = {};
        const double room = roomBeside(plot, m_light, 500) - roomBeside(bare, m_light, 500);
        QVERIFY(room >= letterDiscDiameter(m_light) && room < 2 * letterDiscDiameter(m_light));
        const PlotFrame frame = frameOf(plot, m_light);
        const std::vector<EndLabel> labels = placeEndLabels(plot, frame, m_light);
        QCOMPARE(*labels[0].disc, endLabelsLeft(frame, m_light) + letterDiscDiameter(m_light) / 2);
        QVERIFY(labels[1].middle - labels[0].middle >= 19 - 1e-9);
    }

    void onlyMeasuredLinesThatAreReachedHaveALetter() {
        std::vector<Series> lines{armLine(0, 1), armLine(1, 1), armLine(2, 1), armLine(3, 1), armLine(4, 1)};
        lines[0].theory = true;
        lines[1].thin = true;
        lines[2].pending = true;
        lines[3].x.clear();
        lines[3].y.clear();
        std::fill(lines[4].y.begin(), lines[4].y.end(), std::nan(""));
        const Plot plot = armPlot(lines);
        QVERIFY(placeEndLabels(plot, frameOf(plot, m_light), m_light).empty());
    }

    void discStandsAtTheLastValueThereIs() {
        Plot plot = armPlot({armLine(0, 2)});
        std::fill(plot.series[0].y.begin() + 50, plot.series[0].y.end(), std::nan(""));
        const PlotFrame frame = frameOf(plot, m_light);
        const EndLabel label = placeEndLabels(plot, frame, m_light).front();
        QVERIFY(std::abs(*label.disc - frame.xPixel(50)) < letterDiscDiameter(m_light));
    }

    void thinLinesAreHalfAsStrong() {
        for (const ThemeName name : {ThemeName::Light, ThemeName::Dark, ThemeName::Projector}) {
            Series line = armLine(0, 2, 30);
            line.thin = true;
            line.form = LineForm::Pre;
            line.endLabel = "no name";
            const QPen pen = seriesPen(line, theme(name));
            QCOMPARE(pen.widthF(), theme(name).lineScale);
            QCOMPARE(pen.color(), blended(theme(name).page, theme(name).layer.line, 0.5));
            Plot plot = armPlot({line});
            plot.cursor = Cursor{10};
            QVERIFY(markedPoints(plot).front().empty());
            QVERIFY(placeEndLabels(plot, frameOf(plot, theme(name)), theme(name)).empty());
            QVERIFY(lineCrossings(plot, frameOf(plot, theme(name))).empty());
        }
    }

    void markersOfAGrowingLineStayWhereTheyAre() {
        const std::vector<std::size_t> early = markedPoints(armPlot({armLine(0, 1, 60)})).front();
        const std::vector<std::size_t> late = markedPoints(armPlot({armLine(0, 1, 170)})).front();
        QVERIFY(early.size() >= 2 && late.size() > early.size());
        QVERIFY(std::equal(early.begin(), early.end(), late.begin()));
    }

    void linesOfTenThousandStepsCanBeDrawn() {
        std::vector<Series> lines;
        for (std::size_t arm = 0; arm < 6; ++arm) {
            lines.push_back(armLine(arm, 0, 10000));
            for (std::size_t i = 0; i < 10000; ++i) lines.back().y[i] = 1 + std::sin(double(i * (arm + 1)));
            lines.back().thin = arm < 3;
        }
        Plot plot = armPlot(lines);
        plot.x.upper = 10000;
        PlotView view(plot, m_light);
        view.resize(500, 260);
        QVERIFY(countNear(pictureOf(view), view.frame().axes, m_light.layer.line) > 1000);
    }
};

NORMSCOPE_GUI_TEST(TestLineLetters)
#include "test_line_letters.moc"
