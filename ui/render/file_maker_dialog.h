// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "render/file_run.h"

#include <QDialog>

class QLabel;
class QProgressBar;
class QPushButton;

namespace normscope::ui {

class FileMaker;

// Makes a file of many pictures of a scenario's page. It stands beside the work, which goes on, and deletes itself when
// closed; closed early it leaves no file.
class FileMakerDialog : public QDialog {
    Q_OBJECT
public:
    bool running() const;
    void write(const QString& path); // without asking for it

public slots:
    void reject() override; // of one that runs: gives it up and stays

signals:
    void written(const QString& path);
    void stopped(); // failed or given up: there is no file

protected:
    // form: what the file is to be like, above the buttons. counted: "frame %v of %m".
    FileMakerDialog(QWidget& form, const QString& counted, QWidget* parent);

    virtual QString askPath() = 0; // empty: none was chosen
    virtual Expected<FileOrder> order(const QString& path) const = 0;
    void closeEvent(QCloseEvent* event) override;

private:
    void build();
    void hear(const QString& counted);
    void ask();
    void advance(const QString& what, std::size_t done, std::size_t planned);
    void end(const QString& said);
    void fail(const Error& error);
    void showState();

    QString m_path; // of the file being made
    QWidget* m_form;
    FileMaker* m_maker;
    QProgressBar* m_progress;
    QLabel* m_said;
    QPushButton* m_save;
    QPushButton* m_cancel;
};

} // namespace normscope::ui
