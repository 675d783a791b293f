// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lesson/lesson_session.h"
#include "plot/theme.h"

#include <QWidget>

class QPushButton;

namespace normscope::ui {

class FittingScroll;
class LessonHeader;
class LessonLabel;

// Behind the last step: what was predicted and what was measured, and a file of it to hand in.
class ResultView : public QWidget {
    Q_OBJECT
public:
    explicit ResultView(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    void setResult(const LessonSession& session);
    LessonHeader& header() { return *m_header; }
    void focusFirst();

signals:
    void saveWanted();
    void againPressed();
    void backPressed();

private:
    QPushButton* addButton(const char* name, const QString& words, const QString& help);
    QString linesHtml(const LessonSession& session) const;

    const Theme* m_theme;
    LessonHeader* m_header;
    FittingScroll* m_scroll;
    LessonLabel* m_score;
    LessonLabel* m_lines;
    QPushButton* m_save;
    QPushButton* m_again;
    QPushButton* m_back;
};

} // namespace normscope::ui
