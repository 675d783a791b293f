// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/engine/small_depth.h"
#include "gui/engine/small_training.h"
#include "gui/gui_test.h"
#include "pages/pages.h"
#include "scenario/parameter.h"
#include "window/main_window.h"

#include <QTemporaryDir>

#include <algorithm>

using namespace normscope;
using namespace normscope::ui;

// Looking at a training neither trains nor draws a point more: a switch that did (tensorflow/playground#184).
class TestTrainingLooking : public QObject {
    Q_OBJECT
private slots:
    void init();
    void cleanup() { m_window.reset(); }
    void displaySettings_data();
    void displaySettings();
    void sizes();
    void themes();
    void otherPages();
    void timeline();

private:
    using Curves = std::vector<std::vector<double>>;

    Curves lossCurves() const;
    void nothingHappened();
    void sameWhenAskedAgain();
    void key(Qt::Key key) { QTest::keyClick(m_window.get(), key, Qt::ControlModifier); }
    void awaitEngine() { QTRY_VERIFY_WITH_TIMEOUT(!m_window->engine().busy(), 60'000); }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<QSettings> m_settings;
    std::unique_ptr<MainWindow> m_window;
    std::shared_ptr<const TrainingResult> m_result; // the last one
    int m_results = 0, m_before = 0;
    std::string m_bits;
    Curves m_curves;
};

namespace {

constexpr Index steps = 20;
constexpr int times = 5;

// One with BatchNorm, which has statistics that must not move either.
Scenario trained() {
    Scenario scenario = smallTraining(1, steps);
    scenario.training.arms.push_back({{NormKind::Batch, Placement::Pre}, {}, {}});
    scenario.depth = smallDepth().depth;
    return scenario;
}

bool isLook(const Parameter& parameter) { return parameter.display && parameter.key.starts_with("training."); }

// Another one each time.
ParameterValue look(const Parameter& parameter, int time) {
    const auto k = std::size_t(time);
    if (parameter.type == ParameterType::Bool) return time % 2 == 0;
    if (parameter.type == ParameterType::Choice) return parameter.choices[(k + 1) % parameter.choices.size()].key;
    return std::int64_t((time + 2) % times);
}

} // namespace

void TestTrainingLooking::init() {
    m_folder = std::make_unique<QTemporaryDir>();
    m_settings = std::make_unique<QSettings>(m_folder->filePath("settings.ini"), QSettings::IniFormat);
    m_window = std::make_unique<MainWindow>(trained(), *m_settings, makePages);
    m_results = 0;
    connect(&m_window->engine(), &Engine::finished, this, [this](const PageResult& result) {
        const auto* training = std::get_if<std::shared_ptr<const TrainingResult>>(&result);
        if (!training) return;
        m_result = *training;
        ++m_results;
    });
    m_window->resize(1366, 768);
    m_window->show();
    m_window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    awaitEngine();
    QVERIFY(m_result && m_result->complete());
    m_before = m_results;
    m_bits = bitsCode(*m_result);
    m_curves = lossCurves();
    for (const auto& curve : m_curves) QCOMPARE(std::ssize(curve), steps);
}

// Of every arm, point by point; the part that the timeline has not reached is another line.
TestTrainingLooking::Curves TestTrainingLooking::lossCurves() const {
    const Figure figure = m_window->page()->figure();
    const auto& plot = std::get<Plot>(*std::ranges::find(figure.panels, std::string("loss"), panelName));
    Curves curves;
    for (const char* name : {"a_train", "b_train", "c_train"}) {
        const auto line = std::ranges::find(plot.series, name, &Series::name);
        curves.push_back(line == plot.series.end() ? std::vector<double>() : line->y);
    }
    return curves;
}

void TestTrainingLooking::nothingHappened() {
    QVERIFY(!m_window->engine().busy());
    QCOMPARE(m_results, m_before);
    QCOMPARE(lossCurves(), m_curves);
}

// A pause has the engine tell what it has. It trains nothing, so this is what all that looking has left behind.
void TestTrainingLooking::sameWhenAskedAgain() {
    emit m_window->page()->paceRequested(TrainingPace::Pause);
    awaitEngine();
    QCOMPARE(m_results, m_before + 1);
    for (const auto& arm : m_result->arms) QCOMPARE(arm.runs.front()->steps(), steps);
    QCOMPARE(bitsCode(*m_result), m_bits);
    QCOMPARE(lossCurves(), m_curves);
}

void TestTrainingLooking::displaySettings_data() {
    QTest::addColumn<QString>("key");
    for (const Parameter& parameter : parameters())
        if (isLook(parameter)) QTest::newRow(parameter.key.c_str()) << QString::fromStdString(parameter.key);
}

void TestTrainingLooking::displaySettings() {
    QFETCH(const QString, key);
    const Parameter& parameter = *findParameter(key.toStdString());
    for (int time = 0; time < times; ++time) {
        const Scenario before = m_window->document().scenario();
        const auto next = with(before, parameter, look(parameter, time));
        QVERIFY(next && *next != before);
        QVERIFY(m_window->document().change(*next));
        m_window->grab();
        nothingHappened();
    }
    QVERIFY(!m_window->document().undoStack().canUndo()); // where one looks is no step
    sameWhenAskedAgain();
}

void TestTrainingLooking::sizes() {
    for (const QSize& size :
         {QSize(1440, 900), QSize(1280, 720), QSize(1920, 1080), QSize(1500, 800), QSize(1366, 768)}) {
        m_window->resize(size);
        m_window->grab();
        nothingHappened();
    }
    sameWhenAskedAgain();
}

void TestTrainingLooking::themes() {
    using enum ThemeName;
    for (const ThemeName name : {Dark, Projector, Light, Projector, Dark, Light}) {
        m_window->setTheme(name);
        m_window->grab();
        nothingHappened();
    }
    sameWhenAskedAgain();
}

void TestTrainingLooking::otherPages() {
    for (int time = 0; time < times; ++time) {
        for (const auto& [number, page] : {std::pair(Qt::Key_1, Page::Axes), std::pair(Qt::Key_2, Page::Depth)}) {
            key(number);
            QCOMPARE(m_window->page()->page(), page);
            awaitEngine();
        }
        key(Qt::Key_3);
        QCOMPARE(m_window->page()->page(), Page::Training);
        m_window->grab();
        nothingHappened();
    }
    sameWhenAskedAgain();
}

void TestTrainingLooking::timeline() {
    for (int time = 0; time < times; ++time) {
        m_window->clock().seek(double(3 * time + 1));
        m_window->grab();
        QCOMPARE(std::ssize(lossCurves().front()), Index(3 * time + 1));
    }
    m_window->clock().toEnd();
    nothingHappened();
    sameWhenAskedAgain();
}

NORMSCOPE_GUI_TEST(TestTrainingLooking)
#include "test_training_looking.moc"
