// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/control.h"
#include "controls/value_field.h"
#include "gui/gui_test.h"
#include "recording_page.h"
#include "timeline/timeline_track.h"
#include "window/appearance.h"
#include "window/dock.h"
#include "window/export_menu.h"
#include "window/main_window.h"

#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QDropEvent>
#include <QMimeData>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

using namespace normscope;
using namespace normscope::ui;

class TestMainWindow : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void init();
    void cleanup();
    void firstResultComesByItself();
    void typedEpsReachesThePageAsAResult();
    void undoAndRedoByKeyboard();
    void viewChangesComputeNothing();
    void themeIsRememberedAndComputesNothing();
    void spacePlaysAndArrowsStep();
    void spaceStillPlaysAfterAClickOnACheckBox();
    void docksHide();
    void projectorHidesDocksAndSaysTheSentence();
    void codeIsCopied();
    void droppedDataFileIsUsed();
    void badDataFileLeavesTheOldDataAndSaysWhy_data();
    void badDataFileLeavesTheOldDataAndSaysWhy();
    void badScenarioFileSaysWhy();
    void messageStaysUntilTheNextAction();
    void reducedMotionReachesPageAndClock();
    void dataIsExported();

private:
    void awaitResult() { QVERIFY(m_results->wait()); }
    void drop(const QString& path);
    void type(const char* key, const QString& text);
    QString makeFile(const QString& name, const QByteArray& content);
    QAction* action(const QString& text);
    const Scenario& scenario() { return m_window->document().scenario(); }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<QSettings> m_settings;
    RecordingPage* m_page = nullptr;
    std::unique_ptr<MainWindow> m_window;
    std::unique_ptr<QSignalSpy> m_results;
};

void TestMainWindow::initTestCase() {
    loadFonts();
    QLocale::setDefault(QLocale::c());
}

void TestMainWindow::init() {
    m_folder = std::make_unique<QTemporaryDir>();
    m_settings = std::make_unique<QSettings>(m_folder->filePath("settings.ini"), QSettings::IniFormat);
    m_page = new RecordingPage;
    m_results = std::make_unique<QSignalSpy>(m_page, &RecordingPage::resultSet);
    m_window =
        std::make_unique<MainWindow>(Scenario{}, *m_settings, [this] { return std::vector<PageWidget*>{m_page}; });
    m_window->show();
    m_window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    if (m_results->isEmpty()) awaitResult();
    m_results->clear();
}

void TestMainWindow::cleanup() {
    m_window.reset();
    QVERIFY(QApplication::topLevelWidgets().isEmpty());
}

void TestMainWindow::drop(const QString& path) {
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(path)});
    QDragEnterEvent enter({50, 50}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(m_window.get(), &enter); // Qt delivers a drop only where something was dragged in
    QDropEvent event({50, 50}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(m_window.get(), &event);
}

void TestMainWindow::type(const char* key, const QString& text) {
    auto* field = m_window->findChild<Control*>(key)->findChild<ValueField*>();
    field->setFocus();
    field->selectAll();
    QTest::keyClicks(field, text);
    QTest::keyClick(field, Qt::Key_Return);
}

QString TestMainWindow::makeFile(const QString& name, const QByteArray& content) {
    QFile file(m_folder->filePath(name));
    if (!file.open(QIODevice::WriteOnly)) return {};
    file.write(content);
    return file.fileName();
}

QAction* TestMainWindow::action(const QString& text) {
    for (QAction* found : m_window->actions())
        if (found->text().remove('&') == text) return found;
    return nullptr;
}

void TestMainWindow::firstResultComesByItself() {
    QCOMPARE(m_page->results.size(), 1u);
    QVERIFY(m_page->axes().scenario == Scenario{});
    QCOMPARE(m_page->axes().sample.x.cols(), 13);
    QCOMPARE(m_page->frame, 0.0);
    QVERIFY(!m_window->clock().playing());
}

void TestMainWindow::typedEpsReachesThePageAsAResult() {
    type("norm.eps", "0.5");
    awaitResult();
    QCOMPARE(m_page->axes().scenario.norm.eps, 0.5);
    QCOMPARE(m_page->scenarios.back().norm.eps, 0.5);
}

void TestMainWindow::undoAndRedoByKeyboard() {
    type("norm.gamma", "2");
    m_page->setFocus();
    QTest::keyClick(m_window.get(), Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(scenario() == Scenario{});
    QTest::keyClick(m_window.get(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(scenario().norm.gamma, 2.0);
    QTest::keyClick(m_window.get(), Qt::Key_Z, Qt::ControlModifier);
    QTest::keyClick(m_window.get(), Qt::Key_Y, Qt::ControlModifier);
    QCOMPARE(scenario().norm.gamma, 2.0);
}

void TestMainWindow::viewChangesComputeNothing() {
    const std::string bits = bitsCode(m_page->axes());
    m_window->findChild<Control*>("axes.cell_values")->findChild<QCheckBox*>()->click();
    QVERIFY(m_page->scenarios.back().axes.cellValues);
    QVERIFY(!m_window->engine().busy());
    QVERIFY(!action("Undo")->isEnabled());
    QCOMPARE(bitsCode(m_page->axes()), bits);
}

void TestMainWindow::themeIsRememberedAndComputesNothing() {
    action("Dark")->trigger();
    QCOMPARE(m_page->themes.back(), ThemeName::Dark);
    QCOMPARE(m_settings->value("theme").toString(), "dark");
    QVERIFY(!m_window->engine().busy());
    QVERIFY(scenario() == Scenario{});
    QCOMPARE(QApplication::palette().color(QPalette::Window), theme(ThemeName::Dark).dock);
}

void TestMainWindow::spacePlaysAndArrowsStep() {
    QTest::keyClick(m_page, Qt::Key_Right);
    QTest::keyClick(m_page, Qt::Key_Right);
    QCOMPARE(m_page->frame, 2.0);
    QTest::keyClick(m_page, Qt::Key_Space);
    QVERIFY(m_window->clock().playing());
    QTest::keyClick(m_page, Qt::Key_End);
    QVERIFY(!m_window->clock().playing());
    QCOMPARE(m_page->frame, 6.0);
}

void TestMainWindow::spaceStillPlaysAfterAClickOnACheckBox() {
    auto* box = m_window->findChild<Control*>("axes.cell_values")->findChild<QCheckBox*>();
    QTest::mouseClick(box, Qt::LeftButton, {}, QPoint(7, box->height() / 2));
    QVERIFY(box->isChecked());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
    QVERIFY(box->isChecked());
    QVERIFY(m_window->clock().playing());
}

void TestMainWindow::docksHide() {
    const int before = m_page->width();
    QTest::keyClick(m_window.get(), Qt::Key_F9);
    QTest::keyClick(m_window.get(), Qt::Key_F10);
    for (const Dock* dock : m_window->findChildren<Dock*>()) QVERIFY(dock->isHidden());
    QCoreApplication::processEvents();
    QCOMPARE(m_page->width(), before + 176 + 224);
}

void TestMainWindow::projectorHidesDocksAndSaysTheSentence() {
    action("Projector")->trigger();
    for (const Dock* dock : m_window->findChildren<Dock*>()) QVERIFY(dock->isHidden());
    bool said = false;
    for (const auto* label : m_window->findChildren<QLabel*>()) said |= label->text().contains("one sentence");
    QVERIFY(said);
    action("Light")->trigger();
    for (const Dock* dock : m_window->findChildren<Dock*>()) QVERIFY(!dock->isHidden());
}

void TestMainWindow::codeIsCopied() {
    auto* button = m_window->findChild<QToolButton*>("code");
    const QString code = button->text().section(" · ", 1);
    QVERIFY(QRegularExpression("^[0-9a-f]{6}$").match(code).hasMatch());
    QTest::mouseClick(button, Qt::LeftButton);
    QCOMPARE(QApplication::clipboard()->text(), code);
}

void TestMainWindow::droppedDataFileIsUsed() {
    drop(makeFile("small.csv", "a,b\n1,2\n3,4\n5,6\n"));
    awaitResult();
    QCOMPARE(m_page->axes().sample.columnLabels, (std::vector<std::string>{"a", "b"}));
    QCOMPARE(scenario().data.source, DataSource::File);
    m_window->document().undoStack().undo();
    QVERIFY(scenario() == Scenario{});
}

void TestMainWindow::badDataFileLeavesTheOldDataAndSaysWhy_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("content");
    QTest::newRow("a truncated array") << "cut.npy" << QByteArray("\x93NUMPY\x01\x00\x76\x00{'descr'", 18);
    QTest::newRow("no array at all") << "not.npy" << QByteArray("\x93NUMPX");
    QTest::newRow("an empty table") << "empty.csv" << QByteArray();
}

void TestMainWindow::badDataFileLeavesTheOldDataAndSaysWhy() {
    QFETCH(QString, name);
    QFETCH(QByteArray, content);
    const std::string bits = bitsCode(m_page->axes());
    QSignalSpy failed(&m_window->engine(), &Engine::failed);
    drop(makeFile(name, content));
    QVERIFY(failed.wait());
    QVERIFY2(m_window->message().contains(name), qPrintable(m_window->message()));
    QVERIFY(scenario() == Scenario{});
    QVERIFY(m_page->scenarios.back() == Scenario{});
    QVERIFY(!m_window->engine().busy()); // its numbers are still there
    QCOMPARE(bitsCode(m_page->axes()), bits);
    QVERIFY(m_window->message().contains(name));
}

void TestMainWindow::badScenarioFileSaysWhy() {
    drop(makeFile("bad.normscope.json", "{"));
    QVERIFY(m_window->message().contains("bad.normscope.json"));
    QVERIFY(scenario() == Scenario{});
    QVERIFY(m_window->document().path().isEmpty());
}

void TestMainWindow::messageStaysUntilTheNextAction() {
    type("norm.eps", "tiny");
    QVERIFY(!m_window->message().isEmpty());
    QTest::keyClick(m_page, Qt::Key_Right);
    QVERIFY(!m_window->message().isEmpty());
    type("norm.eps", "0.1");
    QVERIFY(m_window->message().isEmpty());
}

void TestMainWindow::reducedMotionReachesPageAndClock() {
    action("Reduced motion")->trigger();
    QVERIFY(m_page->reducedMotion);
    QVERIFY(m_settings->value("reducedMotion").toBool());
}

void TestMainWindow::dataIsExported() {
    m_window->exportMenu().write("input", m_folder->filePath("x.csv"));
    QFile file(m_folder->filePath("x.csv"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(file.readLine().contains("alcohol"));
    QVERIFY(m_window->message().contains("x.csv"));
    m_window->exportMenu().write({}, m_folder->filePath("all.csv"));
    QVERIFY(QFile::exists(m_folder->filePath("all-layer.csv")));
}

NORMSCOPE_GUI_TEST(TestMainWindow)
#include "test_main_window.moc"
