// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/arm_row.h"
#include "controls/control_panel.h"
#include "document/scenario_document.h"
#include "gui/gui_test.h"
#include "lab/depth.h"
#include "window/appearance.h"

#include <QAbstractButton>
#include <QAction>
#include <QMenu>
#include <QTest>
#include <QToolButton>

using namespace normscope;
using namespace normscope::ui;

// The left dock of the Depth page with a document behind it, as in the window.
class TestDepthPanel : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void init();
    void cleanup() { m_panel.reset(); }
    void oneRowAnArm();
    void aCrossRemovesItsArm();
    void theLastArmStays();
    void theMenuAddsWhatIsNotThere();
    void thereAreSixArmsAtMost();
    void aClickChoosesAnArm();
    void rowsWorkByKeyboard();
    void theTabKeyGoesThroughTheRows();
    void resetBringsBackTheArms();
    void whatDoesNotApplyIsNotShown();
    void theEverydayControlsNeedNoScrolling();
    void everyControlHasNameToolTipAndKeyboard();

private:
    Control* control(const char* key) const { return m_panel->findChild<Control*>(key); }
    std::vector<ArmRow*> rows() const;
    QAbstractButton* part(std::size_t row, const char* name) const {
        return rows()[row]->findChild<QAbstractButton*>(name);
    }
    void add(const DepthArm& arm) const;
    const DepthSettings& depth() const { return m_document->scenario().depth; }

    std::unique_ptr<ScenarioDocument> m_document;
    std::unique_ptr<ControlPanel> m_panel;
};

void TestDepthPanel::initTestCase() {
    loadFonts();
    applyTheme(theme(ThemeName::Light));
}

void TestDepthPanel::init() {
    Scenario scenario;
    scenario.page = Page::Depth;
    m_document = std::make_unique<ScenarioDocument>(scenario);
    m_panel = std::make_unique<ControlPanel>(depthPanelLayout());
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
    m_panel->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_panel.get()));
}

std::vector<ArmRow*> TestDepthPanel::rows() const {
    std::vector<ArmRow*> shown;
    for (ArmRow* row : m_panel->findChildren<ArmRow*>())
        if (row->isVisible()) shown.push_back(row);
    return shown;
}

void TestDepthPanel::add(const DepthArm& arm) const {
    auto* action = control("depth.arms")->findChild<QAction*>(QString::fromStdString(armKey(arm)));
    QVERIFY(action && action->isVisible());
    action->trigger();
}

void TestDepthPanel::oneRowAnArm() {
    QCOMPARE(rows().size(), depth().arms.size());
    for (std::size_t k = 0; k < rows().size(); ++k)
        QCOMPARE(part(k, "choose")->text().toStdString(), plain(armName(depth().arms[k])));
    QVERIFY(part(2, "choose")->isChecked());
    QVERIFY(!part(0, "choose")->isChecked());
}

void TestDepthPanel::aCrossRemovesItsArm() {
    const std::vector<DepthArm> before = depth().arms;
    QTest::mouseClick(part(1, "remove"), Qt::LeftButton);
    QCOMPARE(depth().arms, (std::vector<DepthArm>{before[0], before[2]}));
    QCOMPARE(rows().size(), 2u);
    m_document->undoStack().undo();
    QCOMPARE(depth().arms, before);
    QCOMPARE(rows().size(), 3u);
}

void TestDepthPanel::theLastArmStays() {
    QTest::mouseClick(part(0, "remove"), Qt::LeftButton);
    QTest::mouseClick(part(0, "remove"), Qt::LeftButton);
    QCOMPARE(depth().arms.size(), 1u);
    QVERIFY(!part(0, "remove")->isVisible());
}

void TestDepthPanel::theMenuAddsWhatIsNotThere() {
    const DepthArm sandwich{NormKind::Rms, Placement::Sandwich};
    add(sandwich);
    QCOMPARE(depth().arms.size(), 4u);
    QCOMPARE(depth().arms.back(), sandwich);
    for (const DepthArm& arm : allArms()) {
        const auto* action = control("depth.arms")->findChild<QAction*>(QString::fromStdString(armKey(arm)));
        QVERIFY2(action, armKey(arm).c_str());
        QCOMPARE(action->isVisible(), std::ranges::find(depth().arms, arm) == depth().arms.end());
    }
}

void TestDepthPanel::thereAreSixArmsAtMost() {
    auto* more = control("depth.arms")->findChild<QToolButton*>("add-arm");
    for (const Placement placement : {Placement::Post, Placement::Pre, Placement::Sandwich}) {
        QVERIFY(more->isEnabled());
        add({NormKind::Rms, placement});
    }
    QCOMPARE(rows().size(), mostArms);
    QVERIFY(!more->isEnabled());
}

void TestDepthPanel::aClickChoosesAnArm() {
    QTest::mouseClick(part(0, "choose"), Qt::LeftButton);
    QCOMPARE(depth().arm, Index(0));
    QVERIFY(part(0, "choose")->isChecked() && !part(2, "choose")->isChecked());
    QTest::mouseClick(part(0, "choose"), Qt::LeftButton); // again: it stays chosen
    QVERIFY(part(0, "choose")->isChecked());
    QCOMPARE(m_document->undoStack().count(), 0); // where one looks is no step
}

void TestDepthPanel::rowsWorkByKeyboard() {
    part(1, "choose")->setFocus();
    QTest::keyClick(part(1, "choose"), Qt::Key_Space);
    QCOMPARE(depth().arm, Index(1));
    part(2, "remove")->setFocus();
    QTest::keyClick(part(2, "remove"), Qt::Key_Space);
    QCOMPARE(depth().arms.size(), 2u);
}

void TestDepthPanel::theTabKeyGoesThroughTheRows() {
    part(0, "choose")->setFocus();
    const auto tab = [this] {
        QTest::keyClick(m_panel->focusWidget(), Qt::Key_Tab);
        return m_panel->focusWidget();
    };
    QCOMPARE(tab(), part(0, "remove"));
    QCOMPARE(tab(), part(1, "choose"));
    QCOMPARE(tab(), part(1, "remove"));
    tab();
    tab();
    QCOMPARE(tab()->objectName(), QString("add-arm"));
}

void TestDepthPanel::resetBringsBackTheArms() {
    QTest::mouseClick(part(0, "remove"), Qt::LeftButton);
    QVERIFY(control("depth.arms")->edited());
    control("depth.arms")->reset();
    QCOMPARE(depth().arms, DepthSettings().arms);
}

void TestDepthPanel::whatDoesNotApplyIsNotShown() {
    for (auto* more : m_panel->findChildren<QToolButton*>("more")) more->click();
    QVERIFY(!control("depth.heads")->isVisible());
    Scenario next = m_document->scenario();
    next.depth.block = BlockKind::AttentionFfn;
    QVERIFY(m_document->change(next));
    QVERIFY(control("depth.heads")->isVisible());
}

void TestDepthPanel::theEverydayControlsNeedNoScrolling() {
    for (const char* key : {"depth.block", "depth.layers", "depth.width", "depth.initialisation", "depth.activation",
                            "depth.arms", "depth.final_norm", "depth.seeds", "depth.gradient"}) {
        QVERIFY2(control(key)->isVisible(), key);
        const QRect place(control(key)->mapTo(m_panel.get(), QPoint()), control(key)->size());
        QVERIFY2(m_panel->rect().contains(place), key);
    }
}

void TestDepthPanel::everyControlHasNameToolTipAndKeyboard() {
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

NORMSCOPE_GUI_TEST(TestDepthPanel)
#include "test_depth_panel.moc"
