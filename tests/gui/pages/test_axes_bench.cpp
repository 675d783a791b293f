// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formula/formula_view.h"
#include "gui/gui_test.h"
#include "gui/pages/axes_fixture.h"
#include "plot/text_table_view.h"
#include "scenario/scenario_json.h"

#include <QAbstractButton>
#include <QLabel>
#include <QPushButton>

using namespace normscope;
using namespace normscope::ui;

// The invariance bench of the Axes page: predict, then test; and the norms that pool a block of cells.
class TestAxesBench : public QObject {
    Q_OBJECT

private slots:
    void theSwitchOpensTheBench();
    void aPressedCellGoesRoundItsGuesses();
    void theKeyboardGuessesToo();
    void theTestJudgesTheGuesses();
    void keysTestAndPredictAgain();
    void lettersDoNothingInOtherViews();
    void focusStaysWithTheButtons();
    void tabGoesFromTheTableToItsTest();
    void aNewFactorKeepsGuessesAndTest();
    void theTestMovesNothing();
    void everyWordCanBeRead_data();
    void everyWordCanBeRead();
    void poolingNormsShowTheirFormulas_data();
    void poolingNormsShowTheirFormulas();
    void hoverLightsTheBlock();
};

namespace {

Scenario bench() {
    Scenario scenario;
    scenario.axes.view = AxesView::Invariance;
    return scenario;
}

Scenario blocks() {
    Scenario scenario;
    scenario.data.source = DataSource::Gaussian;
    scenario.data.units = Units::Raw;
    scenario.data.samples = 3;
    scenario.data.tokens = 4;
    scenario.data.features = 8;
    scenario.norm.numGroups = 2;
    scenario.axes.norms = {NormKind::Layer, NormKind::Group, NormKind::Instance};
    return scenario;
}

TextTableView* table(const AxesFixture& fixture) {
    auto* view = fixture.page.findChild<TextTableView*>();
    return view && view->isVisible() ? view : nullptr;
}

QString textOf(const AxesFixture& fixture, CellIndex cell) {
    const auto& shown = std::get<TextTable>(table(fixture)->panel());
    return QString::fromStdString(plain(shown.rows[std::size_t(cell.row)].cells[std::size_t(cell.column)]));
}

void press(const AxesFixture& fixture, CellIndex cell) {
    TextTableView* view = table(fixture);
    QTest::mouseClick(view, Qt::LeftButton, {}, view->cellRect(cell).center().toPoint());
}

QPushButton* button(const AxesFixture& fixture, const char* name) {
    return fixture.page.findChild<QPushButton*>(QString::fromLatin1(name));
}

bool pressKey(AxesFixture& fixture, Qt::Key key) {
    return fixture.page.handleKey(QKeyEvent(QEvent::KeyPress, key, Qt::NoModifier));
}

} // namespace

void TestAxesBench::theSwitchOpensTheBench() {
    AxesFixture fixture;
    QVERIFY(!table(fixture));
    QVERIFY(!button(fixture, "test")->isVisible());
    for (QAbstractButton* word : fixture.page.findChildren<QAbstractButton*>())
        if (word->text() == "invariance") QTest::mouseClick(word, Qt::LeftButton);
    QCOMPARE(fixture.document.scenario().axes.view, AxesView::Invariance);
    QVERIFY(table(fixture));
    QVERIFY(button(fixture, "test")->isVisible() && button(fixture, "test")->isEnabled());
    QVERIFY(button(fixture, "again")->isVisible() && !button(fixture, "again")->isEnabled());
    const auto& shown = std::get<TextTable>(table(fixture)->panel());
    QCOMPARE(shown.rows.size(), benchNorms.size());
    QCOMPARE(shown.columns.size(), benchChanges.size());
}

void TestAxesBench::aPressedCellGoesRoundItsGuesses() {
    AxesFixture fixture(bench());
    const std::string json = toJson(fixture.document.scenario());
    const auto result = fixture.result;
    for (const char* expected : {"yes", "no", "?", "yes"}) {
        press(fixture, {3, 5});
        QCOMPARE(textOf(fixture, {3, 5}), QString::fromLatin1(expected));
        QCOMPARE(textOf(fixture, {3, 4}), QString("?"));
    }
    QVERIFY(plain(fixture.page.sentence()).find("1 of 48") != std::string::npos);
    QCOMPARE(toJson(fixture.document.scenario()), json);
    QCOMPARE(fixture.document.undoStack().count(), 0);
    QCOMPARE(fixture.result, result); // nothing was run
}

void TestAxesBench::theKeyboardGuessesToo() {
    AxesFixture fixture(bench());
    TextTableView* view = table(fixture);
    view->setFocus(Qt::TabFocusReason);
    QTest::keyClick(view, Qt::Key_Down);
    QTest::keyClick(view, Qt::Key_Right);
    QTest::keyClick(view, Qt::Key_Space);
    QCOMPARE(textOf(fixture, {1, 1}), QString("yes"));
    QTest::keyClick(view, Qt::Key_Return);
    QCOMPARE(textOf(fixture, {1, 1}), QString("no"));
    QTest::keyClick(view, Qt::Key_Enter);
    QCOMPARE(textOf(fixture, {1, 1}), QString("?"));
}

void TestAxesBench::theTestJudgesTheGuesses() {
    AxesFixture fixture(bench());
    press(fixture, {0, 0}); // BatchNorm does not mind the size of all weights
    press(fixture, {0, 5}); // but one sample's it does
    QTest::mouseClick(button(fixture, "test"), Qt::LeftButton);
    QVERIFY(textOf(fixture, {0, 0}).startsWith("yes, ") && textOf(fixture, {0, 0}).endsWith(": right"));
    QVERIFY(textOf(fixture, {0, 5}).startsWith("no, ") && textOf(fixture, {0, 5}).endsWith(": wrong"));
    QVERIFY(!textOf(fixture, {1, 1}).contains(':')); // nothing was guessed
    QVERIFY(plain(fixture.page.sentence()).find("1 of 2 are right") != std::string::npos);
    press(fixture, {0, 0});
    QVERIFY(textOf(fixture, {0, 0}).endsWith(": right"));
    QTest::mouseClick(button(fixture, "again"), Qt::LeftButton);
    QCOMPARE(textOf(fixture, {0, 0}), QString("?"));
    QVERIFY(button(fixture, "test")->isEnabled() && !button(fixture, "again")->isEnabled());
}

void TestAxesBench::keysTestAndPredictAgain() {
    AxesFixture fixture(bench());
    press(fixture, {2, 2});
    QVERIFY(pressKey(fixture, Qt::Key_T));
    QVERIFY(textOf(fixture, {2, 2}).contains(':'));
    QVERIFY(pressKey(fixture, Qt::Key_T)); // it is tested already
    QVERIFY(textOf(fixture, {2, 2}).contains(':'));
    QVERIFY(pressKey(fixture, Qt::Key_P));
    QCOMPARE(textOf(fixture, {2, 2}), QString("?"));
}

void TestAxesBench::lettersDoNothingInOtherViews() {
    AxesFixture fixture;
    QVERIFY(!pressKey(fixture, Qt::Key_T));
    QVERIFY(!pressKey(fixture, Qt::Key_P));
}

void TestAxesBench::focusStaysWithTheButtons() {
    AxesFixture fixture(bench());
    fixture.page.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&fixture.page));
    button(fixture, "test")->setFocus();
    QTest::keyClick(button(fixture, "test"), Qt::Key_Space);
    QVERIFY(button(fixture, "again")->hasFocus());
    QTest::keyClick(button(fixture, "again"), Qt::Key_Space);
    QVERIFY(button(fixture, "test")->hasFocus());
}

void TestAxesBench::tabGoesFromTheTableToItsTest() {
    AxesFixture fixture(bench());
    QCOMPARE(table(fixture)->nextInFocusChain(), button(fixture, "test"));
    QCOMPARE(button(fixture, "test")->nextInFocusChain(), button(fixture, "again"));
    for (const char* name : {"test", "again"}) {
        QVERIFY(!button(fixture, name)->text().isEmpty());
        QVERIFY(!button(fixture, name)->accessibleDescription().isEmpty());
    }
}

void TestAxesBench::aNewFactorKeepsGuessesAndTest() {
    AxesFixture fixture(bench());
    press(fixture, {0, 0});
    pressKey(fixture, Qt::Key_T);
    Scenario next = fixture.document.scenario();
    next.axes.factor = 4;
    QVERIFY(fixture.document.change(next, "factor", {}));
    QCOMPARE(fixture.result->invariance.factor, 4.0);
    QVERIFY(textOf(fixture, {0, 0}).endsWith(": right"));
    QVERIFY(plain(std::get<TextTable>(table(fixture)->panel()).columns[0]).find("4") != std::string::npos);
}

void TestAxesBench::theTestMovesNothing() {
    AxesFixture fixture(bench());
    for (int row = 0; row < int(benchNorms.size()); ++row) press(fixture, {row, 0});
    const QRect before = table(fixture)->geometry();
    pressKey(fixture, Qt::Key_T);
    QCOMPARE(table(fixture)->geometry(), before);
}

// The pages of windows of 1280 × 720, 1366 × 768 and more.
void TestAxesBench::everyWordCanBeRead_data() {
    QTest::addColumn<int>("name");
    QTest::addColumn<int>("window"); // its height
    QTest::addColumn<QSize>("size");
    const auto add = [](ThemeName name, int window, const QSize& size) {
        QTest::addRow("theme %d, %d x %d", int(name), size.width(), size.height()) << int(name) << window << size;
    };
    for (const ThemeName name : {ThemeName::Light, ThemeName::Dark})
        for (const auto& [window, size] : {std::pair(720, QSize(880, 592)), std::pair(768, QSize(966, 640)),
                                           std::pair(900, QSize(1040, 772)), std::pair(1028, QSize(1500, 900))})
            add(name, window, size);
    for (const auto& [window, size] :
         {std::pair(720, QSize(1280, 514)), std::pair(768, QSize(1366, 556)), std::pair(900, QSize(1440, 670))})
        add(ThemeName::Projector, window, size);
}

void TestAxesBench::everyWordCanBeRead() {
    QFETCH(int, name);
    QFETCH(int, window);
    QFETCH(QSize, size);
    AxesFixture fixture(bench());
    fixture.page.setTheme(theme(ThemeName(name), window));
    fixture.page.resize(size);
    const auto verifyRead = [&] {
        const TextTableView* view = table(fixture);
        const TextTableLayout& layout = view->layoutFor(view->size());
        QVERIFY2(layout.bottom <= view->height(), qPrintable(QString::number(layout.bottom)));
        for (const TextTableLayout::Row& row : layout.rows)
            for (const TableText& text : row.texts) QVERIFY2(text.whole.isEmpty(), qPrintable(text.whole));
    };
    for (int row = 0; row < int(benchNorms.size()); ++row)
        for (int column = 0; column < int(benchChanges.size()); ++column) press(fixture, {row, column});
    verifyRead();
    pressKey(fixture, Qt::Key_T);
    verifyRead();
    const QWidget* canvas = table(fixture)->parentWidget();
    QVERIFY(canvas->rect().contains(table(fixture)->geometry()));
    for (const PanelView* view : fixture.page.findChildren<PanelView*>())
        QVERIFY(view == table(fixture) || !view->isVisible() ||
                !view->geometry().intersects(table(fixture)->geometry()));
    for (const QAbstractButton* one : fixture.page.findChildren<QAbstractButton*>()) {
        if (!one->isVisible()) continue;
        const QRect place(one->mapTo(&fixture.page, QPoint()), one->size());
        const QRect own(table(fixture)->mapTo(&fixture.page, QPoint()), table(fixture)->size());
        QVERIFY2(fixture.page.rect().contains(place), qPrintable(one->text()));
        QVERIFY2(!place.intersects(own), qPrintable(one->text()));
    }
}

void TestAxesBench::poolingNormsShowTheirFormulas_data() {
    QTest::addColumn<AxesView>("view");
    QTest::addColumn<QStringList>("group");
    QTest::newRow("cell") << AxesView::Cell << QStringList{"group-affine", "group-mean:16"};
    QTest::newRow("influence") << AxesView::Influence
                               << QStringList{"group-influence-scale:16", "group-rstd", "group-xhat"};
    QTest::newRow("backward") << AxesView::Backward
                              << QStringList{"group-backward", "upstream-scale", "group-average:16"};
}

void TestAxesBench::poolingNormsShowTheirFormulas() {
    QFETCH(AxesView, view);
    QFETCH(QStringList, group);
    Scenario scenario = blocks();
    scenario.axes.view = view;
    AxesFixture fixture(scenario);
    const QWidget* dock = fixture.page.explanation();
    QStringList shown, words;
    for (const FormulaView* formula : dock->findChildren<FormulaView*>()) {
        const FormulaRef& ref = formula->formula();
        shown << (ref.count ? QString("%1:%2").arg(ref.id).arg(ref.count) : ref.id);
    }
    for (const QLabel* label : dock->findChildren<QLabel*>()) words << label->text();
    QStringList instance = group; // the same, over the four tokens of a sample
    instance.replaceInStrings(":16", ":4");
    for (const QString& formula : group + instance) QVERIFY2(shown.contains(formula), qPrintable(shown.join(' ')));
    const QString text = words.join('\n');
    QVERIFY(text.contains("GroupNorm") && text.contains("InstanceNorm"));
    QVERIFY(text.contains("It holds 4 × 4 cells.") && text.contains("It holds 4 × 1 cells."));
}

void TestAxesBench::hoverLightsTheBlock() {
    AxesFixture fixture(blocks());
    QTest::mouseMove(fixture.matrix("group"), fixture.middleOf("group", {5, 6}));
    const auto shown = [&](const char* name) -> const MatrixPlot& {
        return std::get<MatrixPlot>(fixture.matrix(name)->panel());
    };
    QTRY_VERIFY(shown("input").chosen == (CellIndex{5, 6}));
    QCOMPARE(shown("group").lit, std::vector<GroupShape>{GroupShape::Block});
    QCOMPARE(shown("group").blockRows, Index(4));
    QCOMPARE(shown("group").blockColumns, Index(4));
    QCOMPARE(shown("instance").blockColumns, Index(1));
    QTest::mouseClick(fixture.matrix("instance"), Qt::LeftButton, {}, fixture.middleOf("instance", {7, 2}));
    QCOMPARE(fixture.document.scenario().axes.row, Index(7));
    QCOMPARE(fixture.document.scenario().axes.column, Index(2));
}

NORMSCOPE_GUI_TEST(TestAxesBench)
#include "test_axes_bench.moc"
