// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plot/theme.h"

#include <QString>
#include <QWidget>

#include <string>
#include <vector>

class QCheckBox;
class QLabel;
class QVBoxLayout;

namespace normscope::ui {

class OptionButton;

// The answers to choose from. A room can vote: while hands are counted, each press of a key adds one to its answer.
class OptionList : public QWidget {
    Q_OBJECT
public:
    struct Option {
        std::string id;
        QString words;
    };

    explicit OptionList(QWidget* parent = nullptr);

    void setOptions(const std::vector<Option>& options); // the same ids keep choice and hands
    void setTheme(const Theme& theme);
    void setChosen(const std::string& id); // empty: none
    const std::string& chosen() const { return m_chosen; }
    void setOpen(bool open); // it can be chosen
    bool isOpen() const { return m_open; }
    void judge(const std::string& right, const std::string& wrong); // signs; empty: none
    void clear();                                                   // choice and hands

    bool press(std::size_t option); // as by its key; false: there is none, or it is closed
    int hands(std::size_t option) const { return option < m_hands.size() ? m_hands[option] : 0; }
    void focusFirst();

signals:
    void optionChosen(const QString& id);
    void confirmed();

private:
    void rebuild(const std::vector<Option>& options);
    void choose(std::size_t option);
    void showState();
    QString roomText() const;

    const Theme* m_theme;
    std::vector<std::string> m_ids;
    std::vector<OptionButton*> m_buttons;
    std::vector<int> m_hands;
    std::string m_chosen, m_right, m_wrong;
    bool m_open = true;
    QVBoxLayout* m_rows;
    QCheckBox* m_count;
    QLabel* m_room;
};

} // namespace normscope::ui
