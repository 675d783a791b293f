// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/view_switch.h"

#include "controls/tab_stop.h"

#include <QHBoxLayout>
#include <QPainter>

namespace normscope::ui {

namespace {

// A word; the chosen one is semibold over an ink line.
class ViewButton : public QAbstractButton {
public:
    ViewButton(int view, const QString& label, QWidget* parent) : QAbstractButton(parent), view(view) {
        setText(label);
        setCheckable(true);
        setFocusPolicy(Qt::StrongFocus);
        setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Expanding);
    }

    QSize sizeHint() const override {
        const QFontMetrics metrics(theme->font(TextSize::Small, QFont::DemiBold));
        return {metrics.horizontalAdvance(text()) + 16, metrics.height() + 8};
    }

    const int view;
    const Theme* theme = &ui::theme(ThemeName::Light);

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        painter.setFont(theme->font(TextSize::Small, isChecked() ? QFont::DemiBold : QFont::Normal));
        painter.setPen(isChecked() || underMouse() ? theme->ink : theme->muted);
        painter.drawText(rect(), Qt::AlignCenter, text());
        if (isChecked()) painter.fillRect(8, height() - 3, width() - 16, 2, theme->ink);
        if (!hasFocus()) return;
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(theme->ink, 2));
        painter.drawRoundedRect(rect().adjusted(1, 1, -1, -1), 3, 3);
    }
};

} // namespace

ViewSwitch::ViewSwitch(QWidget* parent) : QWidget(parent), m_row(new QHBoxLayout(this)) {
    m_row->setContentsMargins(0, 0, 0, 0);
    m_row->setSpacing(8);
    m_row->addStretch();
    new QButtonGroup(this);
}

QAbstractButton* ViewSwitch::addView(int view, const QString& label, const QString& help) {
    auto* button = new ViewButton(view, label, this);
    button->setToolTip(help);
    button->setAccessibleDescription(help);
    findChild<QButtonGroup*>()->addButton(button);
    m_row->insertWidget(m_row->count() - 1, button);
    connect(button, &QAbstractButton::clicked, this, [this, view] { emit chosen(view); });
    return button;
}

void ViewSwitch::setTheme(const Theme& theme) {
    for (QAbstractButton* button : findChildren<QAbstractButton*>()) {
        static_cast<ViewButton*>(button)->theme = &theme;
        button->updateGeometry();
        button->update();
    }
}

void ViewSwitch::setView(int view) {
    for (QAbstractButton* button : findChildren<QAbstractButton*>())
        button->setChecked(static_cast<ViewButton*>(button)->view == view);
    stopAtChosen(*findChild<QButtonGroup*>());
}

} // namespace normscope::ui
