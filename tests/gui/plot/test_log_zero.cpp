// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/source.h"
#include "gui/gui_test.h"
#include "gui/plot/pixels.h"
#include "lab/training_scene.h"
#include "plot/lone_points.h"
#include "plot/plot_view.h"
#include "plot/undrawn_points.h"

#include <cmath>
#include <limits>

using namespace normscope;
using namespace normscope::ui;

namespace {

constexpr double inf = std::numeric_limits<double>::infinity();
constexpr double notANumber = std::numeric_limits<double>::quiet_NaN();

Series lineThrough(std::vector<double> x, std::vector<double> y) {
    Series line;
    line.name = "line";
    line.role = Role::Layer;
    line.x = std::move(x);
    line.y = std::move(y);
    return line;
}

Plot plotOf(const Series& line, bool logarithmic) {
    Plot plot;
    plot.name = "loss";
    plot.title = "y over x";
    plot.description = "A line";
    plot.x = {"", "", 0, 8, false};
    plot.series = {line};
    plot.y = logarithmic ? decadesOf(plot.series, 0.1, 10) : Axis{{}, "", -1, 100, false};
    return plot;
}

std::string columnOf(const MatrixD& values, Index column) {
    std::string text;
    for (Index row = 0; row < values.rows(); ++row) text += roundTrip(values(row, column)) + " ";
    return text;
}

} // namespace

// Zeros, negative numbers and NaN on a logarithmic axis.
class TestLogZero : public QObject {
    Q_OBJECT

    const Theme& m_light = theme(ThemeName::Light);
    Series m_line; // of the file: y = 1, 0, 0.01, −1, 100, NaN, 10 at x = 1 ... 7

    QColor hue() const { return m_light.line(Role::Layer); }

    static void layOut(PanelView& view) {
        view.resize(500, 300);
        view.setColumn(60, 400);
    }

    // Around the middle between two points, away from both.
    int inkBetween(const QImage& image, const PlotFrame& frame, double left, double right) const {
        const int x = int((frame.xPixel(left) + frame.xPixel(right)) / 2);
        return countNear(image, {x - 4, frame.axes.top(), 8, frame.axes.height()}, hue());
    }
    int inkAt(const QImage& image, const PlotFrame& frame, double x, double y) const {
        return countNear(image, QRect(frame.pixel(x, y).toPoint() - QPoint(3, 3), QSize(7, 7)), hue(), 60);
    }

private slots:
    void initTestCase() {
        DataSettings settings;
        settings.source = DataSource::File;
        settings.file = NORMSCOPE_TEST_DIR "/golden/cases/log_zero.csv";
        const auto table = loadTable(settings, 0);
        QVERIFY(table);
        QCOMPARE(columnOf(table->values, 1), std::string("1 0 0.01 -1 100 nan 10 "));
        const MatrixD& values = table->values;
        m_line = lineThrough({}, {});
        for (Index row = 0; row < values.rows(); ++row) {
            m_line.x.push_back(values(row, 0));
            m_line.y.push_back(values(row, 1));
        }
    }

    void theRangeIsThatOfThePositiveNumbers() {
        PlotView view(plotOf(m_line, true), m_light);
        layOut(view);
        pictureOf(view);
        QCOMPARE(view.frame().y.lower, 0.01);
        QCOMPARE(view.frame().y.upper, 100.0);
        QStringList labels;
        for (const PlotTick& tick : view.frame().yTicks) labels << tick.label;
        QCOMPARE(labels, QStringList({"0.01", "0.1", "1", "10", "100"}));
    }

    void thePlotSaysWhatItDoesNotDraw() {
        const Plot plot = plotOf(m_line, true);
        QCOMPARE(undrawnWords(undrawnPoints(plot)), QStringLiteral("3 of 7 points not drawn (0, −1, NaN)"));
        PlotView view(plot, m_light);
        QCOMPARE(view.accessibleDescription(), QStringLiteral("A line; 3 of 7 points not drawn (0, −1, NaN)"));
        layOut(view);
        const QImage image = pictureOf(view);
        const QRect axes = view.frame().axes;
        const QRect corner(axes.left() + 4, axes.top() + 4, 180, 20); // the line has its lowest point below
        const int written = countNear(image, corner, m_light.muted, 60);
        Plot without = plot;
        without.series.front().x = {1, 3, 5, 7};
        without.series.front().y = {1, 0.01, 100, 10};
        view.setPanel(without);
        QVERIFY(written > countNear(pictureOf(view), corner, m_light.muted, 60) + 100);
    }

    void theLineBreaksThere() {
        PlotView view(plotOf(m_line, true), m_light);
        layOut(view);
        const QImage image = pictureOf(view);
        for (const double x : {1.0, 2.0, 3.0, 4.0, 5.0, 6.0})
            QCOMPARE(inkBetween(image, view.frame(), x, x + 1), 0); // no two neighbours have a place
        QVERIFY(inkAt(image, view.frame(), 1, 1) > 5);
        QVERIFY(inkAt(image, view.frame(), 7, 10) > 5);
        view.setPanel(plotOf(lineThrough({1, 2, 3, 4, 5}, {1, 10, 0, 10, 1}), true));
        const QImage parted = pictureOf(view);
        QVERIFY(inkBetween(parted, view.frame(), 1, 2) > 5);
        QCOMPARE(inkBetween(parted, view.frame(), 2, 3), 0);
        QCOMPARE(inkBetween(parted, view.frame(), 3, 4), 0);
        QVERIFY(inkBetween(parted, view.frame(), 4, 5) > 5);
    }

    // Thin lines carry no markers: without a dot their lone points would be lost.
    void aPointBetweenGapsIsSeen() {
        Series thin = lineThrough({1, 2, 3, 4, 5, 6}, {0, 10, 0, 1, 10, notANumber});
        thin.thin = true;
        PlotView view(plotOf(thin, true), m_light);
        layOut(view);
        const QImage image = pictureOf(view);
        const std::vector<QPointF> lone = lonePoints(thin, view.frame());
        QCOMPARE(lone.size(), std::size_t(1));
        QCOMPARE(lone.front(), view.frame().pixel(2, 10));
        const QRect around(lone.front().toPoint() - QPoint(2, 2), QSize(5, 5));
        QVERIFY(countNear(image, around, blended(m_light.page, hue(), 0.5), 60) > 0);
    }

    void theLinearViewIsTheSameAfterTenSwitches() {
        const Plot linear = plotOf(m_line, false), logarithmic = plotOf(m_line, true);
        PlotView view(linear, m_light);
        layOut(view);
        const QImage before = pictureOf(view);
        const QImage firstLogarithm = [&] {
            view.setPanel(logarithmic);
            return pictureOf(view);
        }();
        QVERIFY(firstLogarithm != before);
        for (int turn = 0; turn < 10; ++turn) {
            view.setPanel(linear);
            QCOMPARE(pictureOf(view), before);
            view.setPanel(logarithmic);
            QCOMPARE(pictureOf(view), firstLogarithm);
        }
        view.setPanel(linear);
        QCOMPARE(pictureOf(view), before);
        QVERIFY(view.frame().y.lower == -1 && view.frame().y.upper == 100 && !view.frame().y.logarithmic);
    }

    void wordsAreFew_data() {
        QTest::addColumn<std::vector<double>>("y");
        QTest::addColumn<QString>("words");
        using Values = std::vector<double>;
        QTest::newRow("all drawn") << Values{1, 2, 3} << QString();
        QTest::newRow("one kind") << Values{0, 1, 0, 2, 0} << "3 of 5 points not drawn (0)";
        QTest::newRow("infinite") << Values{1, inf, -inf} << "2 of 3 points not drawn (inf, −inf)";
        QTest::newRow("fractions") << Values{1, -0.25, 1} << "1 of 3 points not drawn (−0.250)";
        QTest::newRow("many") << Values{-1, -2, -3, -4, -5, 1} << "5 of 6 points not drawn (−1, −2, −3, …)";
        QTest::newRow("not measured at the ends") << Values{notANumber, 1, 2, notANumber} << QString();
        QTest::newRow("none measured") << Values{notANumber, notANumber} << QString();
        QTest::newRow("nothing positive") << Values{0, 0} << "2 of 2 points not drawn (0)";
        QTest::newRow("empty") << Values{} << QString();
    }
    void wordsAreFew() {
        QFETCH(std::vector<double>, y);
        QFETCH(QString, words);
        std::vector<double> x;
        for (std::size_t i = 0; i < y.size(); ++i) x.push_back(double(i) + 1);
        const Plot plot = plotOf(lineThrough(x, y), true);
        QCOMPARE(undrawnWords(undrawnPoints(plot)), words);
        QVERIFY(undrawnWords(undrawnPoints(plotOf(lineThrough(x, y), false))).isEmpty()); // a linear axis has room
        PlotView view(plot, m_light);
        layOut(view);
        QVERIFY(!pictureOf(view).isNull());
    }

    // Theory, bands and what is still to come are not the data of the plot.
    void onlyMeasuredPointsCount() {
        Plot plot = plotOf(m_line, true);
        Series theory = m_line, pending = m_line, band = m_line;
        theory.theory = true;
        pending.pending = true;
        band.style = SeriesStyle::Band;
        band.y2 = band.y;
        plot.series.insert(plot.series.end(), {theory, pending, band});
        QCOMPARE(undrawnPoints(plot).all, Index(7));
        plot.series.front().style = SeriesStyle::Points;
        QCOMPARE(undrawnPoints(plot).undrawn, Index(3));
        plot.y.logarithmic = false;
        plot.x.logarithmic = true;
        plot.series.front().x.front() = 0;
        QCOMPARE(undrawnWords(undrawnPoints(plot)), QStringLiteral("2 of 7 points not drawn (0, NaN)"));
    }
};

NORMSCOPE_GUI_TEST(TestLogZero)
#include "test_log_zero.moc"
