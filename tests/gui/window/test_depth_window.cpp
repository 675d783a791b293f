// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/gui_test.h"
#include "pages/pages.h"
#include "plot/plot_view.h"
#include "plot/wiring_view.h"
#include "window/main_window.h"

#include <QTemporaryDir>

using namespace normscope;
using namespace normscope::ui;

// The window on its Depth page with the real engine, by mouse and keyboard.
class TestDepthWindow : public QObject {
    Q_OBJECT
private slots:
    void init();
    void cleanup() { m_window.reset(); }
    void movingTheNormByMouseChangesTheCurves();
    void movingTheNormByKeyboardChangesTheCurves();
    void undoBringsTheSameCurves();
    void scrubbingShowsTheLayer();
    void clickingALayerShowsIt();
    void lookingRunsNothing();
    void bothScalesAndThemesAreDrawn();

private:
    template <class T>
    T* view(const QString& name) const {
        for (T* one : m_window->findChildren<T*>())
            if (one->name() == name && one->isVisible()) return one;
        return nullptr;
    }
    const Plot& plot(const QString& name) const { return std::get<Plot>(view<PlotView>(name)->panel()); }
    const MatrixPlot& matrix() const { return std::get<MatrixPlot>(view<PanelView>("layer")->panel()); }
    std::vector<double> curve(const QString& plotName, const std::string& series) const;
    void change(const std::function<void(Scenario&)>& what);
    void await() const { QTRY_VERIFY(!m_window->engine().busy()); }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<QSettings> m_settings;
    std::unique_ptr<MainWindow> m_window;
    int m_results = 0;
};

void TestDepthWindow::init() {
    m_folder = std::make_unique<QTemporaryDir>();
    m_settings = std::make_unique<QSettings>(m_folder->filePath("settings.ini"), QSettings::IniFormat);
    Scenario scenario;
    scenario.page = Page::Depth;
    scenario.depth.layers = 8;
    scenario.depth.width = 16;
    scenario.depth.seeds = 3;
    m_window = std::make_unique<MainWindow>(scenario, *m_settings, makePages);
    m_results = 0;
    connect(&m_window->engine(), &Engine::finished, this, [this] { ++m_results; });
    m_window->resize(1366, 768);
    m_window->show();
    m_window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    await();
}

// Empty when the plot has no such line.
std::vector<double> TestDepthWindow::curve(const QString& plotName, const std::string& series) const {
    for (const Series& one : plot(plotName).series)
        if (one.name == series) return one.y;
    return {};
}

void TestDepthWindow::change(const std::function<void(Scenario&)>& what) {
    Scenario next = m_window->document().scenario();
    what(next);
    QVERIFY(m_window->document().change(next, "test", {}));
}

void TestDepthWindow::movingTheNormByMouseChangesTheCurves() {
    const auto before = curve("rms", "pre_ln");
    QCOMPARE(before.size(), std::size_t(9));
    auto* wiring = view<WiringView>("block");
    const QPoint from = wiring->slotRect(Slot::Before).center(), to = wiring->slotRect(Slot::Branch).center();
    QTest::mousePress(wiring, Qt::LeftButton, {}, from);
    QTest::mouseMove(wiring, (from + to) / 2);
    QTest::mouseMove(wiring, to);
    QTest::mouseRelease(wiring, Qt::LeftButton, {}, to);
    await();
    QTRY_COMPARE(curve("rms", "output_ln").size(), std::size_t(9));
    QVERIFY(curve("rms", "output_ln") != before);
    QVERIFY(curve("rms", "pre_ln").empty());
    QCOMPARE(curve("gradient", "output_ln").size(), std::size_t(9));
}

void TestDepthWindow::movingTheNormByKeyboardChangesTheCurves() {
    auto* wiring = view<WiringView>("block");
    wiring->setFocus();
    QTest::keyClick(wiring, Qt::Key_Up);
    await();
    QTRY_COMPARE(curve("rms", "output_ln").size(), std::size_t(9));
    QVERIFY(m_window->document().scenario().depth.arms[2].placement == Placement::Output);
}

void TestDepthWindow::undoBringsTheSameCurves() {
    const auto rms = curve("rms", "pre_ln"), gradient = curve("gradient", "pre_ln");
    change([](Scenario& next) { next.depth.gain = 2; });
    await();
    QTRY_VERIFY(curve("rms", "pre_ln") != rms);
    QTest::keyClick(m_window.get(), Qt::Key_Z, Qt::ControlModifier);
    await();
    QTRY_COMPARE(curve("rms", "pre_ln"), rms);
    QVERIFY(std::equal(gradient.begin() + 1, gradient.end(), curve("gradient", "pre_ln").begin() + 1));
}

void TestDepthWindow::scrubbingShowsTheLayer() {
    m_window->clock().seek(3);
    QCOMPARE(plain(matrix().title), std::string("Layer 3, Pre-LN"));
    QCOMPARE(curve("rms", "pre_ln").size(), std::size_t(4)); // input and three layers
    const MatrixD third = matrix().values;
    m_window->clock().seek(8 + 1 + 2); // on the way back, at layer 6
    QCOMPARE(plain(matrix().title), std::string("Layer 6, Pre-LN"));
    QVERIFY(matrix().values != third);
    QCOMPARE(curve("gradient", "pre_ln").size(), std::size_t(3)); // layers 6 to 8
}

void TestDepthWindow::clickingALayerShowsIt() {
    auto* rms = view<PlotView>("rms");
    const QPoint place(int(std::lround(rms->frame().xPixel(5))), rms->height() / 2);
    QTest::mouseClick(rms, Qt::LeftButton, {}, place);
    QCOMPARE(m_window->document().scenario().depth.layer, Index(5));
    QTRY_COMPARE(plain(matrix().title), std::string("Layer 5, Pre-LN"));
}

void TestDepthWindow::lookingRunsNothing() {
    const auto rms = curve("rms", "pre_ln");
    const int runs = m_results;
    const std::function<void(DepthSettings&)> looks[] = {
        [](DepthSettings& depth) { depth.logarithmic = false; },
        [](DepthSettings& depth) { depth.theory = false; },
        [](DepthSettings& depth) { depth.gradient = DepthGradient::Stream; },
        [](DepthSettings& depth) { depth.strip = DepthStrip::Branch; },
        [](DepthSettings& depth) { depth.lockAxes = true; },
        [](DepthSettings& depth) { depth.arm = 1; },
    };
    for (const auto& look : looks) change([&](Scenario& next) { look(next.depth); });
    m_window->setTheme(ThemeName::Dark);
    m_window->resize(1440, 900);
    QVERIFY(!m_window->engine().busy());
    QCOMPARE(m_results, runs);
    QCOMPARE(curve("rms", "pre_ln"), rms);
    QCOMPARE(curve("gradient", "pre_ln").size(), std::size_t(9));
}

// Six arms with bands, on both scales, in every theme: no panel is empty or lies over another.
void TestDepthWindow::bothScalesAndThemesAreDrawn() {
    change([](Scenario& next) {
        const auto& all = allArms();
        next.depth.arms.assign(all.begin(), all.begin() + 6);
        next.depth.seeds = 6;
    });
    await();
    for (const bool logarithmic : {true, false})
        for (const ThemeName name : {ThemeName::Light, ThemeName::Dark, ThemeName::Projector}) {
            change([&](Scenario& next) { next.depth.logarithmic = logarithmic; });
            m_window->setTheme(name);
            QApplication::processEvents();
            std::vector<QRect> places;
            for (const char* panel : {"rms", "gradient", "block", "layer"}) {
                auto* one = view<PanelView>(panel);
                QVERIFY2(one, panel);
                QVERIFY(one->height() >= 120 && one->width() >= 200);
                for (const QRect& other : places) QVERIFY(!other.intersects(one->geometry()));
                places.push_back(one->geometry());
            }
            QCOMPARE(plot("rms").y.logarithmic, logarithmic);
        }
}

NORMSCOPE_GUI_TEST(TestDepthWindow)
#include "test_depth_window.moc"
