// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/depth/arm_card.h"

#include "lab/axes_words.h"
#include "lab/depth.h"
#include "pages/depth/arm_formula.h"
#include "plot/rich_text.h"

#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>

namespace normscope::ui {

namespace {

constexpr int barWidth = 3;

} // namespace

ArmCard::ArmCard(const Theme& theme, QWidget* parent)
    : QAbstractButton(parent), m_theme(&theme), m_name(makeLabel()), m_formula(makeLabel()), m_code(makeLabel()) {
    setCheckable(true);
    setFocusPolicy(Qt::TabFocus);
    setCursor(Qt::PointingHandCursor);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred); // a button would not let its words wrap
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(barWidth + 7, 2, 0, 2);
    column->setSpacing(2);
    for (QLabel* label : {m_name, m_formula, m_code}) column->addWidget(label);
    showTexts();
}

QLabel* ArmCard::makeLabel() {
    auto* label = new QLabel(this);
    label->setWordWrap(true);
    label->setTextFormat(Qt::RichText);
    label->setAttribute(Qt::WA_TransparentForMouseEvents);
    return label;
}

void ArmCard::setTheme(const Theme& theme) {
    m_theme = &theme;
    showTexts();
    update();
}

void ArmCard::setArm(const DepthArm& arm) {
    if (m_arm == arm) return;
    m_arm = arm;
    showTexts();
    update();
}

void ArmCard::showTexts() {
    const Text name = armName(m_arm);
    setText(translated(name));
    setAccessibleDescription(armCode(m_arm));
    m_name->setFont(m_theme->font(TextSize::Body, QFont::DemiBold));
    m_name->setText(richText(Text("%1", {{name, roleOf(m_arm.norm)}}), *m_theme));
    m_formula->setFont(m_theme->font(TextSize::Body));
    m_formula->setText(armFormula(m_arm));
    m_code->setFont(m_theme->font(TextSize::Small));
    m_code->setText(richText(Text("%1", {{armCode(m_arm).toStdString(), Role::Muted}}), *m_theme));
}

void ArmCard::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const QRect bar(0, 0, barWidth, height());
    if (isChecked())
        painter.fillRect(bar, m_theme->line(roleOf(m_arm.norm)));
    else if (underMouse())
        painter.fillRect(bar, m_theme->controlBorder);
}

} // namespace normscope::ui
