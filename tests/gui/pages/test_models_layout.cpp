// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/gui_test.h"
#include "gui/pages/models_fixture.h"
#include "pages/models/models_layout.h"
#include "plot/plot_view.h"
#include "plot/reading_view.h"

#include <QAbstractButton>

using namespace normscope;
using namespace normscope::ui;

// Where the panels of the Models page stand, and that all that is written on it can be read.
class TestModelsLayout : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { m_file = m_folder.write(test::threeLayers()); }
    void everythingHasRoom_data() { addPages(); }
    void everythingHasRoom();
    void everyRowCanBeRead_data() { addPages(); }
    void everyRowCanBeRead();
    void everyModelIsToldWhole_data() { addPages(); }
    void everyModelIsToldWhole();
    void allRowsFitWhereThereIsRoom();
    void smallPagesKeepTheirPanelsApart_data();
    void smallPagesKeepTheirPanelsApart();
    void anotherModelMovesNothing();
    void plotsStandOneAboveTheOther();
    void aPictureHasEveryPanel();
    void anEmptyFigureHasItsSwitch();

private:
    static void addPages();
    static void verifyApart(const ModelsFixture& fixture);
    static void verifyWhole(const TextTableView& list);
    Scenario seenAs(int view) const { return modelsScenario(ModelsView(view), view == 1 ? m_file : std::string()); }

    test::CheckpointFolder m_folder;
    std::string m_file;
};

// The pages of windows of 1280 × 720, 1366 × 768 and more, and a large one. A projector hides the docks and has the
// sentence below the page.
void TestModelsLayout::addPages() {
    QTest::addColumn<int>("name");
    QTest::addColumn<int>("window"); // its height
    QTest::addColumn<QSize>("size");
    const auto add = [](ThemeName name, int window, const QSize& size) {
        QTest::addRow("theme %d, width %d", int(name), size.width()) << int(name) << window << size;
    };
    for (const ThemeName name : {ThemeName::Light, ThemeName::Dark})
        for (const auto& [window, size] :
             {std::pair(768, QSize(966, 640)), std::pair(900, QSize(1040, 772)), std::pair(928, QSize(1300, 800))})
            add(name, window, size);
    for (const auto& [window, size] :
         {std::pair(720, QSize(1280, 514)), std::pair(768, QSize(1366, 556)), std::pair(900, QSize(1440, 670))})
        add(ThemeName::Projector, window, size);
}

void TestModelsLayout::verifyApart(const ModelsFixture& fixture) {
    const std::vector<QRect> panels = fixture.places();
    for (std::size_t i = 0; i < panels.size(); ++i) {
        QVERIFY(fixture.canvas()->rect().contains(panels[i]));
        QVERIFY(!panels[i].intersects(fixture.canvas()->viewSwitch()));
        for (std::size_t k = 0; k < i; ++k) QVERIFY(!panels[i].intersects(panels[k]));
    }
}

void TestModelsLayout::verifyWhole(const TextTableView& list) {
    const TextTableLayout& layout = list.layoutFor(list.size());
    QVERIFY2(layout.bottom <= list.height(), qPrintable(list.name()));
    for (const TextTableLayout::Row& row : layout.rows)
        for (const TableText& text : row.texts) QVERIFY2(text.whole.isEmpty(), qPrintable(text.whole));
}

void TestModelsLayout::everythingHasRoom() {
    QFETCH(int, name);
    QFETCH(int, window);
    QFETCH(QSize, size);
    for (const int view : {0, 1}) {
        const ModelsFixture fixture(seenAs(view), theme(ThemeName(name), window), size);
        verifyApart(fixture);
        QCOMPARE(fixture.places().size(), fixture.page.figure().panels.size());
        for (const PlotView* plot : fixture.page.findChildren<PlotView*>())
            QVERIFY2(plot->frame().axes.height() >= 70 && plot->frame().axes.width() >= 200, qPrintable(plot->name()));
        std::vector<QRect> words;
        for (const QAbstractButton* button : fixture.canvas()->findChildren<QAbstractButton*>()) {
            if (!button->isVisible()) continue;
            const QRect place(button->mapTo(fixture.canvas(), QPoint()), button->size());
            QVERIFY2(fixture.canvas()->viewSwitch().contains(place), qPrintable(button->text()));
            for (const QRect& other : words) QVERIFY2(!other.intersects(place), qPrintable(button->text()));
            words.push_back(place);
        }
        QCOMPARE(words.size(), std::size_t(3));
    }
}

void TestModelsLayout::everyRowCanBeRead() {
    QFETCH(int, name);
    QFETCH(int, window);
    QFETCH(QSize, size);
    ModelsFixture fixture(seenAs(0), theme(ThemeName(name), window), size);
    const auto& table = *fixture.table();
    for (Index row = 0; row < 26; ++row) {
        fixture.page.setFrame(double(row + 1));
        verifyWhole(table);
        QVERIFY(!table.cellRect({row, 0}).isNull()); // scrolled so that the chosen one is shown
    }
    const TextTableLayout& layout = table.layoutFor(table.size());
    QVERIFY2(layout.rows.size() - layout.headers >= 9, "so few rows are no table");
    const ModelsFixture checkpoint(seenAs(1), theme(ThemeName(name), window), size);
    verifyWhole(*checkpoint.roles());
}

void TestModelsLayout::everyModelIsToldWhole() {
    QFETCH(int, name);
    QFETCH(int, window);
    QFETCH(QSize, size);
    ModelsFixture fixture(seenAs(0), theme(ThemeName(name), window), size);
    for (Index row = 0; row < 26; ++row) {
        fixture.page.setFrame(double(row + 1));
        const auto* card = fixture.view<ReadingView>("model");
        QVERIFY2(!card->layoutFor(card->size()).cut, models()[std::size_t(row)].id.c_str());
    }
}

void TestModelsLayout::allRowsFitWhereThereIsRoom() {
    const ModelsFixture fixture(seenAs(0), theme(ThemeName::Light), {1300, 800});
    const TextTableLayout& layout = fixture.table()->layoutFor(fixture.table()->size());
    QCOMPARE(layout.rows.size() - layout.headers, std::size_t(26));
}

void TestModelsLayout::smallPagesKeepTheirPanelsApart_data() {
    QTest::addColumn<QSize>("size");
    for (const QSize& size : {QSize(720, 420), QSize(740, 900), QSize(1600, 420)})
        QTest::addRow("%d x %d", size.width(), size.height()) << size;
}

void TestModelsLayout::smallPagesKeepTheirPanelsApart() {
    QFETCH(QSize, size);
    for (const int view : {0, 1}) verifyApart(ModelsFixture(seenAs(view), theme(ThemeName::Light), size));
}

void TestModelsLayout::anotherModelMovesNothing() {
    ModelsFixture fixture;
    const std::vector<QRect> before = fixture.places();
    for (int stop = 1; stop <= 26; ++stop) {
        fixture.page.setFrame(stop);
        QCOMPARE(fixture.places(), before);
    }
}

void TestModelsLayout::plotsStandOneAboveTheOther() {
    const ModelsFixture fixture(seenAs(1), theme(ThemeName::Light), {966, 640});
    const QRect layers = fixture.view("affine-layers")->geometry(), values = fixture.view("affine-values")->geometry();
    QVERIFY(layers.bottom() < values.top() && values.bottom() < fixture.roles()->y());
    QCOMPARE(fixture.view<PlotView>("affine-layers")->frame().axes.left(),
             fixture.view<PlotView>("affine-values")->frame().axes.left());
}

void TestModelsLayout::aPictureHasEveryPanel() {
    for (const int view : {0, 1}) {
        ModelsFixture fixture(seenAs(view));
        QCOMPARE(fixture.page.picture({}).panels.size(), fixture.page.figure().panels.size());
        QCOMPARE(fixture.page.picture(view == 0 ? "models" : "affine-layers").panels.size(), std::size_t(1));
        for (const PanelView* panel : fixture.page.findChildren<PanelView*>())
            QVERIFY2(!panel->accessibleName().isEmpty(), qPrintable(panel->name()));
    }
}

void TestModelsLayout::anEmptyFigureHasItsSwitch() {
    const ModelsLayout layout = modelsLayout({}, {966, 640}, theme(ThemeName::Light));
    QVERIFY(layout.panels.places.empty());
    QVERIFY(layout.viewSwitch.width() > 900 && layout.viewSwitch.height() >= 24);
}

NORMSCOPE_GUI_TEST(TestModelsLayout)
#include "test_models_layout.moc"
