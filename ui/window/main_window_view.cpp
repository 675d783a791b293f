// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "i18n/translations.h"
#include "lesson/shown_language.h"
#include "window/appearance.h"
#include "window/dock.h"
#include "window/main_window.h"

#include <QActionGroup>
#include <QMenu>

#include <algorithm>
#include <cmath>

// The menu of how things look: theme, size of text, language, docks.
namespace normscope::ui {

namespace {

int percent(double scale) { return static_cast<int>(std::lround(100 * scale)); }

// In itself, so that somebody finds it who cannot read the one that is shown.
QString nameOf(const QString& language) {
    if (language == QStringLiteral("en")) return QStringLiteral("English");
    return language == QStringLiteral("zh_CN") ? QStringLiteral("中文") : QLocale(language).nativeLanguageName();
}

} // namespace

void MainWindow::makeViewMenu(QMenu& menu) {
    makeThemeActions(menu);
    menu.addSeparator();
    makeTextSizeMenu(*menu.addMenu(tr("&Text size")));
    makeLanguageMenu(*menu.addMenu(tr("Lan&guage")));
    menu.addSeparator();
    makeDockActions(menu);
    menu.addSeparator();
    m_reducedMotion = makeToggle(menu, tr("&Reduced motion"), {});
    connect(m_reducedMotion, &QAction::toggled, this, &MainWindow::setReducedMotion);
    menu.addAction(tr("&Full screen"), QKeySequence(Qt::Key_F11), this, &MainWindow::toggleFullScreen);
}

void MainWindow::makeThemeActions(QMenu& menu) {
    auto* group = new QActionGroup(this);
    for (const QString& text : {tr("&Light"), tr("&Dark"), tr("&Projector"), tr("&High contrast")}) {
        const ThemeName name = allThemes.at(m_themeActions.size());
        QAction* action = group->addAction(text);
        action->setCheckable(true);
        connect(action, &QAction::triggered, this, [this, name] {
            m_settings.setValue("theme", keyOf(name));
            setTheme(name);
        });
        m_themeActions.push_back(action);
    }
    menu.addActions(group->actions());
}

void MainWindow::makeTextSizeMenu(QMenu& menu) {
    auto* group = new QActionGroup(this);
    for (const double scale : textScales) {
        QAction* action = group->addAction(tr("%1 %").arg(percent(scale)));
        action->setCheckable(true);
        action->setChecked(scale == m_textScale);
        connect(action, &QAction::triggered, this, [this, scale] { chooseTextScale(scale); });
        m_textActions.push_back(action);
    }
    m_textActions.front()->setShortcut(Qt::CTRL | Qt::Key_0);
    menu.addActions(group->actions());
    menu.addSeparator();
    QAction* larger = menu.addAction(tr("&Larger"), this, [this] { stepTextScale(1); });
    larger->setShortcuts({QKeySequence(Qt::CTRL | Qt::Key_Plus), QKeySequence(Qt::CTRL | Qt::Key_Equal)});
    menu.addAction(tr("&Smaller"), QKeySequence(Qt::CTRL | Qt::Key_Minus), this, [this] { stepTextScale(-1); });
}

// Queued: the menu itself is made anew.
void MainWindow::makeLanguageMenu(QMenu& menu) {
    auto* group = new QActionGroup(this);
    for (const QString& language : languages()) {
        QAction* action = group->addAction(nameOf(language));
        action->setCheckable(true);
        action->setChecked(language == shownLanguage());
        const auto choose = [this, language] {
            m_settings.setValue("language", language);
            setLanguage(language);
        };
        connect(action, &QAction::triggered, this, choose, Qt::QueuedConnection);
    }
    menu.addActions(group->actions());
}

void MainWindow::makeDockActions(QMenu& menu) {
    m_leftShown = makeToggle(menu, tr("&Controls"), Qt::Key_F9);
    m_rightShown = makeToggle(menu, tr("E&xplanation"), Qt::Key_F10);
    m_leftShown->setChecked(true);
    m_rightShown->setChecked(true);
    connect(m_leftShown, &QAction::toggled, this, [this](bool shown) { m_left->setVisible(shown); });
    connect(m_rightShown, &QAction::toggled, this, [this](bool shown) { m_right->setVisible(shown); });
}

void MainWindow::setTextScale(double scale) {
    const auto found = std::ranges::find(textScales, scale);
    m_textActions.at(static_cast<std::size_t>(found - textScales.begin()))->setChecked(true);
    m_textScale = scale;
    showTheme();
    makeRoom();
}

void MainWindow::chooseTextScale(double scale) {
    m_settings.setValue("textSize", percent(scale));
    setTextScale(scale);
    if (m_theme == ThemeName::Projector) setMessage(tr("The projector's text is as large as the pages have room for."));
}

void MainWindow::stepTextScale(int steps) {
    const auto at = std::ranges::find(textScales, m_textScale) - textScales.begin();
    const auto last = std::ssize(textScales) - 1;
    chooseTextScale(textScales.at(static_cast<std::size_t>(std::clamp<std::ptrdiff_t>(at + steps, 0, last))));
}

void MainWindow::toggleFullScreen() { setWindowState(windowState() ^ Qt::WindowFullScreen); }

} // namespace normscope::ui
