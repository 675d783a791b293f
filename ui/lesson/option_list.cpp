// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/option_list.h"

#include "lesson/answer_words.h"
#include "lesson/option_button.h"

#include <QCheckBox>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace normscope::ui {

OptionList::OptionList(QWidget* parent)
    : QWidget(parent), m_theme(&theme(ThemeName::Light)), m_rows(new QVBoxLayout), m_count(new QCheckBox(this)),
      m_room(new QLabel(this)) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    m_rows->setSpacing(8);
    column->addLayout(m_rows);
    column->addWidget(m_count);
    column->addWidget(m_room);
    m_count->setObjectName("count-hands");
    m_count->setText(tr("Count hands"));
    m_count->setFocusPolicy(Qt::TabFocus);
    m_room->setWordWrap(true);
    connect(m_count, &QCheckBox::toggled, this, &OptionList::showState);
}

void OptionList::setOptions(const std::vector<Option>& options) {
    const bool same = std::ranges::equal(options, m_ids, {}, &Option::id);
    if (!same) rebuild(options);
    for (std::size_t k = 0; k < options.size(); ++k) m_buttons[k]->setWords(options[k].words);
    showState();
}

void OptionList::rebuild(const std::vector<Option>& options) {
    for (OptionButton* button : m_buttons) {
        button->hide();
        button->deleteLater(); // its click may be on the way
    }
    m_buttons.clear();
    m_ids.clear();
    for (const Option& option : options) {
        const std::size_t k = m_buttons.size();
        auto* button = new OptionButton(letterOf(k), option.words, this);
        button->setObjectName(QString::fromStdString(option.id));
        button->setTheme(*m_theme);
        connect(button, &OptionButton::clicked, this, [this, k] { choose(k); });
        connect(button, &OptionButton::confirmed, this, &OptionList::confirmed);
        m_rows->addWidget(button);
        button->show(); // a layout shows it later, and what is hidden takes no focus
        setTabOrder(k > 0 ? static_cast<QWidget*>(m_buttons.back()) : m_count, button);
        m_buttons.push_back(button);
        m_ids.push_back(option.id);
    }
    if (!m_buttons.empty()) setTabOrder(m_buttons.back(), m_count);
    m_count->setChecked(false);
    clear();
}

void OptionList::setTheme(const Theme& theme) {
    m_theme = &theme;
    for (OptionButton* button : m_buttons) button->setTheme(theme);
    QPalette quiet = theme.palette();
    quiet.setColor(QPalette::WindowText, theme.muted);
    m_room->setFont(theme.font(TextSize::Small));
    m_room->setPalette(quiet);
    m_count->setFont(theme.font(TextSize::Small));
}

void OptionList::setChosen(const std::string& id) {
    m_chosen = id;
    showState();
}

void OptionList::setOpen(bool open) {
    m_open = open;
    if (!open) m_count->setChecked(false);
    showState();
}

void OptionList::judge(const std::string& right, const std::string& wrong) {
    m_right = right;
    m_wrong = wrong;
    showState();
}

void OptionList::clear() {
    m_chosen = m_right = m_wrong = {};
    m_hands.assign(m_ids.size(), 0);
    showState();
}

bool OptionList::press(std::size_t option) {
    if (!m_open || option >= m_buttons.size()) return false;
    m_buttons[option]->setFocus();
    m_buttons[option]->click();
    return true;
}

void OptionList::choose(std::size_t option) {
    if (m_count->isChecked()) {
        ++m_hands[option];
        return showState();
    }
    m_chosen = m_ids[option];
    showState();
    emit optionChosen(QString::fromStdString(m_chosen));
}

void OptionList::focusFirst() {
    if (m_buttons.empty()) return;
    const auto chosen = std::ranges::find(m_ids, m_chosen);
    m_buttons[chosen == m_ids.end() ? 0 : std::size_t(chosen - m_ids.begin())]->setFocus();
}

void OptionList::showState() {
    using Judged = OptionButton::Judged;
    for (std::size_t k = 0; k < m_buttons.size(); ++k) {
        const std::string& id = m_ids[k];
        m_buttons[k]->setEnabled(m_open);
        m_buttons[k]->setChosen(id == m_chosen);
        m_buttons[k]->setJudged(id == m_right ? Judged::Right : id == m_wrong ? Judged::Wrong : Judged::No);
        m_buttons[k]->setHands(hands(k));
    }
    m_count->setVisible(m_open && !m_ids.empty());
    m_room->setVisible(m_open && m_count->isChecked());
    m_room->setText(roomText());
}

QString OptionList::roomText() const {
    QStringList keys;
    for (std::size_t k = 0; k < m_ids.size(); ++k) keys += QString::number(k + 1);
    if (keys.size() < 2) return {};
    const QString last = keys.takeLast();
    return tr("The room: press %1 or %2 to count hands. Nothing is sent anywhere.").arg(keys.join(", "), last);
}

} // namespace normscope::ui
