// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/control.h"
#include "controls/value_field.h"
#include "gui/engine/small_precision.h"
#include "gui/gui_test.h"
#include "gui/hand.h"
#include "pages/pages.h"
#include "plot/heat_map_view.h"
#include "plot/plot_view.h"
#include "window/main_window.h"

#include <QAbstractButton>
#include <QAction>
#include <QLabel>
#include <QPushButton>
#include <QSlider>
#include <QTemporaryDir>

#include <set>
#include <tuple>

using namespace normscope;
using namespace normscope::ui;

// The window on its Precision page with the real engine, by keyboard: keys go where the focus is.
class TestPrecisionWindow : public QObject {
    Q_OBJECT
private slots:
    void init();
    void cleanup() { m_window.reset(); }
    void aStepIsARow();
    void arrowsAreTheGridsWhereItHasTheFocus();
    void spaceIsTheGridsWhereItHasTheFocus();
    void aCellIsUndoneWhole();
    void everyFormatIsPressed();
    void theOffsetFollowsKeys();
    void theModelsFollowTheirControls_data();
    void theModelsFollowTheirControls();
    void anotherCellTrainsNothing();
    void lookingRunsNothing();
    void playEndsAtTheLastRow();
    void nothingIsClipped_data();
    void nothingIsClipped();

private:
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
        QTest::keyClick(m_window->windowHandle(), key, modifiers);
    }
    void await() const { QTRY_VERIFY_WITH_TIMEOUT(!m_window->engine().busy(), 60'000); }
    const Scenario& scenario() const { return m_window->document().scenario(); }
    QString status() const { return m_window->findChild<QLabel*>("status")->text(); }
    Control& control(const char* key) const { return *m_window->findChild<Control*>(key); }
    HeatMapView* map(const char* name) const {
        for (auto* map : m_window->page()->findChildren<HeatMapView*>())
            if (map->name() == name) return map;
        return nullptr;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<QSettings> m_settings;
    std::unique_ptr<MainWindow> m_window;
    std::shared_ptr<const PrecisionResult> m_result; // the last one
    int m_results = 0;
};

void TestPrecisionWindow::init() {
    m_folder = std::make_unique<QTemporaryDir>();
    m_settings = std::make_unique<QSettings>(m_folder->filePath("settings.ini"), QSettings::IniFormat);
    m_results = 0;
    m_window = std::make_unique<MainWindow>(smallPrecision(), *m_settings, makePages);
    connect(&m_window->engine(), &Engine::finished, this, [this](const PageResult& result) {
        m_result = std::get<std::shared_ptr<const PrecisionResult>>(result);
        ++m_results;
    });
    m_window->resize(1366, 768);
    m_window->show();
    m_window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    await();
    QVERIFY(m_result && m_result->complete());
}

void TestPrecisionWindow::aStepIsARow() {
    QCOMPARE(status(), QString("all 5 values of ε"));
    for (int k = 0; k < 4; ++k) key(Qt::Key_Right);
    QCOMPARE(status(), QString("ε 4 of 5"));
    QCOMPARE(m_window->clock().position(), 4.0);
    key(Qt::Key_Home);
    QCOMPARE(status(), QString("all 5 values of ε"));
}

void TestPrecisionWindow::arrowsAreTheGridsWhereItHasTheFocus() {
    map("grid-fp16")->setFocus(Qt::TabFocusReason);
    key(Qt::Key_Right);
    await();
    QCOMPARE(scenario().precision.sd, 1e-3);
    QCOMPARE(m_window->clock().position(), 0.0);
    key(Qt::Key_Down);
    await();
    QCOMPARE(scenario().norm.eps, 1e-6);
    QVERIFY(map("grid-fp16")->hasFocus());
    key(Qt::Key_Home); // the timeline's
    key(Qt::Key_2);    // the page's
    QCOMPARE(scenario().precision.view, PrecisionView::Floor);
}

void TestPrecisionWindow::aCellIsUndoneWhole() {
    const Scenario before = scenario();
    HeatMapView* bf16 = map("grid-bf16");
    QTest::mouseClick(bf16, Qt::LeftButton, {}, bf16->cellRect({0, 9}).center().toPoint());
    await();
    QCOMPARE(scenario().precision.format, NumberFormat::BFloat16);
    QCOMPARE(scenario().norm.eps, 1e-12);
    QCOMPARE(scenario().precision.sd, 1e3);
    QCOMPARE(m_result->scenario.norm.eps, 1e-12);
    key(Qt::Key_Z, Qt::ControlModifier);
    await();
    QVERIFY(scenario() == before);
    QVERIFY(m_result->scenario == before);
}

void TestPrecisionWindow::spaceIsTheGridsWhereItHasTheFocus() {
    QVERIFY(tabTo(*map("grid-bf16")));
    key(Qt::Key_Space);
    await();
    QVERIFY(!m_window->clock().playing());
    QCOMPARE(m_result->scenario.precision.format, NumberFormat::BFloat16);
    QCOMPARE(m_result->scenario.norm.eps, gridEps[0]);
    QCOMPARE(m_result->scenario.precision.sd, gridSds[0]);
}

void TestPrecisionWindow::everyFormatIsPressed() {
    for (const auto& [name, format, panel] : {std::tuple("bfloat16", NumberFormat::BFloat16, "grid-bf16"),
                                              std::tuple("float32", NumberFormat::Float32, "grid-fp32"),
                                              std::tuple("float64", NumberFormat::Float64, ""), // no map of its own
                                              std::tuple("float16", NumberFormat::Float16, "grid-fp16")}) {
        click(*control("precision.format").findChild<QPushButton*>(name));
        await();
        QCOMPARE(m_result->scenario.precision.format, format);
        for (const char* one : {"grid-fp32", "grid-fp16", "grid-bf16"})
            QCOMPARE(std::get<HeatMap>(map(one)->panel()).chosen.has_value(), QLatin1String(one) == panel);
    }
    QCOMPARE(m_window->document().undoStack().count(), 4);
    QVERIFY(scenario() == smallPrecision());
}

void TestPrecisionWindow::theOffsetFollowsKeys() {
    const auto& slider = *control("precision.offset").findChild<QSlider*>();
    QVERIFY(tabTo(slider));
    for (const auto& [pressed, offset] :
         {std::pair(Qt::Key_Right, 1.0), std::pair(Qt::Key_Left, 0.0), std::pair(Qt::Key_End, 1e7)}) {
        key(pressed);
        await();
        QCOMPARE(m_result->scenario.precision.offset, offset);
    }
    const auto& field = *control("precision.offset").findChild<ValueField*>();
    QVERIFY(tabTo(field));
    type(field, "2e4");
    key(Qt::Key_Return);
    await();
    QCOMPARE(m_result->scenario.precision.offset, 2e4);
    QCOMPARE(m_window->clock().position(), 0.0); // here the arrows are the slider's
}

void TestPrecisionWindow::theModelsFollowTheirControls_data() {
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<double PrecisionSettings::*>("member");
    QTest::addColumn<double>("stepped"); // a tenth of a decade above the stop nearest to the default, in two digits
    QTest::addColumn<double>("end");
    QTest::newRow("residual scale") << QByteArray("precision.residual_scale") << &PrecisionSettings::residualScale
                                    << 0.04 << 1.0;
    QTest::newRow("generate with") << QByteArray("precision.generate_eps") << &PrecisionSettings::generateEps << 0.0013
                                   << 0.1;
}

void TestPrecisionWindow::theModelsFollowTheirControls() {
    QFETCH(QByteArray, name);
    QFETCH(double PrecisionSettings::*, member);
    QFETCH(double, stepped);
    QFETCH(double, end);
    key(Qt::Key_5);
    QSlider& slider = *control(name).findChild<QSlider*>();
    const Scenario before = scenario();
    QVERIFY(tabTo(slider));
    key(Qt::Key_Right);
    await();
    QCOMPARE(scenario().precision.*member, stepped);
    QCOMPARE(m_result->scenario.precision.*member, stepped);
    reveal(slider);
    drag(slider, slider.rect().center(), {slider.width() - 1, slider.height() / 2});
    await();
    QCOMPARE(scenario().precision.*member, end);
    QCOMPARE(m_result->scenario.precision.*member, end);
    QVERIFY(m_result->complete());
    QCOMPARE(m_window->document().undoStack().count(), 2);
    for (int k = 0; k < 2; ++k) key(Qt::Key_Z, Qt::ControlModifier);
    await();
    QVERIFY(scenario() == before);
    QVERIFY(m_result->scenario == before);
}

void TestPrecisionWindow::anotherCellTrainsNothing() {
    const auto models = m_result->models;
    key(Qt::Key_F);
    await();
    QCOMPARE(m_result->scenario.precision.format, NumberFormat::BFloat16);
    QCOMPARE(m_result->models, models);
}

void TestPrecisionWindow::lookingRunsNothing() {
    const int before = m_results;
    for (const Qt::Key one : {Qt::Key_5, Qt::Key_3, Qt::Key_PageDown, Qt::Key_Right, Qt::Key_1, Qt::Key_End}) key(one);
    QCOMPARE(scenario().precision.view, PrecisionView::Grid);
    QCoreApplication::processEvents();
    QVERIFY(!m_window->engine().busy());
    QCOMPARE(m_results, before);
}

void TestPrecisionWindow::playEndsAtTheLastRow() {
    m_window->clock().setSpeed(4);
    key(Qt::Key_Space);
    QVERIFY(m_window->clock().playing());
    QTRY_VERIFY_WITH_TIMEOUT(!m_window->clock().playing(), 60'000);
    QCOMPARE(m_window->clock().position(), 5.0);
    QCOMPARE(status(), QString("ε 5 of 5"));
}

void TestPrecisionWindow::nothingIsClipped_data() {
    QTest::addColumn<QString>("theme");
    QTest::addColumn<QSize>("size");
    for (const char* theme : {"Light", "Dark", "Projector"})
        for (const QSize& size : {QSize(1280, 720), QSize(1366, 768)})
            QTest::addRow("%s %d x %d", theme, size.width(), size.height()) << QString(theme) << size;
}

void TestPrecisionWindow::nothingIsClipped() {
    QFETCH(QString, theme);
    QFETCH(QSize, size);
    for (QAction* action : m_window->actions())
        if (action->text().remove('&') == theme) action->trigger();
    m_window->resize(size);
    for (int view = 0; view < 5; ++view) {
        key(Qt::Key(Qt::Key_1 + view));
        QCoreApplication::processEvents();
        QCOMPARE(m_window->size(), size);
        QCOMPARE(scenario().precision.view, PrecisionView(view));
        std::set<QString> hidden;
        for (const Panel& panel : m_window->page()->figure().panels)
            hidden.insert(QString::fromStdString(panelName(panel)));
        for (const QWidget* part : m_window->page()->findChildren<QWidget*>()) {
            const bool counts = qobject_cast<const PanelView*>(part) || qobject_cast<const QAbstractButton*>(part);
            if (!counts || !part->isVisible()) continue;
            const QRect place(part->mapTo(m_window->page(), QPoint()), part->size());
            QVERIFY2(m_window->page()->rect().contains(place), qPrintable(part->accessibleName()));
            if (const auto* panel = qobject_cast<const PanelView*>(part)) hidden.erase(panel->name());
            if (const auto* plot = qobject_cast<const PlotView*>(part))
                QVERIFY2(plot->frame().axes.height() >= 70 && plot->frame().axes.width() >= 100,
                         qPrintable(plot->name()));
        }
        const bool folded = theme == "Projector" && scenario().precision.view == PrecisionView::Grid;
        if (folded) hidden.erase("effective-eps"); // the other views show it
        QVERIFY2(hidden.empty(), hidden.empty() ? "" : qPrintable(*hidden.begin()));
    }
}

NORMSCOPE_GUI_TEST(TestPrecisionWindow)
#include "test_precision_window.moc"
