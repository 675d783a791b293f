// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plot/rich_text.h"

#include <QWidget>

#include <vector>

class QLabel;
class QVBoxLayout;

namespace normscope::ui {

// The right dock of a page: what is computed, what is to be seen, and small print at the foot, parted by rules.
class ExplanationDock : public QWidget {
    Q_OBJECT
public:
    void setTheme(const Theme& theme);
    void setSentence(const Text& sentence); // "What you see"

    static QLabel* wrappedLabel(QWidget* parent);

protected:
    explicit ExplanationDock(QWidget* parent);

    const Theme& shownTheme() const { return *m_theme; }
    QVBoxLayout& top() { return *m_top; } // for what is computed
    QLabel* addFoot();                    // small and muted
    virtual void themeChanged() {} // for what the page's own dock holds
    void fitHeight();              // to be called when words or widgets have changed
    void resizeEvent(QResizeEvent* event) override;

private:
    void build();
    void addRule();
    void scrollContent();

    const Theme* m_theme;
    Text m_sentence;
    QWidget* m_content;
    QVBoxLayout* m_column;
    QVBoxLayout* m_top;
    QLabel* m_heading;
    QLabel* m_see;
    std::vector<QLabel*> m_feet;
};

} // namespace normscope::ui
