// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/section.h"

#include "controls/control.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace normscope::ui {

namespace {

QVBoxLayout* makeColumn(QWidget* widget) {
    auto* column = new QVBoxLayout(widget);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    return column;
}

} // namespace

Section::Section(const QString& title, QWidget* parent)
    : QWidget(parent), m_theme(&theme(ThemeName::Light)), m_heading(new QLabel(title, this)),
      m_more(new QToolButton(this)), m_folded(new QWidget(this)) {
    QVBoxLayout* column = makeColumn(this);
    column->setContentsMargins(16, 8, 14, 14);
    auto* row = new QHBoxLayout;
    row->setSpacing(4);
    m_heading->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    row->addWidget(m_heading, 1);
    row->addWidget(m_more);
    column->addLayout(row);
    column->addWidget(m_folded);
    makeColumn(m_folded);
    m_more->setObjectName("more");
    m_more->setCheckable(true);
    m_more->setAutoRaise(true);
    m_more->setFocusPolicy(Qt::TabFocus);
    m_more->setAccessibleName(tr("More controls: %1").arg(title));
    m_more->hide();
    connect(m_more, &QToolButton::toggled, this, &Section::setUnfolded);
    setUnfolded(false);
}

void Section::add(Control* control, bool seldom) {
    if (seldom) {
        m_folded->layout()->addWidget(control);
        m_seldom.push_back(control);
        m_more->show();
        return;
    }
    auto* column = static_cast<QVBoxLayout*>(layout());
    column->insertWidget(column->count() - 1, control);
}

void Section::setTheme(const Theme& theme) {
    m_theme = &theme;
    m_heading->setFont(theme.font(TextSize::Small, QFont::DemiBold));
    QPalette palette = m_heading->palette();
    for (const QPalette::ColorRole role : {QPalette::WindowText, QPalette::ButtonText})
        palette.setColor(role, theme.muted);
    m_heading->setPalette(palette);
    m_more->setPalette(palette);
    m_more->setFixedHeight(theme.small + 4); // no taller than its word
    showEdited();
    update();
}

void Section::showEdited() {
    const bool edited = std::ranges::any_of(m_seldom, [](const Control* c) { return c->edited(); });
    m_more->setFont(m_theme->font(TextSize::Small, edited ? QFont::DemiBold : QFont::Normal));
}

void Section::setUnfolded(bool unfolded) {
    m_more->setChecked(unfolded);
    m_more->setText(unfolded ? tr("less") : tr("more"));
    m_folded->setVisible(unfolded);
}

void Section::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(0, height() - 1, width(), 1, m_theme->rule);
}

} // namespace normscope::ui
