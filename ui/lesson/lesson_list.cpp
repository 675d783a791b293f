// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/lesson_list.h"

#include "lesson/fitting_scroll.h"
#include "lesson/lesson_entry.h"
#include "lesson/lesson_header.h"

#include <QHBoxLayout>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

namespace normscope::ui {

LessonList::LessonList(QWidget* parent)
    : QWidget(parent), m_theme(&theme(ThemeName::Light)), m_header(new LessonHeader(this)),
      m_scroll(new FittingScroll(this)), m_open(new QPushButton(tr("Open a lesson …"), this)),
      m_openFolder(new QPushButton(tr("Folder …"), this)) {
    m_header->setTitle(tr("Lessons"));
    m_header->setPlace(0, 0);
    m_scroll->column().addStretch(1);
    m_open->setObjectName("open-lesson");
    m_open->setToolTip(tr("A lesson of your own or of a colleague: lesson.json, or a zip of its folder"));
    m_openFolder->setObjectName("open-lesson-folder");
    m_openFolder->setToolTip(tr("The folder of a lesson"));
    auto* foot = new QHBoxLayout;
    foot->setContentsMargins(16, 10, 14, 10);
    foot->setSpacing(8);
    for (QPushButton* button : {m_open, m_openFolder}) {
        button->setAutoDefault(true);
        foot->addWidget(button);
    }
    foot->addStretch(1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_header);
    column->addWidget(m_scroll, 1);
    column->addLayout(foot);
    connect(m_open, &QPushButton::clicked, this, &LessonList::openWanted);
    connect(m_openFolder, &QPushButton::clicked, this, &LessonList::openFolderWanted);
}

void LessonList::setTheme(const Theme& theme) {
    m_theme = &theme;
    m_header->setTheme(theme);
    for (LessonEntry* entry : m_entries) entry->setTheme(theme);
    for (QPushButton* button : {m_open, m_openFolder}) button->setFont(theme.font(TextSize::Body));
    update();
}

void LessonList::setLessons(const std::vector<Lesson>& lessons, const LessonProgress& progress,
                            const QString& language) {
    matchEntries(lessons.size());
    for (std::size_t k = 0; k < lessons.size(); ++k) {
        const LessonTexts& texts = textsFor(lessons[k], language.toStdString());
        m_entries[k]->setObjectName(QString::fromStdString(lessons[k].id));
        m_entries[k]->setWords({QString::fromStdString(texts.title), QString::fromStdString(texts.summary),
                                stateOf(lessons[k], progress)});
    }
}

void LessonList::matchEntries(std::size_t count) {
    while (m_entries.size() > count) {
        delete m_entries.back();
        m_entries.pop_back();
    }
    while (m_entries.size() < count) {
        auto* entry = new LessonEntry(m_scroll->widget());
        entry->setTheme(*m_theme);
        connect(entry, &LessonEntry::clicked, this, [this, k = int(m_entries.size())] { emit chosen(k); });
        m_scroll->column().insertWidget(int(m_entries.size()), entry);
        m_entries.push_back(entry);
    }
}

QString LessonList::stateOf(const Lesson& lesson, const LessonProgress& progress) const {
    const int done = progress.stepsDone(lesson);
    const QString minutes = tr("%1 min").arg(lesson.minutes);
    const QString steps = done > 0 ? tr("%1 of %2 steps done").arg(done).arg(lesson.steps.size())
                                   : tr("%1 steps").arg(lesson.steps.size());
    return lesson.minutes > 0 ? QStringLiteral("%1 · %2").arg(minutes, steps) : steps;
}

void LessonList::focusFirst() {
    if (!m_entries.empty())
        m_entries.front()->setFocus();
    else
        m_open->setFocus();
}

void LessonList::paintEvent(QPaintEvent*) {
    QPainter(this).fillRect(0, m_scroll->geometry().bottom(), width(), 1, m_theme->rule);
}

} // namespace normscope::ui
