// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lab/axes_support.h"
#include "gui/gui_test.h"
#include "gui/plot/pixels.h"
#include "gui/plot/sample_panels.h"
#include "math/histogram.h"
#include "plot/export.h"
#include "plot/heat_map_view.h"
#include "plot/matrix_painter.h"

#include <QFile>
#include <QTemporaryDir>

#include <cmath>
#include <limits>
#include <memory>

using namespace normscope;
using namespace normscope::ui;

namespace {

constexpr double notANumber = std::numeric_limits<double>::quiet_NaN();

// The Axes page of a file, as it is.
Figure figureOf(const std::string& file, Index samples) {
    Scenario scenario;
    scenario.data.source = DataSource::File;
    scenario.data.file = std::string(NORMSCOPE_TEST_DIR "/golden/cases/") + file;
    scenario.data.units = Units::Raw;
    scenario.data.samples = samples;
    return axesFigure(axestest::run(scenario), {});
}

template <class PanelType>
PanelType panelOf(const Figure& figure, const std::string& name) {
    for (const Panel& panel : figure.panels)
        if (panelName(panel) == name) return std::get<PanelType>(panel);
    throw std::runtime_error("no panel " + name);
}

std::vector<double> filledBins(const Plot& histogram) {
    std::vector<double> counts;
    for (const double count : histogram.series.front().y)
        if (count != 0) counts.push_back(count);
    return counts;
}

HeatMap mapOf(double value, bool logarithmic) {
    HeatMap map = sampleHeatMap();
    map.note = {};
    map.cursor = {};
    map.letter.clear();
    map.logarithmic = logarithmic;
    map.values.setConstant(value);
    map.lower = map.upper = value;
    return map;
}

} // namespace

// One value in every cell, or none at all: least and greatest are the same number, or there are none.
class TestConstantData : public QObject {
    Q_OBJECT

    const Theme& m_light = theme(ThemeName::Light);
    QTemporaryDir m_folder;

    // What a picture of the panel has in words.
    QString wordsOf(const Panel& panel) const {
        const std::unique_ptr<PanelView> view(makePanelView(panel, m_light, nullptr));
        Picture picture;
        picture.size = {500, 240};
        picture.theme = &m_light;
        picture.panels = {{view.get(), {0, 0, 500, 240}}};
        const QString path = m_folder.filePath("panel.svg");
        if (!exportPicture(picture, path, {})) return {};
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
    }

private slots:
    void aConstantMatrixHasOneColour() {
        const Figure figure = figureOf("const8x8.npy", 8);
        const auto input = panelOf<MatrixPlot>(figure, "input");
        QCOMPARE(input.values.size(), Index(64));
        const QImage cells = matrixPixels(input, m_light).image;
        for (int i = 0; i < 64; ++i) QCOMPARE(cells.pixel(i % 8, i / 8), cells.pixel(0, 0));
        QVERIFY(isNear(cells.pixelColor(0, 0), m_light.diverge(3.25, input.limit), 2)); // of a table of colours
        QCOMPARE(panelOf<CellCard>(figure, "cell").value, std::string("x = 3.25"));
        QVERIFY(input.limit >= 3.25 && input.limit < 4); // the scale reaches the value
    }

    void aConstantMatrixFillsOneBin() {
        const Figure figure = figureOf("const8x8.npy", 8);
        for (const char* name : {"histogram-input", "histogram-layer", "histogram-batch"})
            QCOMPARE(filledBins(panelOf<Plot>(figure, name)), std::vector<double>{64});
        const Plot histogram = panelOf<Plot>(figure, "histogram-input");
        const Series& bars = histogram.series.front();
        for (std::size_t k = 0; k < bars.y.size(); ++k)
            QCOMPARE(bars.y[k] == 64, bars.x[k] <= 3.25 && 3.25 < bars.x[k + 1]);
    }

    void withoutFiniteValuesAPlotSaysSo() {
        const Figure figure = figureOf("allnan.npy", 4);
        const QString histogram = wordsOf(panelOf<Plot>(figure, "histogram-input"));
        QVERIFY2(histogram.contains(QLatin1String(">no finite values<")), qPrintable(histogram));
        QVERIFY(histogram.contains(QLatin1String(" not finite<")));
        QCOMPARE(plain(panelOf<MatrixPlot>(figure, "input").summary), std::string("rows NaN · features NaN"));
        QCOMPARE(filledBins(panelOf<Plot>(figure, "histogram-input")), std::vector<double>{});
    }

    void everyPanelOfThemCanBeDrawn_data() {
        QTest::addColumn<QString>("file");
        QTest::addColumn<int>("samples");
        QTest::newRow("constant") << "const8x8.npy" << 8;
        QTest::newRow("one row of it") << "const8x8.npy" << 1;
        QTest::newRow("all NaN") << "allnan.npy" << 4;
    }
    void everyPanelOfThemCanBeDrawn() {
        QFETCH(QString, file);
        QFETCH(int, samples);
        const Figure figure = figureOf(file.toStdString(), samples);
        for (const Panel& panel : figure.panels)
            for (const ThemeName name : {ThemeName::Light, ThemeName::Dark, ThemeName::Projector}) {
                const std::unique_ptr<PanelView> view(makePanelView(panel, theme(name), nullptr));
                view->resize(400, 300);
                QCOMPARE(pictureOf(*view).size(), QSize(400, 300));
            }
    }

    void aConstantMapHasOneColourAndAScaleThatReadsIt_data() {
        QTest::addColumn<double>("value");
        QTest::addColumn<bool>("logarithmic");
        QTest::addColumn<QString>("reading");
        QTest::newRow("linear") << 3.25 << false << "3.25";
        QTest::newRow("logarithmic") << 3.25 << true << "3.25";
        QTest::newRow("negative") << -3.25 << false << "−3.25";
        QTest::newRow("tiny") << 1.25e-3 << true << "0.00125";
    }
    void aConstantMapHasOneColourAndAScaleThatReadsIt() {
        QFETCH(double, value);
        QFETCH(bool, logarithmic);
        QFETCH(QString, reading);
        const HeatMap map = mapOf(value, logarithmic);
        QVERIFY(wordsOf(map).contains(QString(">%1<").arg(reading)));
        HeatMapView view(map, m_light);
        view.resize(500, 240);
        view.setColumn(60, 200);
        const QImage image = pictureOf(view);
        const QRect axes = view.frame().axes;
        const QColor cell = image.pixelColor(view.frame().pixel(20, 6).toPoint());
        const QRect cells(view.frame().pixel(5, 11).toPoint(), view.frame().pixel(45, 2).toPoint());
        QCOMPARE(countNear(image, cells, cell, 0), cells.width() * cells.height());
        const QRect bar(axes.right() + 1 + 18 + 2, axes.top() + 2, 6, axes.height() - 4);
        QCOMPARE(countNear(image, bar, cell, 0), bar.width() * bar.height());
    }

    void aMapWithoutFiniteValuesSaysSo() {
        HeatMap map = mapOf(notANumber, false);
        map.lower = 0;
        map.upper = 1;
        QVERIFY(wordsOf(map).contains(QLatin1String(">no finite values<")));
        map.values(3, 3) = 0.5;
        QVERIFY(!wordsOf(map).contains(QLatin1String("no finite values")));
        map.values.resize(0, 0);
        QVERIFY(!wordsOf(map).contains(QLatin1String("no finite values"))); // nothing is there yet
    }

    // No page lets a person set their number; whatever asks for them gets what can be drawn.
    void binsAreClamped() {
        const MatrixD constant = MatrixD::Constant(8, 8, 3.25), none = MatrixD::Constant(4, 4, notANumber);
        MatrixD halves(1, 2);
        halves << 0, 1;
        for (const Index bins : {Index(-1), Index(0), Index(1), Index(10'000'000)}) {
            const Histogram one = histogram(constant, bins);
            QCOMPARE(one.counts, std::vector<Index>{64});
            QVERIFY(one.edges.front() < 3.25 && 3.25 < one.edges.back());
            QVERIFY(histogram(none, bins).counts.empty());
            QCOMPARE(histogram(none, bins).nonFinite, Index(16));
            QVERIFY(histogram(MatrixD(0, 0), bins).edges.empty());
            QCOMPARE(std::ssize(histogram(halves, bins).counts), std::clamp<Index>(bins, 1, maxBins));
        }
    }

    void nothingIsChosen() {
        MatrixPlot matrix = sampleMatrix(0, 0);
        matrix.rowMargin = matrix.columnMargin = {};
        Plot plot = samplePlot();
        plot.series = {};
        HistogramStrip strip = sampleStrip();
        strip.edges.clear();
        strip.columns.clear();
        for (const Panel& panel : {Panel(matrix), Panel(plot), Panel(sampleHeatMap(0)), Panel(strip)})
            QVERIFY(wordsOf(panel).contains(QLatin1String("</svg>")));
    }
};

NORMSCOPE_GUI_TEST(TestConstantData)
#include "test_constant_data.moc"
