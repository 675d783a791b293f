// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/gui_test.h"
#include "gui/pages/models_fixture.h"
#include "pages/view_switch.h"
#include "plot/rich_text.h"
#include "scenario/parameter.h"
#include "scenario/scenario_json.h"

#include <QAbstractButton>

#include <algorithm>
#include <set>

using namespace normscope;
using namespace normscope::ui;

// What a person sees and does with the table of the Models page, by mouse and keyboard.
class TestModelsPage : public QObject {
    Q_OBJECT
private slots:
    void aClickChoosesAModel();
    void everyPlaceOfARowIsTheRow();
    void arrowsGoFromRowToRow();
    void namesOfColumnsSort();
    void filtersLeaveRowsOut();
    void aFilterThatHidesAllIsTold();
    void keysChooseTheView();
    void wordsChooseTheView();
    void theDockShowsEveryControl();
    void lookingChangesNothing();

private:
    static const TextTable& shown(const ModelsFixture& fixture) {
        return std::get<TextTable>(fixture.table()->panel());
    }
    static QStringList cells(const ModelsFixture& fixture, std::size_t column) {
        QStringList texts;
        for (const TextTable::Row& row : shown(fixture).rows) texts += translated(row.cells[column]);
        return texts;
    }
    static QStringList names(const ModelsFixture& fixture) {
        QStringList names;
        for (const TextTable::Row& row : shown(fixture).rows) names += translated(row.head);
        return names;
    }
    static Index rowOf(const ModelsFixture& fixture, const QString& name) { return names(fixture).indexOf(name); }
    static void clickHeader(const ModelsFixture& fixture, Index column) {
        QTest::mouseClick(fixture.table(), Qt::LeftButton, {}, fixture.table()->headerRect(column).center().toPoint());
    }
    // Every panel is what core makes of it.
    static bool shows(const ModelsFixture& fixture, double frame) {
        const Figure figure = fixture.page.figure(), expected = fixture.expected(frame);
        const auto same = [](const Panel& a, const Panel& b) { return csv(a) == csv(b); };
        return std::ranges::equal(figure.panels, expected.panels, same) && figure.sentence == expected.sentence;
    }
    static QAbstractButton* button(const ModelsFixture& fixture, const char* name) {
        return fixture.page.findChild<QAbstractButton*>(name);
    }
};

void TestModelsPage::aClickChoosesAModel() {
    ModelsFixture fixture;
    QCOMPARE(fixture.models().model, std::string("gpt-2"));
    QCOMPARE(shown(fixture).rows.size(), std::size_t(26));
    clickRow(*fixture.table(), rowOf(fixture, "BERT-base"));
    QCOMPARE(fixture.models().model, std::string("bert"));
    QVERIFY(shown(fixture).chosen == (CellIndex{rowOf(fixture, "BERT-base"), 0}));
    QCOMPARE(translated(std::get<Reading>(fixture.view("model")->panel()).title), QString("BERT-base"));
    QVERIFY(shows(fixture, 0));
    QCOMPARE(fixture.document.undoStack().count(), 0); // how it is looked at
    QCOMPARE(fixture.runs, 1);
}

void TestModelsPage::everyPlaceOfARowIsTheRow() {
    ModelsFixture fixture;
    const Index row = rowOf(fixture, "BERT-base"), other = rowOf(fixture, "RoBERTa-base");
    const QRect place = fixture.table()->cellRect({row, 0}).toRect();
    for (const int x : {place.left() + 5, place.center().x(), place.right() - 5}) {
        clickRow(*fixture.table(), other);
        QCOMPARE(fixture.models().model, std::string("roberta"));
        QTest::mouseClick(fixture.table(), Qt::LeftButton, {}, {x, place.center().y()});
        QCOMPARE(fixture.models().model, std::string("bert"));
    }
}

void TestModelsPage::arrowsGoFromRowToRow() {
    ModelsFixture fixture;
    const QStringList all = names(fixture);
    const auto chosen = [&] { return QString::fromStdString(findModel(fixture.models().model)->name); };
    for (QWidget* where : {static_cast<QWidget*>(fixture.table()), static_cast<QWidget*>(&fixture.page)}) {
        Scenario next = fixture.scenario();
        next.models.model = models()[1].id;
        fixture.change(next);
        QTest::keyClick(where, Qt::Key_Down);
        QTest::keyClick(where, Qt::Key_Down);
        QCOMPARE(chosen(), all[3]);
        for (int k = 0; k < 40; ++k) QTest::keyClick(where, Qt::Key_Up);
        QCOMPARE(chosen(), all.front());
        for (int k = 0; k < 40; ++k) QTest::keyClick(where, Qt::Key_Down);
        QCOMPARE(chosen(), all.back());
        QVERIFY(!fixture.table()->cellRect(*shown(fixture).chosen).isNull()); // the rows follow it
    }
    QCOMPARE(fixture.refused, 0);
}

void TestModelsPage::namesOfColumnsSort() {
    ModelsFixture fixture;
    clickHeader(fixture, 2);
    QCOMPARE(fixture.models().order, ModelsOrder::Eps);
    QVERIFY(!fixture.models().descending);
    QCOMPARE(cells(fixture, 2).front(), QString("1e-12"));
    QCOMPARE(cells(fixture, 2).back(), QString("1e-5"));
    clickHeader(fixture, 2);
    QVERIFY(fixture.models().descending);
    QCOMPARE(cells(fixture, 2).front(), QString("1e-5"));
    QCOMPARE(cells(fixture, 2).back(), QString("1e-12"));
    clickHeader(fixture, -1);
    QCOMPARE(fixture.models().order, ModelsOrder::Name);
    QVERIFY(!fixture.models().descending);
    clickHeader(fixture, 7);
    QCOMPARE(fixture.models().order, ModelsOrder::Layers);
    QCOMPARE(fixture.models().model, std::string("gpt-2"));
    QVERIFY(shown(fixture).chosen == (CellIndex{rowOf(fixture, "GPT-2 (small)"), 0}));
    QCOMPARE(fixture.runs, 1);
}

void TestModelsPage::filtersLeaveRowsOut() {
    ModelsFixture fixture;
    Scenario next = fixture.scenario();
    next.models.search = "rms";
    fixture.change(next);
    QVERIFY(shown(fixture).rows.size() > 3 && shown(fixture).rows.size() < 26);
    for (const QString& norm : cells(fixture, 0)) QVERIFY2(norm.contains("RMS"), qPrintable(norm));
    QVERIFY(!shown(fixture).chosen); // GPT-2 is hidden
    QTest::keyClick(&fixture.page, Qt::Key_Down);
    QVERIFY(shown(fixture).chosen == (CellIndex{0, 0}));
    next = fixture.scenario();
    next.models.search.clear();
    next.models.placement = ModelsPlacement::Post;
    fixture.change(next);
    for (const QString& placement : cells(fixture, 1)) QVERIFY2(placement.contains("Post"), qPrintable(placement));
    QCOMPARE(fixture.runs, 1);
}

void TestModelsPage::aFilterThatHidesAllIsTold() {
    ModelsFixture fixture;
    Scenario next = fixture.scenario();
    next.models.search = "no such model";
    fixture.change(next);
    QVERIFY(!fixture.table());
    QVERIFY(translated(std::get<Reading>(fixture.view("models")->panel()).paragraphs.front()).contains("no such"));
    for (const Qt::Key key : {Qt::Key_Down, Qt::Key_Up}) QTest::keyClick(&fixture.page, key);
    QCOMPARE(fixture.models().model, std::string("gpt-2"));
    next.models.search.clear();
    fixture.change(next);
    QCOMPARE(shown(fixture).rows.size(), std::size_t(26));
}

void TestModelsPage::keysChooseTheView() {
    ModelsFixture fixture;
    QTest::keyClick(&fixture.page, Qt::Key_2);
    QCOMPARE(fixture.models().view, ModelsView::Checkpoint);
    QTest::keyClick(&fixture.page, Qt::Key_1);
    QCOMPARE(fixture.models().view, ModelsView::Table);
    for (int k = 0; k < 3; ++k) QTest::keyClick(&fixture.page, Qt::Key_PageDown);
    QCOMPARE(fixture.models().view, ModelsView::Checkpoint);
    for (int k = 0; k < 3; ++k) QTest::keyClick(&fixture.page, Qt::Key_PageUp);
    QCOMPARE(fixture.models().view, ModelsView::Table);
    QTest::keyClick(&fixture.page, Qt::Key_3);
    QTest::keyClick(&fixture.page, Qt::Key_2, Qt::ControlModifier); // the window's
    QCOMPARE(fixture.models().view, ModelsView::Table);
    QCOMPARE(fixture.runs, 1);
}

void TestModelsPage::wordsChooseTheView() {
    ModelsFixture fixture;
    const auto buttons = fixture.page.findChild<ViewSwitch*>()->findChildren<QAbstractButton*>();
    QCOMPARE(buttons.size(), 2);
    for (QAbstractButton* word : {buttons[1], buttons[0]}) {
        QTest::mouseClick(word, Qt::LeftButton);
        QVERIFY2(word->isChecked(), qPrintable(word->text()));
        QVERIFY(shows(fixture, 0));
    }
    QVERIFY(button(fixture, "open-depth")->isVisible() && !button(fixture, "use-axes")->isVisible());
}

// What a person points at in the page itself needs no control.
void TestModelsPage::theDockShowsEveryControl() {
    ModelsFixture fixture;
    std::set<std::string> keys = {"models.view", "models.model"};
    for (const PanelSection& section : fixture.page.panelLayout())
        for (const PlacedControl& control : section.controls) {
            QVERIFY2(findParameter(control.key), control.key);
            keys.insert(control.key);
        }
    for (const Parameter& parameter : parameters())
        if (parameter.key.starts_with("models.")) QVERIFY2(keys.contains(parameter.key), parameter.key.c_str());
}

void TestModelsPage::lookingChangesNothing() {
    ModelsFixture fixture;
    const std::string json = toJson(fixture.scenario());
    for (const ThemeName name : {ThemeName::Dark, ThemeName::Projector, ThemeName::Light})
        fixture.page.setTheme(theme(name));
    for (const QSize& size : {QSize(740, 460), QSize(1600, 1000), QSize(1040, 772)}) fixture.page.resize(size);
    for (double frame = 0; frame <= 26; frame += 0.25) fixture.page.setFrame(frame);
    fixture.page.picture({});
    QCOMPARE(toJson(fixture.scenario()), json);
    QCOMPARE(fixture.runs, 1);
    QCOMPARE(fixture.refused, 0);
}

NORMSCOPE_GUI_TEST(TestModelsPage)
#include "test_models_page.moc"
