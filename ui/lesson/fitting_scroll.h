// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>

class QVBoxLayout;

namespace normscope::ui {

// A column of wrapped words that scrolls when it is too long. A scroll area of Qt does not ask wrapped words how high
// they are at its width; this one does whenever one of them changes.
class FittingScroll : public QScrollArea {
    Q_OBJECT
public:
    explicit FittingScroll(QWidget* parent = nullptr);

    QVBoxLayout& column() { return *m_column; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void fitHeight();

    QWidget* m_content;
    QVBoxLayout* m_column;
};

} // namespace normscope::ui
