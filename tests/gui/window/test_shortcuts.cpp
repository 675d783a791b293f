// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/gui_test.h"
#include "gui/render/small_pages.h"
#include "pages/pages.h"
#include "window/main_window.h"
#include "window/text_window.h"

#include <QAbstractButton>
#include <QAction>
#include <QRegularExpression>
#include <QShortcut>
#include <QTemporaryDir>
#include <QTextBrowser>

#include <memory>

using namespace normscope;
using namespace normscope::ui;

namespace {

// "Ctrl+1 ... 3" is Ctrl+1, Ctrl+2, Ctrl+3.
QStringList expanded(const QString& keys) {
    static const QRegularExpression range(QStringLiteral("^(.*)(\\w) \\.\\.\\. (\\w)$"));
    const auto match = range.match(keys);
    if (!match.hasMatch()) return {keys};
    QStringList all;
    for (QChar last = match.captured(2).front(); last <= match.captured(3).front(); last = QChar(last.unicode() + 1))
        all += match.captured(1) + last;
    return all;
}

QStringList keysOnTheSheet() {
    static const QRegularExpression bold(QStringLiteral("<b>([^<]*)</b>"));
    QStringList all;
    for (auto it = bold.globalMatch(keyboardText()); it.hasNext();) {
        const QStringList keys = it.next().captured(1).split(QStringLiteral(", "));
        for (const QString& key : keys) all += expanded(key);
    }
    return all;
}

// PortableText calls these by other names.
QString named(const QKeySequence& key) {
    return key.toString(QKeySequence::PortableText).replace("PgUp", "PageUp").replace("PgDown", "PageDown");
}

} // namespace

// The sheet of keys (F1) and the window say the same.
class TestShortcuts : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void cleanupTestCase() { m_window.reset(); }
    void everyShortcutIsOnTheSheet();
    void noShortcutIsGivenTwice();
    void sheetOpensWithF1();

private:
    QList<QKeySequence> windowKeys() const;

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<QSettings> m_settings;
    std::unique_ptr<MainWindow> m_window;
};

void TestShortcuts::initTestCase() {
    m_folder = std::make_unique<QTemporaryDir>();
    m_settings = std::make_unique<QSettings>(m_folder->filePath("settings.ini"), QSettings::IniFormat);
    m_window = std::make_unique<MainWindow>(smallPages(), *m_settings, makePages);
    m_window->show();
    m_window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
}

QList<QKeySequence> TestShortcuts::windowKeys() const {
    QList<QKeySequence> keys;
    for (const QAction* action : m_window->actions()) keys += action->shortcuts();
    return keys;
}

void TestShortcuts::everyShortcutIsOnTheSheet() {
    const QStringList sheet = keysOnTheSheet();
    QList<QKeySequence> keys = windowKeys();
    QVERIFY(keys.size() > 20);
    for (const QAction* action : m_window->findChildren<QAction*>()) keys += action->shortcuts();
    for (const QShortcut* shortcut : m_window->findChildren<QShortcut*>()) keys += shortcut->key();
    for (const QAbstractButton* button : m_window->findChildren<QAbstractButton*>()) keys += button->shortcut();
    for (const QKeySequence& key : keys) QVERIFY2(key.isEmpty() || sheet.contains(named(key)), qPrintable(named(key)));
}

// Two actions with one key: Qt then does neither.
void TestShortcuts::noShortcutIsGivenTwice() {
    QStringList seen;
    const QList<QKeySequence> keys = windowKeys();
    for (const QKeySequence& key : keys) {
        QVERIFY2(key.isEmpty() || !seen.contains(named(key)), qPrintable(named(key)));
        seen += named(key);
    }
}

void TestShortcuts::sheetOpensWithF1() {
    QTest::keyClick(m_window.get(), Qt::Key_F1);
    auto* sheet = m_window->findChild<TextWindow*>();
    QVERIFY(sheet && sheet->isVisible());
    const QString text = sheet->findChild<QTextBrowser*>()->toPlainText();
    for (const char* key : {"Ctrl++", "Ctrl+0", "Shift+F1", "F9", "Ctrl+L"}) QVERIFY2(text.contains(key), key);
    sheet->close();
}

NORMSCOPE_GUI_TEST(TestShortcuts)
#include "test_shortcuts.moc"
