// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/axes/bench_buttons.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPushButton>

namespace normscope::ui {

BenchButtons::BenchButtons(QWidget* parent) : QWidget(parent), m_row(new QHBoxLayout(this)) {
    m_row->setContentsMargins(0, 0, 0, 0);
    m_row->setSpacing(4);
    m_test = addButton("test", tr("Test"), tr("Measures every cell and judges the guesses (T)"));
    m_again = addButton("again", tr("Predict again"), tr("Hides the measurement and forgets the guesses (P)"));
    connect(m_test, &QPushButton::clicked, this, &BenchButtons::testPressed);
    connect(m_again, &QPushButton::clicked, this, &BenchButtons::againPressed);
}

QPushButton* BenchButtons::addButton(const char* name, const QString& text, const QString& help) {
    auto* button = new QPushButton(text, this);
    button->setObjectName(name);
    button->setToolTip(help);
    button->setAccessibleDescription(help);
    button->setFocusPolicy(Qt::TabFocus);
    m_row->addWidget(button);
    return button;
}

void BenchButtons::setTheme(const Theme& theme) {
    const QFont font = theme.font(TextSize::Small);
    for (QPushButton* button : {m_test, m_again}) {
        button->setFont(font);
        button->setFixedWidth(QFontMetrics(font).horizontalAdvance(button->text()) + theme.small);
    }
    updateGeometry();
}

// The keyboard stays with the pair: a button that can no longer be pressed hands its focus to the other.
void BenchButtons::setPossible(bool test, bool again) {
    if (test) m_test->setEnabled(true);
    if (again) m_again->setEnabled(true);
    if (!test && m_test->hasFocus()) m_again->setFocus(Qt::OtherFocusReason);
    if (!again && m_again->hasFocus()) m_test->setFocus(Qt::OtherFocusReason);
    m_test->setEnabled(test);
    m_again->setEnabled(again);
}

void BenchButtons::followInTabOrder(QWidget* before) {
    setTabOrder(before, m_test);
    setTabOrder(m_test, m_again);
}

bool BenchButtons::handleKey(const QKeyEvent& event) {
    if (isHidden() || event.modifiers() != Qt::NoModifier) return false;
    if (event.key() != Qt::Key_T && event.key() != Qt::Key_P) return false;
    if (!event.isAutoRepeat()) (event.key() == Qt::Key_T ? m_test : m_again)->click();
    return true;
}

} // namespace normscope::ui
