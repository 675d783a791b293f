// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/arm_row.h"

#include "controls/line_sample.h"
#include "icons/icons.h"
#include "lab/axes_words.h"

#include <QAbstractButton>
#include <QHBoxLayout>
#include <QPainter>
#include <QToolButton>

namespace normscope::ui {

namespace {

constexpr int barWidth = 3, sampleLeft = 7, sampleWidth = 24, nameLeft = 37;

} // namespace

// A line sample and a name; the chosen one is semibold behind a bar in its hue.
class ArmButton : public QAbstractButton {
public:
    explicit ArmButton(QWidget* parent) : QAbstractButton(parent) {
        setCheckable(true);
        setFocusPolicy(Qt::TabFocus);
        setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    }
    QSize sizeHint() const override { return {nameLeft + 80, theme->body + 8}; }

    DepthArm arm;
    bool second = false;
    const Theme* theme = &ui::theme(ThemeName::Light);

protected:
    void nextCheckState() override {} // the scenario says which arm is chosen

    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        if (isChecked()) painter.fillRect(0, 2, barWidth, height() - 4, theme->line(roleOf(arm.norm)));
        drawLineSample(painter, QRectF(sampleLeft, 0, sampleWidth, height()), arm, second, *theme);
        const QFont font = theme->font(TextSize::Body, isChecked() ? QFont::DemiBold : QFont::Normal);
        const QRect place = rect().adjusted(nameLeft, 0, 0, 0);
        painter.setFont(font);
        painter.setPen(theme->ink);
        painter.drawText(place, Qt::AlignVCenter, QFontMetrics(font).elidedText(text(), Qt::ElideRight, place.width()));
    }
};

ArmRow::ArmRow(QWidget* parent) : QWidget(parent), m_arm(new ArmButton(this)), m_remove(new QToolButton(this)) {
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(2);
    row->addWidget(m_arm, 1);
    row->addWidget(m_remove);
    m_arm->setObjectName("choose");
    m_remove->setObjectName("remove");
    m_remove->setAutoRaise(true);
    m_remove->setFocusPolicy(Qt::TabFocus);
    connect(m_arm, &QAbstractButton::clicked, this, &ArmRow::chosen);
    connect(m_remove, &QAbstractButton::clicked, this, &ArmRow::removed);
}

void ArmRow::setTheme(const Theme& theme) {
    m_arm->theme = &theme;
    m_arm->updateGeometry();
    m_arm->update();
    m_remove->setIcon(icon("close", theme));
    m_remove->setIconSize({theme.small - 2, theme.small - 2});
    m_remove->setFixedSize(theme.body + 6, theme.body + 6);
}

void ArmRow::setArm(const DepthArm& arm, bool second, const QString& name) {
    m_arm->arm = arm;
    m_arm->second = second;
    m_arm->setText(name);
    m_arm->setToolTip(tr("%1: click to look at this arm.").arg(name));
    m_remove->setToolTip(tr("Remove %1").arg(name));
    m_remove->setAccessibleName(m_remove->toolTip());
    m_arm->update();
}

void ArmRow::setChosen(bool chosen) { m_arm->setChecked(chosen); }

void ArmRow::setRemovable(bool removable) { m_remove->setVisible(removable); }

} // namespace normscope::ui
