// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/text_window.h"

#include <QApplication>
#include <QDialogButtonBox>
#include <QTextBrowser>
#include <QVBoxLayout>

namespace normscope::ui {

namespace {

QString paragraph(const QString& heading, const QString& text) {
    return QStringLiteral("<p><b>%1</b><br>%2</p>").arg(heading, text);
}

} // namespace

TextWindow::TextWindow(const QString& title, const QString& html, QWidget* parent) : QDialog(parent) {
    setWindowTitle(title);
    setAttribute(Qt::WA_DeleteOnClose);
    auto* text = new QTextBrowser(this);
    text->setHtml(html);
    text->setOpenLinks(false); // this program opens no connection
    text->setFrameShape(QFrame::NoFrame);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
    auto* column = new QVBoxLayout(this);
    column->addWidget(text);
    column->addWidget(buttons);
    resize(560, 480);
}

QString aboutText() {
    const QString version = QApplication::applicationVersion();
    return QStringLiteral("<h3>NormScope %1</h3>").arg(version) +
           paragraph(TextWindow::tr("What it is"),
                     TextWindow::tr("It shows what normalization does inside a neural network. Every number comes "
                                    "from a pass run on this machine. It opens no network connection.")) +
           paragraph(TextWindow::tr("Licence"),
                     TextWindow::tr("GPL-3.0-or-later. Copyright 2026 the NormScope authors. No warranty.")) +
           paragraph(
               TextWindow::tr("Data"),
               TextWindow::tr("Wine: S. Aeberhard and M. Forina (1992), UCI Machine Learning Repository, CC BY 4.0. "
                              "Digits: E. Alpaydin and C. Kaynak (1998), Optical Recognition of Handwritten Digits, "
                              "UCI Machine Learning Repository, CC BY 4.0.")) +
           paragraph(TextWindow::tr("Font"), TextWindow::tr("IBM Plex Sans, SIL Open Font License 1.1.")) +
           paragraph(TextWindow::tr("Libraries"),
                     TextWindow::tr("Qt %1 (LGPL-3.0), QCustomPlot 2.1 (GPL-3.0-or-later), Eigen 3.4 (MPL-2.0), "
                                    "JSON for Modern C++ (MIT), libzip (BSD-3-Clause), "
                                    "tl::expected (CC0). Formulas set with MathJax 3 "
                                    "(Apache-2.0).")
                         .arg(qVersion()));
}

} // namespace normscope::ui
