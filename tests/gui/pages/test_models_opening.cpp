// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/gui_test.h"
#include "gui/pages/models_fixture.h"
#include "plot/rich_text.h"
#include "scenario/scenario_json.h"

#include <QAbstractButton>
#include <QSignalSpy>

#include <algorithm>

using namespace normscope;
using namespace normscope::ui;

// The rows of the Models page on the timeline, and how a model gets to the Depth page.
class TestModelsOpening : public QObject {
    Q_OBJECT
private slots:
    void theButtonOpensTheModelOnTheDepthPage();
    void enterAndADoubleClickOpenItToo();
    void openingIsOneStepOfUndo();
    void aStepIsARow();
    void aRowThatIsPressedTakesTheTimelineAlong();
    void theTimelineCountsRows();
    void whatTheTimelineShowsIsOpened();

private:
    static const TextTable& shown(const ModelsFixture& fixture) {
        return std::get<TextTable>(fixture.table()->panel());
    }
    static QStringList names(const ModelsFixture& fixture) {
        QStringList names;
        for (const TextTable::Row& row : shown(fixture).rows) names += translated(row.head);
        return names;
    }
    static Index rowOf(const ModelsFixture& fixture, const QString& name) { return names(fixture).indexOf(name); }
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

void TestModelsOpening::theButtonOpensTheModelOnTheDepthPage() {
    for (const auto& [name, arm, eps, layers] :
         {std::tuple("GPT-2 (small)", DepthArm{NormKind::Layer, Placement::Pre}, 1e-5, Index(12)),
          std::tuple("BERT-base", DepthArm{NormKind::Layer, Placement::Post}, 1e-12, Index(12)),
          std::tuple("T5 (base)", DepthArm{NormKind::Rms, Placement::Pre}, 1e-6, Index(12))}) {
        ModelsFixture fixture;
        clickRow(*fixture.table(), rowOf(fixture, name));
        QTest::mouseClick(button(fixture, "open-depth"), Qt::LeftButton);
        QCOMPARE(fixture.scenario().page, Page::Depth);
        QVERIFY2(fixture.scenario().depth.arms.front() == arm, name);
        QCOMPARE(fixture.scenario().depth.width, Index(64));
        QCOMPARE(fixture.scenario().depth.layers, layers);
        QCOMPARE(fixture.scenario().norm.eps, eps);
        QCOMPARE(fixture.refused, 0);
    }
}

void TestModelsOpening::enterAndADoubleClickOpenItToo() {
    for (const bool inTheTable : {true, false}) {
        ModelsFixture fixture;
        clickRow(*fixture.table(), rowOf(fixture, "BERT-base"));
        QTest::keyClick(inTheTable ? static_cast<QWidget*>(fixture.table()) : &fixture.page, Qt::Key_Return);
        QCOMPARE(fixture.scenario().page, Page::Depth);
        QCOMPARE(fixture.scenario().norm.eps, 1e-12);
    }
    ModelsFixture fixture;
    const QPoint bert = fixture.table()->cellRect({rowOf(fixture, "BERT-base"), 0}).center().toPoint();
    QTest::mouseClick(fixture.table(), Qt::LeftButton, {}, bert);
    QTest::mouseDClick(fixture.table(), Qt::LeftButton, {}, bert);
    QCOMPARE(fixture.scenario().page, Page::Depth);
    QCOMPARE(fixture.scenario().norm.eps, 1e-12);
}

void TestModelsOpening::openingIsOneStepOfUndo() {
    ModelsFixture fixture;
    const Scenario before = fixture.scenario();
    QTest::keyClick(&fixture.page, Qt::Key_Enter);
    QCOMPARE(fixture.document.undoStack().count(), 1);
    fixture.document.undoStack().undo();
    QVERIFY(fixture.scenario().depth.arms == before.depth.arms);
    QVERIFY(fixture.scenario().norm == before.norm);
    QCOMPARE(fixture.scenario().depth.layers, before.depth.layers);
}

void TestModelsOpening::aStepIsARow() {
    ModelsFixture fixture;
    const std::string json = toJson(fixture.scenario());
    for (const double stop : {1, 2, 26}) {
        fixture.page.setFrame(stop);
        QVERIFY(shows(fixture, stop));
        QVERIFY(shown(fixture).chosen == (CellIndex{Index(stop) - 1, 0}));
    }
    fixture.page.setFrame(2.3); // while it plays
    QVERIFY(shows(fixture, 3));
    fixture.page.setFrame(0);
    QVERIFY(shows(fixture, 0));
    QCOMPARE(toJson(fixture.scenario()), json);
    QCOMPARE(fixture.runs, 1);
}

void TestModelsOpening::aRowThatIsPressedTakesTheTimelineAlong() {
    ModelsFixture fixture;
    QSignalSpy asked(&fixture.page, &PageWidget::frameRequested);
    clickRow(*fixture.table(), 4);
    QCOMPARE(asked.size(), 0); // at rest the chosen one is shown
    fixture.page.setFrame(2);
    clickRow(*fixture.table(), 6);
    QCOMPARE(asked.size(), 1);
    QCOMPARE(asked[0][0].toDouble(), 7.0);
    fixture.page.setFrame(7);
    QTest::keyClick(fixture.table(), Qt::Key_Down);
    QCOMPARE(asked.back()[0].toDouble(), 8.0);
}

void TestModelsOpening::theTimelineCountsRows() {
    ModelsFixture fixture;
    QSignalSpy changed(&fixture.page, &PageWidget::timelineChanged);
    const TimelineSpec all = fixture.page.timeline();
    QCOMPARE(all.length(), 26.0);
    QCOMPARE(all.restAfter(0), 1.0);
    QCOMPARE(all.restAfter(25), 26.0);
    QCOMPARE(all.status(0), QString("the chosen model"));
    QCOMPARE(all.status(3.2), QString("model 4 of 26"));
    Scenario next = fixture.scenario();
    next.models.norm = ModelsNorm::Batch;
    fixture.change(next);
    QCOMPARE(changed.size(), 1);
    QCOMPARE(fixture.page.timeline().length(), double(shown(fixture).rows.size()));
    next.models.descending = true; // the same rows
    fixture.change(next);
    QCOMPARE(changed.size(), 1);
}

void TestModelsOpening::whatTheTimelineShowsIsOpened() {
    ModelsFixture fixture;
    fixture.page.setFrame(double(rowOf(fixture, "BERT-base") + 1));
    QTest::mouseClick(button(fixture, "open-depth"), Qt::LeftButton);
    QCOMPARE(fixture.scenario().norm.eps, 1e-12);
    QCOMPARE(fixture.models().model, std::string("gpt-2"));
}

NORMSCOPE_GUI_TEST(TestModelsOpening)
#include "test_models_opening.moc"
