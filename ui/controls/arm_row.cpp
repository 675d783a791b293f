// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/arm_row.h"

#include "icons/icons.h"
#include "plot/letter_disc.h"

#include <QAbstractButton>
#include <QHBoxLayout>
#include <QPainter>
#include <QToolButton>

#include <cmath>

namespace normscope::ui {

namespace {

constexpr int barWidth = 3, firstLeft = 7, sampleWidth = 24, gap = 6;

} // namespace

// A line sample and a name; the chosen one is semibold behind a bar in its hue.
class ArmButton : public QAbstractButton {
public:
    explicit ArmButton(QWidget* parent) : QAbstractButton(parent) {
        setCheckable(true);
        setFocusPolicy(Qt::TabFocus);
        setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    }
    QSize sizeHint() const override { return {nameLeft() + 80, theme->body + 8}; }

    LineSample line;
    QString letter;
    const Theme* theme = &ui::theme(ThemeName::Light);

protected:
    void nextCheckState() override {} // the scenario says which arm is chosen

    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        if (isChecked()) painter.fillRect(0, 2, barWidth, height() - 4, theme->line(line.role));
        if (!letter.isEmpty())
            drawLetterDisc(painter, {firstLeft + discSize() / 2.0, height() / 2.0},
                           {letter.toStdString(), line.role, line.second}, *theme);
        else
            drawLineSample(painter, QRectF(firstLeft, 0, sampleWidth, height()), line, *theme);
        const QFont font = theme->font(TextSize::Body, isChecked() ? QFont::DemiBold : QFont::Normal);
        const QRect place = rect().adjusted(nameLeft(), 0, 0, 0);
        painter.setFont(font);
        painter.setPen(theme->ink);
        painter.drawText(place, Qt::AlignVCenter, QFontMetrics(font).elidedText(text(), Qt::ElideRight, place.width()));
    }

private:
    int discSize() const { return int(std::ceil(letterDiscDiameter(*theme))); }
    int nameLeft() const { return firstLeft + (letter.isEmpty() ? sampleWidth : discSize()) + gap; }
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

void ArmRow::setArm(const LineSample& line, const QString& name, const QString& letter) {
    m_arm->line = line;
    m_arm->letter = letter;
    m_arm->setText(name);
    m_arm->setToolTip(tr("%1: click to look at this arm.").arg(name));
    m_remove->setToolTip(tr("Remove %1").arg(name));
    m_remove->setAccessibleName(m_remove->toolTip());
    m_arm->update();
}

void ArmRow::setChosen(bool chosen) { m_arm->setChecked(chosen); }

void ArmRow::setRemovable(bool removable) { m_remove->setVisible(removable); }

} // namespace normscope::ui
