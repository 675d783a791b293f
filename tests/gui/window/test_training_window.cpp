// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/engine/small_training.h"
#include "gui/gui_test.h"
#include "pages/pages.h"
#include "plot/rich_text.h"
#include "window/main_window.h"

#include <QPushButton>
#include <QTemporaryDir>

#include <algorithm>

using namespace normscope;
using namespace normscope::ui;

// The window on its Training page with the real engine, by keyboard alone: keys go where the focus is.
class TestTrainingWindow : public QObject {
    Q_OBJECT
private slots:
    void cleanup() { m_window.reset(); }
    void tPausesAndGoesOn();
    void sGoesOneStep();
    void theTransportsKeysScrub();
    void bBranchesOff();
    void aBranchThatLearnsOtherwisePartsAtItsStep();
    void aDivergenceIsToldAndUndone();
    void rGivesTheSameBits();

private:
    void open(const Scenario& scenario);
    void openFinished(const Scenario& scenario = smallTraining(1));
    void openPaused();
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
        QTest::keyClick(m_window->windowHandle(), key, modifiers);
    }
    void goBackTo(Index step);
    void change(const Scenario& next) { QVERIFY(m_window->document().change(next, "a change")); }
    void awaitEngine() { QTRY_VERIFY_WITH_TIMEOUT(!m_window->engine().busy(), 60'000); }

    const Scenario& scenario() { return m_window->document().scenario(); }
    const TrainingRun& run(std::size_t arm) const { return *m_result->arms[arm].runs.front(); }
    Plot loss() const;
    double cursor() const { return loss().cursor.value_or(Cursor{-1}).x; }
    std::size_t points(const char* line) const;
    QString trainButton() const { return m_window->page()->findChild<QPushButton*>("train")->text(); }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<QSettings> m_settings;
    std::unique_ptr<MainWindow> m_window;
    std::shared_ptr<const TrainingResult> m_result; // the last one
};

namespace {

// Far from done when its first results are there; deep, so that an arm is never many steps ahead.
Scenario slowTraining() {
    Scenario scenario = longTraining();
    scenario.training.all.model.layers = 48;
    return scenario;
}

// Of the first steps of a run.
std::string bitsOf(const TrainingRun& run, Index steps) {
    TrainingRun part;
    part.records.assign(run.records.begin(), run.records.begin() + steps);
    TrainingResult result;
    result.arms.push_back({{}, {std::make_shared<const TrainingRun>(part)}});
    return bitsCode(result);
}

// Deep, two arms with a norm that learn gently whatever all arms do, and one without.
Scenario deepTraining() {
    Scenario scenario = smallTraining(1);
    scenario.training.all.model.layers = 24;
    for (TrainingArm& arm : scenario.training.arms) arm.changes = {{"lr", 0.01}};
    scenario.training.arms.push_back({{NormKind::None, Placement::None}, {}, {}});
    return scenario;
}

} // namespace

void TestTrainingWindow::open(const Scenario& scenario) {
    m_folder = std::make_unique<QTemporaryDir>();
    m_settings = std::make_unique<QSettings>(m_folder->filePath("settings.ini"), QSettings::IniFormat);
    m_result.reset();
    m_window = std::make_unique<MainWindow>(scenario, *m_settings, makePages);
    connect(&m_window->engine(), &Engine::finished, this,
            [this](const PageResult& result) { m_result = std::get<std::shared_ptr<const TrainingResult>>(result); });
    m_window->resize(1366, 768);
    m_window->show();
    m_window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    QVERIFY(m_window->page()->hasFocus());
}

void TestTrainingWindow::openFinished(const Scenario& scenario) {
    open(scenario);
    awaitEngine();
    QVERIFY(m_result && m_result->complete());
    QCOMPARE(trainButton(), QString("Train"));
}

void TestTrainingWindow::openPaused() {
    open(slowTraining());
    QTRY_VERIFY_WITH_TIMEOUT(m_result && m_result->done > 0, 60'000);
    QCOMPARE(trainButton(), QString("Pause"));
    key(Qt::Key_T);
    awaitEngine();
    QVERIFY(!m_result->complete());
    QCOMPARE(trainButton(), QString("Train"));
}

void TestTrainingWindow::goBackTo(Index step) {
    key(Qt::Key_End);
    for (Index k = scenario().training.steps; k > step; --k) key(Qt::Key_Left);
    QCOMPARE(cursor(), double(step));
}

Plot TestTrainingWindow::loss() const {
    const Figure figure = m_window->page()->figure();
    return std::get<Plot>(*std::ranges::find(figure.panels, std::string("loss"), panelName));
}

std::size_t TestTrainingWindow::points(const char* line) const {
    const Plot plot = loss();
    const auto found = std::ranges::find(plot.series, line, &Series::name);
    return found == plot.series.end() ? 0 : found->x.size();
}

void TestTrainingWindow::tPausesAndGoesOn() {
    openPaused();
    const Index done = m_result->done;
    key(Qt::Key_T);
    QVERIFY(m_window->engine().busy());
    QCOMPARE(trainButton(), QString("Pause"));
    QTRY_VERIFY_WITH_TIMEOUT(m_result->done > done, 60'000);
    key(Qt::Key_T);
    awaitEngine();
    QVERIFY(!m_result->complete());
    QCOMPARE(trainButton(), QString("Train"));
}

void TestTrainingWindow::sGoesOneStep() {
    openPaused();
    do { // a pause may come when one arm is ahead
        key(Qt::Key_S);
        awaitEngine();
    } while (run(0).steps() != run(1).steps());
    const Index before = run(0).steps();
    key(Qt::Key_S);
    awaitEngine();
    for (const std::size_t arm : {0, 1}) QCOMPARE(run(arm).steps(), before + 1);
    QCOMPARE(cursor(), double(before + 1));
    QCOMPARE(trainButton(), QString("Train"));
}

void TestTrainingWindow::theTransportsKeysScrub() {
    openFinished();
    key(Qt::Key_End);
    QCOMPARE(cursor(), 20.0);
    QCOMPARE(points("a_train"), std::size_t(20));
    key(Qt::Key_Left);
    key(Qt::Key_Left);
    QCOMPARE(cursor(), 18.0);
    QCOMPARE(points("b_train"), std::size_t(18));
    key(Qt::Key_Home); // at rest all is shown
    QCOMPARE(m_window->clock().position(), 0.0);
    QCOMPARE(cursor(), 20.0);
    key(Qt::Key_Right);
    QCOMPARE(cursor(), 1.0);
    key(Qt::Key_End);
    QCOMPARE(cursor(), 20.0);
    QVERIFY(!m_window->engine().busy());
}

void TestTrainingWindow::bBranchesOff() {
    openFinished();
    const auto parents = m_result->arms;
    goBackTo(12);
    key(Qt::Key_B);
    QCOMPARE(scenario().training.arms.size(), std::size_t(3));
    QCOMPARE(scenario().training.arms[2].branches.back().step, Index(12));
    QCOMPARE(chosenArm(scenario().training), std::size_t(2));
    QVERIFY2(m_window->message().contains("12"), qPrintable(m_window->message()));
    awaitEngine();
    QVERIFY(m_result->complete());
    for (const std::size_t arm : {0, 1}) QCOMPARE(m_result->arms[arm].runs, parents[arm].runs);
    QCOMPARE(run(2).outcome.end, TrainingEnd::Finished);
    QCOMPARE(run(2).steps(), Index(20));
    QCOMPARE(bitsOf(run(2), 20), bitsOf(run(0), 20)); // nothing of it has changed yet
    QCOMPARE(cursor(), 20.0);                         // both futures are shown
}

void TestTrainingWindow::aBranchThatLearnsOtherwisePartsAtItsStep() {
    openFinished();
    goBackTo(12);
    key(Qt::Key_B);
    awaitEngine();
    change(with(scenario(), *findControlParameter("arm.lr"), 1e-4).value());
    awaitEngine();
    QVERIFY(m_result->complete());
    QCOMPARE(run(2).steps(), Index(20));
    QCOMPARE(bitsOf(run(2), 12), bitsOf(run(0), 12));
    for (Index step = 12; step < 20; ++step) QCOMPARE(run(2).records[std::size_t(step)]->learningRate, 1e-4);
    QVERIFY(bitsOf(run(2), 13) != bitsOf(run(0), 13));
    QCOMPARE(bitsCode(*m_result), bitsCode(runTraining(scenario()).value()));
}

void TestTrainingWindow::aDivergenceIsToldAndUndone() {
    openFinished(deepTraining());
    const auto before = m_result;
    QVERIFY(!m_window->message().contains("diverged"));
    Scenario next = scenario();
    next.training.all.learning.optimizer = OptimizerKind::Sgd;
    next.training.all.learning.lr = 10;
    change(next);
    awaitEngine();
    QCOMPARE(run(2).outcome.end, TrainingEnd::Diverged);
    for (const std::size_t arm : {0, 1}) {
        QCOMPARE(run(arm).outcome.end, TrainingEnd::Finished);
        QCOMPARE(run(arm).steps(), Index(20));
    }
    const Divergence where = run(2).outcome.divergence.value();
    QCOMPARE(where.tensor, Divergence::Tensor::Stream);
    const QString message = m_window->message();
    QCOMPARE(message, translated(divergenceMessage(*m_result, 2)));
    for (const QString& part : {QString("C (No norm) diverged"), QString("step %1:").arg(where.step + 1),
                                QString("layer %1 ").arg(where.layer), QString("Try a lower learning rate")})
        QVERIFY2(message.contains(part), qPrintable(message));
    key(Qt::Key_Z, Qt::ControlModifier);
    awaitEngine();
    QVERIFY(m_result->complete());
    QVERIFY(!m_window->message().contains("diverged"));
    for (const std::size_t arm : {0, 1, 2}) QCOMPARE(m_result->arms[arm].runs, before->arms[arm].runs);
    QCOMPARE(bitsCode(*m_result), bitsCode(*before));
}

void TestTrainingWindow::rGivesTheSameBits() {
    openFinished();
    const auto before = m_result;
    key(Qt::Key_R);
    awaitEngine();
    QVERIFY(m_result->complete());
    QVERIFY(m_result->arms[0].runs != before->arms[0].runs); // trained anew
    QCOMPARE(bitsCode(*m_result), bitsCode(*before));
}

NORMSCOPE_GUI_TEST(TestTrainingWindow)
#include "test_training_window.moc"
