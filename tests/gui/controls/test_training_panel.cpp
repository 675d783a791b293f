// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/arm_row.h"
#include "controls/control_panel.h"
#include "document/scenario_document.h"
#include "gui/gui_test.h"
#include "lab/training.h"
#include "plot/rich_text.h"
#include "window/appearance.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

using namespace normscope;
using namespace normscope::ui;

// The left dock of the Training page with a document behind it, as in the window.
class TestTrainingPanel : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void init();
    void cleanup() { m_panel.reset(); }
    void oneRowAnArm();
    void aClickChoosesAnArm();
    void theChosenArmStaysChosenWhenAnotherGoes();
    void theLastArmStays();
    void anotherArmIsACopyOfTheChosenOne();
    void thereAreSixArmsAtMost();
    void controlsOfTheChosenArmChangeOnlyIt();
    void aValueOfItsOwnIsMarkedAndGivenBack();
    void aFileIsAskedForWhereThereIsNone();
    void whatDoesNotApplyIsNotShown();
    void everyControlHasNameToolTipAndKeyboard();

private:
    Control* control(const char* key) const { return m_panel->findChild<Control*>(key); }
    std::vector<ArmRow*> rows() const;
    QAbstractButton* part(std::size_t row, const char* name) const {
        return rows()[row]->findChild<QAbstractButton*>(name);
    }
    QToolButton* more() const { return control("training.arms")->findChild<QToolButton*>("add-arm"); }
    const TrainingSettings& training() const { return m_document->scenario().training; }

    std::unique_ptr<ScenarioDocument> m_document;
    std::unique_ptr<ControlPanel> m_panel;
};

void TestTrainingPanel::initTestCase() {
    loadFonts();
    applyTheme(theme(ThemeName::Light));
}

void TestTrainingPanel::init() {
    Scenario scenario;
    scenario.page = Page::Training;
    m_document = std::make_unique<ScenarioDocument>(scenario);
    m_panel = std::make_unique<ControlPanel>(trainingPanelLayout());
    m_panel->setTheme(theme(ThemeName::Light));
    m_panel->setScenario(m_document->scenario());
    connect(m_panel.get(), &ControlPanel::changeRequested, m_document.get(),
            [this](const Scenario& next, const QString& what, const QString& key) {
                QVERIFY(m_document->change(next, what, key));
            });
    connect(m_document.get(), &ScenarioDocument::changed, m_panel.get(),
            [this] { m_panel->setScenario(m_document->scenario()); });
    m_panel->resize(176, 680); // of a window of 1366 × 768
    m_panel->show();
}

std::vector<ArmRow*> TestTrainingPanel::rows() const {
    std::vector<ArmRow*> shown;
    for (ArmRow* row : m_panel->findChildren<ArmRow*>())
        if (row->isVisible()) shown.push_back(row);
    return shown;
}

void TestTrainingPanel::oneRowAnArm() {
    QCOMPARE(rows().size(), training().arms.size());
    for (std::size_t k = 0; k < rows().size(); ++k)
        QCOMPARE(part(k, "choose")->text(), translated(trainingArmName(training(), k)));
    QVERIFY(part(0, "choose")->isChecked());
}

void TestTrainingPanel::aClickChoosesAnArm() {
    QTest::mouseClick(part(2, "choose"), Qt::LeftButton);
    QCOMPARE(training().arm, Index(2));
    QVERIFY(part(2, "choose")->isChecked() && !part(0, "choose")->isChecked());
    QCOMPARE(m_document->undoStack().count(), 0); // where one looks is no step
}

void TestTrainingPanel::theChosenArmStaysChosenWhenAnotherGoes() {
    const std::vector<TrainingArm> before = training().arms;
    QTest::mouseClick(part(2, "choose"), Qt::LeftButton);
    QTest::mouseClick(part(0, "remove"), Qt::LeftButton);
    QCOMPARE(training().arms.size(), std::size_t(2));
    QVERIFY(training().arms[chosenArm(training())] == before[2]);
    m_document->undoStack().undo();
    QVERIFY(training().arms == before);
}

void TestTrainingPanel::theLastArmStays() {
    QTest::mouseClick(part(0, "remove"), Qt::LeftButton);
    QTest::mouseClick(part(0, "remove"), Qt::LeftButton);
    QCOMPARE(training().arms.size(), std::size_t(1));
    QVERIFY(!part(0, "remove")->isVisible());
}

void TestTrainingPanel::anotherArmIsACopyOfTheChosenOne() {
    QTest::mouseClick(part(1, "choose"), Qt::LeftButton);
    more()->click();
    QCOMPARE(training().arms.size(), std::size_t(4));
    const std::size_t chosen = chosenArm(training());
    QVERIFY(chosen != 1);
    QVERIFY(training().arms[chosen] == training().arms[1]);
}

void TestTrainingPanel::thereAreSixArmsAtMost() {
    for (int k = 0; k < 3; ++k) {
        QVERIFY(more()->isEnabled());
        more()->click();
    }
    QCOMPARE(rows().size(), mostArms);
    QVERIFY(!more()->isEnabled());
}

void TestTrainingPanel::controlsOfTheChosenArmChangeOnlyIt() {
    const TrainingSettings before = training();
    emit control("arm.lr")->chosen(0.01, false);
    QCOMPARE(planOf(training(), 0).start.learning.lr, 0.01);
    QVERIFY(training().all == before.all);
    for (const std::size_t other : {1, 2}) QVERIFY(training().arms[other] == before.arms[other]);
    emit control("arm.kind")->chosen(std::string("pre_rms"), false);
    QVERIFY((training().arms[0].arm == DepthArm{NormKind::Rms, Placement::Pre}));
    for (const std::size_t other : {1, 2}) QVERIFY(training().arms[other] == before.arms[other]);
}

void TestTrainingPanel::aValueOfItsOwnIsMarkedAndGivenBack() {
    Control* own = control("arm.lr");
    QVERIFY(!own->edited());
    emit control("training.lr")->chosen(0.002, false);
    QVERIFY(!own->edited() && control("training.lr")->edited());
    emit own->chosen(0.01, false);
    QVERIFY(own->edited());
    own->reset();
    QVERIFY(!own->edited());
    QCOMPARE(planOf(training(), 0).start.learning.lr, 0.002);
    QVERIFY(training().arms[0].changes.empty());
}

void TestTrainingPanel::aFileIsAskedForWhereThereIsNone() {
    QVERIFY(!control("data.file")->isVisible());
    QSignalSpy asked(m_panel.get(), &ControlPanel::fileWanted);
    auto* box = control("training.data")->findChild<QComboBox*>();
    box->setCurrentIndex(box->findData("file"));
    QCOMPARE(asked.size(), 1);
    QCOMPARE(training().data, TrainingSettings().data);
    QVERIFY(box->currentData() != "file");
    Scenario next = with(m_document->scenario(), *findParameter("data.file"), std::string("table.csv")).value();
    QVERIFY(m_document->change(next));
    QCOMPARE(training().data, TrainingData::File);
    QCOMPARE(m_document->scenario().data.source, DataSource::Wine); // of another page
    QVERIFY(control("data.file")->isVisible() && control("training.label")->isVisible());
}

void TestTrainingPanel::whatDoesNotApplyIsNotShown() {
    for (auto* more : m_panel->findChildren<QToolButton*>("more")) more->click();
    QVERIFY(control("training.heads")->isVisible());
    Scenario next = m_document->scenario();
    next.training.all.model.block = BlockKind::Mlp;
    QVERIFY(m_document->change(next));
    QVERIFY(!control("training.heads")->isVisible());
    QVERIFY(!control("arm.heads")->isVisible());
}

void TestTrainingPanel::everyControlHasNameToolTipAndKeyboard() {
    for (auto* more : m_panel->findChildren<QToolButton*>("more")) more->click();
    for (const Control* control : m_panel->controls()) {
        if (!control->isVisible()) continue;
        const QByteArray key = control->objectName().toUtf8();
        QVERIFY2(control->toolTip().size() > 20, key);
        bool reachable = false;
        for (const auto* part : control->findChildren<QWidget*>()) {
            if (!part->isVisible() || !(part->focusPolicy() & Qt::TabFocus)) continue;
            reachable = true;
            const auto* button = qobject_cast<const QAbstractButton*>(part);
            QVERIFY2(!part->accessibleName().isEmpty() || (button && !button->text().isEmpty()), key);
        }
        QVERIFY2(reachable, key);
    }
}

NORMSCOPE_GUI_TEST(TestTrainingPanel)
#include "test_training_panel.moc"
