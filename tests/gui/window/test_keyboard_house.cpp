// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/focus_sight.h"
#include "gui/gui_test.h"
#include "gui/render/small_pages.h"
#include "pages/pages.h"
#include "timeline/timeline_track.h"
#include "window/main_window.h"

#include <QAbstractButton>
#include <QAbstractSlider>
#include <QButtonGroup>
#include <QComboBox>
#include <QLineEdit>
#include <QScrollBar>
#include <QTemporaryDir>
#include <QToolButton>

#include <algorithm>

using namespace normscope;
using namespace normscope::ui;

namespace {

using Widgets = std::vector<QWidget*>;

bool holds(const Widgets& all, const QWidget* one) { return std::ranges::find(all, one) != all.end(); }

// The keys of these work in the whole window, or they follow the focus.
bool needsNoFocus(const QWidget* widget) {
    return qobject_cast<const TimelineTrack*>(widget) || qobject_cast<const QScrollBar*>(widget);
}

// Something to press, to type into or to drag.
bool isControl(const QWidget* widget) {
    const bool kind = qobject_cast<const QAbstractButton*>(widget) || qobject_cast<const QLineEdit*>(widget) ||
                      qobject_cast<const QComboBox*>(widget) || qobject_cast<const QAbstractSlider*>(widget) ||
                      (widget->focusPolicy() & Qt::TabFocus);
    return kind && !needsNoFocus(widget) && !widget->focusProxy();
}

// Of buttons that exclude each other Tab goes to the chosen one; the arrow keys reach the others.
bool isReached(const Widgets& visited, QWidget* widget) {
    if (holds(visited, widget)) return true;
    const auto* button = qobject_cast<QAbstractButton*>(widget);
    if (!button || !button->group() || !button->group()->exclusive()) return false;
    return holds(visited, button->group()->checkedButton());
}

} // namespace

// Every page by keyboard alone: Tab goes everywhere and comes back, and one sees and hears where one is.
class TestKeyboardHouse : public QObject {
    Q_OBJECT
private slots:
    void cleanup() { m_window.reset(); }
    void tabReachesEveryControl_data();
    void tabReachesEveryControl();
    void shiftTabGoesTheSameWayBack_data() { tabReachesEveryControl_data(); }
    void shiftTabGoesTheSameWayBack();

private:
    void openPage();
    Widgets goRound(Qt::Key key);
    Widgets controls() const;

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<QSettings> m_settings;
    std::unique_ptr<MainWindow> m_window;
};

void TestKeyboardHouse::tabReachesEveryControl_data() {
    QTest::addColumn<Page>("page");
    QTest::addColumn<bool>("unfolded");
    for (PageWidget* page : makePages()) {
        QTest::addRow("%s", qPrintable(page->title())) << page->page() << false;
        QTest::addRow("%s, all sections unfolded", qPrintable(page->title())) << page->page() << true;
        delete page;
    }
}

void TestKeyboardHouse::openPage() {
    QFETCH(const Page, page);
    QFETCH(const bool, unfolded);
    m_folder = std::make_unique<QTemporaryDir>();
    m_settings = std::make_unique<QSettings>(m_folder->filePath("settings.ini"), QSettings::IniFormat);
    m_settings->setValue("reducedMotion", true);
    m_window = std::make_unique<MainWindow>(smallPages(page), *m_settings, makePages);
    m_window->resize(1366, 768);
    m_window->show();
    m_window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    QTRY_VERIFY_WITH_TIMEOUT(!m_window->engine().busy(), 60'000);
    if (unfolded)
        for (auto* more : m_window->findChildren<QToolButton*>("more"))
            if (more->isVisible()) more->setChecked(true);
    QCoreApplication::processEvents();
}

// What has the focus one after the other, until something has it again.
Widgets TestKeyboardHouse::goRound(Qt::Key key) {
    Widgets visited;
    for (int presses = 0; presses < 500; ++presses) {
        QWidget* focus = QApplication::focusWidget();
        QTest::keyClick(focus ? focus : m_window.get(), key);
        focus = QApplication::focusWidget();
        if (!focus || holds(visited, focus)) break;
        visited.push_back(focus);
        if (const QString trouble = focusTrouble(); !trouble.isEmpty())
            QTest::qFail(qPrintable(trouble), __FILE__, __LINE__);
    }
    return visited;
}

Widgets TestKeyboardHouse::controls() const {
    Widgets all;
    for (QWidget* widget : m_window->findChildren<QWidget*>())
        if (widget->isVisible() && widget->isEnabled() && widget->window() == m_window.get() && isControl(widget))
            all.push_back(widget);
    return all;
}

void TestKeyboardHouse::tabReachesEveryControl() {
    openPage();
    const Widgets visited = goRound(Qt::Key_Tab);
    QVERIFY(!visited.empty());
    QCOMPARE(QApplication::focusWidget(), visited.front()); // all the way round: no trap
    for (QWidget* control : controls())
        if (!isReached(visited, control)) QFAIL(qPrintable(described(*control) + " is not reached"));
}

void TestKeyboardHouse::shiftTabGoesTheSameWayBack() {
    openPage();
    Widgets there = goRound(Qt::Key_Tab), back = goRound(Qt::Key_Backtab);
    QCOMPARE(back.size(), there.size());
    std::ranges::sort(there);
    std::ranges::sort(back);
    QVERIFY(there == back);
}

NORMSCOPE_GUI_TEST(TestKeyboardHouse)
#include "test_keyboard_house.moc"
