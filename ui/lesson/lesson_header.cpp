// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/lesson_header.h"

#include "icons/icons.h"
#include "lesson/lesson_label.h"
#include "lesson/step_dots.h"

#include <QHBoxLayout>
#include <QPainter>
#include <QToolButton>
#include <QVBoxLayout>

namespace normscope::ui {

LessonHeader::LessonHeader(QWidget* parent)
    : QWidget(parent), m_theme(&theme(ThemeName::Light)), m_title(new LessonLabel(this)), m_dots(new StepDots(this)),
      m_place(new LessonLabel(this)) {
    m_list = addButton("all-lessons", tr("Lessons"), tr("All lessons"));
    m_leave = addButton("leave-lesson", {}, tr("Leave the lesson; your own settings come back"));
    auto* top = new QHBoxLayout;
    top->setSpacing(4);
    top->addWidget(m_title, 1);
    top->addWidget(m_list, 0, Qt::AlignTop);
    top->addWidget(m_leave, 0, Qt::AlignTop);
    auto* row = new QHBoxLayout;
    row->addWidget(m_dots, 1);
    row->addWidget(m_place);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(16, 12, 14, 12);
    column->setSpacing(6);
    column->addLayout(top);
    column->addLayout(row);
    m_place->setWordWrap(false);
    m_place->setObjectName("lesson-place");
    connect(m_list, &QToolButton::clicked, this, &LessonHeader::listPressed);
    connect(m_leave, &QToolButton::clicked, this, &LessonHeader::leavePressed);
}

QToolButton* LessonHeader::addButton(const char* name, const QString& words, const QString& help) {
    auto* button = new QToolButton(this);
    button->setObjectName(name);
    button->setText(words);
    button->setToolTip(help);
    button->setAccessibleName(help);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::TabFocus);
    return button;
}

void LessonHeader::setTheme(const Theme& theme) {
    m_theme = &theme;
    m_title->setLook(theme, TextSize::Large, QFont::DemiBold);
    m_place->setLook(theme, TextSize::Small, QFont::Normal, true);
    m_dots->setTheme(theme);
    m_list->setFont(theme.font(TextSize::Small));
    m_leave->setIcon(icon(QStringLiteral("close"), theme));
    const int side = theme.body + 14;
    m_leave->setFixedSize(side, side);
    m_leave->setIconSize({side * 4 / 7, side * 4 / 7});
    update();
}

void LessonHeader::setTitle(const QString& title) { m_title->setHtml(title.toHtmlEscaped()); }

void LessonHeader::setPlace(int step, int count) {
    m_dots->setVisible(count > 0);
    m_dots->setPlace(step, count);
    m_list->setVisible(count > 0);
    const QString place = step < count ? tr("step %1 of %2").arg(step + 1).arg(count) : tr("the result");
    m_place->setHtml(count > 0 ? place : QString());
}

void LessonHeader::paintEvent(QPaintEvent*) { QPainter(this).fillRect(0, height() - 1, width(), 1, m_theme->rule); }

} // namespace normscope::ui
