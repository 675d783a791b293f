// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/option_button.h"

#include <QKeyEvent>
#include <QPainter>

#include <algorithm>

namespace normscope::ui {

namespace {

constexpr int gap = 8;

} // namespace

OptionButton::OptionButton(const QString& letter, const QString& words, QWidget* parent)
    : QPushButton(parent), m_theme(&theme(ThemeName::Light)), m_letter(letter) {
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setWords(words);
}

void OptionButton::setTheme(const Theme& theme) {
    m_theme = &theme;
    updateGeometry();
    update();
}

void OptionButton::setWords(const QString& words) {
    m_words = words;
    describe();
    updateGeometry();
    update();
}

void OptionButton::setChosen(bool chosen) {
    m_chosen = chosen;
    describe();
    update();
}

void OptionButton::setJudged(Judged judged) {
    m_judged = judged;
    describe();
    update();
}

void OptionButton::setHands(int hands) {
    m_hands = hands;
    describe();
    updateGeometry();
    update();
}

void OptionButton::describe() {
    QStringList state;
    if (m_chosen) state += tr("chosen");
    if (m_judged == Judged::Right) state += tr("right");
    if (m_judged == Judged::Wrong) state += tr("not this one");
    if (m_hands > 0) state += tr("hands: %1").arg(m_hands);
    setAccessibleName(QStringLiteral("%1: %2").arg(m_letter, m_words));
    setAccessibleDescription(state.join(", "));
}

QString OptionButton::sign() const {
    if (m_judged == Judged::Right) return QStringLiteral("✓");
    return m_judged == Judged::Wrong ? QStringLiteral("×") : QString();
}

// Beside the letter; at the right there is room for the sign and the hands.
QRect OptionButton::wordsPlace(int width) const {
    const QFontMetrics metrics(m_theme->font(TextSize::Body));
    const QString ending = m_hands > 0 ? QStringLiteral("✓ %1").arg(m_hands) : QStringLiteral("✓");
    const int left = gap + box() + gap, end = gap + metrics.horizontalAdvance(ending) + gap;
    const int room = std::max(width - left - end, 2 * m_theme->body);
    const QRect unlimited(left, gap, room, 10000);
    return {QPoint(left, gap), metrics.boundingRect(unlimited, Qt::TextWordWrap, m_words).size().expandedTo({room, 0})};
}

int OptionButton::heightForWidth(int width) const { return std::max(wordsPlace(width).height(), box()) + 2 * gap; }

QSize OptionButton::sizeHint() const { return {260, heightForWidth(260)}; }

QSize OptionButton::minimumSizeHint() const { return {160, box() + 2 * gap}; }

void OptionButton::keyPressEvent(QKeyEvent* event) {
    if (event->key() != Qt::Key_Return && event->key() != Qt::Key_Enter) return QPushButton::keyPressEvent(event);
    if (m_chosen)
        emit confirmed();
    else
        click();
}

void OptionButton::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    drawBox(painter);
    drawLetter(painter);
    const bool open = isEnabled() || m_chosen || m_judged == Judged::Right;
    painter.setPen(open ? m_theme->ink : m_theme->muted);
    painter.setFont(m_theme->font(TextSize::Body));
    painter.drawText(wordsPlace(width()), Qt::TextWordWrap, m_words);
    drawEnd(painter);
}

void OptionButton::drawBox(QPainter& painter) const {
    const bool lit = m_chosen || (isEnabled() && underMouse());
    const double pen = m_chosen ? 2 : 1;
    painter.setPen(QPen(lit ? m_theme->ink : m_theme->controlBorder, pen));
    painter.setBrush(isDown() ? m_theme->controlPressed : m_theme->controlFill);
    const double inset = pen / 2;
    painter.drawRoundedRect(QRectF(rect()).adjusted(inset, inset, -inset, -inset), 3, 3);
}

void OptionButton::drawLetter(QPainter& painter) const {
    const QRect place(gap, gap, box(), box());
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_chosen ? m_theme->ink : m_theme->dock);
    painter.drawRoundedRect(place, 3, 3);
    painter.setPen(m_chosen ? m_theme->page : m_theme->muted);
    painter.setFont(m_theme->font(TextSize::Small, QFont::DemiBold));
    painter.drawText(place, Qt::AlignCenter, m_letter);
}

void OptionButton::drawEnd(QPainter& painter) const {
    const QRect place = rect().adjusted(gap, gap, -gap, -gap);
    painter.setFont(m_theme->font(TextSize::Body, QFont::DemiBold));
    painter.setPen(m_judged == Judged::Right ? m_theme->success : m_theme->failure);
    painter.drawText(place, Qt::AlignRight | Qt::AlignTop, sign());
    if (m_hands == 0) return;
    const int beside = sign().isEmpty() ? 0 : m_theme->body + 2;
    painter.setPen(m_theme->ink);
    painter.drawText(place.adjusted(0, 0, -beside, 0), Qt::AlignRight | Qt::AlignTop, QString::number(m_hands));
}

} // namespace normscope::ui
