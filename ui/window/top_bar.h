// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plot/theme.h"

#include <QWidget>

#include <vector>

class QAction;
class QButtonGroup;
class QMenu;
class QPushButton;
class QToolButton;

namespace normscope::ui {

class ProgressNote;

// The bar at the top: menu, pages, how far a long run is, the code of the scenario, undo and redo, lessons, export.
class TopBar : public QWidget {
    Q_OBJECT
public:
    struct Parts { // not owned
        QMenu* menu = nullptr;
        QMenu* exportMenu = nullptr;
        QAction* undo = nullptr;
        QAction* redo = nullptr;
    };
    TopBar(const Parts& parts, QWidget* parent);

    void addPage(const QString& title); // numbered from 0
    void setPage(int page);
    void setCode(quint64 seed, quint64 seeds, const QString& code); // seeds: how many, from seed on
    ProgressNote& progress() { return *m_progress; }
    void setLesson(bool active); // the lesson button is down
    // Where a person begins who is here for the first time; gone for good with the first lesson.
    void setHint(const QString& text); // empty: none
    bool hasHint() const;
    void setTheme(const Theme& theme);
    QSize sizeHint() const override;

signals:
    void pageChosen(int page);
    void codeCopied(const QString& code);
    void lessonPressed();
    void hintPressed();

protected:
    void paintEvent(QPaintEvent*) override;

private:
    QToolButton* addIcon(const QString& icon, QAction* action);
    void addMenu(QMenu* menu);
    void addCode();
    QToolButton* addWords(const char* name);
    void addLesson();
    void addExport(QMenu* menu);
    void copyCode();

    struct IconButton {
        QToolButton* button;
        QString icon;
    };
    const Theme* m_theme;
    std::vector<IconButton> m_icons;
    QButtonGroup* m_tabs;
    ProgressNote* m_progress = nullptr;
    QToolButton* m_hint = nullptr;
    QToolButton* m_code = nullptr;
    QPushButton* m_lesson = nullptr;
    QPushButton* m_export = nullptr;
    QString m_codeText;
};

} // namespace normscope::ui
