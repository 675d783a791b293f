// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/result_view.h"

#include "lesson/fitting_scroll.h"
#include "lesson/lesson_header.h"
#include "lesson/lesson_html.h"
#include "lesson/lesson_label.h"
#include "lesson/lesson_result.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>

namespace normscope::ui {

ResultView::ResultView(QWidget* parent)
    : QWidget(parent), m_theme(&theme(ThemeName::Light)), m_header(new LessonHeader(this)),
      m_scroll(new FittingScroll(this)), m_score(new LessonLabel(m_scroll->widget())),
      m_lines(new LessonLabel(m_scroll->widget())),
      m_save(addButton("save-result", tr("Save …"), tr("The result as text or JSON, without times"))),
      m_again(addButton("start-again", tr("Start again"), tr("Forgets every answer of this lesson"))),
      m_back(addButton("result-back", tr("← Back"), tr("The last step (Page Up, Alt+←)"))) {
    m_score->setObjectName("score");
    m_lines->setObjectName("result-lines");
    m_scroll->column().addWidget(m_score);
    m_scroll->column().addWidget(m_lines);
    m_scroll->column().addWidget(m_again, 0, Qt::AlignLeft);
    m_scroll->column().addStretch(1);
    auto* foot = new QHBoxLayout;
    foot->setContentsMargins(16, 10, 14, 10);
    foot->setSpacing(8);
    foot->addWidget(m_back);
    foot->addStretch(1);
    foot->addWidget(m_save);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_header);
    column->addWidget(m_scroll, 1);
    column->addLayout(foot);
    connect(m_save, &QPushButton::clicked, this, &ResultView::saveWanted);
    connect(m_again, &QPushButton::clicked, this, &ResultView::againPressed);
    connect(m_back, &QPushButton::clicked, this, &ResultView::backPressed);
}

QPushButton* ResultView::addButton(const char* name, const QString& words, const QString& help) {
    auto* button = new QPushButton(words, this);
    button->setObjectName(name);
    button->setToolTip(help);
    button->setAccessibleDescription(help);
    button->setFocusPolicy(Qt::StrongFocus);
    button->setAutoDefault(true);
    return button;
}

void ResultView::setTheme(const Theme& theme) {
    m_theme = &theme;
    m_header->setTheme(theme);
    m_score->setLook(theme, TextSize::Large, QFont::DemiBold);
    m_lines->setLook(theme, TextSize::Body);
    for (QPushButton* button : {m_save, m_again, m_back}) button->setFont(theme.font(TextSize::Body));
}

void ResultView::setResult(const LessonSession& session) {
    m_header->setTitle(QString::fromStdString(session.texts().title));
    m_header->setPlace(session.count(), session.count());
    const QString score = scoreText(scoreOf(session));
    m_score->setHtml((score.isEmpty() ? tr("The end.") : score).toHtmlEscaped());
    m_lines->setHtml(linesHtml(session));
}

QString ResultView::linesHtml(const LessonSession& session) const {
    QString html, step;
    const std::vector<ResultLine> lines = resultLines(session);
    for (const ResultLine& line : lines) {
        if (line.step != step)
            html += QStringLiteral("<p style=\"margin-top:12px; margin-bottom:2px\">%1</p>")
                        .arg(strongHtml(line.step.toHtmlEscaped()));
        step = line.step;
        const QColor colour = !line.right ? m_theme->muted : *line.right ? m_theme->success : m_theme->failure;
        const QString sign = !line.right   ? QStringLiteral("–")
                             : *line.right ? QStringLiteral("✓")
                                           : QStringLiteral("×");
        html += QStringLiteral("<p style=\"margin-top:2px; margin-bottom:0px\">%1 %2</p>")
                    .arg(strongHtml(sign, colour.name()), line.said.toHtmlEscaped());
    }
    return html;
}

void ResultView::focusFirst() { m_save->setFocus(); }

} // namespace normscope::ui
