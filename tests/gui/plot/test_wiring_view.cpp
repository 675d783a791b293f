// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/gui_test.h"
#include "gui/plot/pixels.h"
#include "gui/plot/sample_panels.h"
#include "plot/wiring_view.h"

#include <QSignalSpy>

#include <memory>

using namespace normscope;
using namespace normscope::ui;

class TestWiringView : public QObject {
    Q_OBJECT

    const Theme& m_light = theme(ThemeName::Light);
    std::unique_ptr<WiringView> m_view;
    std::unique_ptr<QSignalSpy> m_chosen;

    QPoint at(Slot slot) const { return m_view->slotRect(slot).center(); }
    WiringSlots last() const { return m_chosen->last().first().value<WiringSlots>(); }

    bool isCovered(const QImage& image, Slot slot) const {
        const QRect box = m_view->slotRect(slot);
        return countNear(image, box, m_light.layer.line) > box.width() * box.height() / 2;
    }

private slots:
    void init() {
        m_view = std::make_unique<WiringView>(sampleWiring(), m_light);
        m_view->resize(300, 340);
        m_view->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
        m_chosen = std::make_unique<QSignalSpy>(m_view.get(), &WiringView::slotsChosen);
    }

    void dragAsksForAnotherSlot() {
        drag(*m_view, at(Slot::Before), at(Slot::After));
        QCOMPARE(m_chosen->size(), 1);
        QVERIFY(last() == WiringSlots{.after = true});
        drag(*m_view, at(Slot::Before), at(Slot::Branch));
        QVERIFY(last() == WiringSlots{.branch = true}); // the panel is still the old one
        drag(*m_view, at(Slot::Before), {5, 330});
        QVERIFY(last() == WiringSlots{});
    }

    void dragBackAsksForNothing() {
        sendMouse(*m_view, QEvent::MouseButtonPress, at(Slot::Before));
        sendMouse(*m_view, QEvent::MouseMove, at(Slot::After));
        sendMouse(*m_view, QEvent::MouseMove, at(Slot::Before) + QPoint(2, 0));
        sendMouse(*m_view, QEvent::MouseButtonRelease, at(Slot::Before) + QPoint(2, 0));
        QCOMPARE(m_chosen->size(), 0);
    }

    void normFollowsThePointer() {
        QVERIFY(isCovered(pictureOf(*m_view), Slot::Before));
        sendMouse(*m_view, QEvent::MouseButtonPress, at(Slot::Before));
        const QRect target = m_view->slotRect(Slot::After).adjusted(-3, -3, 3, 3);
        const int trunk = countNear(pictureOf(*m_view), target, m_light.ink, 40);
        sendMouse(*m_view, QEvent::MouseMove, at(Slot::After));
        QCOMPARE(m_view->cursor().shape(), Qt::ClosedHandCursor);
        const QImage image = pictureOf(*m_view);
        QVERIFY(!isCovered(image, Slot::Before));
        QVERIFY(isCovered(image, Slot::After));
        QVERIFY(countNear(image, target, m_light.ink, 40) > trunk + target.width()); // its border
        QTest::keyClick(m_view.get(), Qt::Key_Escape);
        sendMouse(*m_view, QEvent::MouseButtonRelease, at(Slot::After));
        QCOMPARE(m_chosen->size(), 0);
        QVERIFY(isCovered(pictureOf(*m_view), Slot::Before));
    }

    void viewChangesOnlyWithItsPanel() {
        const QImage before = pictureOf(*m_view);
        click(*m_view, at(Slot::After));
        QTest::mouseMove(m_view.get(), QPoint(1, 1));
        QCOMPARE(pictureOf(*m_view), before);
        m_view->setPanel(sampleWiring(last()));
        QVERIFY(isCovered(pictureOf(*m_view), Slot::After));
        QVERIFY(!isCovered(pictureOf(*m_view), Slot::Before));
    }

    void clickPutsANormWhereThereIsNone() {
        m_view->setPanel(sampleWiring({}));
        click(*m_view, at(Slot::After));
        QVERIFY(last() == WiringSlots{.after = true});
    }

    void clickAddsAndTakesOff() {
        click(*m_view, at(Slot::Before));
        QCOMPARE(m_chosen->size(), 0); // the only one
        click(*m_view, at(Slot::Branch));
        QVERIFY(last() == (WiringSlots{.before = true, .branch = true}));
        m_view->setPanel(sampleWiring(last()));
        click(*m_view, at(Slot::Before));
        QVERIFY(last() == WiringSlots{.branch = true});
    }

    void keysMoveTheNorm() {
        QTest::keyClick(m_view.get(), Qt::Key_Up);
        QVERIFY(last() == WiringSlots{.branch = true});
        m_view->setPanel(sampleWiring({.after = true}));
        QTest::keyClick(m_view.get(), Qt::Key_Up);
        QCOMPARE(m_chosen->size(), 1); // at the end
        QTest::keyClick(m_view.get(), Qt::Key_Down);
        QVERIFY(last() == WiringSlots{.branch = true});
        QTest::keyClick(m_view.get(), Qt::Key_Delete);
        QVERIFY(last() == WiringSlots{});
        QTest::keyClick(m_view.get(), Qt::Key_Return);
        QCOMPARE(m_chosen->size(), 3); // there still is one
        m_view->setPanel(sampleWiring({}));
        QTest::keyClick(m_view.get(), Qt::Key_Return);
        QVERIFY(last() == WiringSlots{.before = true});
    }

    void itsKeysAreNotTheWindows_data() {
        QTest::addColumn<int>("key");
        QTest::addColumn<bool>("used");
        QTest::newRow("up") << int(Qt::Key_Up) << true;
        QTest::newRow("down") << int(Qt::Key_Down) << true;
        QTest::newRow("delete") << int(Qt::Key_Delete) << true;
        QTest::newRow("left") << int(Qt::Key_Left) << false;
        QTest::newRow("space") << int(Qt::Key_Space) << false;
        QTest::newRow("escape, nothing dragged") << int(Qt::Key_Escape) << false;
    }
    void itsKeysAreNotTheWindows() {
        QFETCH(int, key);
        QFETCH(bool, used);
        QKeyEvent event(QEvent::ShortcutOverride, key, Qt::NoModifier);
        event.ignore();
        QApplication::sendEvent(m_view.get(), &event);
        QCOMPARE(event.isAccepted(), used);
    }

    void fixedDiagramCannotBeMoved() {
        Wiring fixed = sampleWiring();
        fixed.movable = false;
        m_view->setPanel(fixed);
        QCOMPARE(m_view->focusPolicy(), Qt::NoFocus);
        drag(*m_view, at(Slot::Before), at(Slot::After));
        click(*m_view, at(Slot::Branch));
        QTest::keyClick(m_view.get(), Qt::Key_Up);
        QCOMPARE(m_chosen->size(), 0);
    }

    void cleanup() {
        m_chosen.reset();
        m_view.reset();
    }
};

NORMSCOPE_GUI_TEST(TestWiringView)
#include "test_wiring_view.moc"
