// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/gui_test.h"
#include "gui/plot/pixels.h"
#include "gui/plot/sample_panels.h"
#include "plot/line_form.h"
#include "plot/line_markers.h"
#include "plot/plot_view.h"
#include "plot/series_style.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <limits>

using namespace normscope;
using namespace normscope::ui;

namespace {

Series line(LineForm form, Role role = Role::Layer) { return sampleLine("line", role, form, 1.1); }

QList<qreal> pixels(const QPen& pen) {
    QList<qreal> lengths = pen.dashPattern();
    for (qreal& length : lengths) length = std::round(length * pen.widthF() * 100) / 100;
    return lengths;
}

// The x of the marked points of the last series.
std::vector<double> markedPlaces(const Plot& plot) {
    std::vector<double> places;
    const std::vector<std::size_t> marked = markedPoints(plot).back();
    for (const std::size_t i : marked) places.push_back(plot.series.back().x[i]);
    return places;
}

Plot plotOf(std::vector<Series> series) {
    Plot plot;
    plot.series = std::move(series);
    return plot;
}

Plot bandPlot() {
    Plot plot;
    plot.title = "band";
    plot.x = {"", "", 0, 24, false};
    plot.y = {"", "", 0, 10, false};
    Series band = line(LineForm::Plain);
    band.style = SeriesStyle::Band;
    band.endLabel = band.cursorLabel = {};
    band.y.assign(25, 2);
    band.y2.assign(25, 8);
    plot.series = {band};
    return plot;
}

} // namespace

class TestLineStyles : public QObject {
    Q_OBJECT

    const Theme& m_light = theme(ThemeName::Light);

    QPoint pixelOf(const PlotView& view, double x, double y) const { return view.frame().pixel(x, y).toPoint(); }

private slots:
    void everyFormHasItsDashes_data() {
        QTest::addColumn<LineForm>("form");
        QTest::addColumn<QList<qreal>>("dashes");
        QTest::newRow("none") << LineForm::None << QList<qreal>{2, 3};
        QTest::newRow("post") << LineForm::Post << QList<qreal>{};
        QTest::newRow("pre") << LineForm::Pre << QList<qreal>{9, 4};
        QTest::newRow("sandwich") << LineForm::Sandwich << QList<qreal>{9, 3, 2, 3};
        QTest::newRow("output") << LineForm::Output << QList<qreal>{5, 2, 1.5, 2};
        QTest::newRow("DeepNorm") << LineForm::DeepNorm << QList<qreal>{14, 4};
        QTest::newRow("ReZero") << LineForm::ReZero << QList<qreal>{1, 3};
        QTest::newRow("LayerScale") << LineForm::LayerScale << QList<qreal>{6, 3, 1, 3, 1, 3};
    }
    void everyFormHasItsDashes() {
        QFETCH(LineForm, form);
        QFETCH(QList<qreal>, dashes);
        Series series = line(form);
        QCOMPARE(seriesPen(series, m_light).widthF(), 2.5);
        QCOMPARE(pixels(seriesPen(series, m_light)), dashes);
        series.pending = true;
        QCOMPARE(pixels(seriesPen(series, m_light)), dashes);
    }

    void theoryIsThinInk() {
        Series series = line(LineForm::Pre);
        series.theory = true;
        const QPen pen = seriesPen(series, m_light);
        QCOMPARE(pen.color(), m_light.ink);
        QCOMPARE(pen.widthF(), 1.1);
        QCOMPARE(pixels(pen), QList<qreal>({5, 3}));
        QVERIFY(markedPoints(plotOf({series})).front().empty());
    }

    void pendingLinesAreThinAndPale() {
        Series series = line(LineForm::Post);
        series.pending = true;
        const QPen pen = seriesPen(series, m_light);
        QCOMPARE(pen.widthF(), 1.5);
        QCOMPARE(pen.color(), blended(m_light.page, m_light.layer.line, 0.3));
        QVERIFY(markedPoints(plotOf({series})).front().empty());
    }

    void orangeIsNeverThin() {
        Series series = line(LineForm::Post, Role::Batch);
        for (const bool pending : {false, true}) {
            series.pending = pending;
            QVERIFY(seriesPen(series, m_light).widthF() >= 2.5);
        }
        series.pending = false;
        series.x.resize(1000);
        QVERIFY(seriesPen(series, m_light).widthF() >= 2.5);
    }

    void denseLinesAreThinAndSolid() {
        Series series = line(LineForm::Pre);
        series.x.resize(401);
        QCOMPARE(seriesPen(series, m_light).widthF(), 1.5);
        QCOMPARE(seriesPen(series, m_light).style(), Qt::SolidLine);
    }

    void secondLineHasTheOtherMarkerAndShade() {
        Series series = line(LineForm::Post);
        QVERIFY(!markerOf(series).open);
        series.second = true;
        QVERIFY(markerOf(series).open);
        QVERIFY(markerOf(series).shape == MarkerShape::Circle);
        QCOMPARE(seriesPen(series, m_light).color(), m_light.layer.second);
    }

    void markersStandAtTheSamePlacesInEveryFrame() {
        const Plot whole = plotOf({line(LineForm::None), line(LineForm::Pre)});
        const std::vector<double> places = markedPlaces(whole);
        QVERIFY(places.size() >= 7 && places.size() <= 9);
        Plot begun = whole; // the second line has been drawn up to layer 9
        Series pending = whole.series.back();
        pending.pending = true;
        begun.series = {whole.series[0], pending, whole.series.back()};
        begun.series.back().x.resize(10);
        begun.series.back().y.resize(10);
        std::vector<double> expected;
        std::copy_if(places.begin(), places.end(), std::back_inserter(expected), [](double x) { return x <= 9; });
        QVERIFY(markedPlaces(begun) == expected);
        QVERIFY(markedPoints(whole)[0] != markedPoints(whole)[1]);
    }

    void bandIsALightAreaWithAGap() {
        Plot plot = bandPlot();
        plot.series[0].y[12] = std::numeric_limits<double>::quiet_NaN();
        PlotView view(plot, m_light);
        view.resize(400, 240);
        view.setColumn(60, 240);
        const QImage image = pictureOf(view);
        const QColor area = blended(m_light.page, m_light.layer.line, 0.18);
        QVERIFY(isNear(image.pixelColor(pixelOf(view, 4, 6.3)), area, 3));
        QVERIFY(isNear(image.pixelColor(pixelOf(view, 20, 6.3)), area, 3));
        QCOMPARE(image.pixelColor(pixelOf(view, 12, 6.3)), m_light.page);
        QCOMPARE(image.pixelColor(pixelOf(view, 4, 9.2)), m_light.page);
        QCOMPARE(countNear(image, image.rect(), m_light.layer.line, 8), 0); // no outline
    }

    void wedgeOfTheoryIsPaleInk() {
        Plot plot = bandPlot();
        plot.series[0].role = Role::Plain;
        PlotView view(plot, m_light);
        view.resize(400, 240);
        view.setColumn(60, 240);
        const QColor wedge = blended(m_light.page, m_light.ink, 0.08);
        QVERIFY(isNear(pictureOf(view).pixelColor(pixelOf(view, 4, 6.3)), wedge, 3));
    }

    // Left and right of the axes' edge lies the same; and above the axes there is nothing, though a point is.
    void aMarkAtTheEdgeIsDrawnWhole() {
        Series points = line(LineForm::Plain);
        points.style = SeriesStyle::Points;
        points.endLabel = points.cursorLabel = {};
        points.x = {24, 12};
        points.y = {5, 11};
        Plot plot = bandPlot();
        plot.series = {points};
        PlotView view(plot, m_light);
        view.resize(500, 240);
        view.setColumn(60, 380);
        const QImage image = pictureOf(view);
        const QPoint edge = pixelOf(view, 24, 5), beyond = pixelOf(view, 12, 11);
        const QColor blue = m_light.line(Role::Layer);
        const int left = countNear(image, {edge.x() - 6, edge.y() - 6, 6, 13}, blue);
        const int right = countNear(image, {edge.x() + 1, edge.y() - 6, 6, 13}, blue);
        QVERIFY2(left > 8 && std::abs(left - right) <= 4, qPrintable(QString("%1, %2").arg(left).arg(right)));
        QCOMPARE(countNear(image, {beyond.x() - 8, beyond.y() - 8, 17, 17}, blue), 0);
    }
};

NORMSCOPE_GUI_TEST(TestLineStyles)
#include "test_line_styles.moc"
