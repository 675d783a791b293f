// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/gui_test.h"
#include "window/focus_ring.h"

#include <QCheckBox>
#include <QTest>
#include <QVBoxLayout>

using namespace normscope::ui;

class TestFocusRing : public QObject {
    Q_OBJECT
private slots:
    void showsAroundWhatTheKeyboardReached();
    void goesWithTheMouse();
    void followsItsControl();
};

namespace {

struct TwoBoxes {
    QWidget window;
    QCheckBox* first = new QCheckBox("first", &window);
    QCheckBox* second = new QCheckBox("second", &window);
    FocusRing* ring = new FocusRing(&window);

    TwoBoxes() {
        first->setGeometry(20, 20, 80, 20);
        second->setGeometry(20, 60, 80, 20);
        window.resize(200, 200);
        window.show();
        window.activateWindow();
        first->setFocus();
    }
    void tab() { QTest::keyClick(&window, Qt::Key_Tab); }
};

} // namespace

void TestFocusRing::showsAroundWhatTheKeyboardReached() {
    TwoBoxes boxes;
    QVERIFY(QTest::qWaitForWindowActive(&boxes.window));
    QVERIFY(!boxes.ring->isVisible());
    boxes.tab();
    QVERIFY(boxes.ring->isVisible());
    QCOMPARE(boxes.ring->geometry(), boxes.second->geometry().adjusted(-4, -4, 4, 4));
}

void TestFocusRing::goesWithTheMouse() {
    TwoBoxes boxes;
    QVERIFY(QTest::qWaitForWindowActive(&boxes.window));
    boxes.tab();
    QTest::mouseClick(&boxes.window, Qt::LeftButton, {}, QPoint(150, 150));
    QVERIFY(!boxes.ring->isVisible());
}

void TestFocusRing::followsItsControl() {
    TwoBoxes boxes;
    QVERIFY(QTest::qWaitForWindowActive(&boxes.window));
    boxes.tab();
    boxes.second->move(20, 120);
    QCOMPARE(boxes.ring->geometry(), boxes.second->geometry().adjusted(-4, -4, 4, 4));
}

NORMSCOPE_GUI_TEST(TestFocusRing)
#include "test_focus_ring.moc"
