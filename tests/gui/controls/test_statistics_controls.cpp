// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/control_panel.h"
#include "controls/value_field.h"
#include "document/scenario_document.h"
#include "gui/gui_test.h"
#include "gui/hand.h"
#include "window/appearance.h"

#include <QAbstractItemView>
#include <QCheckBox>
#include <QComboBox>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QSlider>
#include <QTimer>
#include <QToolButton>

using namespace normscope;
using namespace normscope::ui;

namespace {

std::vector<PanelSection> layoutOf(Page page) {
    return page == Page::Batch ? batchPanelLayout() : precisionPanelLayout();
}

// One in which every control of the page applies.
Scenario startOf(Page page) {
    Scenario scenario;
    scenario.page = page;
    scenario.batch.padding = 0.2;
    return scenario;
}

QAbstractButton* checkedOf(const Control& control) {
    for (auto* button : control.findChildren<QAbstractButton*>())
        if (button->isChecked()) return button;
    return nullptr;
}

QAbstractButton* uncheckedOf(const Control& control) {
    for (auto* button : control.findChildren<QAbstractButton*>())
        if (!button->isChecked()) return button;
    return nullptr;
}

bool isInLeftHalf(const QSlider& slider) { return slider.value() < (slider.minimum() + slider.maximum()) / 2; }

// From its middle to the far end.
void dragAway(const QSlider& slider) {
    const QPoint middle = slider.rect().center();
    drag(slider, middle, {isInLeftHalf(slider) ? slider.width() - 1 : 0, middle.y()});
    QCOMPARE(slider.value(), isInLeftHalf(slider) ? slider.minimum() : slider.maximum());
}

int otherIndex(const QComboBox& box) { return box.currentIndex() == 0 ? 1 : 0; }

void pickFromPopup(const QComboBox& box) {
    const int index = otherIndex(box);
    click(box);
    const QAbstractItemView& list = *box.view();
    QTRY_VERIFY(list.isVisible());
    click(*list.viewport(), list.visualRect(list.model()->index(index, box.modelColumn())).center());
    QTRY_VERIFY(!list.isVisible());
    QCOMPARE(box.currentIndex(), index);
}

void useMouse(const Control& control) {
    if (const auto* slider = control.findChild<QSlider*>()) return dragAway(*slider);
    if (const auto* box = control.findChild<QComboBox*>()) return pickFromPopup(*box);
    if (const auto* box = control.findChild<QCheckBox*>()) return click(*box, {8, box->height() / 2});
    const QAbstractButton* segment = uncheckedOf(control);
    QVERIFY2(segment, "a control of a kind that this test does not know");
    click(*segment);
}

// The part that has the focus when a person comes to the control by Tab to change it, and the key that changes it.
std::pair<const QWidget*, Qt::Key> keyOf(const Control& control) {
    if (const auto* slider = control.findChild<QSlider*>())
        return {slider, isInLeftHalf(*slider) ? Qt::Key_Right : Qt::Key_Left};
    if (const auto* box = control.findChild<QComboBox*>())
        return {box, otherIndex(*box) > box->currentIndex() ? Qt::Key_Down : Qt::Key_Home};
    if (const auto* box = control.findChild<QCheckBox*>()) return {box, Qt::Key_Space};
    const QAbstractButton *chosen = checkedOf(control), *other = uncheckedOf(control);
    return {chosen, chosen && other && other->x() < chosen->x() ? Qt::Key_Left : Qt::Key_Right};
}

bool shows(const Control& control, const ParameterValue& value) {
    if (const auto* field = control.findChild<ValueField*>()) {
        const auto shown = parseValue(control.parameter(), field->text().toStdString());
        return shown && *shown == value;
    }
    if (const auto* box = control.findChild<QCheckBox*>()) return box->isChecked() == std::get<bool>(value);
    const QString key = QString::fromStdString(std::get<std::string>(value));
    if (const auto* box = control.findChild<QComboBox*>()) return box->currentData().toString() == key;
    return checkedOf(control)->objectName() == key;
}

} // namespace

// The left docks of the Batch and the Precision page in hand: every control that the panel has, whichever that are.
class TestStatisticsControls : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void cleanup() { m_panel.reset(); }
    void everyControlByMouse_data() { controls(false); }
    void everyControlByMouse();
    void everyControlByKeyboard_data() { controls(false); }
    void everyControlByKeyboard();
    void everyNumberIsTyped_data() { controls(true); }
    void everyNumberIsTyped();
    void everyControlIsResetFromItsMenu_data() { controls(false); }
    void everyControlIsResetFromItsMenu();
    void everyNumberIsResetByItsName_data() { controls(true); }
    void everyNumberIsResetByItsName();
    void thePageIsResetByMouseAndKeyboard_data();
    void thePageIsResetByMouseAndKeyboard();

private:
    static void controls(bool numbers);
    void show(Page page);
    void unfoldByMouse();
    void verifyDefault(const Control& control);
    void verifyStepAndUndo(const Control& control);
    Control* control(const QString& key) const { return m_panel->findChild<Control*>(key); }
    ParameterValue valueOf(const Control& control) const { return control.parameter().get(m_document->scenario()); }

    std::unique_ptr<ScenarioDocument> m_document;
    std::unique_ptr<ControlPanel> m_panel;
};

void TestStatisticsControls::initTestCase() {
    loadFonts();
    applyTheme(theme(ThemeName::Light));
}

void TestStatisticsControls::controls(bool numbers) {
    QTest::addColumn<Page>("page");
    QTest::addColumn<QString>("key");
    for (const Page page : {Page::Batch, Page::Precision}) {
        const ControlPanel panel(layoutOf(page));
        for (const Control* control : panel.controls())
            if (!numbers || control->findChild<ValueField*>())
                QTest::addRow("%s page, %s", page == Page::Batch ? "batch" : "precision",
                              control->parameter().key.c_str())
                    << page << control->objectName();
    }
}

void TestStatisticsControls::show(Page page) {
    m_document = std::make_unique<ScenarioDocument>(startOf(page));
    m_panel = std::make_unique<ControlPanel>(layoutOf(page));
    m_panel->setTheme(theme(ThemeName::Light));
    m_panel->setScenario(m_document->scenario());
    connect(m_panel.get(), &ControlPanel::changeRequested, m_document.get(),
            [this](const Scenario& next, const QString& what, const QString& key) {
                QVERIFY(m_document->change(next, what, key));
            });
    connect(m_panel.get(), &ControlPanel::changeFinished, m_document.get(), &ScenarioDocument::endMerge);
    connect(m_document.get(), &ScenarioDocument::changed, m_panel.get(),
            [this] { m_panel->setScenario(m_document->scenario()); });
    m_panel->resize(176, 680); // of a window of 1366 × 768
    m_panel->show();
    m_panel->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_panel.get()));
}

void TestStatisticsControls::verifyStepAndUndo(const Control& control) {
    const Scenario before = startOf(m_document->scenario().page);
    const ParameterValue value = valueOf(control);
    QVERIFY(value != control.parameter().get(before));
    QVERIFY(check(control.parameter(), value) && validate(m_document->scenario()));
    QVERIFY(shows(control, value));
    QCOMPARE(m_document->undoStack().count(), 1);
    m_document->undoStack().undo();
    QVERIFY(m_document->scenario() == before);
    QVERIFY(shows(control, valueOf(control)));
}

void TestStatisticsControls::unfoldByMouse() {
    for (auto* more : m_panel->findChildren<QToolButton*>("more")) {
        if (!more->isVisible()) continue;
        reveal(*more);
        click(*more);
        QVERIFY(more->isChecked());
    }
    QCoreApplication::processEvents(); // the unfolded ones find their places
}

void TestStatisticsControls::everyControlByMouse() {
    QFETCH(Page, page);
    QFETCH(QString, key);
    show(page);
    unfoldByMouse();
    reveal(*control(key));
    QVERIFY(control(key)->isVisible() && control(key)->isEnabled());
    useMouse(*control(key));
    verifyStepAndUndo(*control(key));
}

void TestStatisticsControls::everyControlByKeyboard() {
    QFETCH(Page, page);
    QFETCH(QString, key);
    show(page);
    for (const auto* more : m_panel->findChildren<QToolButton*>("more")) {
        if (!more->isVisible()) continue;
        QVERIFY(tabTo(*more));
        strike(*more, Qt::Key_Space);
        QVERIFY(more->isChecked());
    }
    const auto [part, change] = keyOf(*control(key));
    QVERIFY2(part && tabTo(*part), "not to be reached by Tab");
    strike(*part, change);
    verifyStepAndUndo(*control(key));
}

void TestStatisticsControls::everyNumberIsTyped() {
    QFETCH(Page, page);
    QFETCH(QString, key);
    show(page);
    for (auto* more : m_panel->findChildren<QToolButton*>("more")) more->click();
    const Parameter& parameter = control(key)->parameter();
    const QString lower = QString::number(parameter.sliderLower), upper = QString::number(parameter.sliderUpper);
    const auto lowest = parseValue(parameter, lower.toStdString());
    QVERIFY(lowest);
    const QString text = *lowest == valueOf(*control(key)) ? upper : lower;
    const auto* field = control(key)->findChild<ValueField*>();
    QVERIFY(tabTo(*field));
    type(*field, text);
    strike(*field, Qt::Key_Return);
    QVERIFY(valueOf(*control(key)) == parseValue(parameter, text.toStdString()).value());
    verifyStepAndUndo(*control(key));
}

// After one change and its reset.
void TestStatisticsControls::verifyDefault(const Control& control) {
    QVERIFY(valueOf(control) == control.parameter().get(Scenario{}));
    QVERIFY(shows(control, valueOf(control)));
    QVERIFY(!control.edited());
    QCOMPARE(m_document->undoStack().count(), 2);
}

void TestStatisticsControls::everyControlIsResetFromItsMenu() {
    QFETCH(Page, page);
    QFETCH(QString, key);
    show(page);
    unfoldByMouse();
    reveal(*control(key));
    useMouse(*control(key));
    const QPoint corner(3, 6);
    moveTo(*control(key), corner);
    QTimer::singleShot(0, [] { // the menu, once open, has its own event loop
        auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        if (menu) click(*menu, menu->actionGeometry(menu->actions().front()).center());
    });
    QTest::mouseClick(windowOf(*control(key)), Qt::RightButton, {}, inWindow(*control(key), corner));
    verifyDefault(*control(key));
}

void TestStatisticsControls::everyNumberIsResetByItsName() {
    QFETCH(Page, page);
    QFETCH(QString, key);
    show(page);
    unfoldByMouse();
    reveal(*control(key));
    useMouse(*control(key));
    QTest::mouseDClick(windowOf(*control(key)), Qt::LeftButton, {}, inWindow(*control(key), {3, 6}));
    verifyDefault(*control(key));
}

void TestStatisticsControls::thePageIsResetByMouseAndKeyboard_data() {
    QTest::addColumn<Page>("page");
    QTest::newRow("batch") << Page::Batch;
    QTest::newRow("precision") << Page::Precision;
}

void TestStatisticsControls::thePageIsResetByMouseAndKeyboard() {
    QFETCH(Page, page);
    show(page);
    QSignalSpy asked(m_panel.get(), &ControlPanel::resetRequested);
    auto* button = m_panel->findChild<QToolButton*>("reset-page");
    reveal(*button);
    click(*button);
    QCOMPARE(asked.size(), 1);
    QVERIFY(tabTo(*button));
    strike(*button, Qt::Key_Space);
    QCOMPARE(asked.size(), 2);
}

NORMSCOPE_GUI_TEST(TestStatisticsControls)
#include "test_statistics_controls.moc"
