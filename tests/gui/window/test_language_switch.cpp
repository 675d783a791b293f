// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/control.h"
#include "controls/control_panel.h"
#include "controls/value_field.h"
#include "gui/gui_test.h"
#include "gui/lesson/lesson_window.h"
#include "gui/render/small_pages.h"
#include "i18n/translations.h"
#include "scenario/scenario_json.h"
#include "window/dock.h"

#include <QMenu>
#include <QSignalSpy>
#include <QToolButton>

#include <algorithm>

using namespace normscope;
using namespace normscope::ui;

static QStringList linesOf(const Scenario& scenario) { return QString::fromStdString(toJson(scenario)).split(u'\n'); }

// From English to Chinese and back while the window is open: the words change and nothing else.
class TestLanguageSwitch : public LessonWindow {
    Q_OBJECT
private slots:
    void init();
    void cleanup();
    void allThatWasDoneStays();
    void runningTrainingGoesOn();
    void menuSwitchesAndRemembers();
    void lessonGoesOnAtItsStep();
    void nothingIsLeftBehind();
    void unknownLanguageChangesNothing();

private:
    void open(const Scenario& scenario);
    QStringList tabs() const;
    bool chinese() const;
    void type(const char* control, const QString& text);
    void switchTo(const char* language) const;
    std::string shownPanels() const;
};

void TestLanguageSwitch::init() {
    QVERIFY(loadTranslations("en"));
    m_folder = std::make_unique<QTemporaryDir>();
    m_settings = std::make_unique<QSettings>(m_folder->filePath("settings.ini"), QSettings::IniFormat);
    m_settings->setValue("reducedMotion", true);
}

void TestLanguageSwitch::cleanup() {
    m_window.reset();
    QVERIFY(QApplication::topLevelWidgets().isEmpty());
    loadTranslations("en");
}

void TestLanguageSwitch::open(const Scenario& scenario) {
    m_window = std::make_unique<MainWindow>(scenario, *m_settings, makePages);
    m_window->show();
    m_window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    awaitEngine();
}

QStringList TestLanguageSwitch::tabs() const {
    QStringList titles;
    for (const auto* button : m_window->findChildren<QToolButton*>())
        if (button->property("tab").toBool()) titles += button->text();
    return titles;
}

bool TestLanguageSwitch::chinese() const {
    const QString all = tabs().join(u' ');
    return std::ranges::any_of(all, [](QChar c) { return c.script() == QChar::Script_Han; });
}

void TestLanguageSwitch::type(const char* control, const QString& text) {
    ValueField* field = nullptr;
    for (const auto* panel : m_window->findChildren<ControlPanel*>()) // each page has one with controls of its own
        if (panel->isVisible()) field = panel->findChild<Control*>(control)->findChild<ValueField*>();
    QVERIFY2(field, control);
    field->setFocus();
    field->selectAll();
    QTest::keyClicks(field, text);
    QTest::keyClick(field, Qt::Key_Return);
    awaitEngine();
}

void TestLanguageSwitch::switchTo(const char* language) const {
    QVERIFY(m_window->setLanguage(language));
    QCoreApplication::processEvents();
}

// Everything the page shows, as numbers.
std::string TestLanguageSwitch::shownPanels() const {
    std::string all;
    for (const Panel& panel : m_window->page()->figure().panels)
        if (std::holds_alternative<MatrixPlot>(panel)) all += csv(panel);
    return all;
}

void TestLanguageSwitch::allThatWasDoneStays() {
    open(smallPages(Page::Axes));
    const QStringList english = tabs();
    const Scenario start = scenario();
    type("norm.eps", "0.5");
    type("norm.gamma", "2");
    m_window->setTheme(ThemeName::Dark);
    QTest::keyClick(m_window.get(), Qt::Key_F9);
    m_window->resize(1300, 800);
    m_window->clock().seek(3);
    const Scenario edited = scenario();
    const std::string numbers = shownPanels();
    QSignalSpy results(&m_window->engine(), &Engine::finished);

    switchTo("zh_CN");
    QVERIFY(chinese());
    QCOMPARE(tabs().size(), english.size());
    QVERIFY(scenario() == edited);
    QCOMPARE(shownPanels(), numbers);
    QVERIFY(!m_window->engine().busy());
    QVERIFY(results.isEmpty()); // nothing is computed again
    QCOMPARE(m_window->clock().position(), 3.0);
    QCOMPARE(m_window->size(), QSize(1300, 800));
    QCOMPARE(QApplication::palette().color(QPalette::Window), theme(ThemeName::Dark).dock);
    QList<Dock*> docks = m_window->findChildren<Dock*>();
    QVERIFY(docks.at(0)->isHidden() && docks.at(1)->isVisible());
    QVERIFY(m_window->page()->isVisible());
    QVERIFY(m_window->page() == QApplication::focusWidget() ||
            m_window->page()->isAncestorOf(QApplication::focusWidget()));

    QTest::keyClick(m_window.get(), Qt::Key_Z, Qt::ControlModifier);
    awaitEngine();
    QCOMPARE(scenario().norm.gamma, start.norm.gamma);
    QCOMPARE(scenario().norm.eps, 0.5);
    switchTo("en");
    QCOMPARE(tabs(), english);
    QTest::keyClick(m_window.get(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(linesOf(scenario()), linesOf(start));
    QTest::keyClick(m_window.get(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QTest::keyClick(m_window.get(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(scenario() == edited);
    awaitEngine();
    QCOMPARE(shownPanels(), numbers);
}

// The engine is the same one: what it was asked for comes, and to the new page.
void TestLanguageSwitch::runningTrainingGoesOn() {
    open(smallPages(Page::Axes));
    QSignalSpy results(&m_window->engine(), &Engine::finished);
    m_window->choosePage(Page::Training);
    QVERIFY(m_window->engine().busy());
    switchTo("zh_CN");
    QCOMPARE(m_window->page()->page(), Page::Training);
    awaitEngine();
    QVERIFY(!results.isEmpty() && results.back().at(1).toBool());
    QVERIFY(m_window->page()->timeline().length() > 0);
    const Figure figure = m_window->page()->figure();
    QVERIFY(!figure.panels.empty());
}

void TestLanguageSwitch::menuSwitchesAndRemembers() {
    open(smallPages(Page::Depth));
    const auto choose = [this](const QString& text) {
        for (QAction* action : m_window->actions())
            if (action->text() == text) return action->trigger();
        QFAIL(qPrintable(text));
    };
    choose("中文");
    QTRY_VERIFY(chinese());
    QCOMPARE(m_settings->value("language").toString(), QString("zh_CN"));
    QCOMPARE(m_window->page()->page(), Page::Depth);
    choose("English");
    QTRY_VERIFY(!chinese());
    QCOMPARE(m_settings->value("language").toString(), QString("en"));
}

void TestLanguageSwitch::lessonGoesOnAtItsStep() {
    open(smallPages(Page::Axes));
    const Scenario own = scenario();
    type("norm.eps", "0.5");
    openLesson();
    if (player().session()->pending()) press("skip-prediction");
    press("step-onwards");
    awaitEngine();
    const int step = player().session()->index();
    QVERIFY(step > 0);
    switchTo("zh_CN");
    awaitEngine();
    QVERIFY(player().session() && player().active());
    QCOMPARE(player().session()->index(), step);
    QVERIFY(m_window->document().isAside());
    player().leave();
    awaitEngine();
    QCOMPARE(scenario().norm.eps, 0.5);
    m_window->document().undoStack().undo();
    QCOMPARE(linesOf(scenario()), linesOf(own));
}

void TestLanguageSwitch::nothingIsLeftBehind() {
    open(smallPages(Page::Axes));
    switchTo("zh_CN");
    switchTo("en");
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    const qsizetype widgets = QApplication::allWidgets().size();
    const qsizetype actions = m_window->actions().size();
    for (int k = 0; k < 3; ++k) {
        switchTo("zh_CN");
        switchTo("en");
    }
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QCOMPARE(QApplication::allWidgets().size(), widgets);
    QCOMPARE(m_window->actions().size(), actions);
}

void TestLanguageSwitch::unknownLanguageChangesNothing() {
    open(smallPages(Page::Axes));
    const PageWidget* page = m_window->page();
    QVERIFY(!m_window->setLanguage("xx"));
    QCOMPARE(m_window->page(), page);
    QVERIFY(!chinese());
}

NORMSCOPE_GUI_TEST(TestLanguageSwitch)
#include "test_language_switch.moc"
