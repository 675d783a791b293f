// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plot/theme.h"

#include <QLineEdit>

namespace normscope::ui {

// A number at the right of its row. It shows the pretty form; with the focus it is a line to type into. Return or
// leaving takes what was typed, Escape puts back what was.
class ValueField : public QLineEdit {
    Q_OBJECT
public:
    explicit ValueField(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    void setValue(const QString& shown, const QString& typed); // as shown, and as one types it
    const QString& shown() const { return m_shown; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override; // beside a long name

signals:
    void entered(const QString& text); // only if it was changed

protected:
    void paintEvent(QPaintEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;

private:
    void take();

    const Theme* m_theme;
    QString m_shown;
    QString m_typed;
};

} // namespace normscope::ui
