// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formula/formula_view.h"
#include "gui/gui_test.h"
#include "gui/pages/models_fixture.h"
#include "plot/plot_view.h"
#include "scenario/scenario_json.h"

#include <QAbstractButton>
#include <QLabel>
#include <QSignalSpy>

#include <algorithm>
#include <cmath>

using namespace normscope;
using namespace normscope::ui;

// A checkpoint on the Models page, and what the right dock says beside it: by mouse and keyboard.
class TestModelsCheckpoint : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { m_file = m_folder.write(test::threeLayers()); }
    void withoutAFileItSaysHowOneIsOpened();
    void aRowChoosesItsRole();
    void arrowsGoFromRoleToRole();
    void aLayerIsChosenInThePlot();
    void aStepIsALayer();
    void theButtonTakesGammaAndBetaToTheAxesPage();
    void enterTakesWhatTheTimelineShows();
    void theDockFollowsWhatIsChosen();
    void formulasFitIntoTheDock();

private:
    ModelsFixture* opened() {
        m_fixture = std::make_unique<ModelsFixture>(modelsScenario(ModelsView::Checkpoint, m_file));
        return m_fixture.get();
    }
    static QAbstractButton* axes(const ModelsFixture& fixture) {
        return fixture.page.findChild<QAbstractButton*>("use-axes");
    }
    static void clickLayer(const ModelsFixture& fixture, double x) {
        auto* plot = fixture.view<PlotView>("affine-layers");
        const PlotFrame& frame = plot->frame();
        QTest::mouseClick(plot, Qt::LeftButton, {}, {int(std::lround(frame.xPixel(x))), frame.axes.center().y()});
    }
    static bool shows(const ModelsFixture& fixture, double frame) {
        const Figure figure = fixture.page.figure(), expected = fixture.expected(frame);
        const auto same = [](const Panel& a, const Panel& b) { return csv(a) == csv(b); };
        return std::ranges::equal(figure.panels, expected.panels, same) && figure.sentence == expected.sentence;
    }
    static QStringList formulasOf(QWidget& dock) {
        QStringList names;
        for (const FormulaView* formula : dock.findChildren<FormulaView*>()) names += formula->formula().id;
        return names;
    }

    test::CheckpointFolder m_folder;
    std::string m_file;
    std::unique_ptr<ModelsFixture> m_fixture;
};

void TestModelsCheckpoint::withoutAFileItSaysHowOneIsOpened() {
    ModelsFixture fixture(modelsScenario(ModelsView::Checkpoint));
    QVERIFY(fixture.view("checkpoint"));
    QVERIFY(axes(fixture)->isVisible() && !axes(fixture)->isEnabled());
    for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Down, Qt::Key_Up}) QTest::keyClick(&fixture.page, key);
    QCOMPARE(fixture.page.timeline().status(1), QString("no checkpoint"));
    QCOMPARE(fixture.scenario().page, Page::Models);
    QCOMPARE(fixture.document.undoStack().count(), 0);
}

void TestModelsCheckpoint::aRowChoosesItsRole() {
    ModelsFixture& fixture = *opened();
    QVERIFY(fixture.view("affine-layers") && fixture.view("affine-values") && axes(fixture)->isEnabled());
    clickRow(*fixture.roles(), 1);
    QCOMPARE(fixture.models().role, std::string("h.*.ln_2"));
    QVERIFY(shows(fixture, 0));
    clickRow(*fixture.roles(), 0);
    QCOMPARE(fixture.models().role, std::string("h.*.ln_1"));
    QTest::mouseClick(fixture.roles(), Qt::LeftButton, {}, fixture.roles()->headerRect(0).center().toPoint());
    QCOMPARE(fixture.models().order, ModelsOrder::Listed); // only models are sorted
    QCOMPARE(fixture.runs, 1);
    QCOMPARE(fixture.document.undoStack().count(), 0);
}

void TestModelsCheckpoint::arrowsGoFromRoleToRole() {
    ModelsFixture& fixture = *opened();
    QTest::keyClick(fixture.roles(), Qt::Key_Down);
    QCOMPARE(fixture.models().role, std::string("h.*.ln_2"));
    QTest::keyClick(&fixture.page, Qt::Key_Down); // the last one
    QCOMPARE(fixture.models().role, std::string("h.*.ln_2"));
    QTest::keyClick(&fixture.page, Qt::Key_Up);
    QCOMPARE(fixture.models().role, std::string("h.*.ln_1"));
}

// Its layers are 0, 2 and 10: the place is counted, the nearest one is taken.
void TestModelsCheckpoint::aLayerIsChosenInThePlot() {
    ModelsFixture& fixture = *opened();
    for (const auto& [x, place] : {std::pair(2.0, 1), std::pair(7.5, 2), std::pair(0.4, 0), std::pair(10.0, 2)}) {
        clickLayer(fixture, x);
        QCOMPARE(fixture.models().layer, Index(place));
        QVERIFY(shows(fixture, 0));
    }
    QCOMPARE(fixture.runs, 1);
}

void TestModelsCheckpoint::aStepIsALayer() {
    ModelsFixture& fixture = *opened();
    QSignalSpy asked(&fixture.page, &PageWidget::frameRequested);
    QCOMPARE(fixture.page.timeline().length(), 3.0);
    QCOMPARE(fixture.page.timeline().status(0), QString("the chosen layer"));
    QCOMPARE(fixture.page.timeline().status(2), QString("norm 2 of 3"));
    for (const double stop : {1, 2, 3}) {
        fixture.page.setFrame(stop);
        QVERIFY(shows(fixture, stop));
    }
    clickLayer(fixture, 2);
    QCOMPARE(asked.size(), 1);
    QCOMPARE(asked[0][0].toDouble(), 2.0);
}

void TestModelsCheckpoint::theButtonTakesGammaAndBetaToTheAxesPage() {
    ModelsFixture& fixture = *opened();
    clickLayer(fixture, 10);
    QTest::mouseClick(axes(fixture), Qt::LeftButton);
    const NormSettings& norm = fixture.scenario().norm;
    QCOMPARE(fixture.scenario().page, Page::Axes);
    QCOMPARE(norm.gammaValues, (std::vector<double>{-1, 1, 2, 4}));
    QCOMPARE(norm.betaValues, std::vector<double>(4, 0.25));
    QVERIFY(norm.affineSource.find("h.10.ln_1") != std::string::npos);
    QVERIFY(norm.affineSource.find("own.safetensors") != std::string::npos);
    QCOMPARE(fixture.document.undoStack().count(), 1);
    fixture.document.undoStack().undo();
    QVERIFY(fixture.scenario().norm == NormSettings());
    QCOMPARE(fixture.refused, 0);
}

void TestModelsCheckpoint::enterTakesWhatTheTimelineShows() {
    ModelsFixture& fixture = *opened();
    fixture.page.setFrame(2); // layer 2
    QTest::keyClick(&fixture.page, Qt::Key_Return);
    QCOMPARE(fixture.scenario().page, Page::Axes);
    QCOMPARE(fixture.scenario().norm.betaValues, (std::vector<double>{-0.5, -0.5, 0, 0}));
}

void TestModelsCheckpoint::theDockFollowsWhatIsChosen() {
    ModelsFixture fixture(modelsScenario(ModelsView::Table, m_file));
    QWidget& dock = *fixture.page.explanation();
    QCOMPARE(formulasOf(dock), QStringList({"layer-affine", "layer-mean", "layer-variance"}));
    Scenario next = fixture.scenario();
    next.models.model = "t5";
    fixture.change(next);
    QCOMPARE(formulasOf(dock), QStringList({"rms-scale", "rms-mean-square"}));
    next.models.model = "resnet-50";
    fixture.change(next);
    QCOMPARE(formulasOf(dock), QStringList({"batch-affine", "batch-mean", "batch-variance"}));
    QTest::keyClick(&fixture.page, Qt::Key_2);
    QCOMPARE(formulasOf(dock), QStringList({"layer-affine", "layer-mean", "layer-variance"}));
    QTest::keyClick(&fixture.page, Qt::Key_Down); // ln_2 has no beta
    QCOMPARE(formulasOf(dock), QStringList({"rms-scale", "rms-mean-square"}));
}

void TestModelsCheckpoint::formulasFitIntoTheDock() {
    ModelsFixture fixture;
    QWidget& dock = *fixture.page.explanation();
    dock.resize(224, 800);
    for (const Model& model : models()) {
        Scenario next = fixture.scenario();
        next.models.model = model.id;
        fixture.change(next);
        QVERIFY2(!formulasOf(dock).isEmpty(), model.id.c_str());
        for (const QWidget* part : dock.findChildren<FormulaView*>())
            QVERIFY2(part->width() <= 224 - 28, model.id.c_str());
    }
}

NORMSCOPE_GUI_TEST(TestModelsCheckpoint)
#include "test_models_checkpoint.moc"
