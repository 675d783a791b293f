// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/pages/depth_fixture.h"

#include "gui/gui_test.h"
#include "plot/wiring_view.h"

#include <QSignalSpy>

using namespace normscope;
using namespace normscope::ui;

// The diagram of the block on the Depth page: the norm is moved by hand, and the arm becomes another.
class TestDepthWiring : public QObject {
    Q_OBJECT

    static Scenario withArms(const std::vector<DepthArm>& arms) {
        Scenario scenario = smallDepth();
        scenario.depth.arms = arms;
        return scenario;
    }

    static void drag(WiringView* view, Slot from, Slot to) {
        const QPoint start = view->slotRect(from).center(), end = view->slotRect(to).center();
        QTest::mousePress(view, Qt::LeftButton, {}, start);
        QTest::mouseMove(view, (start + end) / 2);
        QTest::mouseMove(view, end);
        QTest::mouseRelease(view, Qt::LeftButton, {}, end);
    }

private slots:
    void theNormIsDraggedFromPreToPost() {
        DepthFixture fixture(withArms({{NormKind::Layer, Placement::Pre}}));
        drag(fixture.view<WiringView>("block"), Slot::Before, Slot::After);
        QCOMPARE(fixture.depth().arms[0], (DepthArm{NormKind::Layer, Placement::Post}));
        QCOMPARE(fixture.document.undoStack().count(), 1);
        QCOMPARE(fixture.document.undoStack().undoText(), QString("placement"));
        QVERIFY(fixture.shown<Wiring>("block").places.after);
        fixture.document.undoStack().undo();
        QVERIFY(fixture.shown<Wiring>("block").places.before);
    }

    void theNormIsMovedByKeyboard() {
        DepthFixture fixture(withArms({{NormKind::Rms, Placement::Pre}}));
        auto* view = fixture.view<WiringView>("block");
        const auto placementAfter = [&](Qt::Key key) {
            QTest::keyClick(view, key);
            return fixture.depth().arms[0].placement;
        };
        QCOMPARE(placementAfter(Qt::Key_Up), Placement::Output);
        QCOMPARE(placementAfter(Qt::Key_Up), Placement::Post);
        QCOMPARE(placementAfter(Qt::Key_Down), Placement::Output);
        QCOMPARE(fixture.depth().arms[0].norm, NormKind::Rms);
        QCOMPARE(placementAfter(Qt::Key_Delete), Placement::None);
        QCOMPARE(placementAfter(Qt::Key_Return), Placement::Pre);
        QCOMPARE(fixture.document.undoStack().count(), 5);
    }

    void movingTheNormMakesAnotherArm_data() {
        QTest::addColumn<int>("before");
        QTest::addColumn<bool>("inFront");
        QTest::addColumn<bool>("behind");
        QTest::addColumn<bool>("onTrunk");
        QTest::addColumn<int>("after");
        QTest::newRow("in front of the block") << int(Placement::Post) << true << false << false << int(Placement::Pre);
        QTest::newRow("behind it") << int(Placement::Pre) << false << true << false << int(Placement::Output);
        QTest::newRow("on the trunk") << int(Placement::Pre) << false << false << true << int(Placement::Post);
        QTest::newRow("around it") << int(Placement::Pre) << true << true << false << int(Placement::Sandwich);
        QTest::newRow("away") << int(Placement::Pre) << false << false << false << int(Placement::None);
        QTest::newRow("where it is") << int(Placement::OutputQk) << false << true << false << int(Placement::OutputQk);
    }

    void movingTheNormMakesAnotherArm() {
        QFETCH(int, before);
        QFETCH(bool, inFront);
        QFETCH(bool, behind);
        QFETCH(bool, onTrunk);
        QFETCH(int, after);
        Scenario scenario = withArms({{NormKind::Rms, Placement(before)}});
        scenario.depth.block = BlockKind::AttentionFfn; // output norms of q and k need an attention
        DepthFixture fixture(scenario);
        emit fixture.view<WiringView>("block")->slotsChosen({inFront, behind, onTrunk});
        const DepthArm& arm = fixture.depth().arms[0];
        QCOMPARE(int(arm.placement), after);
        QCOMPARE(arm.norm == NormKind::None, arm.placement == Placement::None);
        QCOMPARE(fixture.document.undoStack().count(), before == after ? 0 : 1);
    }

    void aNormThatComesIntoABlockWithoutOneIsALayerNorm() {
        DepthFixture fixture(withArms({{NormKind::None, Placement::None}}));
        emit fixture.view<WiringView>("block")->slotsChosen({.before = true});
        QCOMPARE(fixture.depth().arms[0], (DepthArm{NormKind::Layer, Placement::Pre}));
        fixture.document.undoStack().undo();
        QCOMPARE(fixture.depth().arms[0], (DepthArm{NormKind::None, Placement::None}));
    }

    void anArmThatIsThereIsChosenInstead() {
        DepthFixture fixture; // none, Post-LN, Pre-LN
        QSignalSpy messages(&fixture.page, &PageWidget::message);
        emit fixture.view<WiringView>("block")->slotsChosen({.after = true});
        QCOMPARE(fixture.depth().arms, DepthSettings().arms);
        QCOMPARE(fixture.depth().arm, Index(1));
        QCOMPARE(messages.size(), 1);
        QVERIFY(messages[0][0].toString().contains("Post-LN"));
    }

    void theWiringFollowsTheChosenArm() {
        DepthFixture fixture;
        const Wiring pre = fixture.shown<Wiring>("block");
        QTest::keyClick(&fixture.page, Qt::Key_PageUp);
        QCOMPARE(fixture.depth().arm, Index(1));
        QVERIFY(fixture.shown<Wiring>("block").placement != pre.placement);
        QTest::keyClick(&fixture.page, Qt::Key_PageUp);
        QTest::keyClick(&fixture.page, Qt::Key_PageUp); // there is none before the first
        QCOMPARE(fixture.depth().arm, Index(0));
        QVERIFY(fixture.shown<Wiring>("block").norm.empty());
        for (int i = 0; i < 3; ++i) QTest::keyClick(&fixture.page, Qt::Key_PageDown);
        QCOMPARE(fixture.depth().arm, Index(2));
        QCOMPARE(fixture.shown<Wiring>("block").placement, pre.placement);
    }
};

NORMSCOPE_GUI_TEST(TestDepthWiring)
#include "test_depth_wiring.moc"
