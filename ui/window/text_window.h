// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

namespace normscope::ui {

// A window with a text to read beside the work; it blocks nothing.
class TextWindow : public QDialog {
    Q_OBJECT
public:
    TextWindow(const QString& title, const QString& html, QWidget* parent);
};

QString aboutText();    // version, licence, data, fonts, libraries
QString keyboardText(); // every key

} // namespace normscope::ui
