// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/depth/depth_layout.h"

#include "gui/gui_test.h"
#include "lab/depth.h"

using namespace normscope;
using namespace normscope::ui;

// Where the panels of the Depth page stand, from the smallest window to a large one.
class TestDepthLayout : public QObject {
    Q_OBJECT

    static Plot plot(const char* name) {
        Plot plot;
        plot.name = name;
        plot.title = "title";
        return plot;
    }

    static MatrixPlot layer() {
        MatrixPlot layer;
        layer.name = "layer";
        layer.title = "Layer 9, Pre-LN";
        layer.values = MatrixD::Zero(detailRows, detailColumns);
        layer.rowMargin.mean.resize(detailRows);
        layer.columnMargin.mean.resize(detailColumns);
        return layer;
    }

    static HistogramStrip strip() {
        HistogramStrip strip;
        strip.name = "histograms";
        return strip;
    }

    static Figure figure(const char* middle = "gradient") {
        Figure figure;
        figure.panels = {plot("rms"), plot(middle), strip(), Wiring{}, layer()};
        return figure;
    }

    static std::vector<QRect> shown(const DepthLayout& layout) {
        std::vector<QRect> panels;
        for (const PanelPlaces::Place& place : layout.panels.places)
            if (!place.panel.isNull()) panels.push_back(place.panel);
        return panels;
    }

    static bool parted(const std::vector<QRect>& panels) {
        for (std::size_t i = 0; i < panels.size(); ++i)
            for (std::size_t k = 0; k < i; ++k)
                if (panels[i].intersects(panels[k])) return false;
        return true;
    }

private slots:
    void everySizeHasRoomForItsPanels_data() {
        QTest::addColumn<int>("name");
        QTest::addColumn<QSize>("size");
        for (const ThemeName name : {ThemeName::Light, ThemeName::Projector})
            for (const QSize& size : {QSize(740, 420), QSize(880, 632), QSize(966, 640), QSize(1040, 812),
                                      QSize(1440, 772), QSize(1600, 1000)})
                QTest::addRow("%d, %d x %d", int(name), size.width(), size.height()) << int(name) << size;
    }

    void everySizeHasRoomForItsPanels() {
        QFETCH(int, name);
        QFETCH(QSize, size);
        const DepthLayout layout = depthLayout(figure(), size, theme(ThemeName(name)));
        const std::vector<QRect> panels = shown(layout);
        QVERIFY(panels.size() >= 4);
        QVERIFY(parted(panels));
        for (const QRect& panel : panels) QVERIFY(QRect(QPoint(), size).contains(panel));
        const PanelPlaces::Place& matrix = layout.panels.places.back();
        QVERIFY(QRect(QPoint(), matrix.panel.size()).contains(matrix.cells));
        QVERIFY(matrix.cells.height() >= 2 * detailRows && matrix.cells.width() >= 3 * detailColumns);
    }

    void thePlotsAtTheLeftShareTheirAxis() {
        const std::vector<PanelPlaces::Place> places =
            depthLayout(figure(), {1040, 812}, theme(ThemeName::Light)).panels.places;
        for (const std::size_t k : {1, 2}) {
            QCOMPARE(places[k].cells.left(), places[0].cells.left());
            QCOMPARE(places[k].cells.width(), places[0].cells.width());
            QCOMPARE(places[k].panel.left(), places[0].panel.left());
            QCOMPARE(places[k].panel.top(), places[k - 1].panel.bottom() + 1);
        }
        QCOMPARE(places[0].cells.left(), 60);
        QVERIFY(places[0].panel.width() - places[0].cells.right() >= 110); // words at the ends of the lines
    }

    void noPlotIsLowerThanItCanBeRead() {
        for (const QSize& size : {QSize(740, 420), QSize(966, 640), QSize(1040, 812)}) {
            const auto places = depthLayout(figure(), size, theme(ThemeName::Light)).panels.places;
            QVERIFY(places[0].panel.height() >= 150 && places[1].panel.height() >= 149);
            QVERIFY(places[2].panel.height() >= 89);
        }
    }

    void aLowPageForAProjectorGivesUpTheHistogramsAndTheSummary() {
        const DepthLayout layout = depthLayout(figure(), {740, 420}, theme(ThemeName::Projector));
        QVERIFY(layout.panels.places[2].panel.isNull());
        QVERIFY(!layout.wiringSummary);
        QVERIFY(depthLayout(figure(), {1040, 812}, theme(ThemeName::Light)).wiringSummary);
    }

    void withoutHistogramsTheOthersTakeTheirRoom() {
        Figure without = figure("against-depth");
        without.panels.erase(without.panels.begin() + 2);
        const auto places = depthLayout(without, {1040, 812}, theme(ThemeName::Light)).panels.places;
        QVERIFY(places[1].panel.bottom() >= 800);
    }

    void aLayerThatIsNotKnownYetHasTheRoomItWillNeed() {
        Figure empty = figure();
        std::get<MatrixPlot>(empty.panels.back()).values = MatrixD();
        const Theme& light = theme(ThemeName::Light);
        QCOMPARE(depthLayout(empty, {1040, 812}, light).panels.places.back().panel,
                 depthLayout(figure(), {1040, 812}, light).panels.places.back().panel);
    }
};

NORMSCOPE_GUI_TEST(TestDepthLayout)
#include "test_depth_layout.moc"
