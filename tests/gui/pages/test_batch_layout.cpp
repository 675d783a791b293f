// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/batch/batch_layout.h"

#include "gui/gui_test.h"

using namespace normscope;
using namespace normscope::ui;

// Where the panels of the Batch page stand, from the smallest window to a large one.
class TestBatchLayout : public QObject {
    Q_OBJECT

    const BatchControls m_controls{{417, 26}, {508, 23}};

    static Plot plot(const char* name) {
        Plot plot;
        plot.name = name;
        plot.title = "title";
        return plot;
    }

    static HeatMap map(const char* name, bool first, bool last) {
        HeatMap map;
        map.name = name;
        map.values = MatrixD::Ones(8, 64);
        map.showYLabels = first;
        map.showScale = last;
        map.logarithmic = false;
        return map;
    }

    static TextTable table() {
        TextTable table;
        table.name = "convention-table";
        table.columns = {"mean", "variance"};
        table.rows.resize(4);
        return table;
    }

    static Figure figure(const std::vector<Panel>& view) {
        Figure figure;
        figure.panels = {plot("batch-mean"), plot("batch-variance"), plot("sample-statistics")};
        figure.panels.insert(figure.panels.end(), view.begin(), view.end());
        Reading reading;
        reading.name = "statistics-in-use";
        figure.panels.push_back(reading);
        return figure;
    }

    static std::vector<Panel> view(int which) {
        switch (which) {
        case 0:
            return {plot("error-law"), plot("variance-bias")};
        case 1:
            return {map("perturbed-layer", true, false), map("perturbed-batch", false, false),
                    map("perturbed-evaluation", false, true), plot("perturbation-law")};
        case 2:
            return {plot("padding-statistics"), plot("padded-accuracy"), plot("padded-logits")};
        default:
            return {plot("convention-mean"), table()};
        }
    }

    BatchLayout layoutOf(int which, const QSize& size = {966, 640}) const {
        return batchLayout(figure(view(which)), size, theme(ThemeName::Light), m_controls);
    }

private slots:
    void everySizeHasRoomForItsPanels_data() {
        QTest::addColumn<int>("name");
        QTest::addColumn<QSize>("size");
        QTest::addColumn<int>("which");
        for (const ThemeName name : {ThemeName::Light, ThemeName::Projector})
            for (const QSize& size :
                 {QSize(740, 420), QSize(880, 592), QSize(966, 640), QSize(1040, 812), QSize(1600, 1000)})
                for (int which = 0; which < 4; ++which)
                    QTest::addRow("%d, %d x %d, %d", int(name), size.width(), size.height(), which)
                        << int(name) << size << which;
    }

    void everySizeHasRoomForItsPanels() {
        QFETCH(int, name);
        QFETCH(QSize, size);
        QFETCH(int, which);
        const BatchLayout layout = batchLayout(figure(view(which)), size, theme(ThemeName(name)), m_controls);
        std::vector<QRect> rooms = {layout.events, layout.views};
        for (const PanelPlaces::Place& place : layout.panels.places) rooms.push_back(place.panel);
        for (std::size_t i = 0; i < rooms.size(); ++i) {
            QVERIFY(QRect(QPoint(), size).contains(rooms[i]));
            QVERIFY(rooms[i].width() >= 60 && rooms[i].height() >= (i < 2 ? 23 : 40));
            for (std::size_t k = 0; k < i; ++k) QVERIFY(!rooms[i].intersects(rooms[k]));
        }
    }

    void theStreamSharesOneAxisFromTopToBottom() {
        const BatchLayout layout = layoutOf(0);
        const auto& places = layout.panels.places;
        for (const std::size_t k : {1, 2}) {
            QCOMPARE(places[k].cells, places[0].cells);
            QCOMPARE(places[k].panel.left(), places[0].panel.left());
            QCOMPARE(places[k].panel.top(), places[k - 1].panel.bottom() + 1);
        }
        QVERIFY(places[2].panel.height() > places[1].panel.height()); // its axis has tick labels
        QVERIFY(places[2].panel.bottom() < layout.views.top());
    }

    void bothHalvesAreAsWide() {
        const auto places = layoutOf(2).panels.places;
        QCOMPARE(places[3].panel.width(), places[0].panel.width());
        for (const std::size_t k : {4, 5}) QCOMPARE(places[k].cells, places[3].cells);
        QVERIFY(std::abs(places[3].panel.height() - places[5].panel.height()) <= 1);
    }

    void mapsStandSideBySideAndEquallyWide() {
        const auto places = layoutOf(1).panels.places;
        for (const std::size_t k : {4, 5}) {
            QCOMPARE(places[k].panel.top(), places[3].panel.top());
            QCOMPARE(places[k].panel.left(), places[k - 1].panel.right() + 1);
            QCOMPARE(places[k].cells.width(), places[3].cells.width());
        }
        QVERIFY(places[3].cells.width() >= 64);
        QVERIFY(places[6].panel.top() > places[3].panel.bottom());
        QCOMPARE(places[6].cells.left(), places[3].cells.left());
    }

    void aTableTakesNoMoreThanItNeeds() {
        const auto places = layoutOf(3, {1600, 1000}).panels.places;
        QVERIFY(places[4].panel.height() < places[3].panel.height());
        QVERIFY(places[4].panel.height() >= 5 * 20);
    }

    void whatIsInUseStandsBelowTheView() {
        for (int which = 0; which < 4; ++which) {
            const auto places = layoutOf(which).panels.places;
            const QRect reading = places.back().panel;
            QVERIFY(which == 2 || reading == layoutOf(0).panels.places.back().panel); // three plots need its room
            QVERIFY(reading.top() > places[places.size() - 2].panel.bottom() && reading.width() >= 400);
        }
    }

    void theControlsStandInOneRowWhereTheyFit() {
        for (const int width : {880, 966, 1366}) {
            const BatchLayout layout = layoutOf(0, {width, 640});
            const bool beside = layout.events.right() < layout.views.left();
            QCOMPARE(beside, width >= 966);
            if (!beside) QVERIFY(layout.events.top() > layout.views.bottom());
            QVERIFY(layout.events.width() >= m_controls.events.width());
            QVERIFY(layout.views.width() >= m_controls.views.width());
        }
    }

    void aFigureWithoutPanelsHasItsControls() {
        const BatchLayout layout = batchLayout({}, {966, 640}, theme(ThemeName::Light), m_controls);
        QVERIFY(layout.panels.places.empty());
        QVERIFY(layout.events.height() >= 26 && layout.views.height() >= 23);
    }
};

NORMSCOPE_GUI_TEST(TestBatchLayout)
#include "test_batch_layout.moc"
