// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formula/formula_view.h"
#include "gui/gui_test.h"
#include "gui/pages/batch_fixture.h"
#include "plot/plot_view.h"
#include "scenario/scenario_json.h"

#include <QAbstractButton>
#include <QLabel>
#include <QSignalSpy>

#include <algorithm>

using namespace normscope;
using namespace normscope::ui;

// What the Batch page shows, where, and while trainings come in.
class TestBatchPage : public QObject {
    Q_OBJECT

    static std::vector<QRect> places(const BatchFixture& fixture) {
        std::vector<QRect> places;
        const Picture picture = fixture.canvas()->picture({}, fixture.page.figure());
        for (const PlacedPanel& placed : picture.panels) places.push_back(placed.place);
        return places;
    }

    static const Panel& panel(const Figure& figure, const std::string& name) {
        return *std::ranges::find(figure.panels, name, panelName);
    }

private slots:
    void everythingFits_data() {
        QTest::addColumn<int>("name");
        QTest::addColumn<QSize>("size");
        QTest::addColumn<int>("view");
        for (const ThemeName name : {ThemeName::Light, ThemeName::Dark, ThemeName::Projector})
            for (const QSize& size : {QSize(880, 592), QSize(966, 640), QSize(1500, 900)})
                for (int view = 0; view <= int(BatchView::Conventions); ++view)
                    QTest::addRow("theme %d, width %d, view %d", int(name), size.width(), view)
                        << int(name) << size << view;
    }

    void everythingFits() {
        QFETCH(int, name);
        QFETCH(QSize, size);
        QFETCH(int, view);
        const BatchFixture fixture(smallBatch(BatchView(view)), theme(ThemeName(name), size.height() + 128), size);
        const std::vector<QRect> panels = places(fixture);
        QCOMPARE(panels.size(), fixture.page.figure().panels.size());
        for (std::size_t i = 0; i < panels.size(); ++i) {
            QVERIFY(fixture.canvas()->rect().contains(panels[i]));
            QVERIFY(panels[i].height() >= 80 && panels[i].width() >= 60);
            for (std::size_t k = 0; k < i; ++k) QVERIFY(!panels[i].intersects(panels[k]));
            QVERIFY(!panels[i].intersects(fixture.canvas()->events()));
            QVERIFY(!panels[i].intersects(fixture.canvas()->views()));
        }
        for (const PlotView* plot : fixture.page.findChildren<PlotView*>())
            QVERIFY2(!plot->isVisible() || plot->frame().axes.height() >= 32, qPrintable(plot->name()));
    }

    void theControlsAreAllSeen_data() {
        QTest::addColumn<int>("name");
        QTest::addColumn<QSize>("size");
        for (const QSize& size : {QSize(880, 592), QSize(966, 640), QSize(1500, 900)})
            QTest::addRow("light, width %d", size.width()) << int(ThemeName::Light) << size;
        for (const QSize& size : {QSize(1280, 592), QSize(1366, 640)}) // its docks are hidden
            QTest::addRow("projector, width %d", size.width()) << int(ThemeName::Projector) << size;
    }

    void theControlsAreAllSeen() {
        QFETCH(int, name);
        QFETCH(QSize, size);
        const BatchFixture fixture(smallBatch(), theme(ThemeName(name), size.height() + 128), size);
        const QRect events = fixture.canvas()->events(), views = fixture.canvas()->views();
        std::vector<QRect> seen;
        for (const QAbstractButton* button : fixture.canvas()->findChildren<QAbstractButton*>()) {
            const QRect place(button->mapTo(fixture.canvas(), QPoint()), button->size());
            QVERIFY2(events.contains(place) || views.contains(place), qPrintable(button->text()));
            QVERIFY2(std::ranges::none_of(seen, [&](const QRect& other) { return other.intersects(place); }),
                     qPrintable(button->text()));
            seen.push_back(place);
        }
        QCOMPARE(seen.size(), std::size_t(7 + 4 + 2));
    }

    void plotsOfTheStreamShareTheirAxisToThePixel() {
        const BatchFixture fixture(smallBatch(), theme(ThemeName::Light), {966, 640});
        const auto axes = [&](const char* name) { return fixture.view<PlotView>(name)->frame().axes; };
        for (const char* name : {"batch-variance", "sample-statistics"}) {
            QCOMPARE(axes(name).left(), axes("batch-mean").left());
            QCOMPARE(axes(name).width(), axes("batch-mean").width());
        }
    }

    void theTimelineCountsBatches() {
        BatchFixture fixture;
        const TimelineSpec spec = fixture.page.timeline();
        QCOMPARE(spec.segments.size(), std::size_t(2));
        QCOMPARE(spec.segments[0].label, QString("running values settle"));
        QCOMPARE(spec.segments[0].length, 13.0);
        QCOMPARE(spec.segments[1].label, QString("stream of 30 batches"));
        QCOMPARE(spec.length(), 30.0);
        QCOMPARE(spec.restAfter(3), 4.0);
        QCOMPARE(spec.segments[0].milliseconds, 13 * 60);
        QCOMPARE(spec.status(7), QString("batch 7"));
        QCOMPARE(spec.status(7.4), QString("batch 7"));
        QCOMPARE(spec.status(0), QString("all 30 batches"));
    }

    void theTimelineFollowsMomentum() {
        BatchFixture fixture;
        QSignalSpy changed(&fixture.page, &PageWidget::timelineChanged);
        Scenario next = fixture.document.scenario();
        next.norm.momentum = 0.1;
        QVERIFY(fixture.document.change(next));
        QCOMPARE(changed.size(), 1);
        QCOMPARE(fixture.page.timeline().segments.size(), std::size_t(1)); // 44 batches would be needed
        next.batch.batches = 120;
        QVERIFY(fixture.document.change(next));
        QCOMPARE(fixture.page.timeline().segments[0].length, 44.0);
        next.norm.cumulative = true;
        QVERIFY(fixture.document.change(next));
        QCOMPARE(fixture.page.timeline().segments.size(), std::size_t(1));
        QCOMPARE(fixture.page.timeline().length(), 120.0);
        next.batch.size = 16;
        QVERIFY(fixture.document.change(next));
        QCOMPARE(changed.size(), 3);
    }

    void trainingsThatComeInMoveNothing() {
        BatchFixture fixture(smallBatch(BatchView::Accuracy));
        const BatchResult all = runBatch(fixture.document.scenario());
        BatchResult part = quickBatch(fixture.document.scenario());
        const std::vector<QRect> before = places(fixture);
        const auto axis = [&] { return std::get<Plot>(panel(fixture.page.figure(), "accuracy")).y; };
        const Axis range = axis();
        const PanelView* view = fixture.view("accuracy");
        for (const auto& one : all.trained) {
            part.trained.insert(one);
            part.done = std::ssize(part.trained);
            fixture.show(part);
            QCOMPARE(places(fixture), before);
            if (!part.complete()) QCOMPARE(axis().upper, range.upper);
            QCOMPARE(fixture.view("accuracy"), view);
        }
        QVERIFY(fixture.result->complete());
    }

    void theDockTellsFormulasAndMemory() {
        BatchFixture fixture;
        QWidget* dock = fixture.page.explanation();
        dock->resize(224, 800);
        dock->show();
        const auto names = [&] {
            QStringList names;
            for (const FormulaView* formula : dock->findChildren<FormulaView*>()) names += formula->formula().id;
            return names;
        };
        const auto words = [&] {
            QString all;
            for (const QLabel* label : dock->findChildren<QLabel*>()) all += label->text();
            return all;
        };
        QVERIFY(names().contains("batch-running-variance-pytorch") && names().contains("batch-half-life-pytorch"));
        QVERIFY(names().contains("batch-mean-error"));
        QVERIFY(words().contains("1.9 batches") && words().contains("after 13"));
        Scenario next = fixture.document.scenario();
        next.norm.convention = MomentumConvention::Keras;
        next.norm.momentum = 0.9;
        QVERIFY(fixture.document.change(next));
        QVERIFY(names().contains("batch-running-variance-keras") && words().contains("6.6 batches"));
        next.norm.cumulative = true;
        QVERIFY(fixture.document.change(next));
        QVERIFY(names().contains("batch-running-mean-cumulative") && !names().contains("batch-half-life-keras"));
        next.norm.trackRunningStats = false;
        QVERIFY(fixture.document.change(next));
        QCOMPARE(names(), QStringList("batch-mean-error"));
        for (const QWidget* part : dock->findChildren<FormulaView*>()) QVERIFY(part->width() <= 224 - 28);
    }

    void aPictureHasEveryPanel() {
        BatchFixture fixture(smallBatch(BatchView::Padding));
        QCOMPARE(fixture.page.picture({}).panels.size(), fixture.page.figure().panels.size());
        QCOMPARE(fixture.page.picture("padded-logits").panels.size(), std::size_t(1));
        for (const PanelView* view : fixture.page.findChildren<PanelView*>())
            QVERIFY2(!view->accessibleName().isEmpty(), qPrintable(view->name()));
    }

    void lookingChangesNothing() {
        BatchFixture fixture;
        const std::string json = toJson(fixture.document.scenario());
        for (const ThemeName name : {ThemeName::Dark, ThemeName::Projector, ThemeName::Light})
            fixture.page.setTheme(theme(name));
        for (const QSize& size : {QSize(740, 460), QSize(1600, 1000), QSize(1040, 812)}) fixture.page.resize(size);
        for (double frame = 0; frame <= 30; frame += 0.5) fixture.goTo(frame);
        fixture.page.picture({});
        QCOMPARE(toJson(fixture.document.scenario()), json);
        QCOMPARE(fixture.runs, 1);
        QCOMPARE(fixture.refused, 0);
    }
};

NORMSCOPE_GUI_TEST(TestBatchPage)
#include "test_batch_page.moc"
