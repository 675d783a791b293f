// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/lesson_player.h"
#include "window/export_menu.h"
#include "window/file_commands.h"
#include "window/main_window.h"
#include "window/text_window.h"

#include <QMenu>
#include <QWhatsThis>

// The menu behind the button at the top left; its shortcuts work in the whole window.
namespace normscope::ui {

namespace {

void addAllTo(QWidget& window, const QMenu& menu) {
    for (QAction* action : menu.actions()) {
        if (action->menu())
            addAllTo(window, *action->menu());
        else
            window.addAction(action);
    }
}

} // namespace

void MainWindow::makeMenus() {
    m_menu = new QMenu(this);
    QMenu* file = m_menu->addMenu(tr("&File"));
    m_files->fillMenu(*file);
    file->addAction(tr("&Export page …"), QKeySequence(Qt::CTRL | Qt::Key_E), m_export, &ExportMenu::exportPage);
    file->addSeparator();
    file->addAction(tr("&Quit"), QKeySequence(Qt::CTRL | Qt::Key_Q), this, &MainWindow::close);
    makeEditMenu(*m_menu->addMenu(tr("&Edit")));
    makeViewMenu(*m_menu->addMenu(tr("&View")));
    makeLessonMenu(*m_menu->addMenu(tr("&Lesson")));
    makeHelpMenu(*m_menu->addMenu(tr("&Help")));
    addAllTo(*this, *m_menu);
}

void MainWindow::makeEditMenu(QMenu& menu) {
    m_undo = m_document.undoGroup().createUndoAction(this, tr("Undo"));
    m_undo->setShortcut(QKeySequence::Undo);
    m_redo = m_document.undoGroup().createRedoAction(this, tr("Redo"));
    m_redo->setShortcuts({QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), QKeySequence(Qt::CTRL | Qt::Key_Y)});
    menu.addActions({m_undo, m_redo});
    menu.addSeparator();
    menu.addAction(tr("&Reset page"), this, &MainWindow::resetPage);
}

QAction* MainWindow::makeToggle(QMenu& menu, const QString& text, const QKeySequence& key) {
    QAction* action = menu.addAction(text);
    action->setCheckable(true);
    action->setShortcut(key);
    return action;
}

void MainWindow::makeLessonMenu(QMenu& menu) {
    menu.addAction(tr("&Lessons …"), QKeySequence(Qt::CTRL | Qt::Key_L), this, &MainWindow::openLessons);
    menu.addAction(tr("&First five minutes"), this, [this] { m_lessons->openBuiltIn(firstLesson()); });
    menu.addSeparator();
    QAction* restart = menu.addAction(tr("&Start again"), m_lessons, &LessonPlayer::restart);
    QAction* leave = menu.addAction(tr("Lea&ve the lesson"), m_lessons, &LessonPlayer::leave);
    connect(&menu, &QMenu::aboutToShow, this, [this, restart, leave] {
        restart->setEnabled(m_lessons->session());
        leave->setEnabled(m_lessons->active());
    });
}

void MainWindow::makeHelpMenu(QMenu& menu) {
    menu.addAction(tr("&Keyboard"), QKeySequence(Qt::Key_F1), this,
                   [this] { (new TextWindow(tr("Keyboard"), keyboardText(), this))->show(); });
    menu.addAction(tr("&What is this?"), QKeySequence(Qt::SHIFT | Qt::Key_F1), this,
                   [] { QWhatsThis::enterWhatsThisMode(); });
    menu.addAction(tr("&About NormScope"), this,
                   [this] { (new TextWindow(tr("About NormScope"), aboutText(), this))->show(); });
}

} // namespace normscope::ui
