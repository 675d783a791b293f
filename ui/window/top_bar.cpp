// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/top_bar.h"

#include "controls/tab_stop.h"
#include "icons/icons.h"
#include "window/progress_note.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QMenu>
#include <QPainter>
#include <QPushButton>
#include <QToolButton>

namespace normscope::ui {

namespace {

int barHeight(const Theme& theme) { return theme.largeText ? 56 : 40; }

constexpr int firstTab = 1; // after the menu button

} // namespace

TopBar::TopBar(const Parts& parts, QWidget* parent)
    : QWidget(parent), m_theme(&theme(ThemeName::Light)), m_tabs(new QButtonGroup(this)) {
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(8, 0, 14, 0);
    row->setSpacing(8);
    addMenu(parts.menu);
    row->addStretch(1);
    m_hint = addWords("hint");
    m_hint->setProperty("link", true);
    m_hint->hide();
    connect(m_hint, &QToolButton::clicked, this, &TopBar::hintPressed);
    m_progress = new ProgressNote(this);
    row->addWidget(m_progress);
    addCode();
    row->addSpacing(4);
    for (auto [name, action] : {std::pair("undo", parts.undo), std::pair("redo", parts.redo)}) addIcon(name, action);
    row->addSpacing(4);
    addLesson();
    addExport(parts.exportMenu);
    connect(m_tabs, &QButtonGroup::idClicked, this, &TopBar::pageChosen);
}

QToolButton* TopBar::addIcon(const QString& icon, QAction* action) {
    auto* button = new QToolButton(this);
    button->setObjectName(icon);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::TabFocus);
    if (action) button->setDefaultAction(action);
    layout()->addWidget(button);
    m_icons.push_back({button, icon});
    return button;
}

void TopBar::addMenu(QMenu* menu) {
    QToolButton* button = addIcon("menu", nullptr);
    button->setMenu(menu);
    button->setPopupMode(QToolButton::InstantPopup);
    button->setAccessibleName(tr("Menu"));
    button->setToolTip(tr("Menu (Alt+M)"));
    button->setShortcut(Qt::ALT | Qt::Key_M);
}

QToolButton* TopBar::addWords(const char* name) {
    auto* button = new QToolButton(this);
    button->setObjectName(name);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::TabFocus);
    layout()->addWidget(button);
    return button;
}

void TopBar::addCode() {
    m_code = addWords("code");
    m_code->setToolTip(tr("The code stands for every setting that decides a number: the same code, the same picture. "
                          "Click to copy it."));
    connect(m_code, &QToolButton::clicked, this, &TopBar::copyCode);
}

void TopBar::addLesson() {
    m_lesson = new QPushButton(tr("Lesson"), this);
    m_lesson->setObjectName("lesson");
    m_lesson->setCheckable(true);
    m_lesson->setProperty("segment", true); // ink while it is down
    m_lesson->setFocusPolicy(Qt::TabFocus);
    m_lesson->setToolTip(tr("Open a lesson, or leave it (all lessons: Ctrl+L)"));
    connect(m_lesson, &QPushButton::clicked, this, &TopBar::lessonPressed);
    layout()->addWidget(m_lesson);
}

void TopBar::setLesson(bool active) {
    m_lesson->setChecked(active);
    if (active) setHint({});
}

void TopBar::setHint(const QString& text) {
    m_hint->setText(text);
    m_hint->setVisible(hasHint() && !m_theme->largeText);
}

bool TopBar::hasHint() const { return !m_hint->text().isEmpty(); }

void TopBar::addExport(QMenu* menu) {
    m_export = new QPushButton(tr("Export ▾"), this);
    m_export->setObjectName("export");
    m_export->setFocusPolicy(Qt::TabFocus);
    m_export->setToolTip(tr("Pictures and data of this page (Ctrl+E)"));
    connect(m_export, &QPushButton::clicked, this, [this, menu] {
        menu->popup(m_export->mapToGlobal(QPoint(m_export->width() - menu->sizeHint().width(), m_export->height())));
    });
    layout()->addWidget(m_export);
}

void TopBar::addPage(const QString& title) {
    auto* tab = new QToolButton(this);
    const int page = static_cast<int>(m_tabs->buttons().size());
    tab->setText(title);
    tab->setToolTip(tr("%1 (Ctrl+%2)").arg(title).arg(page + 1));
    tab->setCheckable(true);
    tab->setAutoRaise(true);
    tab->setProperty("tab", true);
    tab->setFocusPolicy(Qt::TabFocus);
    m_tabs->addButton(tab, page);
    static_cast<QHBoxLayout*>(layout())->insertWidget(firstTab + page, tab);
}

void TopBar::setPage(int page) {
    m_tabs->button(page)->setChecked(true);
    stopAtChosen(*m_tabs);
    for (QAbstractButton* tab : m_tabs->buttons())
        tab->setFont(m_theme->font(TextSize::Body, tab->isChecked() ? QFont::DemiBold : QFont::Normal));
}

void TopBar::setCode(quint64 seed, quint64 seeds, const QString& code) {
    m_codeText = code;
    m_code->setText(seeds > 1 ? tr("seeds %1–%2 · %3").arg(seed).arg(seed + (seeds - 1)).arg(code)
                              : tr("seed %1 · %2").arg(seed).arg(code));
}

void TopBar::copyCode() {
    QGuiApplication::clipboard()->setText(m_codeText);
    emit codeCopied(m_codeText);
}

void TopBar::setTheme(const Theme& theme) {
    m_theme = &theme;
    const int side = barHeight(theme) - 12;
    for (const auto& [button, name] : m_icons) {
        if (button->defaultAction()) button->defaultAction()->setIcon(icon(name, theme));
        button->setIcon(icon(name, theme));
        button->setIconSize({side * 4 / 7, side * 4 / 7});
        button->setFixedSize(side, side);
    }
    for (QAbstractButton* tab : m_tabs->buttons()) tab->setFixedHeight(barHeight(theme));
    QPalette palette = theme.palette();
    palette.setColor(QPalette::ButtonText, theme.muted);
    palette.setColor(QPalette::WindowText, theme.muted);
    for (QWidget* quiet : {static_cast<QWidget*>(m_progress), static_cast<QWidget*>(m_code)}) {
        quiet->setFont(theme.font(TextSize::Small));
        quiet->setPalette(palette);
    }
    QFont link = theme.font(TextSize::Small);
    link.setUnderline(true);
    m_hint->setFont(link);
    setHint(m_hint->text());
    m_lesson->setMinimumWidth(theme.body * 5);
    if (m_tabs->checkedId() >= 0) setPage(m_tabs->checkedId());
    updateGeometry();
    update();
}

QSize TopBar::sizeHint() const { return {600, barHeight(*m_theme)}; }

void TopBar::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), m_theme->bar);
    painter.fillRect(0, height() - 1, width(), 1, m_theme->rule);
}

} // namespace normscope::ui
