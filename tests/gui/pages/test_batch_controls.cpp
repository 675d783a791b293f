// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/gui_test.h"
#include "gui/hand.h"
#include "gui/pages/batch_fixture.h"
#include "pages/view_switch.h"
#include "plot/heat_map_view.h"
#include "plot/plot_view.h"

#include <QAbstractButton>
#include <QLabel>
#include <QSignalSpy>

#include <cmath>

using namespace normscope;
using namespace normscope::ui;

// Every button and every plot of the Batch page in hand: what is under the pointer or has the focus gets the event.
class TestBatchControls : public QObject {
    Q_OBJECT
private slots:
    void everyEventHasItsButton_data();
    void everyEventHasItsButton();
    void everyEventIsClearedByButton_data() { hands(); }
    void everyEventIsClearedByButton();
    void theFeatureStepsByButtons_data() { hands(); }
    void theFeatureStepsByButtons();
    void everyWordIsAView_data();
    void everyWordIsAView();
    void arrowsGoAlongTheWords();
    void aClickGoesToItsBatch_data();
    void aClickGoesToItsBatch();
    void aDragGoesAlongTheBatches_data() { aClickGoesToItsBatch_data(); }
    void aDragGoesAlongTheBatches();
    void aPressOnALawSetsTheBatchSize_data();
    void aPressOnALawSetsTheBatchSize();
    void everyColumnIsAFeature_data();
    void everyColumnIsAFeature();
    void everyPanelOffersToBeExported_data() { everyWordIsAView_data(); }
    void everyPanelOffersToBeExported();

private:
    static void hands();
    static void use(const QAbstractButton& button, bool mouse);
    static void activate(BatchFixture& fixture);
    static QList<QAbstractButton*> words(const BatchFixture& fixture) {
        return fixture.page.findChild<ViewSwitch*>()->findChildren<QAbstractButton*>();
    }
    template <class View>
    static QPoint at(const View& view, double x) {
        return {int(std::lround(view.frame().xPixel(x))), view.frame().axes.center().y()};
    }
};

void TestBatchControls::hands() {
    QTest::addColumn<bool>("mouse");
    QTest::newRow("mouse") << true;
    QTest::newRow("keyboard") << false;
}

void TestBatchControls::use(const QAbstractButton& button, bool mouse) {
    if (mouse) return click(button);
    QVERIFY(tabTo(button));
    strike(button, Qt::Key_Space);
}

void TestBatchControls::activate(BatchFixture& fixture) {
    fixture.page.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&fixture.page));
}

void TestBatchControls::everyEventHasItsButton_data() {
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<int>("kind");
    QTest::addColumn<bool>("mouse");
    for (const bool mouse : {true, false})
        for (const auto& [name, kind] :
             {std::pair("reset", StreamEvent::Kind::Reset), std::pair("poison", StreamEvent::Kind::Poison),
              std::pair("repair", StreamEvent::Kind::Repair)})
            QTest::addRow("%s by %s", name, mouse ? "mouse" : "keyboard") << QByteArray(name) << int(kind) << mouse;
}

// A second press takes it away.
void TestBatchControls::everyEventHasItsButton() {
    QFETCH(QByteArray, name);
    QFETCH(int, kind);
    QFETCH(bool, mouse);
    BatchFixture fixture;
    activate(fixture);
    fixture.goTo(11);
    const QPushButton& button = *fixture.button(name);
    use(button, mouse);
    QCOMPARE(fixture.batch().events, std::vector({StreamEvent{StreamEvent::Kind(kind), 11}}));
    QVERIFY(button.isChecked());
    use(button, mouse);
    QVERIFY(fixture.batch().events.empty() && !button.isChecked());
    fixture.document.undoStack().undo();
    QCOMPARE(fixture.batch().events.size(), std::size_t(1));
    QCOMPARE(fixture.refused, 0);
}

void TestBatchControls::everyEventIsClearedByButton() {
    QFETCH(bool, mouse);
    Scenario scenario = smallBatch();
    scenario.batch.events = {{StreamEvent::Kind::Reset, 4}, {StreamEvent::Kind::Poison, 9}};
    BatchFixture fixture(scenario);
    activate(fixture);
    use(*fixture.button("clear"), mouse);
    QVERIFY(fixture.batch().events.empty());
    fixture.document.undoStack().undo();
    QVERIFY(fixture.document.scenario() == scenario);
}

void TestBatchControls::theFeatureStepsByButtons() {
    QFETCH(bool, mouse);
    BatchFixture fixture;
    activate(fixture);
    use(*fixture.button("feature-before"), mouse);
    QCOMPARE(fixture.batch().feature, Index(33));
    QCOMPARE(fixture.page.findChild<QLabel*>("feature")->text(), QString("feature 33"));
    for (int k = 0; k < 2; ++k) use(*fixture.button("feature-after"), mouse);
    QCOMPARE(fixture.batch().feature, Index(35));
    for (int k = 0; k < 34; ++k) use(*fixture.button("feature-before"), mouse);
    QCOMPARE(fixture.batch().feature, Index(1));
    QVERIFY(!fixture.button("feature-before")->isEnabled());
    QCOMPARE(fixture.runs, 1);
}

void TestBatchControls::everyWordIsAView_data() {
    QTest::addColumn<int>("place");
    QTest::addColumn<QStringList>("panels");
    QTest::newRow("law") << 0 << QStringList{"error-law", "variance-bias"};
    QTest::newRow("accuracy") << 1 << QStringList{"accuracy", "accuracy-gap"};
    QTest::newRow("gap") << 2 << QStringList{"gap", "lag"};
    QTest::newRow("perturbation") << 3
                                  << QStringList{"perturbed-layer", "perturbed-batch", "perturbed-evaluation",
                                                 "perturbation-law"};
    QTest::newRow("composition") << 4 << QStringList{"composition", "composition-training"};
    QTest::newRow("padding") << 5 << QStringList{"padding-statistics", "padded-accuracy", "padded-logits"};
    QTest::newRow("conventions") << 6 << QStringList{"convention-mean", "convention-table"};
}

void TestBatchControls::everyWordIsAView() {
    QFETCH(int, place);
    QFETCH(QStringList, panels);
    const bool first = place == 0;
    BatchFixture fixture(smallBatch(first ? BatchView::Conventions : BatchView::Law), theme(ThemeName::Light),
                         {1500, 900});
    QCOMPARE(words(fixture).size(), 7);
    QAbstractButton* word = words(fixture)[place];
    QCOMPARE(word->text(), QString(QTest::currentDataTag()));
    for (const QString& panel : panels) QVERIFY2(!fixture.view(panel), qPrintable(panel));
    click(*word);
    QCOMPARE(fixture.batch().view, BatchView(place));
    QVERIFY(word->isChecked());
    for (const QString& panel : panels) QVERIFY2(fixture.view(panel), qPrintable(panel));
    QVERIFY(!fixture.view(first ? "convention-table" : "error-law"));
    QCOMPARE(fixture.runs, 1);
    QCOMPARE(fixture.document.undoStack().count(), 0);
}

void TestBatchControls::arrowsGoAlongTheWords() {
    BatchFixture fixture(smallBatch(BatchView::Gap));
    activate(fixture);
    const QList<QAbstractButton*> all = words(fixture);
    QVERIFY(tabTo(*all[2])); // the chosen one
    for (int view = 3; view < 7; ++view) {
        strike(*all[2], Qt::Key_Right);
        QCOMPARE(fixture.batch().view, BatchView(view));
        QVERIFY(all[view]->hasFocus());
    }
    for (int view = 5; view >= 0; --view) {
        strike(*all[2], Qt::Key_Left);
        QCOMPARE(fixture.batch().view, BatchView(view));
    }
    QVERIFY(all[0]->hasFocus());
    QTest::keyClick(&fixture.page, Qt::Key_PageDown); // the page's own
    strike(*all[1], Qt::Key_Tab);
    QVERIFY(tabTo(*all[1])); // wherever the view was chosen, Tab comes back to its word
    QCOMPARE(fixture.runs, 1);
}

void TestBatchControls::aClickGoesToItsBatch_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<BatchView>("view");
    for (const char* name : {"batch-mean", "batch-variance", "sample-statistics"})
        QTest::newRow(name) << QString(name) << BatchView::Law;
    QTest::newRow("gap") << "gap" << BatchView::Gap;
    QTest::newRow("convention-mean") << "convention-mean" << BatchView::Conventions;
}

void TestBatchControls::aClickGoesToItsBatch() {
    QFETCH(QString, name);
    QFETCH(BatchView, view);
    BatchFixture fixture(smallBatch(view));
    const auto& plot = *fixture.view<PlotView>(name);
    for (const double batch : {9, 1, 30, 17}) {
        click(plot, at(plot, batch));
        QCOMPARE(fixture.position, batch);
    }
    QCOMPARE(fixture.runs, 1);
}

void TestBatchControls::aDragGoesAlongTheBatches() {
    QFETCH(QString, name);
    QFETCH(BatchView, view);
    BatchFixture fixture(smallBatch(view));
    const auto& plot = *fixture.view<PlotView>(name);
    moveTo(plot, at(plot, 4));
    QCOMPARE(fixture.position, 0.0); // only looked at
    press(plot, at(plot, 4));
    for (const double batch : {5, 9, 21, 12}) {
        moveTo(plot, at(plot, batch));
        QCOMPARE(fixture.position, batch);
    }
    release(plot, at(plot, 12));
    QCOMPARE(fixture.position, 12.0);
    moveTo(plot, at(plot, 3));
    QCOMPARE(fixture.position, 12.0);
    QCOMPARE(fixture.runs, 1);
}

void TestBatchControls::aPressOnALawSetsTheBatchSize_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<BatchView>("view");
    QTest::addColumn<double>("pressed");
    QTest::addColumn<Index>("size");
    const auto row = [](const char* name, BatchView view, double pressed, Index size) {
        QTest::addRow("%s at %g", name, pressed) << QString(name) << view << pressed << size;
    };
    row("perturbation-law", BatchView::Perturbation, 16, 16);
    row("perturbation-law", BatchView::Perturbation, 100, 128); // nearest on a logarithmic axis
    row("accuracy-gap", BatchView::Accuracy, 4, 4);
    row("accuracy-gap", BatchView::Accuracy, 25, 32);
}

void TestBatchControls::aPressOnALawSetsTheBatchSize() {
    QFETCH(QString, name);
    QFETCH(BatchView, view);
    QFETCH(double, pressed);
    QFETCH(Index, size);
    BatchFixture fixture(smallBatch(view), theme(ThemeName::Light), {1500, 900});
    const auto& plot = *fixture.view<PlotView>(name);
    click(plot, at(plot, pressed));
    QCOMPARE(fixture.batch().size, size);
    QCOMPARE(fixture.runs, 2);
    fixture.document.undoStack().undo();
    QVERIFY(fixture.document.scenario() == smallBatch(view));
}

void TestBatchControls::everyColumnIsAFeature_data() {
    QTest::addColumn<QString>("name");
    for (const char* name : {"perturbed-layer", "perturbed-batch", "perturbed-evaluation"})
        QTest::newRow(name) << QString(name);
}

void TestBatchControls::everyColumnIsAFeature() {
    QFETCH(QString, name);
    BatchFixture fixture(smallBatch(BatchView::Perturbation), theme(ThemeName::Light), {1500, 900});
    const auto& map = *fixture.view<HeatMapView>(name);
    const auto& shown = std::get<HeatMap>(map.panel());
    QCOMPARE(shown.values.cols(), fixture.result->stream.features);
    for (const Index feature : {Index(20), Index(1), Index(64)}) {
        click(map, at(map, shown.x0 + double(feature - 1) * shown.dx));
        QCOMPARE(fixture.batch().feature, feature);
    }
    QCOMPARE(fixture.runs, 1);
}

void TestBatchControls::everyPanelOffersToBeExported() {
    QFETCH(int, place);
    BatchFixture fixture(smallBatch(BatchView(place)), theme(ThemeName::Light), {1500, 900});
    QSignalSpy asked(&fixture.page, &PageWidget::exportRequested);
    const Scenario before = fixture.document.scenario();
    for (const Panel& panel : fixture.page.figure().panels) {
        const auto& view = *fixture.view(QString::fromStdString(panelName(panel)));
        click(view, view.rect().center(), Qt::RightButton);
        QCOMPARE(asked.back()[0].toString(), view.name());
        QCOMPARE(asked.back()[1].toPoint(), view.mapToGlobal(view.rect().center()));
    }
    QCOMPARE(asked.size(), qsizetype(fixture.page.figure().panels.size()));
    QVERIFY(fixture.document.scenario() == before);
    QCOMPARE(fixture.position, 0.0);
}

NORMSCOPE_GUI_TEST(TestBatchControls)
#include "test_batch_controls.moc"
