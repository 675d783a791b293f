// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/control_panel.h"
#include "controls/section.h"
#include "gui/gui_test.h"
#include "lesson/locked_keys.h"

#include <QSlider>
#include <QToolButton>

using namespace normscope;
using namespace normscope::ui;

// What a lesson lets the controls do.
class TestLessonControls : public QObject {
    Q_OBJECT
private slots:
    void init();
    void onlyWhatIsNamedIsShown();
    void whatIsLockedIsShownButOutOfReach();
    void everythingComesBack();
    void foldedControlsAreUnfolded();
    void lockedChangesAreKnown();

private:
    Control* control(const char* key) const { return m_panel->findChild<Control*>(key); }
    std::unique_ptr<ControlPanel> m_panel;
};

void TestLessonControls::init() {
    m_panel = std::make_unique<ControlPanel>(axesPanelLayout());
    m_panel->setTheme(theme(ThemeName::Light));
    m_panel->setScenario({});
    m_panel->resize(180, 900);
    m_panel->show();
}

void TestLessonControls::onlyWhatIsNamedIsShown() {
    m_panel->setAccess({"norm.eps", "norm.gamma"}, {});
    for (const Control* one : m_panel->controls()) {
        const bool named = one->objectName() == "norm.eps" || one->objectName() == "norm.gamma";
        QCOMPARE(!one->isHidden(), named);
    }
    int sections = 0;
    for (const auto* section : m_panel->findChildren<Section*>()) sections += section->isHidden() ? 0 : 1;
    QCOMPARE(sections, 1); // both stand in the same one
    QVERIFY(m_panel->findChild<QToolButton*>("reset-page")->isHidden());
}

void TestLessonControls::whatIsLockedIsShownButOutOfReach() {
    m_panel->setAccess({}, {"norm.gamma"});
    QVERIFY(control("norm.gamma")->isVisible() && !control("norm.gamma")->isEnabled());
    QVERIFY(control("norm.eps")->isEnabled());
    Scenario next;
    next.norm.gamma = 2;
    m_panel->setScenario(next); // a change from elsewhere
    QVERIFY(!control("norm.gamma")->isEnabled());
    m_panel->setAccess({}, {"*"});
    for (const Control* one : m_panel->controls()) QVERIFY2(!one->isEnabled(), qPrintable(one->objectName()));
}

void TestLessonControls::everythingComesBack() {
    std::vector<std::pair<bool, bool>> before, after;
    for (const Control* one : m_panel->controls()) before.emplace_back(one->isHidden(), one->isEnabled());
    m_panel->setAccess({"norm.eps"}, {"*"});
    m_panel->setAccess({}, {});
    for (const Control* one : m_panel->controls()) after.emplace_back(one->isHidden(), one->isEnabled());
    QVERIFY(before == after);
    QVERIFY(!m_panel->findChild<QToolButton*>("reset-page")->isHidden());
}

void TestLessonControls::foldedControlsAreUnfolded() {
    const std::vector<PanelSection> layout = axesPanelLayout();
    for (const PanelSection& section : layout)
        for (const PlacedControl& placed : section.controls) {
            if (!placed.seldom || control(placed.key)->isHidden()) continue; // does not apply now
            m_panel->setAccess({placed.key}, {});
            QVERIFY2(control(placed.key)->isVisible(), placed.key);
        }
}

void TestLessonControls::lockedChangesAreKnown() {
    const Scenario now;
    Scenario eps = now, edited = now, looking = now;
    eps.norm.eps = 1;
    edited.data.edits = {{0, 0, 5}};
    looking.page = Page::Depth;
    looking.axes.cellValues = true;
    QVERIFY(changesLocked({"norm.eps"}, now, eps) && !changesLocked({"norm.gamma"}, now, eps));
    QVERIFY(changesLocked({"data.edits"}, now, edited) && !changesLocked({"norm.eps"}, now, edited));
    QVERIFY(changesLocked({"*"}, now, eps) && changesLocked({"*"}, now, edited));
    QVERIFY(!changesLocked({"*"}, now, looking)); // how it is shown is everybody's own
    QVERIFY(!changesLocked({}, now, eps));
}

NORMSCOPE_GUI_TEST(TestLessonControls)
#include "test_lesson_controls.moc"
