// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/precision/precision_layout.h"

#include "gui/gui_test.h"
#include "gui/pages/precision_fixture.h"
#include "plot/heat_map_view.h"
#include "plot/plot_view.h"
#include "plot/reading_view.h"
#include "plot/text_table_view.h"

#include <QAbstractButton>

#include <algorithm>

using namespace normscope;
using namespace normscope::ui;

// Where the panels of the Precision page stand, and that all that is written on it can be read.
class TestPrecisionLayout : public QObject {
    Q_OBJECT
private slots:
    void everythingHasRoom_data();
    void everythingHasRoom();
    void everyWordCanBeRead_data();
    void everyWordCanBeRead();
    void smallPagesKeepTheirPanelsApart_data();
    void smallPagesKeepTheirPanelsApart();
    void mapsStandInARow();
    void theVerdictGoesAcrossAHighPage();
    void anotherCellMovesNothing();
    void overflowPlotsShareTheirAxis();
    void textsGoAcrossThePage();
    void modelsThatComeInMoveNothing();
    void aPictureHasEveryPanel();
    void anEmptyFigureHasItsSwitch();

private:
    static void verifyApart(const PrecisionFixture& fixture);
    static PrecisionLayout layoutOf(const PrecisionFixture& fixture, const QSize& size) {
        return precisionLayout(fixture.page.figure(), size, theme(ThemeName::Light));
    }
    static QRect placeOf(const PrecisionFixture& fixture, const char* name) { return fixture.view(name)->geometry(); }
};

namespace {

// The pages of windows of 1280 × 720, 1366 × 768, 1440 × 900 and more. A projector hides the docks and has the sentence
// below the page.
void addPages() {
    QTest::addColumn<int>("name");
    QTest::addColumn<int>("window"); // its height
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("view");
    const auto add = [](ThemeName name, int window, const QSize& size) {
        for (int view = 0; view < 5; ++view)
            QTest::addRow("theme %d, width %d, view %d", int(name), size.width(), view)
                << int(name) << window << size << view;
    };
    for (const ThemeName name : {ThemeName::Light, ThemeName::Dark})
        for (const auto& [window, size] : {std::pair(720, QSize(880, 592)), std::pair(768, QSize(966, 640)),
                                           std::pair(900, QSize(1040, 772)), std::pair(1028, QSize(1500, 900))})
            add(name, window, size);
    for (const auto& [window, size] :
         {std::pair(720, QSize(1280, 514)), std::pair(768, QSize(1366, 556)), std::pair(900, QSize(1440, 670))})
        add(ThemeName::Projector, window, size);
}

// The texts that take the most room: a sum that stagnates, a mean that is rounded, an eps that is nothing or kept in
// another format, an algorithm with a long name.
std::vector<Scenario> wordyScenarios(PrecisionView view) {
    std::vector<Scenario> scenarios(6, precisionSeenAs(view));
    scenarios[0].norm.eps = 1e-8;
    scenarios[1].precision.format = NumberFormat::BFloat16;
    scenarios[1].precision.features = 1024;
    scenarios[1].precision.sd = 1;
    scenarios[2].precision.offset = 1000;
    scenarios[2].precision.sd = 0.1;
    scenarios[3].precision.sd = 100;
    scenarios[3].precision.features = 1024;
    scenarios[4].norm.eps = 1e-8;
    scenarios[4].precision.sums = Accumulation::Float32;
    scenarios[5].norm.eps = 1e-8;
    scenarios[5].precision.variance = VarianceAlgorithm::CorrectedTwoPass;
    return scenarios;
}

} // namespace

void TestPrecisionLayout::verifyApart(const PrecisionFixture& fixture) {
    const std::vector<QRect> panels = fixture.places();
    for (std::size_t i = 0; i < panels.size(); ++i) {
        QVERIFY(fixture.canvas()->rect().contains(panels[i]));
        QVERIFY(!panels[i].intersects(fixture.canvas()->viewSwitch()));
        for (std::size_t k = 0; k < i; ++k) QVERIFY(!panels[i].intersects(panels[k]));
    }
}

void TestPrecisionLayout::everythingHasRoom_data() { addPages(); }

void TestPrecisionLayout::everythingHasRoom() {
    QFETCH(int, name);
    QFETCH(int, window);
    QFETCH(QSize, size);
    QFETCH(int, view);
    const PrecisionFixture fixture(precisionSeenAs(PrecisionView(view)), theme(ThemeName(name), window), size);
    verifyApart(fixture);
    const bool grid = view == int(PrecisionView::Grid), folded = grid && name == int(ThemeName::Projector);
    QCOMPARE(fixture.places().size(), fixture.page.figure().panels.size() - (folded ? 1 : 0));
    QCOMPARE(fixture.view("effective-eps") != nullptr, !folded); // it stands in the other views
    QCOMPARE(fixture.view("operations") != nullptr, grid);
    for (const PlotView* plot : fixture.page.findChildren<PlotView*>()) {
        const QByteArray which = plot->name().toUtf8();
        QVERIFY2(plot->frame().axes.height() >= 70 && plot->frame().axes.width() >= 100, which.constData());
    }
    for (const HeatMapView* map : fixture.page.findChildren<HeatMapView*>()) {
        const QSizeF cell = map->cellRect({0, 0}).size();
        QVERIFY2(cell.width() >= 18 && cell.height() >= 12, qPrintable(map->name()));
    }
    for (const QAbstractButton* button : fixture.canvas()->findChildren<QAbstractButton*>()) {
        const QRect place(button->mapTo(fixture.canvas(), QPoint()), button->size());
        QVERIFY2(fixture.canvas()->viewSwitch().contains(place), qPrintable(button->text()));
        QVERIFY(button->width() >= button->sizeHint().width() && button->height() >= button->sizeHint().height());
    }
}

void TestPrecisionLayout::everyWordCanBeRead_data() { addPages(); }

void TestPrecisionLayout::everyWordCanBeRead() {
    QFETCH(int, name);
    QFETCH(int, window);
    QFETCH(QSize, size);
    QFETCH(int, view);
    PrecisionFixture fixture(precisionSeenAs(PrecisionView(view)), theme(ThemeName(name), window), size);
    for (const Scenario& scenario : wordyScenarios(PrecisionView(view))) {
        fixture.show(quickPrecision(scenario));
        for (const TextTableView* table : fixture.page.findChildren<TextTableView*>()) {
            if (!table->isVisible()) continue;
            const TextTableLayout& layout = table->layoutFor(table->size());
            QVERIFY2(layout.bottom <= table->height(), qPrintable(table->name()));
            for (const TextTableLayout::Row& row : layout.rows)
                for (const TableText& text : row.texts) QVERIFY2(text.whole.isEmpty(), qPrintable(text.whole));
        }
        for (const ReadingView* reading : fixture.page.findChildren<ReadingView*>())
            QVERIFY2(!reading->layoutFor(reading->size()).cut, qPrintable(reading->accessibleDescription()));
    }
}

void TestPrecisionLayout::smallPagesKeepTheirPanelsApart_data() {
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("view");
    for (const QSize& size : {QSize(720, 420), QSize(740, 900), QSize(1600, 420)})
        for (int view = 0; view < 5; ++view)
            QTest::addRow("%d x %d, view %d", size.width(), size.height(), view) << size << view;
}

void TestPrecisionLayout::smallPagesKeepTheirPanelsApart() {
    QFETCH(QSize, size);
    QFETCH(int, view);
    verifyApart(PrecisionFixture(precisionSeenAs(PrecisionView(view)), theme(ThemeName::Light), size));
}

void TestPrecisionLayout::mapsStandInARow() {
    const PrecisionFixture fixture;
    const QRect first = placeOf(fixture, "grid-fp32");
    int right = first.right();
    for (const char* name : {"grid-fp16", "grid-bf16"}) {
        const QRect place = placeOf(fixture, name);
        QVERIFY(place.top() == first.top() && place.height() == first.height() && place.left() == right + 1);
        right = place.right();
        const auto widthOf = [&](const char* map) { return fixture.view<HeatMapView>(map)->frame().axes.width(); };
        QVERIFY(std::abs(widthOf(name) - widthOf("grid-fp32")) <= 2); // what is left of thirds
    }
    QVERIFY(placeOf(fixture, "verdict").top() > first.bottom());
    QVERIFY(placeOf(fixture, "operations").right() < placeOf(fixture, "vector").left());
    QVERIFY(placeOf(fixture, "effective-eps").top() > placeOf(fixture, "vector").bottom());
}

void TestPrecisionLayout::theVerdictGoesAcrossAHighPage() {
    PrecisionFixture fixture;
    QVERIFY(placeOf(fixture, "verdict").width() > 1000);
    fixture.page.resize(966, 640);
    QVERIFY(placeOf(fixture, "verdict").width() < 600);
    QVERIFY(placeOf(fixture, "operations").top() > placeOf(fixture, "verdict").bottom());
}

void TestPrecisionLayout::anotherCellMovesNothing() {
    PrecisionFixture fixture;
    const std::vector<QRect> before = fixture.places();
    for (const auto& [format, eps, sd] :
         {std::tuple(NumberFormat::Float32, 1e-3, 1.0), std::tuple(NumberFormat::Float16, 1e-8, 0.0),
          std::tuple(NumberFormat::BFloat16, 1e-12, 1e3)}) {
        Scenario next = fixture.document.scenario();
        next.precision.format = format;
        next.norm.eps = eps;
        next.precision.sd = sd;
        QVERIFY(fixture.document.change(next));
        QCOMPARE(fixture.places(), before);
    }
}

void TestPrecisionLayout::overflowPlotsShareTheirAxis() {
    const PrecisionFixture fixture(precisionSeenAs(PrecisionView::Overflow));
    const QRect first = fixture.view<PlotView>("overflow")->frame().axes;
    const QRect second = fixture.view<PlotView>("overflow-share")->frame().axes;
    QCOMPARE(second.left(), first.left());
    QCOMPARE(second.size(), first.size());
    QVERIFY(placeOf(fixture, "overflow-share").top() > placeOf(fixture, "overflow").bottom());
}

void TestPrecisionLayout::textsGoAcrossThePage() {
    const PrecisionFixture fixture(precisionSeenAs(PrecisionView::Generation));
    const QRect kl = placeOf(fixture, "kl"), loss = placeOf(fixture, "language-loss");
    QVERIFY(kl.right() < loss.left() && kl.top() == loss.top() && kl.width() > loss.width());
    QVERIFY(placeOf(fixture, "texts").top() > kl.bottom());
    QVERIFY(placeOf(fixture, "texts").width() > 1000);
    QVERIFY(placeOf(fixture, "effective-eps").top() > placeOf(fixture, "texts").bottom());
}

void TestPrecisionLayout::modelsThatComeInMoveNothing() {
    for (const PrecisionView view : {PrecisionView::Grid, PrecisionView::Generation}) {
        PrecisionFixture fixture(precisionSeenAs(view));
        const std::vector<QRect> before = fixture.places();
        const auto views = fixture.page.findChildren<PanelView*>();
        PrecisionResult part = quickPrecision(fixture.document.scenario());
        for (; part.done < part.planned; ++part.done) {
            fixture.show(part);
            QCOMPARE(fixture.places(), before);
        }
        fixture.show(runPrecision(fixture.document.scenario()));
        QVERIFY(fixture.result->complete() && !fixture.result->generation.runs.empty());
        QCOMPARE(fixture.places(), before);
        QCOMPARE(fixture.page.findChildren<PanelView*>(), views);
    }
}

void TestPrecisionLayout::aPictureHasEveryPanel() {
    for (int view = 0; view < 5; ++view) {
        PrecisionFixture fixture(precisionSeenAs(PrecisionView(view)));
        QCOMPARE(fixture.page.picture({}).panels.size(), fixture.page.figure().panels.size());
        QCOMPARE(fixture.page.picture("effective-eps").panels.size(), std::size_t(1));
        for (const PanelView* panel : fixture.page.findChildren<PanelView*>())
            QVERIFY2(!panel->accessibleName().isEmpty(), qPrintable(panel->name()));
    }
}

void TestPrecisionLayout::anEmptyFigureHasItsSwitch() {
    const PrecisionLayout layout = precisionLayout({}, {966, 640}, theme(ThemeName::Light));
    QVERIFY(layout.panels.places.empty());
    QVERIFY(layout.viewSwitch.width() > 900 && layout.viewSwitch.height() >= 24);
}

NORMSCOPE_GUI_TEST(TestPrecisionLayout)
#include "test_precision_layout.moc"
