// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lesson/lesson_progress.h"
#include "plot/theme.h"

#include <QWidget>

#include <vector>

class QPushButton;

namespace normscope::ui {

class FittingScroll;
class LessonEntry;
class LessonHeader;

// The lessons one may choose from, and the way to those of others.
class LessonList : public QWidget {
    Q_OBJECT
public:
    explicit LessonList(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    void setLessons(const std::vector<Lesson>& lessons, const LessonProgress& progress, const QString& language);
    LessonHeader& header() { return *m_header; }
    void focusFirst();

signals:
    void chosen(int lesson); // of those set
    void openWanted();       // another one, from a file
    void openFolderWanted();

protected:
    void paintEvent(QPaintEvent*) override;

private:
    void matchEntries(std::size_t count);
    QString stateOf(const Lesson& lesson, const LessonProgress& progress) const;

    const Theme* m_theme;
    LessonHeader* m_header;
    FittingScroll* m_scroll;
    QPushButton* m_open;
    QPushButton* m_openFolder;
    std::vector<LessonEntry*> m_entries;
};

} // namespace normscope::ui
