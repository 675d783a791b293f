// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/gui_test.h"
#include "six_stages.h"
#include "there_and_back.h"
#include "timeline/timeline_track.h"
#include "timeline/transport_bar.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QCheckBox>
#include <QLabel>
#include <QMenu>
#include <QTest>
#include <QToolButton>

using namespace normscope::ui;

class TestTransport : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { loadFonts(); }
    void init();
    void cleanup();
    void playButtonStartsAndPauses();
    void buttonsStep();
    void keysWork_data();
    void keysWork();
    void otherKeysAreLeftAlone();
    void draggingScrubs();
    void speedMenu();
    void loopBox();
    void statusFollowsThePosition();
    void trackIsASliderToAssistiveTechnology();
    void everyButtonHasANameAndAToolTip();
    void narrowSegmentsShowTheirNames_data();
    void narrowSegmentsShowTheirNames();
    void longNamesKeepToTheirSegments();

private:
    void click(const char* name) { QTest::mouseClick(m_bar->findChild<QAbstractButton*>(name), Qt::LeftButton); }
    void elapse(qint64 milliseconds) {
        m_now += milliseconds;
        m_clock->advance();
    }
    qint64 m_now = 0;
    std::unique_ptr<FrameClock> m_clock;
    std::unique_ptr<TransportBar> m_bar;
    TimelineTrack* m_track = nullptr;
};

void TestTransport::init() {
    m_now = 0;
    m_clock = std::make_unique<FrameClock>(nullptr, [this] { return m_now; });
    m_bar = std::make_unique<TransportBar>(*m_clock);
    m_bar->setTheme(theme(ThemeName::Light));
    m_bar->setSpec(sixStages());
    m_bar->resize(1440, 48);
    m_bar->show();
    m_track = m_bar->findChild<TimelineTrack*>();
}

void TestTransport::cleanup() {
    m_bar.reset();
    m_clock.reset();
}

void TestTransport::playButtonStartsAndPauses() {
    click("play");
    QVERIFY(m_clock->playing());
    elapse(1500);
    QCOMPARE(m_track->position(), 1.5);
    click("play");
    QVERIFY(!m_clock->playing());
    QCOMPARE(m_clock->position(), 1.5);
}

void TestTransport::buttonsStep() {
    click("step-forward");
    click("step-forward");
    QCOMPARE(m_clock->position(), 2.0);
    click("step-back");
    QCOMPARE(m_clock->position(), 1.0);
    click("to-end");
    QCOMPARE(m_clock->position(), 6.0);
    click("to-start");
    QCOMPARE(m_clock->position(), 0.0);
}

void TestTransport::keysWork_data() {
    QTest::addColumn<int>("key");
    QTest::addColumn<double>("position");
    QTest::newRow("Left") << int(Qt::Key_Left) << 2.0;
    QTest::newRow("Right") << int(Qt::Key_Right) << 3.0;
    QTest::newRow("Home") << int(Qt::Key_Home) << 0.0;
    QTest::newRow("End") << int(Qt::Key_End) << 6.0;
}

void TestTransport::keysWork() {
    QFETCH(int, key);
    m_clock->seek(2.5);
    QVERIFY(m_bar->handleKey(QKeyEvent(QEvent::KeyPress, key, Qt::NoModifier)));
    QTEST(m_clock->position(), "position");
}

void TestTransport::otherKeysAreLeftAlone() {
    QVERIFY(!m_bar->handleKey(QKeyEvent(QEvent::KeyPress, Qt::Key_A, Qt::NoModifier)));
    QVERIFY(!m_bar->handleKey(QKeyEvent(QEvent::KeyPress, Qt::Key_Right, Qt::ControlModifier)));
    QVERIFY(m_bar->handleKey(QKeyEvent(QEvent::KeyPress, Qt::Key_Space, Qt::NoModifier)));
    QVERIFY(m_clock->playing());
}

void TestTransport::draggingScrubs() {
    const auto at = [this](double position) { return QPoint(qRound(m_track->xOf(position)), m_track->height() / 3); };
    QTest::mousePress(m_track, Qt::LeftButton, {}, at(4));
    QVERIFY(qAbs(m_clock->position() - 4) < 0.01); // a pixel is 6 / 1000 of a position wide
    QTest::mouseMove(m_track, at(1));
    QVERIFY(qAbs(m_clock->position() - 1) < 0.01);
    QTest::mouseMove(m_track, QPoint(-50, 10));
    QCOMPARE(m_clock->position(), 0.0);
    QTest::mouseRelease(m_track, Qt::LeftButton);
}

void TestTransport::speedMenu() {
    auto* speed = m_bar->findChild<QToolButton*>("speed");
    QCOMPARE(speed->menu()->actions().size(), 5);
    speed->menu()->actions().last()->trigger();
    QCOMPARE(speed->text(), "×4");
    m_clock->play();
    elapse(500);
    QCOMPARE(m_clock->position(), 2.0);
}

void TestTransport::loopBox() {
    m_bar->findChild<QCheckBox*>("loop")->click();
    QVERIFY(m_clock->loop());
}

void TestTransport::statusFollowsThePosition() {
    auto* status = m_bar->findChild<QLabel*>("status");
    QCOMPARE(status->text(), "at 0");
    m_clock->seek(2.5);
    QCOMPARE(status->text(), "at 2.5");
}

void TestTransport::trackIsASliderToAssistiveTechnology() {
    auto* interface = QAccessible::queryAccessibleInterface(m_track);
    QVERIFY(interface && interface->valueInterface());
    QCOMPARE(interface->text(QAccessible::Name), "Timeline");
    QCOMPARE(interface->valueInterface()->maximumValue().toInt(), 6000);
    interface->valueInterface()->setCurrentValue(2500);
    QCOMPARE(m_clock->position(), 2.5);
    QCOMPARE(interface->text(QAccessible::Description), "at 2.5");
}

void TestTransport::everyButtonHasANameAndAToolTip() {
    for (const auto* button : m_bar->findChildren<QAbstractButton*>()) {
        QVERIFY2(!button->toolTip().isEmpty(), qPrintable(button->objectName()));
        QVERIFY2(!button->accessibleName().isEmpty() || !button->text().isEmpty(), qPrintable(button->objectName()));
    }
}

void TestTransport::narrowSegmentsShowTheirNames_data() {
    QTest::addColumn<int>("layers");
    for (const int layers : {1, 4, 24, 128, 1000}) QTest::addRow("%d layers", layers) << layers;
}

void TestTransport::narrowSegmentsShowTheirNames() {
    QFETCH(int, layers);
    m_bar->setSpec(thereAndBack(layers));
    const QFontMetricsF metrics(theme(ThemeName::Light).font(TextSize::Small, QFont::DemiBold));
    const QRectF forward = m_track->labelPlace(0), loss = m_track->labelPlace(1), back = m_track->labelPlace(2);
    QVERIFY(loss.width() >= metrics.horizontalAdvance("loss"));
    QVERIFY(qAbs(loss.center().x() - m_track->xOf(layers + 0.5)) < 0.01);
    const double room = metrics.horizontalAdvance("backward, layers 24 … 1") / 2; // each side of the middle
    QVERIFY(forward.center().x() + room <= loss.left());
    QVERIFY(back.center().x() - room >= loss.right());
}

void TestTransport::longNamesKeepToTheirSegments() {
    TimelineSpec spec = sixStages();
    for (auto& segment : spec.segments) segment.label = QString(60, 'm');
    m_bar->setSpec(spec);
    for (int s = 0; s < 6; ++s) {
        QVERIFY(qAbs(m_track->labelPlace(s).left() - m_track->xOf(s)) < 0.01);
        QVERIFY(qAbs(m_track->labelPlace(s).right() - m_track->xOf(s + 1)) < 0.01);
    }
}

NORMSCOPE_GUI_TEST(TestTransport)
#include "test_transport.moc"
