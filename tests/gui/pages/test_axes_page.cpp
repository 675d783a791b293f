// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/pages/axes_fixture.h"

#include "formula/formula_choice.h"
#include "formula/formula_view.h"
#include "gui/gui_test.h"
#include "scenario/scenario_json.h"

#include <QLineEdit>
#include <QMouseEvent>
#include <QSignalSpy>

using namespace normscope;
using namespace normscope::ui;

// What a person does on the Axes page, by mouse and keyboard.
class TestAxesPage : public QObject {
    Q_OBJECT

    static std::vector<CellIndex> differences(const MatrixD& a, const MatrixD& b) {
        std::vector<CellIndex> cells;
        for (Index i = 0; i < a.rows(); ++i)
            for (Index j = 0; j < a.cols(); ++j)
                if (a(i, j) != b(i, j)) cells.push_back({i, j});
        return cells;
    }

    static const MatrixPlot& shown(const AxesFixture& fixture, const QString& name) {
        return std::get<MatrixPlot>(fixture.matrix(name)->panel());
    }

private slots:
    void aDraggedCellChangesOneRowUnderLayerNorm() {
        AxesFixture fixture;
        const MatrixD before = fixture.result->runs[0].y;
        fixture.dragUp({2, 6}, 60);
        const std::vector<CellIndex> changed = differences(before, fixture.result->runs[0].y);
        QCOMPARE(changed.size(), std::size_t(13));
        for (const CellIndex& cell : changed) QCOMPARE(cell.row, Index(2));
    }

    void aDraggedCellChangesOneColumnUnderBatchNorm() {
        AxesFixture fixture;
        const MatrixD before = fixture.result->runs[1].y;
        fixture.dragUp({2, 6}, 60);
        const std::vector<CellIndex> changed = differences(before, fixture.result->runs[1].y);
        QCOMPARE(changed.size(), std::size_t(12));
        for (const CellIndex& cell : changed) QCOMPARE(cell.column, Index(6));
    }

    void changedCellsAreMarkedWhereTheyChanged() {
        AxesFixture fixture;
        fixture.dragUp({2, 6}, 60);
        QCOMPARE(shown(fixture, "layer").changed.size(), std::size_t(13));
        QCOMPARE(shown(fixture, "batch").changed.size(), std::size_t(12));
    }

    void aDragIsOneStepAndUndoRestoresTheBytes() {
        AxesFixture fixture;
        const std::string before = toJson(fixture.document.scenario());
        const MatrixD y = fixture.result->runs[0].y;
        fixture.dragUp({2, 6}, 60);
        QVERIFY(toJson(fixture.document.scenario()) != before);
        QCOMPARE(fixture.document.undoStack().count(), 1);
        fixture.document.undoStack().undo();
        QCOMPARE(toJson(fixture.document.scenario()), before);
        QVERIFY(differences(fixture.result->runs[0].y, y).empty());
    }

    void aClickKeepsACellAndEscapeLetsItGo() {
        AxesFixture fixture;
        QTest::mouseClick(fixture.matrix("batch"), Qt::LeftButton, {}, fixture.middleOf("batch", {7, 3}));
        QCOMPARE(fixture.document.scenario().axes.row, Index(7));
        QCOMPARE(fixture.document.scenario().axes.column, Index(3));
        QVERIFY(shown(fixture, "layer").locked);
        QCOMPARE(fixture.document.undoStack().count(), 0);
        QTest::keyClick(fixture.matrix("batch"), Qt::Key_Escape);
        QVERIFY(!shown(fixture, "layer").chosen);
    }

    void hoverLightsTheGroupEverywhere() {
        AxesFixture fixture;
        QTest::mouseMove(fixture.matrix("input"), fixture.middleOf("input", {9, 1}));
        QTRY_VERIFY(shown(fixture, "layer").chosen == (CellIndex{9, 1}));
        QCOMPARE(shown(fixture, "layer").lit, std::vector<GroupShape>{GroupShape::Row});
        QCOMPARE(shown(fixture, "batch").lit, std::vector<GroupShape>{GroupShape::Column});
        QCOMPARE(shown(fixture, "input").lit.size(), std::size_t(2));
    }

    void aLetterOfTheFormulaLightsItsNumber() {
        AxesFixture fixture;
        QWidget* dock = fixture.page.explanation();
        dock->show();
        auto* formula = dock->findChild<FormulaView*>();
        const auto lit = [&fixture] {
            for (const Panel& panel : fixture.page.figure().panels)
                if (const auto* arithmetic = std::get_if<Arithmetic>(&panel)) return arithmetic->lit;
            return Term::None;
        };
        QCOMPARE(lit(), Term::None);
        const auto moveTo = [&](const QPointF& point) { // two windows lie over each other here
            const QPointF inside = point + QPointF(FormulaView::padding, FormulaView::padding);
            QMouseEvent move(QEvent::MouseMove, inside, formula->mapToGlobal(inside), Qt::NoButton, {}, {});
            QApplication::sendEvent(formula, &move);
        };
        moveTo(formula->termBox("mean").center());
        QCOMPARE(lit(), Term::Mean);
        QCOMPARE(formula->lit(), termNames(Term::Mean));
        moveTo({0, 45});
        QCOMPARE(lit(), Term::None);
    }

    void aTypedValueIsTaken() {
        AxesFixture fixture;
        QTest::mouseDClick(fixture.matrix("input"), Qt::LeftButton, {}, fixture.middleOf("input", {0, 0}));
        auto* box = fixture.page.findChild<QLineEdit*>();
        QVERIFY(box);
        QTest::keyClicks(box, "2,5");
        QTest::keyClick(box, Qt::Key_Return);
        QCOMPARE(fixture.result->sample.x(0, 0), 2.5);
    }

    void nonsenseTypedIntoACellIsRefusedInWords() {
        AxesFixture fixture;
        QSignalSpy messages(&fixture.page, &PageWidget::message);
        const double before = fixture.result->sample.x(0, 0);
        QTest::mouseDClick(fixture.matrix("input"), Qt::LeftButton, {}, fixture.middleOf("input", {0, 0}));
        auto* box = fixture.page.findChild<QLineEdit*>();
        QTest::keyClicks(box, "1e5x");
        QTest::keyClick(box, Qt::Key_Return);
        QCOMPARE(fixture.result->sample.x(0, 0), before);
        QCOMPARE(messages.size(), 1);
        QVERIFY(messages[0][0].toString().contains("1e5x"));
    }

    void lookingChangesNothing() {
        AxesFixture fixture;
        fixture.document.endMerge();
        const std::string json = toJson(fixture.document.scenario());
        const std::string bits = bitsCode(*fixture.result);
        for (const ThemeName name : {ThemeName::Dark, ThemeName::Projector, ThemeName::Light})
            fixture.page.setTheme(theme(name));
        for (const QSize& size : {QSize(800, 600), QSize(1600, 1000), QSize(1040, 812)}) fixture.page.resize(size);
        for (double frame = 0; frame <= 6; frame += 0.25) fixture.page.setFrame(frame);
        fixture.page.picture({});
        QCOMPARE(bitsCode(*fixture.result), bits);
        QCOMPARE(toJson(fixture.document.scenario()), json);
    }

    void everyViewShowsItsPanels_data() {
        QTest::addColumn<int>("view");
        QTest::addColumn<QString>("panel");
        QTest::newRow("cell") << int(AxesView::Cell) << "arithmetic-batch";
        QTest::newRow("influence") << int(AxesView::Influence) << "influence-batch";
        QTest::newRow("backward") << int(AxesView::Backward) << "backward-batch";
        QTest::newRow("invariance") << int(AxesView::Invariance) << "invariance";
        QTest::newRow("histogram") << int(AxesView::Histogram) << "histogram-batch";
    }

    void everyViewShowsItsPanels() {
        QFETCH(int, view);
        QFETCH(QString, panel);
        Scenario scenario;
        scenario.axes.view = AxesView(view);
        AxesFixture fixture(scenario);
        const Picture picture = fixture.page.picture({});
        QVERIFY(std::any_of(picture.panels.begin(), picture.panels.end(), [&](const PlacedPanel& placed) {
            return placed.view->name() == panel && placed.place.width() > 100 && placed.place.height() > 100;
        }));
    }
};

NORMSCOPE_GUI_TEST(TestAxesPage)
#include "test_axes_page.moc"
